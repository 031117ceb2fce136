"""Why not?: lists beside the grid what speaks against each digit, and draws it in the grid."""

from PySide6.QtCore import QObject, QPoint, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from sudoku_gui.language import Text, say, text
from sudoku_gui.model.geometry import NO_CELL, Digit
from sudoku_gui.playback.failure_analysis import FailureReport
from sudoku_gui.playback.jumps import ToNext
from sudoku_gui.presentation.grid.annotation import Annotation
from sudoku_gui.presentation.grid.explanation_annotations import (
    annotation_of_answer,
    annotation_of_blame,
    annotation_of_blamed_option,
)
from sudoku_gui.presentation.notice import Notice, NoticeAction
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.solvers.explain.why_not import (
    Blame,
    blame_for,
    failure_in,
    has_failed,
    is_dead_end,
    moment_without_search,
    why_not,
)
from sudoku_gui.solvers.search import Condition, Moment
from sudoku_gui.ui.grid.grid_overlays import AnnotationSource, GridOverlays
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.search_controller import SearchController, SearchPhase
from sudoku_gui.wording.failures import blanks_in_words, failure_report_in_words, saving_in_words
from sudoku_gui.wording.why_not import answer_in_short, blamed_option_words

_NO_CELL_SELECTED = text("Select a cell first: the arrow keys or a click put the cursor there.")
_NO_FAILURE = text("This moment is no dead end. Go ▸ Next Dead End leads to one.")
_LOOKING = text("Finding out which placements are to blame…")
_GIVEN_UP = text("Stopped before it was found out.")


class WhyNotController(QObject):
    """Answers about the moment shown, or about the puzzle where there is no search."""

    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        game_controller: GameController,
        game_search: GameSearch,
        search: SearchController,
        grid: GridWidget,
        overlays: GridOverlays,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._game_search = game_search
        self._search = search
        self._grid = grid
        self._overlays = overlays
        self._asked: Moment | None = None  # the moment that what is drawn is about
        self._at_rest: Annotation | None = None  # what is drawn while no entry is chosen
        self._failure: Moment | None = None  # where the search failed, while nobody is blamed yet
        self._is_blame_said = False  # and nothing since
        self.menu = QMenu(grid)
        self.menu.setObjectName("why-not")
        for signal, slot in (
            (grid.cell_selected, self.clear),
            (game_controller.sheet_changed, self.clear),
            (search.forgotten, self.clear),
            (search.moment_changed, self._follow),
            (search.queries.failure_analysed, self._take_explained),
            (self.menu.aboutToHide, self._rest),
        ):
            signal.connect(slot)

    @Slot()
    def ask(self) -> None:
        """List what speaks against each digit in the selected cell."""
        cell = self._grid.selected
        if cell == NO_CELL:
            self.notice_posted.emit(Notice(_NO_CELL_SELECTED))
            return
        moment = self._begin()
        self._at_rest = None
        name = moment.grid.geometry.name(cell)
        self._open_menu(text("Why not in {cell}?", cell=name))
        for digit in map(Digit, moment.grid.geometry.digits):
            why = why_not(moment, cell, digit)
            words = say(answer_in_short(why, moment.grid.geometry))
            self._add(f"&{words}", annotation_of_answer(why, moment))
        self._pop_up()

    @Slot()
    def explain_failure(self) -> None:
        """Have it found out who is to blame where nothing was left; the answer may take a while."""
        moment = self._begin()
        if not has_failed(moment):
            self._asked = None
            self.notice_posted.emit(Notice(_NO_FAILURE))
            return
        failure = failure_in(moment)
        self._grid.select(failure.current_blank)  # what was asked before is cleared by that
        self._asked, self._failure = moment, failure
        if is_dead_end(failure):
            self._list_blame(FailureReport(moment, blame_for(failure)))
        else:
            self.notice_posted.emit(
                Notice(_LOOKING, actions=(NoticeAction(text("Cancel"), self._cancel),))
            )
        self._search.queries.analyse_failure(moment)

    @Slot(object)
    def _take_explained(self, failure_report: FailureReport) -> None:
        """List who is to blame, or say what more is known of it."""
        if failure_report.moment != self._asked:
            return
        if self._failure is not None:
            self._list_blame(failure_report)
            return
        offers = self._offers(failure_report.blame, failure_report.moment)
        for offer, entry in zip(offers, self.menu.actions()[-len(offers) :], strict=False):
            entry.setText(say(saving_in_words(offer.label, failure_report)))
        if failure_report.saved > 0 and self._is_blame_said:
            self._say_blame(failure_report)

    def _list_blame(self, failure_report: FailureReport) -> None:
        """List what is to blame for each option, and offer to jump back."""
        assert self._failure is not None
        failure, self._failure = self._failure, None
        blame = failure_report.blame
        if blame.can_be_filled:
            self._say_blame(failure_report)
            return
        self._at_rest = annotation_of_blame(failure_report, failure)
        offers = self._offers(blame, failure)
        self._open_menu(text("Why a dead end?"))
        if blame.blanks:
            self.menu.addAction(say(blanks_in_words(blame, failure))).setEnabled(False)
        for option in blame.options:
            words = say(blamed_option_words(option, failure))
            self._add(words, annotation_of_blamed_option(option, failure), offers)
        self.menu.addSeparator()
        for offer in offers:
            _let_do(self.menu.addAction(say(saving_in_words(offer.label, failure_report))), offer)
        self._say_blame(failure_report)
        self._pop_up()
        self._draw(self._at_rest)

    def _say_blame(self, failure_report: FailureReport) -> None:
        offers = self._offers(failure_report.blame, failure_report.moment)
        self.notice_posted.emit(Notice(failure_report_in_words(failure_report), actions=offers))
        self._is_blame_said = True

    def _cancel(self) -> None:
        self.clear()
        self.notice_posted.emit(Notice(_GIVEN_UP))

    @Slot()
    def clear(self) -> None:
        """Draw nothing any more, and find out nothing more."""
        if self._asked is not None:
            self._asked = self._at_rest = None
            self._failure, self._is_blame_said = None, False
            self._search.queries.stop_failure_analysis()
            self._draw(None)

    @Slot(object)
    def _follow(self, shown_moment: ShownMoment) -> None:
        if shown_moment.moment != self._asked:
            self.clear()

    @Slot()
    def _rest(self) -> None:
        self._draw(self._at_rest)

    def _draw(self, annotation: Annotation | None) -> None:
        if annotation is None:
            self._overlays.withdraw(AnnotationSource.WHY_NOT)
        else:
            self._overlays.annotate(AnnotationSource.WHY_NOT, annotation)

    def _begin(self) -> Moment:
        """Pause, and return the moment shown, which the answers are about."""
        if self._search.phase is SearchPhase.PLAYING:
            self._search.step(0)  # the thread may be further on already
        shown_moment = self._search.shown_moment
        if shown_moment is None:
            self._asked = moment_without_search(self._game_controller.shown.grid)
        else:
            self._asked = shown_moment.moment
        return self._asked

    def _offers(self, blame: Blame, moment: Moment) -> tuple[NoticeAction, ...]:
        """Return the offer to go to where the digit is taken out that a search could jump back to.

        There is none if no search, or not the branch shown, ever takes it out.
        """
        shown_moment = self._search.shown_moment
        if shown_moment is None:
            return ()
        since = shown_moment.moment.path[shown_moment.moment.prefilled_count :]
        if blame.jump_to not in since:
            return ()
        depth = since.index(blame.jump_to) + 1
        label = text(
            "Go to where {cell} is taken out", cell=moment.grid.geometry.name(blame.jump_to)
        )
        jump = ToNext(Condition.depth_below(depth))
        return (NoticeAction(label, lambda: self._game_search.jump(jump)),)

    def _open_menu(self, title: Text) -> None:
        self.menu.clear()
        self.menu.addAction(say(title)).setEnabled(False)

    def _add(self, words: str, answer: Annotation, offers: tuple[NoticeAction, ...] = ()) -> None:
        """An entry that draws its answer as soon as it is pointed at, and says it when chosen."""
        entry = self.menu.addAction(words)
        entry.hovered.connect(lambda: self._draw(answer))

        def give_answer() -> None:
            self._at_rest = answer
            self._draw(answer)
            self._is_blame_said = False
            self.notice_posted.emit(Notice(answer.description, actions=offers))

        # Triggered, an entry says whether it is checked, which nothing here asks.
        entry.triggered.connect(lambda _checked: give_answer())

    def _pop_up(self) -> None:
        """Beside the grid, so that what is drawn there can be seen."""
        top = self._grid.visualRect(self._grid.currentIndex()).top()
        beside = QPoint(self._grid.viewport().width(), top)
        self.menu.popup(self._grid.viewport().mapToGlobal(beside))


def _let_do(entry: QAction, offer: NoticeAction) -> None:
    entry.triggered.connect(lambda _checked: offer.accept())
