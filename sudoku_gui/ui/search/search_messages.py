"""What is said when a search stops, ends or takes long, and what may be done then."""

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.language import text, text_n
from sudoku_gui.model.sheet import Origin
from sudoku_gui.playback.jumps import ToNextSolution
from sudoku_gui.presentation.notice import Notice, NoticeAction, NoticeTone
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.solvers import ALGORITHMS, quick_algorithm
from sudoku_gui.solvers.search import Outcome
from sudoku_gui.ui.search.game_controller import GameController
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.long_watch import LongWatch
from sudoku_gui.ui.search.search_controller import SearchController
from sudoku_gui.wording.durations import rough_time
from sudoku_gui.wording.outcomes import no_solution_sentence, outcome_sentence

_STILL_SEARCHING = text(
    "Still searching. This puzzle makes this algorithm walk a very long way; stop at any time."
)


class SearchMessages(QObject):
    """Speaks of the search over the game, once the game has kept what it found."""

    notice_posted = Signal(object)  # Notice

    def __init__(
        self,
        game_controller: GameController,
        game_search: GameSearch,
        search: SearchController,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_controller = game_controller
        self._game_search = game_search
        self._search = search
        game_search.stopped.connect(self._tell_stop)
        game_search.ended.connect(self._tell_end)
        search.jump_failed.connect(self.say_no_such_moment)
        game_search.slow_search_timer.timed_out.connect(self._offer_quicker)
        long_watch = LongWatch(search, self)
        long_watch.noticed.connect(self._tell_long_watch)

    @Slot()
    def say_no_such_moment(self) -> None:
        """Say that a jump has nowhere to go."""
        self.notice_posted.emit(Notice(text("There is no such moment in this search.")))

    @Slot(object)
    def _tell_stop(self, shown_moment: ShownMoment) -> None:
        steps = shown_moment.moment.counters.steps
        self.notice_posted.emit(
            Notice(text_n("Stopped after {n:,} step.", "Stopped after {n:,} steps.", n=steps))
        )

    @Slot(object)
    def _tell_end(self, shown_moment: ShownMoment) -> None:
        if self._search.variation.branch_point is not None:
            return  # what is true of a branch is not true of the puzzle
        moment = shown_moment.moment
        sentence = outcome_sentence(moment)
        if moment.outcome is Outcome.EXHAUSTED and not moment.solutions:
            self._tell_no_solution()
        elif moment.outcome is Outcome.NOT_RECORDED:
            self.notice_posted.emit(Notice(sentence, NoticeTone.WARNING))
        elif moment.outcome is Outcome.STUCK:
            self.notice_posted.emit(Notice(sentence, NoticeTone.WARNING, self._offers_to_go_on()))
        else:
            offers = self._offers_next_solution() if moment.outcome is Outcome.SOLVED else ()
            self.notice_posted.emit(Notice(sentence, NoticeTone.GOOD, offers))

    @Slot()
    def _offer_quicker(self) -> None:
        label = text("Solve with {algorithm}", algorithm=quick_algorithm().title)
        self.notice_posted.emit(
            Notice(_STILL_SEARCHING, actions=(NoticeAction(label, self._solve_quicker),))
        )

    @Slot(float)
    def _tell_long_watch(self, seconds: float) -> None:
        sentence = text(
            "Watching to the end takes {time} or more at this speed.", time=rough_time(seconds)
        )
        offer = NoticeAction(text("Search to the end"), self._game_search.search_to_end)
        self.notice_posted.emit(Notice(sentence, actions=(offer,)))

    def _offers_to_go_on(self) -> tuple[NoticeAction, ...]:
        return tuple(
            NoticeAction(algorithm.title, partial(self._game_search.continue_with, algorithm))
            for algorithm in ALGORITHMS
            if algorithm is not self._search.algorithm
        )

    def _offers_next_solution(self) -> tuple[NoticeAction, ...]:
        if not self._search.variation.algorithm.takes_back:
            return ()
        go_on = partial(self._game_search.jump, ToNextSolution())
        return (NoticeAction(text("Next Solution"), go_on),)

    def _tell_no_solution(self) -> None:
        has_entries = bool(self._game_controller.game.sheet.cells_of(Origin.ENTRY))
        without = NoticeAction(text("Solve without my entries"), self._solve_without_entries)
        sentence = no_solution_sentence(has_entries=has_entries)
        offers = (without,) if has_entries else ()
        self.notice_posted.emit(Notice(sentence, NoticeTone.WARNING, offers))

    def _solve_without_entries(self) -> None:
        self._game_controller.clear_entries()
        self._game_search.search_to_end()

    def _solve_quicker(self) -> None:
        self._game_controller.reset()
        self._search.choose_algorithm(quick_algorithm())
        self._game_search.search_to_end()
