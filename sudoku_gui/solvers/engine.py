"""In which of its two forms the engine is in use; `walk` says what the forms are."""

from importlib.machinery import ExtensionFileLoader

from sudoku_gui.language import Text, text
from sudoku_gui.solvers import propagation


def is_compiled() -> bool:
    """Whether the hot files were compiled when the program was installed."""
    return isinstance(propagation.__loader__, ExtensionFileLoader)


def form() -> Text:
    """What people call the form in use."""
    return text("compiled") if is_compiled() else text("pure Python")
