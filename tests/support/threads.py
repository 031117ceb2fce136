"""Notices threads that a test left running."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch
from weakref import WeakSet

from PySide6.QtCore import QThread
from shiboken6 import isValid

from tests.support.waiting import PATIENCE_MILLISECONDS, PATIENCE_SECONDS


class ThreadWatch:
    """Knows every QThread started while it was watching, and Python's own threads.

    patience: seconds that a thread of Python's has for its end, which nobody may wait for.
    """

    def __init__(self, patience: float = PATIENCE_SECONDS) -> None:
        self._patience = patience
        self._started: WeakSet[QThread] = WeakSet()
        self._before: set[threading.Thread] = set()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Note every QThread that is started from now on."""
        start = QThread.start

        def start_and_note(thread: QThread) -> None:
            self._started.add(thread)
            start(thread)

        with patch.object(QThread, "start", start_and_note):
            yield

    def begin(self) -> None:
        """Take the threads that run now for somebody else's."""
        self._before = set(threading.enumerate())

    def end(self) -> list[str]:
        """The names of the threads started since `begin` that still run; ends the QThreads."""
        new = [thread for thread in threading.enumerate() if self._is_new(thread)]
        for each in new:
            each.join(self._patience)
        left = [thread.name for thread in new if thread.is_alive()]
        for thread in list(self._started):
            if isValid(thread) and thread.isRunning():
                left.append(thread.objectName() or "a QThread")
                thread.quit()
                thread.wait(PATIENCE_MILLISECONDS)
        return left

    def _is_new(self, thread: threading.Thread) -> bool:
        """A Dummy is Python's name for a QThread in which Python ran, also after its end."""
        return thread not in self._before and not thread.name.startswith("Dummy")
