"""A place for parts of the window that are scrolled where the screen is too small for them."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

_LEAST = QSize(90, 60)  # of what is seen at once on a screen that is too small for all


class FittingScrollArea(QScrollArea):
    """Shows all of `contents` where the screen has room for it; otherwise they are scrolled.

    room: how much of the screen there is.
    """

    def __init__(self, contents: QWidget, room: Callable[[], QSize]) -> None:
        super().__init__()
        self._contents = contents
        self._room = room
        self.setWidget(contents)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def minimumSizeHint(self) -> QSize:
        room = self._room()
        least = self._contents.minimumSizeHint().expandedTo(self._contents.minimumSize())
        return QSize(
            least.width() if least.width() <= room.width() else _LEAST.width(),
            least.height() if least.height() <= room.height() else _LEAST.height(),
        )

    def sizeHint(self) -> QSize:
        return self._contents.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._contents and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()  # other parts need other room
        return super().eventFilter(watched, event)
