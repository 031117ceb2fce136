"""Whether the engine runs compiled or as Python; `search_base` describes the two forms."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from pathlib import Path

from sudoku_gui.language import Text, text
from sudoku_gui.solvers.engine import propagation


def is_compiled() -> bool:
    """Return whether the hot files were compiled when the program was installed."""
    return isinstance(propagation.__loader__, ExtensionFileLoader)


def form() -> Text:
    """Return what people call the form in use."""
    return text("compiled") if is_compiled() else text("pure Python")


def is_compiled_elsewhere() -> bool:
    """Return whether Python would find a compiled engine if it had not found this one first.

    So it is in a checkout: Python looks there first, and for what is installed afterwards.
    """
    package, _, name = propagation.__name__.rpartition(".")
    here = Path(__file__).resolve().parent
    places = [Path(entry, *package.split(".")) for entry in sys.path]
    return any(
        place.joinpath(name + suffix).is_file()
        for place in places
        if place.resolve() != here
        for suffix in EXTENSION_SUFFIXES
    )
