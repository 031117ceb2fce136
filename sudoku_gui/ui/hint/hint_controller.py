"""Hints: press by press more of the next step, and at last the step itself.

It is looked for in a thread of its own. Any move, another puzzle, a search and Escape end a hint.
"""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAction

from sudoku_gui.language import Text, text
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.deduction_annotations import annotation_of_contradiction
from sudoku_gui.presentation.hint.shown_hint import ShownHint
from sudoku_gui.presentation.notice import Notice, NoticeAction, NoticeTone
from sudoku_gui.techniques.contradictions import Contradiction
from sudoku_gui.techniques.deduction_search import KeptSearch
from sudoku_gui.techniques.hint_task import HintResult, HintTask
from sudoku_gui.techniques.position import Position
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.grid.grid_overlays import AnnotationSource, GridOverlays
from sudoku_gui.ui.hint.deduction_player import play_deduction
from sudoku_gui.ui.hint.hint_panel import HintPanel
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.kit.threads.check_worker import CheckReport
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.wording.hints import LOOKING_FAILED, SOLVED

_SOON_MILLISECONDS = 300  # a hint that is there sooner needs no word before


class HintController(QObject):
    """Gives hints about the game as it stands: givens, entries, and notes that are complete."""

    notice_posted = Signal(object)  # Notice
    proved_changed = Signal(bool)  # whether all of a hint is shown

    def __init__(
        self,
        game_controller: GameController,
        search: SearchController,
        panel: HintPanel,
        overlays: GridOverlays,
        actions: Mapping[ActionId, QAction],
        settings: Settings,
        search_for_solution: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._search = search
        self._panel = panel
        self._overlays = overlays
        self._settings = settings
        self._search_for_solution = search_for_solution
        self.announcer = Announcer(panel)
        self._hint: ShownHint | None = None
        self._is_drawn = False  # anything of the last answer
        self._number = 0  # of the task in the thread
        self._is_looking = False
        self._thread = CheckThread(self)
        self._kept = KeptSearch()  # of that thread
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SOON_MILLISECONDS)
        self._timer.timeout.connect(panel.show_looking)
        for signal, slot in (
            (self._thread.reported, self._take),
            (self._thread.failed, self._tell_failure),
            (game_controller.sheet_changed, self.end),
            (game_controller.notes_changed, self.end),
            (game_controller.game_replaced, self.end),
            (search.moment_changed, self.end),
            (panel.closed, self.end),
            (panel.next_wanted, self.advance),
            (panel.step_wanted, self._go_to_step),
        ):
            signal.connect(slot)
        actions[ActionId.CLEAR_MARKS].triggered.connect(self.end)

    @property
    def hint(self) -> ShownHint | None:
        """The hint that is shown, None without one."""
        return self._hint

    @Slot()
    def advance(self) -> None:
        """Look for a hint, show more of the one there is, or do what it says."""
        if self._hint is None:
            self._look()
        elif self._hint.is_complete:
            self._do(self._hint)
        else:
            self._show(self._hint.advanced())

    def go_by(self, steps: int) -> None:
        """Go some steps on in the proof that is shown, or back."""
        if self._hint is not None:
            self._go_to_step(self._hint.step + steps)

    @Slot()
    def end(self) -> None:
        """Show no hint any more, and look for none."""
        if self._is_looking:
            self._thread.drop()
        self._is_looking = False
        self._timer.stop()
        if self._hint is not None:
            self._hint = None
            self.proved_changed.emit(False)
        self._panel.clear()
        self._overlays.withdraw(AnnotationSource.HINT)

    def shut_down(self) -> None:
        """End the thread; to be called before the window goes."""
        self._thread.shut_down()

    def _look(self) -> None:
        if self._is_looking:
            return
        if self._search.has_search:
            self._game_controller.reset()  # what a search shows is not the player's
        self.end()
        sheet = self._game_controller.game.sheet.with_all_entered()
        self._is_looking = True
        techniques = self._settings.techniques()
        kept = self._kept
        self._number = self._thread.begin(lambda: HintTask(sheet, techniques, kept=kept))
        self._timer.start()

    @Slot(object)
    def _take(self, report: CheckReport) -> None:
        if not (self._is_looking and report.is_done and report.number == self._number):
            return
        self.end()
        assert isinstance(report.partial_result, HintResult)
        result = report.partial_result
        if result.contradiction is not None:
            self._count()
            self._tell_contradiction(result.contradiction, result.position)
        elif result.deductions:
            self._count()
            self._show(ShownHint.first(result))
        else:
            self._tell_none(result.position)

    @Slot()
    def _tell_failure(self) -> None:
        self.end()
        self._say(LOOKING_FAILED, NoticeTone.WARNING)

    def _count(self) -> None:
        self._game_controller.edit_game(lambda game: game.count_hint())

    def _show(self, hint: ShownHint) -> None:
        was_proved = self._hint is not None and self._hint.is_complete
        self._hint = hint
        self._panel.show_hint(hint)
        self._overlays.annotate(AnnotationSource.HINT, hint.annotation)
        self.announcer.announce(self._panel.words)
        if hint.is_complete != was_proved:
            self.proved_changed.emit(hint.is_complete)

    @Slot(int)
    def _go_to_step(self, step: int) -> None:
        if self._hint is not None and self._hint.is_complete:
            self._show(self._hint.at_step(step))

    def _do(self, hint: ShownHint) -> None:
        """Play what follows, as one move."""
        self.end()
        notice = play_deduction(hint.deduction, hint.result, self._game_controller)
        if notice is not None:
            self.notice_posted.emit(notice)

    def _tell_contradiction(self, contradiction: Contradiction, position: Position) -> None:
        annotation = annotation_of_contradiction(contradiction, position)
        self._overlays.annotate(AnnotationSource.HINT, annotation)
        self._say(annotation.description, NoticeTone.WARNING)

    def _tell_none(self, position: Position) -> None:
        if position.grid.is_complete():
            self._say(SOLVED)
            return
        offer = NoticeAction(text("Search for the solution"), self._search_for_solution)
        self._say(text("No technique helps here."), NoticeTone.PLAIN, offer)

    def _say(
        self, sentence: Text, tone: NoticeTone = NoticeTone.PLAIN, *offers: NoticeAction
    ) -> None:
        self.notice_posted.emit(Notice(sentence, tone, offers))
