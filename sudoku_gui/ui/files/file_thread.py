"""Reading and writing puzzle files in a thread of its own, away from the window's.

A disk can be slow and a file hostile; the window waits for neither.  Requests are
answered in order, each with its own answer object.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.ui.kit.threads.worker_thread import Worker, WorkerThread

_Outcome = TypeVar("_Outcome")


@dataclass(frozen=True, slots=True)
class FileRequest(Generic[_Outcome]):
    """Work for the thread; `answer` gets its outcome, back in the window's thread."""

    work: Callable[[], _Outcome]
    answer: Callable[[_Outcome], None]


class _FileWorker(Worker):
    """Does the work; lives in the file thread."""

    done = Signal(object, object)  # FileRequest, its outcome

    def work_on(self, request: FileRequest[Any]) -> None:
        self.done.emit(request, request.work())


class FileThread(WorkerThread[_FileWorker]):
    """The window's end of the file thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(_FileWorker(), "files", parent)
        self._worker.done.connect(self._answer)

    def ask(self, request: FileRequest[Any]) -> None:
        """Have `request` done after those before it."""
        self._queue(self._worker.work_on, request)

    @Slot(object, object)
    def _answer(self, request: FileRequest[Any], outcome: object) -> None:
        request.answer(outcome)
