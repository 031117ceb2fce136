"""The runner of jobs: slices in the window's thread, calls in the background, a way to stop."""

import threading
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from sudoku_gui.documents.atomic_save import SaveError
from sudoku_gui.language import text
from sudoku_gui.ui.kit.threads.job_runner import Job, JobRunner, background_job, run_here

DISK_FULL = "the disk is full"


class Counting:
    """A job that counts up to `last`, and notes whether it was closed before."""

    def __init__(self, last: int) -> None:
        self._last = last
        self.count = 0
        self.was_closed = False

    def job(self) -> Job:
        try:
            for number in range(1, self._last + 1):
                self.count = number
                yield number
        except GeneratorExit:
            self.was_closed = True
            raise


def failing() -> Job:
    yield 1
    raise SaveError(text(DISK_FULL))


def calling(function: Callable[[], object]) -> Job:
    return (yield function)


def endless() -> Job:
    number = 0
    while True:
        number += 1
        yield number


def fail_to_save() -> None:
    raise SaveError(text(DISK_FULL))


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[JobRunner]:
    runner = JobRunner("jobs")
    yield runner
    runner.shut_down()


def test_a_job_is_done_to_its_end(runner: JobRunner, qtbot: QtBot) -> None:
    counting = Counting(100_000)

    with qtbot.waitSignal(runner.done):
        runner.begin(counting.job())

    assert (counting.count, counting.was_closed) == (100_000, False)


def test_a_function_is_called_in_another_thread_and_the_job_gets_its_result(
    runner: JobRunner, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(runner.done) as done:
        runner.begin(calling(threading.get_ident))

    assert done.args[0] not in (None, threading.get_ident())


def test_all_of_a_background_job_is_done_there(runner: JobRunner, qtbot: QtBot) -> None:
    threads: list[int] = []

    def work() -> Iterator[int]:
        for number in range(3):
            threads.append(threading.get_ident())
            yield number

    with qtbot.waitSignal(runner.done):
        runner.begin(background_job(number for number in work()))

    assert len(threads) == 3
    assert threading.get_ident() not in threads


@pytest.mark.parametrize("job", [failing, lambda: calling(fail_to_save)], ids=["here", "there"])
def test_a_failure_is_reported(runner: JobRunner, qtbot: QtBot, job: Callable[[], Job]) -> None:
    with qtbot.waitSignal(runner.failed) as failed:
        runner.begin(job())

    assert str(failed.args[0]) == DISK_FULL


def test_a_long_job_reports_its_progress_and_can_be_stopped(
    runner: JobRunner, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(runner.progressed) as progressed:
        runner.begin(endless())
    with qtbot.waitSignal(runner.stopped):
        runner.stop()

    assert progressed.args[0] > 0


def test_another_job_takes_the_place_of_one_that_is_under_way(
    runner: JobRunner, qtbot: QtBot
) -> None:
    replaced = Counting(10**9)
    runner.begin(replaced.job())

    with qtbot.waitSignals([runner.stopped, runner.done]):
        runner.begin(Counting(3).job())

    assert replaced.was_closed


def test_a_job_is_not_closed_while_the_background_works_for_it(
    runner: JobRunner, qtbot: QtBot
) -> None:
    order: list[str] = []
    may_return = threading.Event()

    def wait_and_return() -> None:
        may_return.wait()
        order.append("returned")

    def job() -> Job:
        try:
            yield wait_and_return
            yield 1
        finally:
            order.append("closed")

    runner.begin(job())
    runner.stop()
    with qtbot.waitSignal(runner.stopped):
        may_return.set()

    assert order == ["returned", "closed"]


@pytest.mark.parametrize(
    ("function", "signal"), [(threading.get_ident, "done"), (fail_to_save, "failed")]
)
def test_a_stop_during_the_last_call_of_a_job_changes_nothing(
    runner: JobRunner, qtbot: QtBot, function: Callable[[], object], signal: str
) -> None:
    stopped: list[bool] = []
    runner.stopped.connect(lambda: stopped.append(True))

    with qtbot.waitSignal(getattr(runner, signal)):
        runner.begin(calling(function))
        runner.stop()

    assert stopped == []


def test_a_job_that_cannot_be_closed_is_stopped_all_the_same(
    runner: JobRunner, qtbot: QtBot
) -> None:
    def stubborn() -> Job:
        try:
            yield from endless()
        finally:
            raise ZeroDivisionError

    with qtbot.waitSignal(runner.progressed):
        runner.begin(stubborn())
    with qtbot.waitSignal(runner.stopped), pytest.raises(ZeroDivisionError):
        runner.stop()


def test_a_slot_may_stop_the_job_whose_progress_it_receives(
    runner: JobRunner, qtbot: QtBot
) -> None:
    ended: list[str] = []
    runner.done.connect(lambda _: ended.append("done"))
    runner.stopped.connect(lambda: ended.append("stopped"))
    runner.progressed.connect(lambda _: runner.stop())

    with qtbot.waitSignal(runner.stopped):
        runner.begin(endless())

    assert ended == ["stopped"]


def test_after_its_end_a_runner_begins_nothing(runner: JobRunner) -> None:
    runner.shut_down()
    counting = Counting(1)

    runner.begin(counting.job())

    assert counting.count == 0


def test_a_runner_that_is_shut_down_closes_its_job(runner: JobRunner, qtbot: QtBot) -> None:
    counting = Counting(10**9)
    with qtbot.waitSignal(runner.progressed):
        runner.begin(counting.job())

    runner.shut_down()

    assert counting.was_closed


def test_without_a_runner_a_job_is_done_in_this_thread() -> None:
    assert [*run_here(Counting(3).job())] == [1, 2, 3]
    assert [*run_here(calling(lambda: 7))] == []
