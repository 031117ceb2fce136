"""The search for garbage, in the window's thread alone.

Python's own search runs in whichever thread makes one object too many.  Parts of a window or a
dialog that is gone hold each other until they are found that way, and where another thread frees
them, Qt crashes.  So Python's own is off as long as there is a window.
"""

import gc

from PySide6.QtCore import QObject, Qt, QTimer

LIMITS = (2_000, 10, 10)
"""How much there may be, for each generation of Python's garbage collector, before it is due:
objects that have not been searched yet, and searches of the generation before it."""

_PAUSE_MILLISECONDS = 2_000


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
        self.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self.setInterval(_PAUSE_MILLISECONDS)
        self.timeout.connect(search_when_due)
        self.start()
