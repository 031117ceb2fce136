"""A thread in which one worker lives, from its first work to an orderly end.

Commands reach the worker queued, in order and between two of its frames, so nothing
needs a lock.  What there is to command, and what answers mean, is said where this is
built upon.
"""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Generic, ParamSpec, TypeVar

from PySide6.QtCore import QObject, QThread, Signal, Slot

_STOP_MILLISECONDS = 5_000
_P = ParamSpec("_P")


class Worker(QObject):
    """Carries out one command after another, in the thread that it lives in."""

    command_done = Signal()

    @Slot(object)
    def do(self, command: Callable[[], None]) -> None:
        """Carry `command` out."""
        try:
            command()
        finally:
            self.command_done.emit()

    def drop(self) -> None:
        """Give up what is under way, where anything is."""

    def close(self) -> None:
        """Give up what is under way and end the thread, whose timers only it may stop."""
        self.drop()
        self.thread().quit()


_Employed = TypeVar("_Employed", bound=Worker)


class WorkerThread(QObject, Generic[_Employed]):
    """The window's end of the thread.

    It keeps each command until the worker's call has returned: what a command refers to, a window
    perhaps, must not be destroyed in the thread because the last reference to it was there.
    """

    _told = Signal(object)

    def __init__(self, worker: _Employed, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._patience_milliseconds = _STOP_MILLISECONDS
        self._has_begun = False
        self._commands = deque[Callable[[], None]]()
        self._has_done_one = False
        self._thread = QThread(self)
        self._thread.setObjectName(name)
        worker.moveToThread(self._thread)
        self._told.connect(worker.do)
        worker.command_done.connect(self._forget_command)

    @property
    def is_running(self) -> bool:
        """Whether the thread lives; after `shut_down`: whether something holds it up."""
        return self._thread.isRunning()

    def shut_down(self) -> None:
        """End the thread after what it was told before; to be called before the window goes."""
        if not self._has_begun:
            self._has_begun = True  # nothing begins after the end
            self._worker.drop()
            return
        self._queue(self._worker.close)
        self._thread.wait(self._patience_milliseconds)
        self._patience_milliseconds = 0  # what has not ended by now will not

    def _queue(self, command: Callable[_P, None], *args: _P.args, **kwargs: _P.kwargs) -> None:
        """Have the worker carry out `command`, one of its methods, with these arguments."""
        self._tell(command, *args, **kwargs)
        if not self._has_begun:
            self._has_begun = True
            self._thread.start()

    def _tell(self, command: Callable[_P, None], *args: _P.args, **kwargs: _P.kwargs) -> None:
        """Do the same with a command that makes no work: it can wait for one that does."""
        whole = partial(command, *args, **kwargs)
        self._commands.append(whole)
        self._told.emit(whole)

    @Slot()
    def _forget_command(self) -> None:
        """Forget the command before the one that was just done, whose call may still return."""
        if self._has_done_one:
            self._commands.popleft()
        self._has_done_one = True
