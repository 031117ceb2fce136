"""A wide button that follows an action, its icon and words in its middle."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QIcon, QPaintEvent
from PySide6.QtWidgets import (
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
)

_HEIGHT = 32
_ICON_SIDE = 18
_GAP = 4  # between icon and words, as Qt's styles leave it


class ActionButton(QToolButton):
    """Does `action` and says what it says; it is called after the action, "solve-button"."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setObjectName(f"{action.objectName()}-button")
        self.setDefaultAction(action)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setIconSize(QSize(_ICON_SIDE, _ICON_SIDE))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(_HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _size_of_label(self) -> QSize:
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        return QSize(_ICON_SIDE + _GAP + words.width(), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint in two steps, because Qt would put icon and words at the left edge."""
        label, bare = QStyleOptionToolButton(), QStyleOptionToolButton()
        self.initStyleOption(label)
        self.initStyleOption(bare)
        bare.text, bare.icon = "", QIcon()
        label.rect = QStyle.alignedRect(
            label.direction, Qt.AlignmentFlag.AlignCenter, self._size_of_label(), label.rect
        )
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, bare)
        painter.drawControl(QStyle.ControlElement.CE_ToolButtonLabel, label)
        painter.end()
