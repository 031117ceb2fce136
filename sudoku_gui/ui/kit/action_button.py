"""A wide button that follows an action, its icon and words in its middle.

As every button beside the grid, it takes the focus from Tab and not from a click: the keys go
on to where they went before.
"""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
)

from sudoku_gui.ui.kit.qactions import is_primary_action

_HEIGHT = 32
_PADDING = 12  # above and below large letters
_ICON_SIDE = 18
_GAP = 4  # between icon and words, as Qt's styles leave it
_ROUNDING = 2
_PRESSED = 115  # percent as dark


class ActionButton(QToolButton):
    """Does `action` and says what it says; it is called after the action, "solve-button"."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setObjectName(f"{action.objectName()}-button")
        self.setDefaultAction(action)
        action.changed.connect(self.update)  # it may stand out now, which Qt knows nothing of
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setIconSize(QSize(_ICON_SIDE, _ICON_SIDE))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._fit_height()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _fit_height(self) -> None:
        self.setMinimumHeight(max(_HEIGHT, self.fontMetrics().lineSpacing() + _PADDING))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_height()

    def _size_of_label(self) -> QSize:
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        return QSize(_ICON_SIDE + _GAP + words.width(), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint in two steps, because Qt would put icon and words at the left edge."""
        label, bare = QStyleOptionToolButton(), QStyleOptionToolButton()
        self.initStyleOption(label)
        self.initStyleOption(bare)
        is_primary = self.isEnabled() and is_primary_action(self.defaultAction())
        if is_primary:
            _emphasize(label, self.devicePixelRatioF())
        bare.text, bare.icon = "", QIcon()
        label.rect = QStyle.alignedRect(
            label.direction, Qt.AlignmentFlag.AlignCenter, self._size_of_label(), label.rect
        )
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, bare)
        if is_primary:
            _paint_emphasis(painter, bare)
        painter.drawControl(QStyle.ControlElement.CE_ToolButtonLabel, label)
        painter.end()


def _paint_emphasis(painter: QPainter, bare: QStyleOptionToolButton) -> None:
    """Cover the button in the colour of what is chosen.

    Qt's styles lighten the colour of a button until words are hard to read on it.
    """
    ground = bare.palette.color(QPalette.ColorRole.Highlight)
    if bare.state & QStyle.StateFlag.State_Sunken:
        ground = ground.darker(_PRESSED)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(bare.rect, _ROUNDING, _ROUNDING)
    if bare.state & QStyle.StateFlag.State_HasFocus:
        painter.setPen(bare.palette.color(QPalette.ColorRole.HighlightedText))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(
            QRectF(bare.rect).adjusted(2.5, 2.5, -2.5, -2.5), _ROUNDING, _ROUNDING
        )
    painter.restore()


def _emphasize(label: QStyleOptionToolButton, ratio: float) -> None:
    """Write the label in the colour that can be read on what is chosen."""
    ink = QPalette.ColorRole.HighlightedText
    label.palette.setColor(QPalette.ColorRole.ButtonText, label.palette.color(ink))
    if label.icon.isNull():
        return
    picture = label.icon.pixmap(label.iconSize, ratio)
    painter = QPainter(picture)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(picture.rect(), label.palette.color(ink))
    painter.end()
    label.icon = QIcon(picture)
