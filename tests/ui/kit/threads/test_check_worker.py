"""The worker of the checks, its slots called here in the thread of the test."""

import math
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from sudoku_gui.ui.kit.threads.check_worker import CheckReport, CheckWorker
from tests.support.ui.check_tasks import Counting


class Bench:
    """A worker in this thread with a clock set by hand, and what it has reported."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds = 0.0
        self.reports: list[CheckReport] = []
        self.worker = CheckWorker()
        self.worker.reported.connect(self.reports.append)
        monkeypatch.setattr(
            "sudoku_gui.ui.kit.threads.check_worker.time.monotonic", lambda: self.seconds
        )

    def counting(self, end: float, slice_seconds: float = 0.001) -> Counting:
        """A work whose every slice takes that long by the clock."""

        def pass_time() -> None:
            self.seconds += slice_seconds

        return Counting(end, pass_time)

    def is_at_work(self) -> bool:
        (timer,) = self.worker.findChildren(QTimer)
        return timer.isActive()


@pytest.fixture
def bench(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    bench = Bench(monkeypatch)
    yield bench
    bench.worker.drop()  # or it would go on, by another clock, while other tests run


def test_short_work_is_reported_at_once(bench: Bench) -> None:
    bench.worker.begin(7, lambda: bench.counting(3), 1)

    assert bench.reports == [CheckReport(7, 3, 1.0, is_done=True)]
    assert not bench.is_at_work()


def test_long_work_goes_on_every_frame_and_is_reported_once(bench: Bench) -> None:
    bench.worker.begin(7, lambda: bench.counting(15), 1)
    assert (bench.reports, bench.is_at_work()) == ([], True)

    bench.worker.tick()

    assert bench.reports == [CheckReport(7, 15, 1.0, is_done=True)]
    assert not bench.is_at_work()


def test_work_under_way_is_heard_of_now_and_then(bench: Bench) -> None:
    bench.worker.begin(7, lambda: bench.counting(math.inf), 1)
    for _ in range(11):
        bench.worker.tick()
        bench.worker.seen()

    assert [report.is_done for report in bench.reports] == [False, False]
    assert bench.is_at_work()


def test_a_window_that_has_not_caught_up_hears_of_the_end_alone(bench: Bench) -> None:
    bench.worker.begin(7, lambda: bench.counting(130), 1)
    for _ in range(12):
        bench.worker.tick()

    assert [report.is_done for report in bench.reports] == [False, True]


def test_a_frame_leaves_time_for_the_window(bench: Bench) -> None:
    bench.worker.begin(7, lambda: bench.counting(math.inf), 1)

    assert 0 < bench.seconds < 0.016


@pytest.mark.parametrize(("slice_seconds", "amounts"), [(0.0001, [1, 2, 4]), (0.001, [1, 1, 1])])
def test_slices_grow_with_the_speed_of_the_machine(
    slice_seconds: float, amounts: list[int], bench: Bench
) -> None:
    work = bench.counting(math.inf, slice_seconds)

    bench.worker.begin(7, lambda: work, 1)

    assert work.amounts[:3] == amounts


def test_slices_of_hardly_any_time_do_not_grow_for_ever(bench: Bench) -> None:
    work = bench.counting(math.inf, 0.0001)
    bench.worker.begin(7, lambda: work, 1)

    assert work.amounts[40:] == [1 << 40] * len(work.amounts[40:])
    assert len(work.amounts) > 90


def test_slices_that_take_too_long_shrink_again(bench: Bench) -> None:
    work = bench.counting(math.inf, 0.0001)
    bench.worker.begin(7, lambda: work, 1)
    grown = work.amounts[-1]

    work._each = lambda: setattr(bench, "seconds", bench.seconds + 0.004)
    bench.worker.tick()

    assert work.amounts[-1] < grown


def test_new_work_replaces_the_old(bench: Bench) -> None:
    old = bench.counting(math.inf)
    bench.worker.begin(7, lambda: old, 1)
    counted = old.counted

    bench.worker.begin(8, lambda: bench.counting(15), 1)
    bench.worker.tick()

    assert bench.reports == [CheckReport(8, 15, 1.0, is_done=True)]
    assert old.counted == counted


def test_work_ends_within_a_slice_when_other_work_is_on_its_way(bench: Bench) -> None:
    def announce() -> None:
        bench.worker.expect(8)

    work = Counting(math.inf, announce)

    bench.worker.begin(7, lambda: work, 1)
    bench.worker.tick()

    assert work.amounts == [1]
    assert (bench.reports, bench.is_at_work()) == ([], False)


def test_work_that_was_replaced_before_it_began_is_not_done(bench: Bench) -> None:
    work = bench.counting(3)
    bench.worker.expect(8)

    bench.worker.begin(7, lambda: work, 1)

    assert (work.counted, bench.reports) == (0, [])
    assert not bench.is_at_work()


def test_dropped_work_is_heard_of_no_more(bench: Bench) -> None:
    bench.worker.begin(7, lambda: bench.counting(math.inf), 1)

    bench.worker.drop()
    bench.worker.tick()

    assert (bench.reports, bench.is_at_work()) == ([], False)


def test_a_task_that_raises_is_given_up_and_told_of(bench: Bench) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    failed: list[int] = []
    bench.worker.failed.connect(failed.append)

    with pytest.raises(ZeroDivisionError):
        bench.worker.begin(7, lambda: Counting(3, fail), 1)
    with pytest.raises(ZeroDivisionError):
        bench.worker.begin(8, lambda: Counting(1 // 0), 1)

    assert (failed, bench.reports, bench.is_at_work()) == ([7, 8], [], False)
