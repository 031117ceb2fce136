"""The work in the thread of races, its slots called by hand."""

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from sudoku_gui.playback.pace import UNLIMITED_PACE
from sudoku_gui.playback.race_runner import RaceRule
from sudoku_gui.ui.race import race_worker
from sudoku_gui.ui.race.race_worker import RaceReport, RaceWorker
from tests.support.ui.races import racers


class Bench:
    """A worker whose frames pass when the test says so."""

    def __init__(self) -> None:
        self.worker = RaceWorker()
        self.reports: list[RaceReport] = []
        self.worker.reported.connect(self.reports.append)

    def begin(self, rule: RaceRule, pace: float) -> None:
        self.worker.begin(7, racers("used-tables", "fewest-candidates"), rule, pace)

    def frame(self) -> None:
        """Let a frame pass whose reports are all seen."""
        self.worker.tick()
        self.worker.seen()

    @property
    def is_ticking(self) -> bool:
        return any(timer.isActive() for timer in self.worker.findChildren(QTimer))

    def steps(self) -> list[int]:
        return [each.moment.counters.steps for each in self.reports[-1].standings]


@pytest.fixture
def bench(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    now = [100.0]

    def a_second_later() -> float:
        now[0] += 1
        return now[0]

    monkeypatch.setattr(time, "monotonic", a_second_later)
    monkeypatch.setattr(race_worker, "_BUDGET_SECONDS", 1.0)  # on a busy machine
    bench = Bench()
    yield bench
    bench.worker.drop()


def test_all_are_shown_at_the_start_and_stand_still(bench: Bench) -> None:
    bench.begin(RaceRule.STEPS, 4)

    assert (bench.reports[-1].number, bench.steps(), bench.is_ticking) == (7, [0, 0], False)


def test_on_one_clock_all_take_the_steps_that_are_due(bench: Bench) -> None:
    bench.begin(RaceRule.STEPS, 4)
    bench.worker.seen()
    bench.worker.run(True)
    bench.worker.seen()

    bench.frame()
    after_a_second = bench.steps()
    bench.worker.set_pace(2.5)
    bench.frame()
    bench.frame()

    assert after_a_second == [4, 4]
    assert bench.steps() == [9, 9]


@pytest.mark.parametrize("rule", RaceRule)
def test_at_full_speed_all_come_to_their_end_and_the_timer_stops(
    rule: RaceRule, bench: Bench
) -> None:
    bench.begin(rule, UNLIMITED_PACE)
    bench.worker.seen()
    bench.worker.run(True)
    bench.worker.seen()
    assert bench.is_ticking

    for _ in range(100):
        bench.frame()
        if bench.reports[-1].is_over:
            break

    assert (bench.steps(), bench.is_ticking) == ([30, 12], False)


def test_who_stands_still_takes_no_steps_and_runs_on_from_there(bench: Bench) -> None:
    bench.begin(RaceRule.STEPS, 4)
    bench.worker.seen()
    bench.worker.run(True)
    bench.worker.seen()
    bench.frame()

    bench.worker.run(False)
    bench.worker.seen()

    assert (bench.steps(), bench.is_ticking) == ([4, 4], False)
    bench.worker.run(True)
    bench.worker.seen()
    bench.frame()
    assert bench.steps() == [8, 8]


def test_in_a_pause_all_run_on_and_are_shown_again_when_it_is_over(bench: Bench) -> None:
    bench.begin(RaceRule.STEPS, 4)
    bench.worker.seen()
    bench.worker.set_pause(5.0)  # seconds, of which the clock lets one pass a look
    bench.worker.run(True)
    bench.worker.seen()
    reported = len(bench.reports)

    bench.frame()
    bench.frame()
    in_the_pause = len(bench.reports)
    while len(bench.reports) == reported:
        bench.frame()

    assert in_the_pause == reported
    assert min(bench.steps()) > 8


def test_in_a_pause_the_end_of_a_race_is_shown_at_once(bench: Bench) -> None:
    bench.begin(RaceRule.STEPS, UNLIMITED_PACE)
    bench.worker.seen()
    bench.worker.set_pause(3_600.0)
    bench.worker.run(True)
    bench.worker.seen()

    while bench.is_ticking:
        bench.frame()

    assert (bench.steps(), bench.reports[-1].is_over) == ([30, 12], True)


def look(bench: Bench, at: float) -> list[int]:
    """The steps of all when the clock said `at`."""
    bench.worker.look(at)
    bench.worker.seen()
    run_to_rest(bench)
    return bench.steps()


def run_to_rest(bench: Bench) -> None:
    """Let frames pass until nobody runs any more."""
    while bench.is_ticking:
        bench.frame()


def test_the_past_is_shown_and_all_stand_still_there(bench: Bench) -> None:
    bench.begin(RaceRule.STEPS, 4)
    bench.worker.run(True)
    bench.worker.seen()
    for _ in range(5):
        bench.frame()

    assert look(bench, 15) == [15, 12]
    report = bench.reports[-1]
    assert (report.shown, report.front, report.is_over) == (15, 20, False)
    assert not bench.is_ticking


def test_of_several_looks_the_last_is_shown(bench: Bench) -> None:
    bench.begin(RaceRule.STEPS, UNLIMITED_PACE)
    bench.worker.run(True)
    bench.worker.seen()
    run_to_rest(bench)
    reported = len(bench.reports)

    for at in range(20):
        bench.worker.look(at)  # the window has no time to see any
    bench.frame()
    bench.frame()

    assert bench.steps() == [19, 12]
    assert len(bench.reports) <= reported + 2


def test_moves_go_from_change_to_change(bench: Bench) -> None:
    bench.begin(RaceRule.READS, UNLIMITED_PACE)
    bench.worker.run(True)
    bench.worker.seen()
    run_to_rest(bench)
    look(bench, 0)
    shown = []

    for moves in (1, 1, 3, -4, -1):
        bench.worker.move(moves)
        bench.worker.seen()
        shown.append(sum(bench.steps()))

    assert shown == [1, 2, 5, 1, 0]


def test_from_an_earlier_moment_the_past_passes_again_and_then_the_race_goes_on(
    bench: Bench,
) -> None:
    bench.begin(RaceRule.STEPS, 4)
    bench.worker.run(True)
    bench.worker.seen()
    for _ in range(5):
        bench.frame()
    look(bench, 10)

    bench.worker.run(True)
    seen = []
    for _ in range(5):
        bench.frame()
        seen.append(bench.steps()[0])

    assert seen == [14, 18, 20, 24, 28]


@pytest.mark.parametrize("rule", RaceRule)
def test_from_an_earlier_moment_a_race_that_is_over_comes_to_its_end_again(
    rule: RaceRule, bench: Bench
) -> None:
    bench.begin(rule, UNLIMITED_PACE)
    bench.worker.run(True)
    bench.worker.seen()
    run_to_rest(bench)
    assert look(bench, 0) == [0, 0]
    assert not bench.reports[-1].is_over

    bench.worker.run(True)
    run_to_rest(bench)

    assert (bench.steps(), bench.reports[-1].is_over) == ([30, 12], True)


def test_without_a_race_there_is_nothing_to_look_at(bench: Bench) -> None:
    bench.worker.look(3)
    bench.worker.move(1)

    assert (bench.reports, bench.is_ticking) == ([], False)


def test_a_window_that_has_not_caught_up_is_waited_for(bench: Bench) -> None:
    bench.begin(RaceRule.STEPS, 4)
    bench.worker.run(True)
    reported = len(bench.reports)

    for _ in range(20):
        bench.worker.tick()

    assert len(bench.reports) == reported


def test_nothing_is_run_without_a_race(bench: Bench) -> None:
    bench.begin(RaceRule.STEPS, 4)
    bench.worker.run(True)
    reported = len(bench.reports)

    bench.worker.drop()
    bench.worker.seen()
    bench.worker.tick()
    bench.worker.run(True)

    assert (len(bench.reports), bench.is_ticking) == (reported, False)


def test_a_race_that_is_over_does_not_begin_to_run(bench: Bench) -> None:
    bench.worker.begin(1, racers("last-blank"), RaceRule.STEPS, 4)
    bench.worker.seen()
    bench.worker.run(True)
    bench.worker.seen()
    while not bench.reports[-1].is_over:
        bench.frame()

    bench.worker.run(True)

    assert not bench.is_ticking
