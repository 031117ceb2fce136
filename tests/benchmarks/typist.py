"""Somebody who types a digit once a window takes keys, and ends the process when that is seen.

Ended like this, a process has cost what it cost up to then, and nothing for its own ending.
"""

import os

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication

_NOT_SEEN = 3  # the exit status
_LOOK_MILLISECONDS = 2
_MOST_MILLISECONDS = 60_000


class Typist(QObject):
    """Waits for a window with the focus, types, and waits for a painting."""

    def __init__(self) -> None:
        super().__init__()
        self._looking = QTimer(self)
        self._looking.timeout.connect(self._look)
        self._looking.start(_LOOK_MILLISECONDS)
        QTimer.singleShot(_MOST_MILLISECONDS, self, lambda: os._exit(_NOT_SEEN))

    def _look(self) -> None:
        window = QGuiApplication.focusWindow()
        if window is None or not window.isExposed():
            return
        self._looking.stop()
        application = QCoreApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        nothing_held = Qt.KeyboardModifier.NoModifier
        key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_5, nothing_held, "5")
        QCoreApplication.sendEvent(window, key)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            QTimer.singleShot(0, self, lambda: os._exit(0))  # when all is painted
        return False


def engage_typist() -> None:
    """Have somebody type into the window of this process, once its event loop runs."""
    run_loop = QApplication.exec

    def run_loop_with_typist() -> int:
        typist = Typist()
        status = run_loop()
        typist.deleteLater()
        return status

    QApplication.exec = staticmethod(run_loop_with_typist)  # type: ignore[method-assign]
