"""What keeps loading the window short: Python's own `import`, and no search for garbage."""

import builtins
import gc
from importlib import import_module


def begin_loading() -> None:
    """Load Qt, to be called before anything of the window is imported.

    PySide6 lays an `import` of its own over Python's, which reads the source of each module
    loaded from then on: it looks for users of its `__feature__`, and nothing here is one.  So
    Python's is put back.  Of what is made until the window is open, all that is garbage goes by
    itself, and searching for more would take a tenth of that time.
    """
    gc.disable()
    pythons_own = builtins.__import__
    import_module("PySide6.QtCore")
    builtins.__import__ = pythons_own


def end_loading() -> None:
    """Search for garbage from now on, but not among what lives as long as the window."""
    gc.freeze()
    gc.enable()


def begin_ending() -> None:
    """Let what lived as long as the window go like all else."""
    gc.unfreeze()
