"""A menu in which several things are ticked one after another, and that stays open meanwhile."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu


class StayOpenMenu(QMenu):
    """Ticks an entry on a click or Space; Enter ticks and closes, Escape closes."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._tick():
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Space or not self._tick():
            super().keyPressEvent(event)

    def _tick(self) -> bool:
        """Tick the entry that is pointed at, and return whether there is one."""
        action = self.activeAction()
        if action is None or not action.isEnabled():
            return False
        action.trigger()
        return True
