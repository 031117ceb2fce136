"""The search for garbage, in the window's thread alone.

Python's own search runs in whichever thread makes one object too many.  Parts of a window or a
dialog that is gone hold each other until they are found that way, and where another thread frees
them, Qt crashes.  So Python's own is off as long as there is a window.

A search of all there is takes longer than a frame.  So what has outlived some searches is set
aside, and so is what came in such numbers that it was loaded.  That is searched as well, and freed
in the same thread, while people are at another program, or once there is twice as much.
"""

import gc

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication

LIMITS = (2_000, 10, 10)
"""How much there may be, for each generation of Python's garbage collector, before it is due:
objects that have not been searched yet, and searches of the generation before it."""

SEARCHED_AT_MOST = 5_000
"""Objects that are not set aside, and new ones: both take less than a frame to be searched."""

_PAUSE_MILLISECONDS = 2_000
_GROWTH = 2
TOO_MANY = 500_000
"""A search of so many objects would be seen, whatever people do; those are data, and no windows."""


def search_when_due(limits: tuple[int, int, int] = LIMITS) -> None:
    """Search the oldest generation that is due, if any; to be called in the window's thread."""
    due = [each for each, limit in enumerate(limits) if gc.get_count()[each] > limit]
    if due:
        gc.collect(due[-1])


class GarbageTimer(QTimer):
    """Searches in place of Python, in its own thread: every two seconds, where that is due."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._searched = gc.get_freeze_count()  # objects set aside when all were last searched
        self._set_aside = 0  # more since then, including those that are gone by now
        self.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self.setInterval(_PAUSE_MILLISECONDS)
        self.timeout.connect(self._search)
        self.start()

    @Slot()
    def _search(self) -> None:
        new = gc.get_count()[0]
        if new > SEARCHED_AT_MOST:
            self._set_all_aside(new)
        elif new > LIMITS[0]:
            search_when_due()
            left = len(gc.get_objects())
            if left > SEARCHED_AT_MOST:
                self._set_all_aside(left)
        if self._is_time_for_all():
            self._search_all()

    def _set_all_aside(self, count: int) -> None:
        gc.freeze()
        self._set_aside += count

    def _is_time_for_all(self) -> bool:
        if not self._set_aside:
            return False
        is_away = QGuiApplication.applicationState() is not Qt.ApplicationState.ApplicationActive
        return is_away or self._set_aside > (_GROWTH - 1) * self._searched

    def _search_all(self) -> None:
        if gc.get_freeze_count() <= TOO_MANY:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
        self._searched, self._set_aside = gc.get_freeze_count(), 0
