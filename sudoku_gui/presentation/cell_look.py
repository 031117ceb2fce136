"""What each cell should look like, as plain values.

Comparing two looks tells whether a cell has to be painted again; painting a cell
needs its look and nothing else.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK, sign_of
from sudoku_gui.model.sheet import Origin, Sheet
from sudoku_gui.solvers.explain.attempts import AttemptResult, StepAttempts
from sudoku_gui.solvers.search import NO_CELL, Moment, Outcome, StepKind


class CellBackground(Enum):
    """The background of a cell, the strongest reason last."""

    PLAIN = "plain"
    HOUSE = "house"
    EQUAL = "equal"
    SELECTED = "selected"
    PLACED = "placed"
    TAKEN_BACK = "taken back"


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


@dataclass(frozen=True, slots=True)
class SearchMarks:
    """What a running search adds to the grid."""

    current_blank: Cell = NO_CELL
    placed: Cell = NO_CELL
    taken_back: Cell = NO_CELL
    taken_digit: Digit = BLANK
    dead_ends: frozenset[Cell] = frozenset()
    blockers: frozenset[Cell] = frozenset()


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
    sheet: Sheet, selected: Cell, conflicts: frozenset[Cell], marks: SearchMarks
) -> tuple[CellLook, ...]:
    """Return the look of every cell."""
    grounds = _grounds(sheet, selected, marks)
    ghost = sign_of(marks.taken_digit, blank="")
    return tuple(
        _shared_look(
            sign_of(digit, blank=""),
            _ORIGINS[origin],
            grounds.get(Cell(cell), CellBackground.PLAIN),
            cell in conflicts,
            cell == marks.current_blank,
            cell in marks.dead_ends,
            ghost if cell == marks.taken_back else "",
            cell in marks.blockers,
        )
        for cell, (digit, origin) in enumerate(zip(sheet.grid, sheet.origins, strict=True))
    )


def with_findings(looks: tuple[CellLook, ...], findings: Findings) -> tuple[CellLook, ...]:
    """Return `looks` with what checks have found out.

    Most cells keep theirs.
    """
    cells = findings.cells
    if not cells:
        return looks
    shown = list(looks)
    for cell in cells:
        shown[cell] = _with_finding(looks[cell], cell, findings)
    return tuple(shown)


_ORIGINS = {int(origin): origin for origin in Origin}
# The cells of a grid share a few looks, and making a new one takes longer than finding it.
_shared_look = lru_cache(maxsize=4096)(CellLook)


def _with_finding(look: CellLook, cell: Cell, findings: Findings) -> CellLook:
    doubt = " ".join(map(sign_of, findings.ambiguous.get(cell, ())))
    found = replace(
        look,
        is_in_core=cell in findings.core,
        is_wrong=cell in findings.wrong,
        is_ambiguous=cell in findings.ambiguous,
        ambiguous_signs=doubt,
    )
    if cell not in findings.preview:
        return found
    sign = sign_of(findings.preview[cell], blank="")
    return replace(found, sign=sign, removed_sign="" if sign else look.sign, is_preview=True)


def _blockers_in(attempts: StepAttempts | None) -> frozenset[Cell]:
    options = attempts.options if attempts else ()
    return frozenset(each.blocker for each in options if each.result is AttemptResult.REFUSED)


def _dead_ends_of(moment: Moment, attempts: StepAttempts | None) -> frozenset[Cell]:
    """Return the blank that nothing fits, or those of a house where a digit has no place.

    They are ahead of a placement, or just left by a backtrack.
    """
    if attempts is not None and attempts.dead_end:
        return frozenset(moment.next_choice.cells)
    is_backtrack = moment.kind is StepKind.BACKTRACK
    return frozenset(moment.last_choice.cells) if is_backtrack else frozenset()


def _grounds(sheet: Sheet, selected: Cell, marks: SearchMarks) -> dict[Cell, CellBackground]:
    grounds: dict[Cell, CellBackground] = {}
    if selected != NO_CELL and marks is NO_MARKS:  # a search's marks need the quiet
        for peer in sheet.geometry.peers_of(selected):
            grounds[peer] = CellBackground.HOUSE
        digit = sheet.grid.digit_at(selected)
        for place, other in enumerate(sheet.grid):
            if digit and other == digit:
                grounds[Cell(place)] = CellBackground.EQUAL
        grounds[selected] = CellBackground.SELECTED
    grounds[marks.placed] = CellBackground.PLACED
    grounds[marks.taken_back] = CellBackground.TAKEN_BACK
    return grounds
