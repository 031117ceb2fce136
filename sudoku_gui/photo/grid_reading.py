"""What was read of a grid: a digit or a blank for each cell, and how sure that is."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictKind

if TYPE_CHECKING:
    from sudoku_gui.photo.grid_finder import FoundGrid

SURE = 0.9
"""What is as probable as this is taken as it is; no other reading is suggested."""

GEOMETRY = Geometry.of_size(9)


class CellKind(Enum):
    """What stands in a cell; the values are those of the terminal."""

    BLANK = "blank"
    GIVEN = "given"
    ENTRY = "entry"  # written by hand


@dataclass(frozen=True, slots=True)
class DigitGuess:
    """A digit, or BLANK, that a cell may hold."""

    digit: Digit
    probability: float


@dataclass(frozen=True, slots=True)
class ReadCell:
    """What a cell may hold, the likeliest first; all ten add up to 1."""

    guesses: tuple[DigitGuess, ...]
    is_written: bool = False  # what is there looks written by hand, not printed
    kind_probability: float = 1.0  # how sure it is which of the two

    @property
    def digit(self) -> Digit:
        """What it was read as, or BLANK."""
        return self.guesses[0].digit

    @property
    def kind(self) -> CellKind:
        """Whether a digit was read, and whether it was printed or written by hand."""
        if self.digit == BLANK:
            return CellKind.BLANK
        return CellKind.ENTRY if self.is_written else CellKind.GIVEN

    @property
    def probability(self) -> float:
        """How sure that is."""
        return self.guesses[0].probability

    @property
    def is_digit_sure(self) -> bool:
        """Whether the digit was read for sure; it may contradict the solution all the same."""
        return self.probability >= SURE

    @property
    def is_kind_sure(self) -> bool:
        """Whether it is sure that it was printed, or written; nothing is neither."""
        return self.digit == BLANK or self.kind_probability >= SURE

    @property
    def is_sure(self) -> bool:
        """Whether there is nothing to look at."""
        return self.is_digit_sure and self.is_kind_sure


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Another digit in one cell, or BLANK, which the rules speak for."""

    cell: Cell
    digit: Digit


@dataclass(frozen=True, slots=True)
class GridReading:
    """A grid of a picture as it was read, and what the rules say to that."""

    found: FoundGrid  # its corners begin at the top left of the grid as it is read
    cells: tuple[ReadCell, ...]
    verdict: Verdict
    suggestions: tuple[Suggestion, ...] = ()

    @property
    def grid(self) -> Grid:
        """The digits as they were read, printed or written."""
        return grid_of(self.cells)

    @property
    def givens(self) -> Grid:
        """The puzzle: the printed digits."""
        return givens_of(self.cells)

    @property
    def unsure(self) -> tuple[Cell, ...]:
        """The cells that somebody should look at."""
        return tuple(Cell(number) for number, cell in enumerate(self.cells) if not cell.is_sure)

    @property
    def contradictions(self) -> tuple[Cell, ...]:
        """The entries that are another digit than the solution has."""
        return contradictions_in(self.cells, self.verdict)


def grid_of(cells: tuple[ReadCell, ...]) -> Grid:
    """Return what cells were read as."""
    return Grid(GEOMETRY, bytes(cell.digit for cell in cells))


def givens_of(cells: tuple[ReadCell, ...]) -> Grid:
    """Return the printed digits among what cells were read as."""
    printed = (cell.digit if cell.kind is CellKind.GIVEN else BLANK for cell in cells)
    return Grid(GEOMETRY, bytes(printed))


def contradictions_in(cells: tuple[ReadCell, ...], verdict: Verdict) -> tuple[Cell, ...]:
    """Return the entries that contradict the solution, as far as there is exactly one.

    Whoever filled them in made a mistake, or they were misread.
    """
    if verdict.kind is not VerdictKind.UNIQUE:
        return ()
    both = enumerate(zip(cells, verdict.found[0].digits, strict=True))
    return tuple(
        Cell(number)
        for number, (cell, digit) in both
        if cell.kind is CellKind.ENTRY and cell.digit != digit
    )


def is_puzzle(grid: Grid) -> bool:
    """Return whether a grid has digits and blanks, as a puzzle has, but not its solution."""
    return BLANK in grid.digits and grid.filled_count() > 0
