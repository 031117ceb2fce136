"""A press that lasts, which asks for what the other mouse button asks for: touch has but one."""

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QWidget


class LongPress(QObject):
    """Is told of a widget's mouse events; a finger on it is told as the left button.

    It does not filter them itself: for each kind of event that a filter sees, PySide makes a
    class, and a window has ten such widgets when it opens.
    """

    held = Signal(QPoint)  # where in the widget

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        hints = QGuiApplication.styleHints()
        self._slack = hints.startDragDistance()
        self._place = QPoint()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(hints.mousePressAndHoldInterval())
        self._timer.timeout.connect(self._report)

    def begin(self, event: QMouseEvent) -> None:
        """A button was pressed."""
        if event.button() is Qt.MouseButton.LeftButton and not event.modifiers():
            self._place = event.position().toPoint()
            self._timer.start()

    def follow(self, event: QMouseEvent) -> None:
        """The pointer moved: it must not go far."""
        moved = event.position().toPoint() - self._place
        if moved.manhattanLength() > self._slack:
            self._timer.stop()

    def end(self) -> None:
        """The button was let go."""
        self._timer.stop()

    @Slot()
    def _report(self) -> None:
        if self._widget.isVisible():
            self.held.emit(self._place)
