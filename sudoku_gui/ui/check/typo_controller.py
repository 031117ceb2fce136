"""What may be wrong with the puzzle: asked in the background while the panel is open.

The next edit ends an analysis.  While the panel is open the new puzzle is then asked
about, so that one correction after another can be tried and taken back.
"""

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.presentation.grid.cell_look import NO_FINDINGS, Findings
from sudoku_gui.presentation.typo_panel_words import (
    Correction,
    disambiguation_content,
    looking,
    nothing_to_find,
    typo_content,
)
from sudoku_gui.solvers.diagnose.disambiguation import Disambiguation, DisambiguationFinder
from sudoku_gui.solvers.diagnose.typo_task import TypoFindings, TypoTask
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictKind
from sudoku_gui.ui.check.verdict_controller import VerdictController
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.kit.threads.check_worker import CheckReport
from sudoku_gui.wording.verdicts import NOTHING_TO_FIND


class TypoController(QObject):
    """One analysis at a time, about the puzzle that is judged."""

    opened = Signal()
    closed = Signal()
    content_changed = Signal(object)  # TypoPanelContent
    findings_changed = Signal(object)  # Findings

    def __init__(
        self, thread: CheckThread, verdicts: VerdictController, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._thread = thread
        self._verdicts = verdicts
        self._number = 0
        self._is_open = False
        self._found: TypoFindings | Disambiguation | None = None
        self._preview: Correction | None = None
        thread.reported.connect(self._take)
        verdicts.puzzle_changed.connect(self._forget)
        verdicts.verdict_reached.connect(self._inquire)

    @property
    def findings(self) -> Findings:
        """What is to be marked in the grid."""
        preview = self._preview.digits if self._preview else {}
        match self._found:
            case TypoFindings(core=core):
                return Findings(core=frozenset(core.cells), preview=preview)
            case Disambiguation(differing_cells=differing):
                return Findings(ambiguous=self._doubts_in(differing), preview=preview)
            case _:
                return NO_FINDINGS

    @Slot()
    def open(self) -> None:
        """Ask about the puzzle, and about every other until `close`."""
        was_open, self._is_open = self._is_open, True
        if not was_open:
            self._forget()
            if self._verdicts.verdict is not None:
                self._inquire(self._verdicts.verdict)
        self.opened.emit()

    @Slot()
    def close(self) -> None:
        """Ask no more, and mark nothing."""
        if self._is_open:
            self._is_open = False
            if self._number == self._thread.number:
                self._thread.drop()
            self._found = self._preview = None
            self.findings_changed.emit(self.findings)
            self.closed.emit()

    @Slot(object)
    def preview(self, correction: Correction) -> None:
        """Show in the grid what `correction` would write."""
        self._preview = correction
        self.findings_changed.emit(self.findings)

    @Slot()
    def end_preview(self) -> None:
        """Show the grid as it is."""
        self._preview = None
        self.findings_changed.emit(self.findings)

    @Slot()
    def _forget(self) -> None:
        self._found = self._preview = None
        if self._is_open:
            self.findings_changed.emit(self.findings)
            self.content_changed.emit(looking())

    @Slot(object)
    def _inquire(self, verdict: Verdict) -> None:
        givens = self._verdicts.givens
        if not self._is_open:
            return
        if verdict.kind in NOTHING_TO_FIND:
            self.content_changed.emit(nothing_to_find(NOTHING_TO_FIND[verdict.kind]))
        elif verdict.kind is VerdictKind.SEVERAL:
            self._number = self._thread.begin(lambda: DisambiguationFinder(givens))
        else:
            self._number = self._thread.begin(lambda: TypoTask(givens))

    @Slot(object)
    def _take(self, report: CheckReport) -> None:
        geometry = self._verdicts.givens.geometry
        if report.number != self._number:
            return
        progress, is_done = report.progress, report.is_done
        match report.partial_result:
            case TypoFindings() as found:
                self._found = found
                self.content_changed.emit(typo_content(found, geometry, progress, is_done))
            case Disambiguation() as found:
                self._found = found
                self.content_changed.emit(
                    disambiguation_content(found, geometry, progress, is_done)
                )
        self.findings_changed.emit(self.findings)

    def _doubts_in(self, differing: tuple[Cell, ...]) -> dict[Cell, tuple[Digit, ...]]:
        """Return the cells in which the first two solutions differ, with both digits."""
        verdict = self._verdicts.verdict
        found: tuple[Grid, ...] = verdict.found if verdict else ()
        digits = {cell: [grid.digit_at(cell) for grid in found] for cell in differing}
        return {cell: tuple(each) if len(set(each)) > 1 else () for cell, each in digits.items()}
