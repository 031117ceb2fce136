"""All deductions here: lists what can be concluded in the position shown, and draws each."""

from PySide6.QtCore import QObject, Slot

from sudoku_gui.language import text, text_n
from sudoku_gui.presentation.grid.deduction_annotations import annotation_of_step
from sudoku_gui.presentation.hint.proof_steps import proof_steps
from sudoku_gui.techniques.deduction_search import KeptSearch
from sudoku_gui.techniques.hint_task import HintResult, HintScope, HintTask, NotesUse
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.grid.grid_overlays import AnnotationSource, GridOverlays
from sudoku_gui.ui.hint.deduction_player import play_deduction
from sudoku_gui.ui.hint.deductions_panel import DeductionsPanel
from sudoku_gui.ui.kit.panel_controller import PanelController
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.kit.threads.check_worker import CheckReport
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.search_controller import SearchController, SearchPhase
from sudoku_gui.wording.deductions import contradiction_sentence
from sudoku_gui.wording.hints import (
    LOOKING_FAILED,
    NOTES_COMPLETE,
    NOTES_INCOMPLETE,
    SOLVED,
    UNIQUENESS_LEFT_OUT,
)


class DeductionsController(PanelController):
    """Looks again after each move, as long as the panel is seen."""

    def __init__(
        self,
        game_controller: GameController,
        search: SearchController,
        overlays: GridOverlays,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        self._list = DeductionsPanel("deductions", text("Deductions"), follows_pointer=True)
        super().__init__(self._list, parent)
        self._game_controller = game_controller
        self._search = search
        self._overlays = overlays
        self._settings = settings
        self._result: HintResult | None = None
        self._thread = CheckThread(self)
        self._kept = KeptSearch()  # of that thread
        do = self._list.add_button("do-deduction", text("Do it"))
        for signal, slot in (
            (self._thread.reported, self._take),
            (self._thread.failed, self._tell_failure),
            (game_controller.sheet_changed, self.look),
            (game_controller.notes_changed, self.look),
            (search.moment_changed, self.look),
            (search.phase_changed, self.look),
            (self._list.shown, self.look),
            (self._list.hidden, self._rest),
            (self._list.table.row_looked_at, self._draw),
            (self._list.table.left, self._withdraw),
            (self._list.table.row_chosen, self._do),
            (do.clicked, self._do_current),
        ):
            signal.connect(slot)

    @Slot()
    def look(self) -> None:
        """Look for what can be concluded now, unless nobody sees it or a search goes by."""
        self._withdraw()
        if not self._list.isVisible() or self._search.phase is SearchPhase.PLAYING:
            return
        sheet = self._game_controller.shown.with_all_entered()
        techniques = self._settings.techniques()
        kept = self._kept
        self._thread.begin(lambda: HintTask(sheet, techniques, HintScope.EVERY, kept))

    def catch_up(self) -> None:
        self.look()

    def shut_down(self) -> None:
        self._thread.shut_down()

    @Slot(object)
    def _take(self, report: CheckReport) -> None:
        assert isinstance(report.partial_result, HintResult)
        result = self._result = report.partial_result
        progress = 1.0 if report.is_done else report.progress
        self._list.show_found(result.deductions, result.position.geometry, progress)
        self._say(result, is_done=report.is_done)

    @Slot()
    def _tell_failure(self) -> None:
        geometry = self._game_controller.shown.grid.geometry
        self._result = None
        self._list.show_found((), geometry, 1.0)
        self._list.say_all(LOOKING_FAILED)

    def _say(self, result: HintResult, *, is_done: bool) -> None:
        if result.contradiction is not None:
            geometry = result.position.geometry
            self._list.say_all(contradiction_sentence(result.contradiction, geometry))
            return
        count = text_n("{n} deduction", "{n} deductions", n=len(result.deductions))
        if is_done and not result.deductions:
            is_solved = result.position.grid.is_complete()
            count = SOLVED if is_solved else text("No technique helps here.")
        notes = {NotesUse.COMPLETE: (NOTES_COMPLETE,), NotesUse.INCOMPLETE: (NOTES_INCOMPLETE,)}
        left_out = (UNIQUENESS_LEFT_OUT,) if result.leaves_out_uniqueness else ()
        self._list.say_all(count, *notes.get(result.notes_use, ()), *left_out)

    @Slot(int)
    def _draw(self, row: int) -> None:
        if self._result is None or row >= len(self._result.deductions):
            return
        deduction, position = self._result.deductions[row], self._result.position
        end = proof_steps(deduction, position.geometry)[-1]
        annotation = annotation_of_step(end, deduction, position)
        self._overlays.annotate(AnnotationSource.DEDUCTIONS, annotation)

    @Slot()
    def _withdraw(self) -> None:
        self._overlays.withdraw(AnnotationSource.DEDUCTIONS)

    @Slot()
    def _rest(self) -> None:
        self._thread.drop()
        self._withdraw()

    @Slot()
    def _do_current(self) -> None:
        self._do(max(0, self._list.table.currentIndex().row()))

    @Slot(int)
    def _do(self, row: int) -> None:
        """Play a deduction, which counts as a hint."""
        result = self._result
        if result is None or row >= len(result.deductions):
            return
        self._game_controller.edit_game(lambda game: game.count_hint())
        notice = play_deduction(result.deductions[row], result, self._game_controller)
        if notice is not None:
            self.notice_posted.emit(notice)
