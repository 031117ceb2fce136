"""The symmetries that the givens of a puzzle may lie in, and the sets of cells they make.

Each is a group of ways to lay a square on itself; what one given needs is that all cells it is
laid on have a given, too.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from functools import cache

from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Cell, Geometry

_Motion = Callable[[int, int, int], tuple[int, int]]
"""Where a row and a column of a square go whose last row has that number."""


class Symmetry(Enum):
    """A symmetry of the cells with givens; the value is its name in the terminal."""

    NONE = "none"
    HALF_TURN = "half-turn"
    QUARTER_TURNS = "quarter-turns"
    LEFT_RIGHT = "left-right"
    TOP_BOTTOM = "top-bottom"
    BOTH_MIRRORS = "both-mirrors"
    DIAGONAL = "diagonal"
    ANTIDIAGONAL = "antidiagonal"
    BOTH_DIAGONALS = "both-diagonals"

    @property
    def title(self) -> Text:
        """What people call it."""
        return _TITLES[self]

    def orbits(self, geometry: Geometry) -> tuple[tuple[Cell, ...], ...]:
        """Return the cells of a grid in sets of which all or none have a given.

        Each set ascends, and the sets are in the order of their first cells.
        """
        return _orbits_of(self, geometry)


def _half_turn(row: int, column: int, last: int) -> tuple[int, int]:
    return last - row, last - column


def _quarter_turn(row: int, column: int, last: int) -> tuple[int, int]:
    return column, last - row


def _left_right(row: int, column: int, last: int) -> tuple[int, int]:
    return row, last - column


def _top_bottom(row: int, column: int, last: int) -> tuple[int, int]:
    return last - row, column


def _diagonal(row: int, column: int, _: int) -> tuple[int, int]:
    return column, row


def _antidiagonal(row: int, column: int, last: int) -> tuple[int, int]:
    return last - column, last - row


_GENERATORS: dict[Symmetry, Sequence[_Motion]] = {
    Symmetry.NONE: (),
    Symmetry.HALF_TURN: (_half_turn,),
    Symmetry.QUARTER_TURNS: (_quarter_turn,),
    Symmetry.LEFT_RIGHT: (_left_right,),
    Symmetry.TOP_BOTTOM: (_top_bottom,),
    Symmetry.BOTH_MIRRORS: (_left_right, _top_bottom),
    Symmetry.DIAGONAL: (_diagonal,),
    Symmetry.ANTIDIAGONAL: (_antidiagonal,),
    Symmetry.BOTH_DIAGONALS: (_diagonal, _antidiagonal),
}

_TITLES = {
    Symmetry.NONE: text("No symmetry"),
    Symmetry.HALF_TURN: text("Half turn"),
    Symmetry.QUARTER_TURNS: text("Quarter turns"),
    Symmetry.LEFT_RIGHT: text("Mirror, left and right"),
    Symmetry.TOP_BOTTOM: text("Mirror, top and bottom"),
    Symmetry.BOTH_MIRRORS: text("Both mirrors"),
    Symmetry.DIAGONAL: text("Diagonal"),
    Symmetry.ANTIDIAGONAL: text("Other diagonal"),
    Symmetry.BOTH_DIAGONALS: text("Both diagonals"),
}


@cache  # for whoever looks at each puzzle of a list
def _orbits_of(symmetry: Symmetry, geometry: Geometry) -> tuple[tuple[Cell, ...], ...]:
    last = geometry.size - 1
    found: dict[tuple[Cell, ...], None] = {}
    for cell in map(Cell, geometry.cells):
        places = _closure(geometry.row_of(cell), geometry.column_of(cell), last, symmetry)
        found[tuple(sorted(geometry.cell_at(*place) for place in places))] = None
    return tuple(found)


def _closure(row: int, column: int, last: int, symmetry: Symmetry) -> set[tuple[int, int]]:
    """Return all places that a place is laid on."""
    met = {(row, column)}
    waiting = [(row, column)]
    while waiting:
        place = waiting.pop()
        for motion in _GENERATORS[symmetry]:
            there = motion(*place, last)
            if there not in met:
                met.add(there)
                waiting.append(there)
    return met
