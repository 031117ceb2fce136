"""Long jobs that paint: Qt objects are used in the window's thread alone, in short slices.

Painting in another thread can freeze the program for good: `QPainter.end` of a QSvgGenerator holds
the interpreter's lock and waits for one of Qt's, while Qt, which holds that lock to destroy an
object, waits for the interpreter's.  So a job runs in the window's thread and hands over to a
background thread what touches no Qt object: encoding, and files.
"""

import time
from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sudoku_gui.documents.atomic_save import SaveError
from sudoku_gui.ui.kit.threads.worker_thread import Worker, WorkerThread

Job = Generator[int | Callable[[], Any] | None, Any, Any]
"""A job yields how much of it is done, or None where that has not changed, or a function to be
called in the background thread, whose result is sent back.  Raises SaveError."""

_SLICE_SECONDS = 0.008
_REPORT_SECONDS = 0.050  # between two reports of progress


def background_job(work: Generator[int, None, None]) -> Job:
    """Return a job that does all of `work`, which touches no Qt object, in the background."""
    with closing(work):
        while (done := (yield partial(next, work, None))) is not None:
            yield done


def run_here(job: Job) -> Generator[int, None, Any]:
    """Do a job without another thread; yield how much is done, and return what the job returns."""
    result = None
    with closing(job):
        while True:
            try:
                step = job.send(result)
            except StopIteration as end:
                return end.value
            result = step() if callable(step) else None
            if isinstance(step, int):
                yield step


class _CallWorker(Worker):
    """Calls functions in the background thread."""

    returned = Signal(object, object)  # the result, and the exception that was raised, or None

    def call(self, functions: list[Callable[[], Any]]) -> None:
        """Call the one function in the list, and take it out: the list is kept for longer."""
        result, error = None, None
        try:
            result = functions.pop()()
        except Exception as raised:
            error = raised
        self.returned.emit(result, error)


class _CallThread(WorkerThread[_CallWorker]):
    """The background thread of a runner."""

    returned = Signal(object, object)

    def __init__(self, name: str, parent: QObject) -> None:
        super().__init__(_CallWorker(), name, parent)
        self._worker.returned.connect(self.returned)

    def call(self, function: Callable[[], Any]) -> None:
        """Call `function` in the thread; `returned` follows."""
        self._queue(self._worker.call, [function])


class JobRunner(QObject):
    """Runs one job at a time.

    Signals: `progressed` (int), then one of `done` (what the job returned), `failed` (the problem
    of a SaveError) and `stopped`.
    """

    progressed = Signal(object)
    done = Signal(object)
    failed = Signal(object)
    stopped = Signal()

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job: Job | None = None
        self._next: Job | None = None  # to be begun when the present one has ended
        self._is_calling = False  # whether the background thread works for the job
        self._is_stopping = False
        self._is_shut_down = False
        self._last_report = 0.0
        self._thread = _CallThread(name, self)
        self._thread.returned.connect(self._take)
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._continue)

    def begin(self, job: Job) -> None:
        """Run `job`; one that is under way is stopped first.  After `shut_down`, do nothing."""
        if self._is_shut_down:
            return
        if self._job is None:
            self._job, self._last_report = job, time.monotonic()
            self._run(partial(next, job))
        else:
            self._next = job
            self.stop()

    def stop(self) -> None:
        """Stop the job, once the current background call has returned.

        A job that has nothing left to do by then is done and not stopped.
        """
        if self._job is None:
            return
        self._is_stopping = True
        if not self._is_calling:
            self._end(self.stopped.emit)

    def shut_down(self) -> None:
        """Stop the job and end the thread; to be called before the window goes."""
        self._is_shut_down, self._next = True, None
        self._thread.shut_down()
        if self._job is not None and not self._thread.is_running:
            self._is_calling = False
            self.stop()

    @Slot()
    def _continue(self) -> None:
        if self._job is not None:
            self._run(partial(next, self._job))

    @Slot(object, object)
    def _take(self, result: object, error: Exception | None) -> None:
        if self._job is None:  # shut down meanwhile
            return
        self._is_calling = False
        throw, send = self._job.throw, self._job.send
        self._run(partial(send, result) if error is None else partial(throw, error))

    def _run(self, resume: Callable[[], int | Callable[[], Any] | None]) -> None:
        """Resume the job, and go on with it until its slice is over."""
        job = self._job
        assert job is not None, "there is a job to resume"
        deadline = time.monotonic() + _SLICE_SECONDS
        try:
            step = resume()
            while not callable(step) and not self._is_stopping and time.monotonic() < deadline:
                self._report(step)
                if self._job is not job:  # stopped by a slot of `progressed`
                    return
                step = next(job)
        except StopIteration as end:
            self._end(partial(self.done.emit, end.value))
        except SaveError as error:
            self._end(partial(self.failed.emit, error.problem))
        except BaseException:
            self._end(self.stopped.emit)
            raise
        else:
            if self._is_stopping:
                self._end(self.stopped.emit)
            elif callable(step):
                self._is_calling = True
                self._thread.call(step)
            else:
                self._report(step)
                self._timer.start()

    def _report(self, step: int | None) -> None:
        now = time.monotonic()
        if step is not None and now - self._last_report >= _REPORT_SECONDS:
            self._last_report = now
            self.progressed.emit(step)

    def _end(self, emit: Callable[[], None]) -> None:
        job, self._job, self._is_stopping = self._job, None, False
        self._timer.stop()
        try:
            if job is not None:
                job.close()
        finally:
            emit()
            if self._next is not None and self._job is None:
                following, self._next = self._next, None
                self.begin(following)
