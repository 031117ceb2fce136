"""The thread of jobs: they are done bit by bit, and can be stopped between two bits."""

from collections.abc import Generator, Iterator

import pytest
from pytestqt.qtbot import QtBot

from sudoku_gui.documents.atomic_save import SaveError
from sudoku_gui.language import text
from sudoku_gui.ui.kit.threads.job_thread import JobThread


class Deed:
    """Counts up to `bits`, and notes how it ended."""

    def __init__(self, bits: int) -> None:
        self._bits = bits
        self.bits_done = 0
        self.was_closed = False

    def parts(self) -> Generator[int, None, None]:
        try:
            for number in range(1, self._bits + 1):
                self.bits_done = number
                yield number
        except GeneratorExit:
            self.was_closed = True
            raise


def failing() -> Generator[int, None, None]:
    yield 1
    raise SaveError(text("the disk is full"))


def endless() -> Generator[int, None, None]:
    number = 0
    while True:
        number += 1
        yield number


@pytest.fixture
def thread(qtbot: QtBot) -> Iterator[JobThread]:
    jobs = JobThread("jobs")
    yield jobs
    jobs.shut_down()


def test_a_deed_is_done_to_its_end(thread: JobThread, qtbot: QtBot) -> None:
    job = Deed(1_000)

    with qtbot.waitSignal(thread.done):
        thread.begin(job.parts())

    assert (job.bits_done, job.was_closed) == (1_000, False)


def test_what_goes_wrong_is_told(thread: JobThread, qtbot: QtBot) -> None:
    with qtbot.waitSignal(thread.failed) as failed:
        thread.begin(failing())

    assert str(failed.args[0]) == "the disk is full"


def test_a_long_deed_tells_how_far_it_is_and_stops_when_told(
    thread: JobThread, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(thread.progressed) as progressed:
        thread.begin(endless())
    with qtbot.waitSignal(thread.stopped):
        thread.stop()

    assert progressed.args[0] > 0


def test_after_a_stop_another_deed_can_be_done(thread: JobThread, qtbot: QtBot) -> None:
    thread.begin(endless())
    with qtbot.waitSignal(thread.stopped):
        thread.stop()

    with qtbot.waitSignal(thread.done):
        thread.begin(Deed(3).parts())


def test_a_deed_that_is_stopped_can_clean_up(thread: JobThread, qtbot: QtBot) -> None:
    job = Deed(10**9)
    with qtbot.waitSignal(thread.progressed):
        thread.begin(job.parts())

    thread.shut_down()

    assert job.was_closed
    assert not thread.is_running
