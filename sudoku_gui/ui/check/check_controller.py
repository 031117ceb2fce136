"""What is found out about the puzzle beside any search: connects the checks with what shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.cell_look import NO_FINDINGS
from sudoku_gui.presentation.notice import Notice, NoticeAction
from sudoku_gui.ui.check.entry_checker import EntryChecker
from sudoku_gui.ui.check.verdict_controller import VerdictController
from sudoku_gui.ui.check.verdict_presenter import VerdictPresenter
from sudoku_gui.ui.check.verdict_view import VerdictView
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.kit.qactions import bind_actions
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.search_controller import SearchController, SearchPhase

if TYPE_CHECKING:
    from sudoku_gui.presentation.typo_panel_words import Correction
    from sudoku_gui.ui.check.typo_controller import TypoController
    from sudoku_gui.ui.check.typo_panel import TypoPanel


class CheckController(QObject):
    """Checks every puzzle that becomes current, and lists on request what may be wrong with it.

    typo_panel: returns what lists that; it is asked for when somebody first does.
    """

    notice_posted = Signal(object)  # Notice
    typos_opened = Signal()
    typos_closed = Signal()

    def __init__(
        self,
        game_controller: GameController,
        search: SearchController,
        verdict: VerdictView,
        typo_panel: Callable[[], TypoPanel],
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
        self._typos: TypoController | None = None
        self.entries = EntryChecker(self._thread, self.verdicts, game_controller, self)
        self.presenter = VerdictPresenter(
            game_controller, self.verdicts, self.entries, verdict, self
        )
        self._connect(search)
        self._connect_actions(actions)

    @property
    def typos(self) -> TypoController:
        """What looks for typing mistakes, made when somebody first asks."""
        if self._typos is None:
            from sudoku_gui.ui.check.typo_controller import TypoController  # noqa: PLC0415

            self._typos = TypoController(self._thread, self.verdicts, self)
            self._connect_typos(self._typos, self._typo_panel())
        return self._typos

    @Slot()
    def open_typos(self) -> None:
        """List what may be wrong with the puzzle."""
        self.typos.open()

    def shut_down(self) -> None:
        """End the checks and their thread; to be called before the window goes."""
        self._thread.shut_down()

    def _connect(self, search: SearchController) -> None:
        """Let verdicts, lists and marks follow the game, and be shown."""
        for signal, slot in (
            (self._game_controller.sheet_changed, self.verdicts.check),
            (self._verdict.why_asked, self.open_typos),
            (self.entries.notice_posted, self.notice_posted),
            (self.entries.marked, self._mark),
            (self.entries.pointed_at, self._grid.select),
            (self.typos_opened, self.entries.give_way),
            (search.phase_changed, self._make_way),
        ):
            signal.connect(slot)

    def _connect_typos(self, typos: TypoController, panel: TypoPanel) -> None:
        for signal, slot in (
            (typos.opened, self.typos_opened),
            (typos.closed, self.typos_closed),
            (typos.content_changed, panel.show_content),
            (typos.findings_changed, self._mark),
            (panel.previewed, typos.preview),
            (panel.preview_ended, typos.end_preview),
            (panel.closed, typos.close),
            (panel.chosen, self._try),
        ):
            signal.connect(slot)

    def _connect_actions(self, actions: Mapping[ActionId, QAction]) -> None:
        handlers = {
            ActionId.FIND_TYPO: self.open_typos,
            ActionId.CHECK_ENTRIES: self.entries.check_entries,
            ActionId.FIND_MISTAKE: self._find_mistake,
            ActionId.CLEAR_MARKS: self._clear_marks,
        }
        bind_actions(actions, handlers)

    def _close_typos(self) -> None:
        if self._typos is not None:
            self._typos.close()

    @Slot()
    def _mark(self) -> None:
        findings = self._typos.findings if self._typos else NO_FINDINGS
        findings = replace(findings, wrong=self.entries.wrong)
        self._overlays.show_findings(findings)

    @Slot()
    def _find_mistake(self) -> None:
        self._close_typos()  # an analysis under way would be replaced, and its list stand still
        self.entries.find_mistake()

    @Slot()
    def _clear_marks(self) -> None:
        self._close_typos()
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
            self._close_typos()
