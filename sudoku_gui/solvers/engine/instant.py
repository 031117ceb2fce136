"""The way to solve plain 9x9 grids at once, as people ask for it: its name and what it knows."""

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.unsuitable import UnsuitableGeometryError

NAME = "instant"
"""What the terminal calls this way of solving; it has no steps, and so is none to watch."""

TITLE = text("All cells at once, without steps to watch; for 9x9")

GEOMETRY = Geometry.of_size(9)
"""The grids that there are instant answers about."""


def require(geometry: Geometry) -> None:
    """Raise UnsuitableGeometryError unless there are instant answers about such grids."""
    if geometry.size != GEOMETRY.size:
        raise UnsuitableGeometryError(text('"{name}" solves 9x9 only', name=NAME))
    if geometry != GEOMETRY:
        raise UnsuitableGeometryError(
            text('"{name}" knows no houses but rows, columns and boxes of 3x3', name=NAME)
        )
