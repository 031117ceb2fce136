"""What each cell should look like, as plain values.

Comparing two looks tells whether a cell has to be painted again; painting a cell
needs its look and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING

from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit
from sudoku_gui.model.grid import BLANK, sign_of
from sudoku_gui.model.notes import CellNotes, Colour
from sudoku_gui.model.sheet import Origin, Sheet

# What functions import has to do with searches: the grid is shown without one first.
if TYPE_CHECKING:
    from sudoku_gui.solvers.explain.attempts import StepAttempts
    from sudoku_gui.solvers.search import Moment


class CellBackground(Enum):
    """The background of a cell, the strongest reason last."""

    PLAIN = "plain"
    SHADED = "shaded"  # what a filter leaves out
    HOUSE = "house"
    EQUAL = "equal"
    SELECTED = "selected"
    PLACED = "placed"
    TAKEN_BACK = "taken back"


@dataclass(frozen=True, slots=True)
class NotesLook:
    """The notes that can be seen in a cell."""

    notes: CellNotes
    excluded: frozenset[Digit]  # those of which a peer holds the digit
    size: int  # of the grid: how many digits there are


@dataclass(frozen=True, slots=True)
class CellLook:
    """All that can be seen of one cell."""

    sign: str = ""
    origin: Origin = Origin.NONE
    ground: CellBackground = CellBackground.PLAIN
    is_conflict: bool = False
    is_current_blank: bool = False
    is_dead_end: bool = False
    removed_sign: str = ""  # the sign just taken out of the cell, shown struck through
    is_blocker: bool = False  # its digit is why a digit just tried elsewhere was refused
    is_in_core: bool = False
    is_wrong: bool = False
    is_ambiguous: bool = False  # solutions differ here
    ambiguous_signs: str = ""  # signs of two of them
    is_preview: bool = False  # `sign` stands there only on trial
    is_highlighted: bool = False  # what the player highlighted is here
    colours: tuple[Colour, ...] = ()  # those that people gave to the cell
    is_tentative: bool = False  # its digit is being tried out
    notes: NotesLook | None = None
    heat: int = 0  # how much of a search its digits have cost in vain, in percent


@dataclass(frozen=True, slots=True)
class SearchMarks:
    """What a running search adds to the grid."""

    current_blank: Cell = NO_CELL
    placed: Cell = NO_CELL
    taken_back: Cell = NO_CELL
    taken_digit: Digit = BLANK
    dead_ends: frozenset[Cell] = frozenset()
    blockers: frozenset[Cell] = frozenset()

    @property
    def cells(self) -> frozenset[Cell]:
        """Every cell that is marked; NO_CELL among them where one of the marks is nowhere."""
        steps = self.current_blank, self.placed, self.taken_back
        return self.dead_ends.union(self.blockers, steps)


NO_MARKS = SearchMarks()


@dataclass(frozen=True, slots=True)
class Findings:
    """What checks have found out about cells."""

    core: frozenset[Cell] = frozenset()  # givens that cannot stand together
    wrong: frozenset[Cell] = frozenset()  # entries that contradict the solution
    # Cells in which solutions differ, with digits of some of them.
    ambiguous: Mapping[Cell, tuple[Digit, ...]] = field(default_factory=dict)
    # What a correction would write, BLANK where it would erase.
    preview: Mapping[Cell, Digit] = field(default_factory=dict)

    @property
    def cells(self) -> frozenset[Cell]:
        """Every cell that something is known of."""
        return self.core | self.wrong | self.ambiguous.keys() | self.preview.keys()


NO_FINDINGS = Findings()


def marks_of(moment: Moment, attempts: StepAttempts | None) -> SearchMarks:
    """Return the marks of one moment, with dead ends and blockers if there are `attempts`.

    A search that has ended is not marked any more, but for one that ends before its first
    step: it has nothing else to show than the blank that nothing fits.
    """
    from sudoku_gui.solvers.search import Outcome, StepKind  # noqa: PLC0415

    if moment.outcome is not Outcome.RUNNING:
        if moment.kind is not StepKind.START or moment.tried_at == NO_CELL:
            return NO_MARKS
        return SearchMarks(
            dead_ends=frozenset(moment.last_choice.cells), blockers=_blockers_in(attempts)
        )
    backtrack = moment.kind is StepKind.BACKTRACK
    return SearchMarks(
        current_blank=moment.current_blank,
        placed=moment.cell if moment.kind is StepKind.PLACE else NO_CELL,
        taken_back=moment.cell if backtrack else NO_CELL,
        taken_digit=moment.digit if backtrack else BLANK,
        dead_ends=_dead_ends_of(moment, attempts),
        blockers=_blockers_in(attempts),
    )


def looks_of(
    sheet: Sheet,
    cursor: Cell,
    conflicts: frozenset[Cell],
    marks: SearchMarks,
    selection: frozenset[Cell] = frozenset(),
) -> tuple[CellLook, ...]:
    """Return the look of every cell."""
    grounds = _grounds(sheet, cursor, selection, marks)
    ghost = sign_of(marks.taken_digit, blank="")
    # All others look as their digits do, which is found much faster than asked cell by cell.
    looks = list(map(_plain_look, sheet.grid, sheet.origins))
    marked = grounds.keys() | conflicts | marks.cells
    for cell in marked - {NO_CELL}:
        looks[cell] = _shared_look(
            sign_of(sheet.grid.digit_at(cell), blank=""),
            _ORIGINS[sheet.origins[cell]],
            grounds.get(cell, CellBackground.PLAIN),
            cell in conflicts,
            cell == marks.current_blank,
            cell in marks.dead_ends,
            ghost if cell == marks.taken_back else "",
            cell in marks.blockers,
        )
    return tuple(looks)


_ORIGINS = {int(origin): origin for origin in Origin}
# The cells of a grid share a few looks, and making a new one takes longer than finding it.
_shared_look = lru_cache(maxsize=4096)(CellLook)


@lru_cache(maxsize=256)
def _plain_look(digit: Digit, origin: int) -> CellLook:
    return _shared_look(sign_of(digit, blank=""), _ORIGINS[origin])


def _blockers_in(attempts: StepAttempts | None) -> frozenset[Cell]:
    if attempts is None:
        return frozenset()
    from sudoku_gui.solvers.explain.attempts import AttemptResult  # noqa: PLC0415

    refused = AttemptResult.REFUSED
    return frozenset(each.blocker for each in attempts.options if each.result is refused)


def _dead_ends_of(moment: Moment, attempts: StepAttempts | None) -> frozenset[Cell]:
    """Return the blank that nothing fits, or those of a house where a digit has no place.

    They are ahead of a placement, or just left by a backtrack.
    """
    from sudoku_gui.solvers.search import StepKind  # noqa: PLC0415

    if attempts is not None and attempts.dead_end:
        return frozenset(moment.next_choice.cells)
    is_backtrack = moment.kind is StepKind.BACKTRACK
    return frozenset(moment.last_choice.cells) if is_backtrack else frozenset()


def _grounds(
    sheet: Sheet, cursor: Cell, selection: frozenset[Cell], marks: SearchMarks
) -> dict[Cell, CellBackground]:
    grounds: dict[Cell, CellBackground] = {}
    if cursor != NO_CELL and marks is NO_MARKS:  # a search's marks need the quiet
        if len(selection) <= 1:  # the houses of one of several would say nothing
            grounds = _grounds_around(sheet, cursor)
        grounds.update(dict.fromkeys(selection | {cursor}, CellBackground.SELECTED))
    grounds[marks.placed] = CellBackground.PLACED
    grounds[marks.taken_back] = CellBackground.TAKEN_BACK
    return grounds


def _grounds_around(sheet: Sheet, cursor: Cell) -> dict[Cell, CellBackground]:
    """Return what the cells in a house with the cursor, or with its digit, stand on."""
    grounds = dict.fromkeys(sheet.geometry.peers_of(cursor), CellBackground.HOUSE)
    digit = sheet.grid.digit_at(cursor)
    for place, other in enumerate(sheet.grid):
        if digit and other == digit:
            grounds[Cell(place)] = CellBackground.EQUAL
    return grounds
