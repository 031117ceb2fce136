"""The search for what can be concluded on a sheet, in slices: what every hint begins with."""

from collections.abc import Sequence
from enum import Enum

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.solvers.diagnose.verdict import VerdictCheck, VerdictKind
from sudoku_gui.solvers.task import Resumable
from sudoku_gui.techniques.contradictions import Contradiction, contradiction_by
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.deduction_search import KeptSearch
from sudoku_gui.techniques.free_candidates import is_free
from sudoku_gui.techniques.position import Position, has_complete_notes
from sudoku_gui.techniques.technique import Technique


class HintScope(Enum):
    """How much is looked for."""

    EASIEST = "easiest"  # the first deduction
    EVERY = "every"  # all there are


class NotesUse(Enum):
    """What the player's notes are to the position."""

    NONE = "none"  # there are none
    INCOMPLETE = "incomplete"  # they play no part
    COMPLETE = "complete"  # they are the candidates


@dataclass(frozen=True, slots=True)
class HintResult:
    """What was found out about a sheet: what is wrong with it, or else what can be concluded."""

    position: Position
    notes_use: NotesUse
    contradiction: Contradiction | None = None
    leaves_out_uniqueness: bool = False
    """Whether techniques were left out because the puzzle is not known to have one solution."""
    deductions: tuple[Deduction, ...] = ()
    """From the easiest on; none if there is a contradiction."""


class HintTask:
    """A task that finds the easiest deduction of `techniques` on a sheet, or every one.

    Techniques that need a puzzle with one solution are left out where that is not known.  `kept`
    is what earlier tasks of the same thread have made for theirs.
    """

    def __init__(
        self,
        sheet: Sheet,
        techniques: Sequence[Technique],
        scope: HintScope = HintScope.EASIEST,
        kept: KeptSearch | None = None,
    ) -> None:
        self._givens = sheet.givens
        self._position = Position.of_sheet(sheet)
        self._notes_use = notes_use_of(sheet)
        self._techniques = techniques
        self._scope = scope
        self._kept = kept or KeptSearch()
        self._contradiction: Contradiction | None = None
        self._leaves_out = False
        self._found: list[Deduction] = []
        self._tried = 0  # techniques
        self._amount = 1
        self._steps = self._run()

    @property
    def partial_result(self) -> HintResult:
        """What is known by now."""
        return HintResult(
            self._position,
            self._notes_use,
            self._contradiction,
            self._leaves_out,
            tuple(self._found),
        )

    @property
    def progress(self) -> float:
        """How many of the techniques have been tried, from 0 to 1."""
        return self._tried / max(1, len(self._techniques))

    def work(self, amount: int) -> bool:
        """Make so many guesses at the puzzle, or then try the next technique, or a part of it."""
        self._amount = amount
        return next(self._steps, self) is self

    def _run(self) -> Resumable[None]:
        check = VerdictCheck(self._givens, limit=1)
        while not check.work(self._amount):
            yield
        verdict = check.verdict
        self._contradiction = yield from contradiction_by(verdict, self._position, self._givens)
        if self._contradiction is not None:
            return
        has_one = verdict.kind is VerdictKind.UNIQUE
        suited = [each for each in self._techniques if has_one or not each.needs_uniqueness]
        self._leaves_out = len(suited) < len(self._techniques)
        self._tried = len(self._techniques) - len(suited)
        if verdict.kind is VerdictKind.SEVERAL and (yield from is_free(self._position)):
            return
        search = self._kept.of(self._position.geometry, suited)
        stops_at_first = self._scope is HintScope.EASIEST
        found = search.by_technique(self._position, stops_at_first=stops_at_first)
        yield
        for deductions in found:
            self._tried += deductions is not None
            self._found += deductions or ()
            if self._found and stops_at_first:
                return
            yield


def notes_use_of(sheet: Sheet) -> NotesUse:
    """Return what the notes of `sheet` are to its position."""
    if not any(notes.digits for notes in sheet.notes):
        return NotesUse.NONE
    return NotesUse.COMPLETE if has_complete_notes(sheet) else NotesUse.INCOMPLETE
