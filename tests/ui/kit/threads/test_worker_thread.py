"""A thread with a worker: what its commands refer to is destroyed in the window's thread."""

from collections.abc import Iterator
from weakref import ref

import pytest
from PySide6.QtCore import QObject

from sudoku_gui.ui.kit.threads.worker_thread import Worker, WorkerThread
from tests.support.waiting import PatientBot


class Counter(Worker):
    """Counts its commands."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def use(self, _thing: object) -> None:
        self.count += 1


class CounterThread(WorkerThread[Counter]):
    """The thread of a counter."""

    def use(self, thing: object) -> None:
        self._queue(self._worker.use, thing)

    @property
    def count(self) -> int:
        return self._worker.count


@pytest.fixture
def thread(qtbot: PatientBot) -> Iterator[CounterThread]:
    thread = CounterThread(Counter(), "counter")
    yield thread
    thread.shut_down()


def test_an_object_that_only_a_command_refers_to_is_destroyed_in_the_windows_thread(
    thread: CounterThread, qtbot: PatientBot
) -> None:
    things = [QObject() for _ in range(100)]
    lives = [ref(thing) for thing in things]
    while things:
        thread.use(things.pop(0))

    qtbot.waitUntil(lambda: thread.count == 100)
    qtbot.waitUntil(lambda: [life() for life in lives[:-1]] == [None] * 99)

    # The watch of Qt objects fails this test where one was destroyed in the other thread.
