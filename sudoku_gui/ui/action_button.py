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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint in two steps, because Qt would put icon and words at the left edge."""
        label, bare = QStyleOptionToolButton(), QStyleOptionToolButton()
        self.initStyleOption(label)
        self.initStyleOption(bare)
        bare.text, bare.icon = "", QIcon()
        label.rect = QStyle.alignedRect(
            label.direction, Qt.AlignmentFlag.AlignCenter, self.sizeHint(), label.rect
        )
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, bare)
        painter.drawControl(QStyle.ControlElement.CE_ToolButtonLabel, label)
        painter.end()
