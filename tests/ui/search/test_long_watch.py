"""What is said where it takes long to watch a search to its end."""

from PySide6.QtCore import QTimer

from sudoku_gui.playback.depth_picture import StepSpan
from sudoku_gui.playback.pace import UNLIMITED_PACE
from sudoku_gui.ui.search.long_watch import LONG_SECONDS, LongWatch
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.support.ui.game_bench import GameBench
from tests.support.ui.shown_timeline import timeline_state

PACE = 10.0  # steps a second
LONG = int(LONG_SECONDS * PACE)


class Watcher:
    """Somebody who watches a search of which this much is known."""

    def __init__(self, pace: float = PACE) -> None:
        self.desk = GameBench(pace=pace)
        self.noticed: list[float] = []
        self.watch = LongWatch(self.desk.search)
        self.watch.noticed.connect(self.noticed.append)
        (self.exploring,) = self.watch.findChildren(QTimer)
        self.desk.game_search.watch()

    def learn(self, explored: int, *, complete: bool = False) -> None:
        """Hear how many steps are known."""
        state = timeline_state(0, explored, StepSpan(0, explored), complete=complete)
        self.desk.search.timeline_changed.emit(state)


def test_the_time_is_told_as_soon_as_the_whole_search_is_known() -> None:
    watcher = Watcher()

    watcher.learn(2 * LONG, complete=True)

    assert watcher.noticed == [2 * LONG_SECONDS]


def test_of_a_search_not_known_to_its_end_more_is_explored_first() -> None:
    watcher = Watcher()

    watcher.learn(LONG)
    watcher.learn(3 * LONG)

    assert (watcher.noticed, watcher.exploring.isActive()) == ([], True)
    watcher.exploring.timeout.emit()
    assert watcher.noticed == [3 * LONG_SECONDS]


def test_it_is_told_once() -> None:
    watcher = Watcher()

    watcher.learn(LONG, complete=True)
    watcher.learn(2 * LONG, complete=True)

    assert len(watcher.noticed) == 1


def test_another_search_is_told_again() -> None:
    watcher = Watcher()
    watcher.learn(LONG, complete=True)

    watcher.desk.bench.reset()
    watcher.desk.game_search.watch()
    watcher.learn(LONG, complete=True)

    assert len(watcher.noticed) == 2


def test_a_short_one_is_not_worth_a_word() -> None:
    watcher = Watcher()

    watcher.learn(LONG - 1, complete=True)

    assert watcher.noticed == []


def test_as_fast_as_it_goes_nothing_takes_long() -> None:
    watcher = Watcher(pace=UNLIMITED_PACE)

    watcher.learn(1_000 * LONG, complete=True)

    assert watcher.noticed == []


def test_who_stops_watching_is_told_nothing() -> None:
    watcher = Watcher()
    watcher.learn(LONG)

    watcher.desk.game_search.watch()

    assert watcher.desk.search.phase is SearchPhase.PAUSED
    assert not watcher.exploring.isActive()


def test_the_notice_offers_to_search_to_the_end() -> None:
    watcher = Watcher()
    watcher.learn(LONG, complete=True)
    said = watcher.desk.sentences[-1]
    assert said == "Watching to the end takes 10 minutes or more at this speed."

    watcher.desk.accept("Search to the end")
    watcher.desk.solver.run()

    assert watcher.desk.search.phase is SearchPhase.ENDED
