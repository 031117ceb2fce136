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
    """Waits for a window with the focus, types, and waits for it to be painted anew.

    Only events of that window are looked at: a look at all would have PySide make classes of
    nearly everything in Qt, which the program need not have done.
    """

    def __init__(self) -> None:
        super().__init__()
        self._looking = QTimer(self)
        self._looking.timeout.connect(self._look)
        self._looking.start(_LOOK_MILLISECONDS)
        QTimer.singleShot(_MOST_MILLISECONDS, self, lambda: os._exit(_NOT_SEEN))

    def _look(self) -> None:
        window, widget = QGuiApplication.focusWindow(), QApplication.activeWindow()
        if window is None or widget is None or not window.isExposed():
            return
        self._looking.stop()
        window.installEventFilter(self)  # one of both is asked to paint
        widget.installEventFilter(self)
        nothing_held = Qt.KeyboardModifier.NoModifier
        key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_5, nothing_held, "5")
        QCoreApplication.sendEvent(window, key)

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.UpdateRequest:
            QTimer.singleShot(0, self, lambda: os._exit(0))  # when it is painted
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
