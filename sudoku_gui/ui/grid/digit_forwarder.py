"""Digits that are typed beside the grid reach it all the same."""

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from sudoku_gui.ui.grid.grid_widget import GridWidget


class DigitForwarder(QObject):
    """Hands digits on to the grid, and the focus with them, from whatever else has the focus.

    What wants a digit itself, such as a text field, says so as Qt has it: by accepting the event
    ShortcutOverride.  Only the part with the focus is watched, so nothing else gets slower.
    """

    def __init__(self, application: QApplication, grid: GridWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._grid = grid
        application.focusChanged.connect(self._follow)

    @Slot(QWidget, QWidget)
    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        """Watch the part that has got the focus, if it is one beside the grid."""
        if old is not None:
            old.removeEventFilter(self)
        if new is not None and new is not self._grid and self._is_beside_grid(new):
            new.installEventFilter(self)

    def _is_beside_grid(self, part: QWidget) -> bool:
        """Return whether `part` is in the window of the grid, or in a dock torn off from it."""
        window, main = part.window(), self._grid.window()
        return window is main or (isinstance(window, QDockWidget) and window.parent() is main)

    def _forward(self, event: QKeyEvent) -> None:
        self._grid.activateWindow()
        self._grid.setFocus()
        QApplication.sendEvent(self._grid, event.clone())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and self._grid.types_digit(event)
            and not _is_wanted_by(watched, event)
        ):
            self._forward(event)
            return True
        return super().eventFilter(watched, event)


def _is_wanted_by(part: QObject, event: QKeyEvent) -> bool:
    """Return whether `part`, or what it stands in, has a use of its own for a key."""
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, event.key(), event.modifiers(), event.text())
    asked.ignore()
    QApplication.sendEvent(part, asked)
    return asked.isAccepted()
