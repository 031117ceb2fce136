"""A wide button that follows an action, its icon and words in its middle.

As every button beside the grid, it takes the focus from Tab and not from a click: the keys go
on to where they went before.
"""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QSizePolicy

from sudoku_gui.ui.kit.bare_button import BareButton
from sudoku_gui.ui.kit.ground import fill
from sudoku_gui.ui.kit.qactions import is_primary_action

_HEIGHT = 32
_PADDING = 12  # above and below large letters
_ICON_SIDE = 18
_GAP = 4  # between icon and words, as Qt's styles leave it
_ROUNDING = 2
_PRESSED = 115  # percent as dark


class ActionButton(BareButton):
    """Does `action` and says what it says; it is called after the action, "solve-button"."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setObjectName(f"{action.objectName()}-button")
        self.setDefaultAction(action)
        action.changed.connect(self.update)  # it may stand out now, which Qt knows nothing of
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

    def _paint_label(self, painter: QPainter) -> None:
        """Paint icon and words in the middle; Qt would put them at the left edge."""
        is_primary = self.isEnabled() and is_primary_action(self.defaultAction())
        if is_primary:
            self._paint_emphasis(painter)
        emphasised = self.palette().color(QPalette.ColorRole.HighlightedText)
        ink = emphasised if is_primary else self._ink()
        words, beside = self.rect(), 0
        if not self.icon().isNull():
            beside = _ICON_SIDE + _GAP
            left = (self.width() - beside - self.fontMetrics().horizontalAdvance(self.text())) // 2
            picture = _tinted(self._picture(), ink) if is_primary else self._picture()
            painter.drawPixmap(left + _GAP // 2, (self.height() - _ICON_SIDE) // 2, picture)
        painter.setPen(ink)
        painter.drawText(words.adjusted(beside, 0, 0, 0), Qt.AlignmentFlag.AlignCenter, self.text())

    def _picture(self) -> QPixmap:
        """Return the icon as it is now."""
        mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
        state = QIcon.State.On if self.isChecked() else QIcon.State.Off
        return self.icon().pixmap(self.iconSize(), self.devicePixelRatioF(), mode, state)

    def _paint_emphasis(self, painter: QPainter) -> None:
        """Cover the button in the colour of what is chosen.

        Qt's styles lighten the colour of a button until words are hard to read on it.
        """
        ground = self.palette().color(QPalette.ColorRole.Highlight)
        if self.isDown():
            ground = ground.darker(_PRESSED)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(self.rect(), _ROUNDING, _ROUNDING)
        if self.hasFocus():
            painter.setPen(self.palette().color(QPalette.ColorRole.HighlightedText))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inside = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
            painter.drawRoundedRect(inside, _ROUNDING, _ROUNDING)
        painter.restore()


def _tinted(picture: QPixmap, ink: QColor) -> QPixmap:
    """Return the shape of `picture` all in `ink`."""
    painter = QPainter(picture)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    fill(painter, picture.rect(), ink)
    painter.end()
    return picture
