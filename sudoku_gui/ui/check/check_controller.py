"""What is found out about the puzzle beside any search: connects the checks with what shows it."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.notice import Notice, NoticeAction
from sudoku_gui.presentation.typo_panel_words import Correction
from sudoku_gui.ui.check.entry_checker import EntryChecker
from sudoku_gui.ui.check.typo_controller import TypoController
from sudoku_gui.ui.check.typo_panel import TypoPanel
from sudoku_gui.ui.check.verdict_controller import VerdictController
from sudoku_gui.ui.check.verdict_presenter import VerdictPresenter
from sudoku_gui.ui.check.verdict_view import VerdictView
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.search_controller import SearchController, SearchPhase


class CheckController(QObject):
    """Checks every puzzle that becomes current, and lists on request what may be wrong with it."""

    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        game_controller: GameController,
        search: SearchController,
        verdict: VerdictView,
        typo_panel: TypoPanel,
        grid: GridWidget,
        overlays: GridOverlays,
        actions: Mapping[ActionId, QAction],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._verdict = verdict
        self._typo_panel = typo_panel
        self._grid = grid
        self._overlays = overlays
        self._thread = CheckThread(self)
        self.verdicts = VerdictController(self._thread, self)
        self.typos = TypoController(self._thread, self.verdicts, self)
        self.entries = EntryChecker(self._thread, self.verdicts, game_controller, self)
        self.presenter = VerdictPresenter(
            game_controller, self.verdicts, self.entries, verdict, self
        )
        self._connect(search)
        self._connect_actions(actions)

    def shut_down(self) -> None:
        """End the checks and their thread; to be called before the window goes."""
        self._thread.shut_down()

    def _connect(self, search: SearchController) -> None:
        """Let verdicts, lists and marks follow the game, and be shown."""
        for signal, slot in (
            (self._game_controller.sheet_changed, self.verdicts.check),
            (self._verdict.why_asked, self.typos.open),
            (self.entries.notice_posted, self.notice_posted),
            (self.entries.marked, self._mark),
            (self.entries.pointed_at, self._grid.select),
            (self.typos.opened, self.entries.give_way),
            (self.typos.content_changed, self._typo_panel.show_content),
            (self.typos.findings_changed, self._mark),
            (self._typo_panel.previewed, self.typos.preview),
            (self._typo_panel.preview_ended, self.typos.end_preview),
            (self._typo_panel.closed, self.typos.close),
            (self._typo_panel.chosen, self._try),
            (search.phase_changed, self._make_way),
        ):
            signal.connect(slot)

    def _connect_actions(self, actions: Mapping[ActionId, QAction]) -> None:
        handlers = {
            ActionId.FIND_TYPO: self.typos.open,
            ActionId.CHECK_ENTRIES: self.entries.check_entries,
            ActionId.FIND_MISTAKE: self._find_mistake,
            ActionId.CLEAR_MARKS: self._clear_marks,
        }
        bind_actions(actions, handlers)

    @Slot()
    def _mark(self) -> None:
        findings = replace(self.typos.findings, wrong=self.entries.wrong)
        self._overlays.show_findings(findings)

    @Slot()
    def _find_mistake(self) -> None:
        self.typos.close()  # an analysis under way would be replaced, and its list stand still
        self.entries.find_mistake()

    @Slot()
    def _clear_marks(self) -> None:
        self.typos.close()
        self.entries.clear()

    @Slot(object)
    def _try(self, correction: Correction) -> None:
        """One move, which one undo takes back."""
        self._game_controller.type_givens(correction.digits)
        self._grid.select(min(correction.digits))
        self._grid.setFocus()
        tried = text("Tried {correction}.", correction=correction.words)
        undo = NoticeAction(text("Undo"), self._game_controller.undo)
        self.notice_posted.emit(Notice(tried, actions=(undo,)))

    @Slot(object)
    def _make_way(self, phase: SearchPhase) -> None:
        """A search that is watched needs its panel."""
        if phase is SearchPhase.PLAYING:
            self.typos.close()
