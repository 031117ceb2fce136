"""The worker that plays searches, its slots called here in the thread of the test."""

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.player import AS_FAST_AS_IT_GOES
from sudoku_gui.solvers.search import Outcome, StepKind
from sudoku_gui.ui.solver_thread import Job, Report, SearchWorker
from tests.ui.searches import ENDLESS, SLOW, SMALL, search_of


class Bench:
    """A worker in this thread, and what it has reported."""

    def __init__(self) -> None:
        self.reports: list[Report] = []
        self.worker = SearchWorker()
        self.worker.reported.connect(self.reports.append)

    def begin(self, grid: Grid = SMALL, pace: float = AS_FAST_AS_IT_GOES) -> None:
        self.worker.begin(Job(7, search_of(grid), pace))

    @property
    def last(self) -> Report:
        return self.reports[-1]


@pytest.fixture
def bench(qapp: QApplication) -> Bench:
    return Bench()


def test_a_search_begins_standing_at_its_start(bench: Bench) -> None:
    bench.begin()

    (report,) = bench.reports
    assert (report.number, report.is_playing) == (7, False)
    assert report.moment.kind is StepKind.START


def test_a_step_goes_one_step_on_and_stands_still(bench: Bench) -> None:
    bench.begin()
    bench.worker.play()

    bench.worker.step()

    assert bench.last.moment.counters.steps == 1
    assert not bench.last.is_playing


def test_a_frame_at_full_speed_ends_a_short_search_in_one_report(bench: Bench) -> None:
    bench.begin()
    bench.worker.play()
    bench.worker.seen()
    before = len(bench.reports)

    bench.worker.tick()

    assert len(bench.reports) == before + 1
    assert bench.last.moment.outcome is Outcome.SOLVED
    assert not bench.last.is_playing


def test_a_frame_without_a_step_due_reports_nothing(bench: Bench) -> None:
    bench.begin(pace=SLOW)
    bench.worker.play()
    bench.worker.seen()
    before = len(bench.reports)

    bench.worker.tick()

    assert len(bench.reports) == before


def test_the_worker_waits_for_a_window_that_does_not_keep_up(bench: Bench) -> None:
    bench.begin(ENDLESS)
    bench.worker.play()  # two moments are on their way now

    for _ in range(5):
        bench.worker.tick()
    assert len(bench.reports) == 2

    bench.worker.seen()
    bench.worker.tick()
    assert len(bench.reports) == 3


def test_a_moment_seen_too_often_does_not_let_the_worker_run_ahead(bench: Bench) -> None:
    bench.begin(ENDLESS)
    for _ in range(10):
        bench.worker.seen()
    bench.worker.play()

    for _ in range(5):
        bench.worker.tick()

    assert len(bench.reports) == 3  # the start, and two on their way


def test_a_pause_says_where_the_search_stands(bench: Bench) -> None:
    bench.begin(ENDLESS)
    bench.worker.play()
    bench.worker.tick()

    bench.worker.pause()

    assert not bench.last.is_playing
    assert bench.last.moment == bench.reports[-2].moment


def test_a_pace_changed_while_it_plays_acts_on_the_next_frame(bench: Bench) -> None:
    bench.begin(ENDLESS, SLOW)
    bench.worker.play()
    bench.worker.seen()
    bench.worker.tick()
    assert bench.last.moment.counters.steps == 0

    bench.worker.set_pace(AS_FAST_AS_IT_GOES)
    bench.worker.tick()

    assert bench.last.moment.counters.steps > 0


def test_another_search_takes_the_place_of_the_one_that_plays(bench: Bench) -> None:
    bench.begin(ENDLESS)
    bench.worker.play()

    bench.worker.begin(Job(8, search_of(SMALL), AS_FAST_AS_IT_GOES))

    assert bench.last.number == 8
    assert not bench.last.is_playing
    assert bench.last.moment.grid == SMALL


def test_what_is_asked_of_a_dropped_search_does_nothing(bench: Bench) -> None:
    bench.begin(ENDLESS)
    bench.worker.play()
    bench.worker.drop()
    before = len(bench.reports)

    for command in (
        bench.worker.play,
        bench.worker.tick,
        bench.worker.pause,
        bench.worker.step,
        bench.worker.seen,
    ):
        command()
    bench.worker.set_pace(SLOW)

    assert len(bench.reports) == before


def test_a_search_that_has_ended_does_not_play_again(bench: Bench) -> None:
    bench.begin()
    bench.worker.play()
    bench.worker.seen()
    bench.worker.tick()
    before = len(bench.reports)

    bench.worker.play()

    assert bench.last.moment.outcome is Outcome.SOLVED
    assert len(bench.reports) == before


def test_twenty_thousand_reports_do_not_wear_the_interpreter_out(bench: Bench) -> None:
    # PySide6 6.12 on Python 3.11 loses a reference per emit, and aborts after hundreds.
    received = 0

    def count(_report: Report) -> None:
        nonlocal received
        received += 1

    bench.worker.reported.disconnect()
    bench.worker.reported.connect(count)
    bench.begin(ENDLESS)

    for _ in range(20_000):
        bench.worker.step()
        bench.worker.seen()

    assert received == 20_001
