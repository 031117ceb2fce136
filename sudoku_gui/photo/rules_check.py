"""What the rules say to a reading: a puzzle has exactly one solution.

Where what is printed has none, or several, another reading of one cell may explain it.  Where it
has one, that may explain a written digit that was hard to read.  Either is suggested, not put in,
for printed puzzles have slips too, and people make mistakes; and what was read for sure is left
alone.
"""

from collections.abc import Iterator
from math import log

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.photo.grid_reading import CellKind, ReadCell, Suggestion, givens_of
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictKind, verdict_on

_TRIED = 60  # changes; what is less likely is no explanation
_LEAST_LIKELY = 0.002
_ENOUGH_SOLUTIONS = 1  # counted up to this, to know whether there is a second one
_LIKELY_ENTRY = 0.01
_NAMED = 3  # blanks that may hold a digit, where no single one settles it
_SOLUTIONS = 100  # counted at most


def verdict_of(cells: tuple[ReadCell, ...]) -> Verdict:
    """Return the verdict on what was read as printed."""
    return verdict_on(givens_of(cells), _SOLUTIONS)


def suggestions_for(cells: tuple[ReadCell, ...], verdict: Verdict) -> tuple[Suggestion, ...]:
    """Return other readings of single cells that the rules speak for.

    Where there is not one solution, the cheapest change after which there is one; where several
    are left whatever is read, the likeliest of the blanks that may hold a digit.  Where there is
    one, what it has where an entry that is not sure may be read so as well.
    """
    match verdict.kind:
        case VerdictKind.CONFLICT | VerdictKind.NONE:
            changes = list(_changes(cells))
        case VerdictKind.SEVERAL:
            changes = [each for each in _changes(cells) if cells[each.cell].digit == BLANK]
        case VerdictKind.UNIQUE:
            return tuple(_entries_by(verdict.found[0], cells))
        case _:
            return ()
    grid = givens_of(cells)
    for change in changes:
        changed = grid.with_digit(change.cell, change.digit)
        if verdict_on(changed, _ENOUGH_SOLUTIONS).kind is VerdictKind.UNIQUE:
            return (change,)
    if verdict.kind is not VerdictKind.SEVERAL:
        return ()
    likeliest = {change.cell: change for change in reversed(changes)}
    return tuple(sorted(likeliest.values(), key=changes.index)[:_NAMED])


def _entries_by(solution: Grid, cells: tuple[ReadCell, ...]) -> Iterator[Suggestion]:
    """Yield the digits of the solution that are other likely readings of entries."""
    for number, cell in enumerate(cells):
        if cell.kind is not CellKind.ENTRY or cell.is_digit_sure:
            continue
        for guess in cell.guesses[1:]:
            if guess.digit == solution.digits[number] and guess.probability >= _LIKELY_ENTRY:
                yield Suggestion(Cell(number), guess.digit)


def _changes(cells: tuple[ReadCell, ...]) -> Iterator[Suggestion]:
    """Yield other readings of what is printed or blank and not sure, the likeliest first."""
    costs: dict[Suggestion, float] = {}
    for number, cell in enumerate(cells):
        if cell.is_digit_sure or cell.kind is CellKind.ENTRY:
            continue
        for guess in cell.guesses[1:]:
            if guess.probability >= _LEAST_LIKELY:
                change = Suggestion(Cell(number), guess.digit)
                costs[change] = log(cell.probability) - log(guess.probability)
    yield from sorted(costs, key=lambda change: costs[change])[:_TRIED]
