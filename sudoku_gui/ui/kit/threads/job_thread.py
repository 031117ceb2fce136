"""The thread in which files are written that take long; all handling of it, and no other logic.

One job at a time, done bit by bit: between two bits it says how far it is, and ends if
it was told to.
"""

import threading
import time
from collections.abc import Generator
from contextlib import closing

from PySide6.QtCore import QObject, Signal

from sudoku_gui.documents.atomic_save import SaveError
from sudoku_gui.ui.kit.threads.worker_thread import Worker, WorkerThread

Job = Generator[int, None, None]
"""Does something bit by bit; yields how much is done.  Raises SaveError."""

_WORK_SECONDS = 0.010  # of a frame; the rest is the window's
_REST_SECONDS = 0.004
_NEWS_SECONDS = 0.050  # between two reports


class _JobWorker(Worker):
    """Does the jobs; lives in the thread."""

    progressed = Signal(object)
    done = Signal()
    failed = Signal(object)
    stopped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._stop = threading.Event()

    def may_go_on(self) -> None:
        """Forget an earlier `stop`; called in the window's thread, as that is."""
        self._stop.clear()

    def stop(self) -> None:
        """End the job after the bit that is being done."""
        self._stop.set()

    def go_through(self, job: Job) -> None:
        try:
            with closing(job):
                is_done = self._is_gone_through(job)
        except SaveError as error:
            self.failed.emit(error.problem)
            return
        (self.done if is_done else self.stopped).emit()

    def _is_gone_through(self, job: Job) -> bool:
        last_rest = last_news = time.monotonic()
        for written in job:
            now = time.monotonic()
            if now - last_news >= _NEWS_SECONDS:
                last_news = now
                self.progressed.emit(written)
            if now - last_rest >= _WORK_SECONDS:
                self._stop.wait(_REST_SECONDS)  # the window would get no share of the interpreter
                last_rest = time.monotonic()
            if self._stop.is_set():
                return False
        return True


class JobThread(WorkerThread[_JobWorker]):
    """The window's end of the thread."""

    progressed = Signal(object)  # int: how much is done
    done = Signal()
    failed = Signal(object)  # Text
    stopped = Signal()

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(_JobWorker(), name, parent)
        self._worker.progressed.connect(self.progressed)
        self._worker.done.connect(self.done)
        self._worker.failed.connect(self.failed)
        self._worker.stopped.connect(self.stopped)

    def begin(self, job: Job) -> None:
        """Have `job` done; the one before it has ended."""
        self._worker.may_go_on()
        self._queue(self._worker.go_through, job)

    def stop(self) -> None:
        """End the job before it is done."""
        self._worker.stop()

    def shut_down(self) -> None:
        """End the job and the thread; to be called before the window goes."""
        self._worker.stop()
        super().shut_down()
