"""A press that lasts, which asks for what the other mouse button asks for: touch has but one."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QWidget


class LongPress(QObject):
    """Watches a widget; a finger on it is told as the left button of the mouse."""

    held = Signal(QPoint)  # where in the widget

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        hints = QGuiApplication.styleHints()
        self._slack = hints.startDragDistance()
        self._place = QPoint()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(hints.mousePressAndHoldInterval())
        self._timer.timeout.connect(self._report)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.MouseButtonPress if isinstance(event, QMouseEvent):
                if event.button() is Qt.MouseButton.LeftButton and not event.modifiers():
                    self._place = event.position().toPoint()
                    self._timer.start()
            case QEvent.Type.MouseMove if isinstance(event, QMouseEvent):
                moved = event.position().toPoint() - self._place
                if moved.manhattanLength() > self._slack:
                    self._timer.stop()
            case QEvent.Type.MouseButtonRelease | QEvent.Type.Hide:
                self._timer.stop()
        return False

    @Slot()
    def _report(self) -> None:
        self.held.emit(self._place)
