"""Icons from resources/icons, drawn in the ink of the theme.

Each drawing has one colour, which is laid over its shape.  A shape is drawn once for each
size, when it is first painted in it: that takes ten times as long, and neither the start nor a
change of theme shall wait for it.
"""

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QIcon, QIconEngine, QImage, QPainter, QPixmap

from sudoku_gui.assets import resource
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.kit.ground import fill

_SIDES = (16, 24, 32, 48, 64)
_ENGINES: list[QIconEngine] = []


class _DrawnIcon(QIconEngine):
    """Draws an icon in the size in which it is wanted, when it is first wanted there."""

    def __init__(self, name: str, inks: Mapping[QIcon.Mode, str]) -> None:
        super().__init__()
        self._name = name
        self._inks = inks
        self._drawn: dict[tuple[int, str], QPixmap] = {}

    def pixmap(self, size: QSize, mode: QIcon.Mode, _state: QIcon.State) -> QPixmap:
        side = min(size.width(), size.height())
        ink = self._inks.get(mode, self._inks[QIcon.Mode.Normal])
        if (side, ink) not in self._drawn:
            self._drawn[side, ink] = _drawn(self._name, side, ink)
        return self._drawn[side, ink]

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(rect, self.pixmap(rect.size() * ratio, mode, state))

    def availableSizes(
        self, _mode: QIcon.Mode = QIcon.Mode.Normal, _state: QIcon.State = QIcon.State.Off
    ) -> list[QSize]:
        return [QSize(side, side) for side in _SIDES]

    def clone(self) -> QIconEngine:
        clone = _DrawnIcon(self._name, self._inks)
        _ENGINES.append(clone)  # for Qt takes it over without telling Python, which would free it
        return clone


def icon(name: str, theme: Theme) -> QIcon:
    """Return the icon in resources/icons/NAME.svg, paler where its action is disabled."""
    return _icon(name, theme.ink, theme.thin_line, theme.ink)


def coloured_icon(name: str, ink: str, theme: Theme) -> QIcon:
    """Return the icon in the colour `ink`, readable in a selected row too."""
    return _icon(name, ink, theme.thin_line, theme.on_accent)


@cache
def _icon(name: str, ink: str, disabled: str, selected: str) -> QIcon:
    """Return the icon, made once and kept, as what draws it is.

    Qt frees the one with the other; Python, where it found both to be garbage in a circle, would
    free what draws first, and the icon would speak to what is gone.
    """
    resource("icons", f"{name}.svg")  # which is an error where there is none
    modes = QIcon.Mode
    inks = {modes.Normal: ink, modes.Disabled: disabled, modes.Selected: selected}
    engine = _DrawnIcon(name, inks)
    _ENGINES.append(engine)
    return QIcon(engine)


def icon_pixmap(name: str, ink: str, side: int, pixel_ratio: float) -> QPixmap:
    """Return the drawing in resources/icons/NAME.svg in the colour `ink`, `side` pixels square."""
    drawn = _drawn(name, round(side * pixel_ratio), ink)
    drawn.setDevicePixelRatio(pixel_ratio)
    return drawn


def app_icon() -> QIcon:
    """Return the icon of the program."""
    return QIcon(str(resource("icons", "app.svg")))


def _drawn(name: str, side: int, ink: str) -> QPixmap:
    image = QImage(_shape(name, side))
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    fill(painter, image.rect(), QColor(ink))
    painter.end()
    return QPixmap.fromImage(image)


@cache
def _shape(name: str, side: int) -> QImage:
    """Return the drawing, `side` pixels square, on nothing."""
    # By Qt's own icon: PySide's module for these drawings would take longer to load.
    drawing = QIcon(str(resource("icons", f"{name}.svg")))
    return drawing.pixmap(QSize(side, side), 1.0).toImage()
