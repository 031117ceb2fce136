"""The worker that looks at searches, its slots called here in the thread of the test."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.playback.depth_picture import DepthView, StepSpan
from sudoku_gui.playback.failure_analysis import UNKNOWN
from sudoku_gui.playback.jumps import JumpStatus, ToEnd, ToStep
from sudoku_gui.playback.pace import FASTEST, UNLIMITED_PACE, PlayDirection
from sudoku_gui.presentation.search.search_report import SearchReport
from sudoku_gui.solvers.search import Outcome, StepKind
from sudoku_gui.ui.search.search_rhythm import SearchRhythm
from sudoku_gui.ui.search.search_worker import SearchJob
from tests.support.puzzles import SMALL
from tests.support.ui.searches import ENDLESS, SLOW, WHOLE, timeline_of
from tests.support.ui.worker_bench import Bench

RUNS_BESIDE_WINDOW = "sudoku_gui.ui.search.search_rhythm.runs_beside_window"
RAN_OUT = 8  # the step at which all that fits a blank of SMALL has failed


@pytest.fixture
def bench(qapp: QApplication) -> Bench:
    return Bench()


def test_a_search_begins_standing_at_its_start(bench: Bench) -> None:
    bench.begin()

    (report,) = bench.reports
    assert (report.number, report.direction, report.explored) == (7, PlayDirection.PAUSED, 0)
    assert (report.moment.kind, report.end) == (StepKind.START, Outcome.RUNNING)


def test_a_search_that_stands_is_explored_to_its_end(bench: Bench) -> None:
    bench.begin()

    bench.run()

    assert bench.last.moment.kind is StepKind.START
    assert (bench.last.explored, bench.last.end) == (30, Outcome.SOLVED)
    assert bench.last.picture.span == StepSpan(0, 30)


def test_nothing_is_explored_when_that_is_not_wanted(bench: Bench) -> None:
    bench.begin()
    bench.worker.set_exploring(False)

    assert not bench.is_at_work()
    bench.worker.seen()
    bench.worker.tick()

    assert bench.last.explored == 0


def test_a_jump_goes_there_and_stands_still(bench: Bench) -> None:
    bench.begin()
    bench.play()

    bench.jump(ToStep(1), 2)
    bench.run()

    assert bench.last.moment.counters.steps == 1
    assert (bench.last.order, bench.last.jump_status) == (2, JumpStatus.ARRIVED)
    assert bench.last.direction is PlayDirection.PAUSED


def test_of_jumps_that_wait_for_each_other_only_the_last_is_made(bench: Bench) -> None:
    bench.begin()
    before = len(bench.reports)

    for order, step in enumerate((20, 3, 11), start=1):
        bench.worker.jump(ToStep(step), order)
    bench.worker.continue_jump()

    (report,) = bench.reports[before:]
    assert report.order == 3
    bench.run()  # it may take more than a frame on a busy machine
    assert bench.last.jump_status is JumpStatus.ARRIVED
    assert {each.moment.counters.steps for each in bench.reports[before:]} <= {0, 11}
    assert bench.last.moment.counters.steps == 11


def test_a_jump_is_made_as_soon_as_no_command_waits(bench: Bench, qtbot: QtBot) -> None:
    bench.begin()
    bench.worker.set_exploring(False)

    bench.worker.jump(ToStep(4), 1)

    def has_arrived() -> bool:
        bench.catch_up()  # it may take more than a frame on a busy machine
        return bench.last.moment.counters.steps == 4

    qtbot.waitUntil(has_arrived)


def test_a_jump_to_where_there_is_nothing_says_so(bench: Bench) -> None:
    bench.begin()

    bench.jump(ToStep(31), 1)
    bench.run()

    assert bench.last.jump_status is JumpStatus.NO_SUCH_MOMENT
    assert bench.last.moment.kind is StepKind.START


def test_a_long_jump_leaves_the_place_until_another_command_ends_it(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "sudoku_gui.ui.search.search_worker._BUDGET_SECONDS", 0.3
    )  # on a busy machine
    bench.begin(ENDLESS)

    bench.jump(ToEnd(), 1)
    under_way = bench.last
    bench.worker.play(PlayDirection.PAUSED, 2)

    assert (under_way.order, under_way.jump_status) == (1, JumpStatus.UNDER_WAY)
    assert under_way.moment.kind is StepKind.START
    assert under_way.explored > 0
    assert (bench.last.order, bench.last.jump_status) == (2, JumpStatus.ARRIVED)


def test_playing_backwards_ends_at_the_start(bench: Bench) -> None:
    bench.begin()
    bench.jump(ToEnd(), 1)
    bench.run()

    bench.worker.play(PlayDirection.BACKWARDS, 2)
    before = bench.last.direction
    bench.run()

    assert bench.last.moment.kind is StepKind.START
    assert (before, bench.last.direction) == (PlayDirection.BACKWARDS, PlayDirection.PAUSED)


def test_a_frame_at_full_speed_ends_a_short_search_in_one_report(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "sudoku_gui.ui.search.search_worker._BUDGET_SECONDS", 1.0
    )  # on a busy machine
    bench.begin()
    bench.play()
    bench.catch_up()
    before = len(bench.reports)

    bench.worker.tick()

    assert len(bench.reports) == before + 1
    assert bench.last.moment.outcome is Outcome.SOLVED
    assert bench.last.direction is PlayDirection.PAUSED


def test_a_frame_brings_one_report_however_much_is_asked_of_it(bench: Bench) -> None:
    bench.begin(ENDLESS)
    bench.jump(ToStep(1_000), 1)
    bench.play()
    bench.worker.set_view(DepthView(StepSpan(0, 500), 100))
    bench.worker.preview_moment(5)
    for _ in bench.reports:
        bench.worker.seen()
    before = len(bench.reports)

    bench.worker.tick()

    assert len(bench.reports) == before + 1


def test_a_frame_without_a_step_due_reports_nothing(bench: Bench) -> None:
    bench.begin(pace=SLOW)
    bench.worker.set_exploring(False)
    bench.play()
    for _ in bench.reports:
        bench.worker.seen()
    before = len(bench.reports)

    bench.worker.tick()

    assert len(bench.reports) == before
    assert bench.is_at_work()


def test_the_worker_waits_for_a_window_that_does_not_keep_up(bench: Bench) -> None:
    bench.begin(ENDLESS)
    bench.play()  # two reports are on their way now

    for _ in range(5):
        bench.worker.tick()
    bench.worker.seen()
    bench.worker.tick()
    assert len(bench.reports) == 2

    bench.worker.seen()
    bench.worker.tick()
    assert len(bench.reports) == 3


@pytest.mark.parametrize("has_processor", [True, False])
def test_at_full_speed_it_searches_on_while_the_window_paints_if_it_has_a_processor(
    has_processor: bool, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RUNS_BESIDE_WINDOW, lambda: has_processor)
    bench = Bench()
    bench.begin(ENDLESS)
    bench.play()  # two reports are on their way now

    bench.worker.tick()
    assert len(bench.reports) == 2

    bench.worker.play(PlayDirection.PAUSED, 2)
    assert (bench.last.moment.counters.steps > 0) == has_processor


def test_at_a_pace_nothing_goes_on_while_the_window_paints(bench: Bench) -> None:
    bench.begin(ENDLESS, pace=FASTEST)
    bench.play()

    bench.worker.tick()
    bench.catch_up()
    bench.worker.play(PlayDirection.PAUSED, 2)

    assert bench.last.moment.counters.steps == 0


def test_an_end_that_is_reached_while_the_window_paints_is_told_once_it_has(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RUNS_BESIDE_WINDOW, lambda: True)
    bench.begin()
    bench.play()
    for _ in range(100):
        bench.worker.tick()
    assert bench.last.end is Outcome.RUNNING
    assert bench.is_at_work()

    bench.run()

    assert bench.last.moment.outcome is Outcome.SOLVED


def test_a_report_seen_too_often_does_not_let_the_worker_run_ahead(bench: Bench) -> None:
    bench.begin(ENDLESS)
    for _ in range(10):
        bench.worker.seen()
    bench.play()

    for _ in range(5):
        bench.worker.tick()

    assert len(bench.reports) == 2  # the start, and one on its way


def test_standing_still_says_where_the_search_stands(bench: Bench) -> None:
    bench.begin(ENDLESS)
    bench.play()
    bench.catch_up()
    bench.worker.tick()

    bench.worker.play(PlayDirection.PAUSED, 2)

    assert bench.last.direction is PlayDirection.PAUSED
    assert bench.last.moment == bench.reports[-2].moment
    assert bench.last.moment.counters.steps > 0


def test_a_pace_changed_while_it_plays_acts_on_the_next_frame(bench: Bench) -> None:
    bench.begin(ENDLESS, SLOW)
    bench.play()
    bench.catch_up()
    bench.worker.tick()
    assert bench.last.moment.counters.steps == 0

    bench.worker.set_pace(UNLIMITED_PACE)
    bench.catch_up()
    bench.worker.tick()

    assert bench.last.moment.counters.steps > 0


def test_another_search_takes_the_place_of_the_one_that_plays(bench: Bench) -> None:
    bench.begin(ENDLESS)
    bench.play()

    bench.worker.begin(SearchJob(8, timeline_of(SMALL), UNLIMITED_PACE, WHOLE))

    assert bench.last.number == 8
    assert bench.last.direction is PlayDirection.PAUSED
    assert bench.last.moment.grid == SMALL


def test_what_is_asked_of_a_dropped_search_does_nothing(bench: Bench) -> None:
    bench.begin(ENDLESS)
    bench.play()
    bench.worker.drop()
    before = len(bench.reports)

    bench.play()
    bench.jump(ToStep(3), 2)
    bench.worker.set_exploring(True)
    bench.worker.set_pace(SLOW)
    bench.worker.set_view(DepthView(StepSpan(0, 20), 10))
    bench.worker.preview_moment(0)
    bench.worker.seen()
    bench.worker.tick()

    assert len(bench.reports) == before
    assert not bench.is_at_work()


def test_a_search_that_has_ended_does_not_play_on(bench: Bench) -> None:
    bench.begin()
    bench.play()
    bench.run()

    bench.worker.play(PlayDirection.FORWARDS, 2)
    bench.run()

    assert bench.last.moment.outcome is Outcome.SOLVED
    assert (bench.last.order, bench.last.direction) == (2, PlayDirection.PAUSED)
    assert bench.last.moment.counters.steps == 30


def test_twenty_thousand_reports_do_not_wear_the_interpreter_out(bench: Bench) -> None:
    # PySide6 6.12 on Python 3.11 loses a reference per emit, and aborts after hundreds.
    received = 0

    def count(_report: SearchReport) -> None:
        nonlocal received
        received += 1

    bench.worker.reported.disconnect()
    bench.worker.reported.connect(count)
    bench.begin(ENDLESS)

    for order in range(20_000):
        bench.worker.play(PlayDirection.PAUSED, order)
        bench.worker.seen()

    assert received == 20_001


def test_who_is_to_blame_and_what_it_would_save_is_reported_as_it_is_found_out(
    bench: Bench,
) -> None:
    bench.begin()
    bench.stand_at(RAN_OUT)
    moment = bench.last.moment

    bench.worker.analyse_failure(moment)
    first = bench.last
    bench.run()

    assert first.failure_reports == ()
    (explained,) = bench.last.failure_reports
    assert explained.moment == moment
    assert explained.blame.conflict_set
    assert (bench.last.explored, explained.saved) == (30, 8)


def test_what_a_jump_would_save_waits_for_what_is_not_to_be_explored(bench: Bench) -> None:
    bench.begin()
    bench.worker.set_exploring(False)
    bench.stand_at(RAN_OUT)

    bench.worker.analyse_failure(bench.last.moment)
    bench.run()

    assert [each.saved for each in bench.last.failure_reports] == [UNKNOWN]
    bench.worker.set_exploring(True)
    bench.run()
    assert [each.saved for each in bench.last.failure_reports] == [8]


def test_what_nobody_wants_to_know_any_more_is_not_found_out(bench: Bench) -> None:
    bench.begin()
    bench.stand_at(RAN_OUT)
    bench.worker.analyse_failure(bench.last.moment)

    bench.worker.stop_failure_analysis()
    bench.run()

    assert all(report.failure_reports == () for report in bench.reports)


def test_with_its_search_an_explanation_goes_too(bench: Bench) -> None:
    bench.begin()
    bench.stand_at(RAN_OUT)
    bench.worker.analyse_failure(bench.last.moment)

    bench.begin()
    bench.run()

    assert bench.last.failure_reports == ()


def test_as_long_as_somebody_jumps_nothing_is_explored(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench()
    rests = [True]
    monkeypatch.setattr(SearchRhythm, "may_explore", lambda _rhythm, _now: not rests[0])
    bench.begin(ENDLESS)
    bench.jump(ToStep(5), 1)
    for _ in range(20):
        bench.catch_up()
        bench.worker.tick()
    assert (bench.last.moment.counters.steps, bench.last.explored) == (5, 5)
    assert bench.is_at_work()

    rests[0] = False
    bench.catch_up()
    bench.worker.tick()
    assert bench.last.explored > 5
