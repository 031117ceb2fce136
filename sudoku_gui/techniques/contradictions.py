"""What is wrong with a position, so that nothing is to be concluded from it."""

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit, House
from sudoku_gui.model.grid import Conflict, Grid
from sudoku_gui.solvers.diagnose.counting import solving
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictKind
from sudoku_gui.solvers.task import Resumable
from sudoku_gui.techniques.position import Position


@dataclass(frozen=True, slots=True)
class ClashingDigits:
    """Digits stand twice in a house."""

    conflicts: tuple[Conflict, ...]


@dataclass(frozen=True, slots=True)
class UnsolvableGivens:
    """The puzzle itself has no solution."""


@dataclass(frozen=True, slots=True)
class WrongEntry:
    """An entry leaves no solution to the givens and the entries in cells before it."""

    candidate: Candidate


@dataclass(frozen=True, slots=True)
class MissingCandidate:
    """The digit of the only solution is not among the candidates of its cell."""

    candidate: Candidate


@dataclass(frozen=True, slots=True)
class CellWithoutCandidate:
    """A blank has no candidate left."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class HouseWithoutPlace:
    """A house has no place left for a digit."""

    house: House
    digit: Digit


Contradiction = (
    ClashingDigits
    | UnsolvableGivens
    | WrongEntry
    | MissingCandidate
    | CellWithoutCandidate
    | HouseWithoutPlace
)


def contradiction_by(
    verdict: Verdict, position: Position, givens: Grid
) -> Resumable[Contradiction | None]:
    """Return what is wrong with a position of the puzzle with these givens; None if nothing is.

    verdict: on the givens.  Where the puzzle has several solutions, or so many tries that nobody
    knows, candidates that are missing are noticed only if a cell or a house has none left.
    """
    conflicts = position.grid.conflicts()
    if conflicts:
        return ClashingDigits(conflicts)
    match verdict.kind:
        case VerdictKind.NONE:
            return UnsolvableGivens()
        case VerdictKind.UNIQUE:
            return _against(verdict.found[0], position) or _local(position)
        case VerdictKind.SEVERAL:
            return (yield from _wrong_entry(position, givens)) or _local(position)
    return _local(position)


def _against(solution: Grid, position: Position) -> WrongEntry | MissingCandidate | None:
    """Return the first entry that is not of the solution, or else the first candidate missing."""
    grid = position.grid
    for cell in grid.filled():
        if grid.digit_at(cell) != solution.digit_at(cell):
            return WrongEntry(Candidate(cell, grid.digit_at(cell)))
    for cell in grid.blanks():
        if not position.is_candidate(cell, solution.digit_at(cell)):
            return MissingCandidate(Candidate(cell, solution.digit_at(cell)))
    return None


def _wrong_entry(position: Position, givens: Grid) -> Resumable[WrongEntry | None]:
    """Return the first entry that leaves none of several solutions."""
    if (yield from solving(position.grid)) is not None:
        return None
    grid = givens
    for cell in position.grid.filled():
        digit = position.grid.digit_at(cell)
        grid = grid.with_digit(cell, digit)
        if (yield from solving(grid)) is None:
            return WrongEntry(Candidate(cell, digit))
    raise AssertionError("the last of these grids has no solution")


def _local(position: Position) -> CellWithoutCandidate | HouseWithoutPlace | None:
    """Return the first cell without candidates, or else the first house without a place."""
    for cell in position.grid.blanks():
        if not position.masks[cell]:
            return CellWithoutCandidate(cell)
    for house in position.geometry.houses:
        for digit in map(Digit, position.geometry.digits):
            if not position.places_left(house, digit):
                return HouseWithoutPlace(house, digit)
    return None
