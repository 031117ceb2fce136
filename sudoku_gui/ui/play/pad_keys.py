"""The keys of the number pad: large, with a sign, and what is left of it or how it looks."""

from PySide6.QtCore import QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QFont, QMouseEvent, QPainter, QPalette
from PySide6.QtWidgets import QSizePolicy

from sudoku_gui.language import say, tr, tr_n
from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import sign_of
from sudoku_gui.model.notes import Colour
from sudoku_gui.presentation.grid.colour_styles import COLOUR_STYLES
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.bare_button import BareButton
from sudoku_gui.ui.kit.long_press import LongPress

_SIZE = QSize(44, 44)  # what fingers hit well
_LEAST_SIZE = QSize(26, 26)
_SIGN, _COUNT, _NAME = 0.5, 0.26, 0.3  # heights of letters, in parts of the height of the key
_LEAST_PIXELS = 9
_MOST_PIXELS = 26
_MARGIN = 4
_LEAST_NAMED = 30  # pixels of height in which a name has room below its colour


class PadKey(BareButton):
    """A key that grows with its room; a click leaves the focus where it is."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        return _SIZE.expandedTo(QSize(1, 1) * (2 * self.fontMetrics().height()))

    def minimumSizeHint(self) -> QSize:
        return _LEAST_SIZE

    @property
    def _inside(self) -> QRect:
        """Where there is room for what the key says."""
        return self.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)

    def _sized(self, part: float, *, is_bold: bool = False) -> QFont:
        """Return the font for letters as high as a part of the key."""
        font = QFont(self.font())
        most = max(_MOST_PIXELS, 2 * self.fontMetrics().height())
        pixels = min(most, round(self.height() * part))
        font.setPixelSize(max(_LEAST_PIXELS, pixels))
        font.setBold(is_bold)
        return font


class DigitKey(PadKey):
    """The key of a digit, with how many of it are left; pale once all are there."""

    highlight_wanted = Signal()  # pressed with the other button, or for long

    def __init__(self, digit: Digit) -> None:
        super().__init__(f"pad-{sign_of(digit)}")
        self._sign = sign_of(digit)
        self._left = 0
        self._was_held = False  # for long, so that letting it go is no click
        self.setText(self._sign)
        self._long_press = LongPress(self)
        self._long_press.held.connect(self._hold)

    @property
    def left(self) -> int:
        """How many of the digit are left; below 0, there are too many."""
        return self._left

    def show_left(self, left: int) -> None:
        """Show how many of the digit are left."""
        if left != self._left or not self.accessibleName():  # which it has once it was shown
            self._left = left
            self.retranslate()
            self.update()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        if self._left == 0:
            words = tr("{digit}, complete", digit=self._sign)
        elif self._left > 0:
            words = tr_n("{digit}, {n} left", "{digit}, {n} left", n=self._left, digit=self._sign)
        else:
            words = tr_n(
                "{digit}, {n} too many", "{digit}, {n} too many", n=-self._left, digit=self._sign
            )
        self.setAccessibleName(words)
        self.setToolTip(tr("{key}. Right click or a long press: highlight it", key=words))

    def _paint_label(self, painter: QPainter) -> None:
        inside = self._inside
        group = QPalette.ColorGroup.Active if self._left else QPalette.ColorGroup.Disabled
        painter.setPen(self._ink(group))
        painter.setFont(self._sized(_SIGN, is_bold=self.isChecked()))
        painter.drawText(inside, Qt.AlignmentFlag.AlignCenter, self._sign)
        if self._left:
            count = str(self._left) if self._left > 0 else f"+{-self._left}"
            painter.setFont(self._sized(_COUNT))
            edge = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
            painter.drawText(inside, edge, count)

    @Slot()
    def _hold(self) -> None:
        self._was_held = True
        self.highlight_wanted.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._was_held = False
        self._long_press.begin(event)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._long_press.follow(event)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._long_press.end()
        if self._was_held:
            self.setDown(False)
        super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        self.highlight_wanted.emit()


class ColourKey(PadKey):
    """The key of a colour: its number, its look and its name."""

    def __init__(self, colour: Colour, theme: Theme) -> None:
        super().__init__(f"colour-{colour}")
        self._colour = colour
        self._theme = theme
        self.setText(str(colour))

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        name = say(COLOUR_STYLES[self._colour].name)
        self.setAccessibleName(name)
        self.setToolTip(tr("{colour}: key {n}", colour=name, n=self._colour))
        self.update()

    def _paint_label(self, painter: QPainter) -> None:
        # Imported late: the pad shows digits first.
        from sudoku_gui.ui.grid.colour_painter import paint_swatch  # noqa: PLC0415

        inside, small = self._inside, self._sized(_COUNT)
        below = small.pixelSize() + _MARGIN if inside.height() >= _LEAST_NAMED else 0
        swatch = inside.adjusted(0, 0, 0, -below)
        paint_swatch(painter, swatch, (self._colour,), self._theme)
        painter.setPen(self._ink())
        painter.setFont(self._sized(_NAME, is_bold=True))
        painter.drawText(swatch, Qt.AlignmentFlag.AlignCenter, str(self._colour))
        if below:
            name = say(COLOUR_STYLES[self._colour].name)
            painter.setFont(small)
            edge = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
            painter.drawText(inside, edge, name)
