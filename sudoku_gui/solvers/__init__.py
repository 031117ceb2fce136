"""Searching and solving.

What others ask for by this package's name stands in `registry`, which names all algorithms to
watch and is loaded when something of it is first asked for: instant answers need none.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_gui.solvers.registry import (
        ALGORITHMS,
        UnknownAlgorithmError,
        algorithm_named,
        quick_algorithm,
    )

__all__ = ["ALGORITHMS", "UnknownAlgorithmError", "algorithm_named", "quick_algorithm"]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__} has no attribute {name}")
    return getattr(import_module(f"{__name__}.registry"), name)
