"""The panel beside the grid in the layout for playing: what one plays with, and the answers."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.kit.action_button import ActionButton

_GAP = 8
_WIDTH = 300
_LEAST_HEIGHT = 120  # of what is seen of it at once
_ANSWERS = (ActionId.HINT, ActionId.CHECK_ENTRIES, ActionId.SOLVE, ActionId.SOLVE_CELL)


class PlayPanel(QWidget):
    """A column: the number pad, and a button for each answer; Tab goes the same way."""

    def __init__(self, actions: Mapping[ActionId, QAction], number_pad: QWidget) -> None:
        super().__init__()
        self.setObjectName("play-panel")
        answers = QVBoxLayout()
        answers.setSpacing(_GAP)
        for name in _ANSWERS:
            answers.addWidget(ActionButton(actions[name]))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(number_pad)
        column.addLayout(answers)
        column.addStretch(1)

    def sizeHint(self) -> QSize:
        width = max(_WIDTH, self.minimumSizeHint().width())
        return QSize(width, super().sizeHint().height())


class PlayScrollArea(QScrollArea):
    """The place of the panel in the window; where that is too low, the panel is scrolled."""

    def __init__(self, panel: PlayPanel) -> None:
        super().__init__()
        self._panel = panel
        self.setWidget(panel)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def minimumSizeHint(self) -> QSize:
        beside = self.verticalScrollBar().sizeHint().width()
        return QSize(self._panel.minimumSizeHint().width() + beside, _LEAST_HEIGHT)

    def sizeHint(self) -> QSize:
        return self._panel.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._panel and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()  # other parts need other room
        return super().eventFilter(watched, event)
