"""Icons from resources/icons, drawn in the ink of the theme.

Each drawing has one colour, which is laid over its shape.  A shape is drawn once for each
size: that takes ten times as long, and a change of theme would keep the window waiting.
"""

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sudoku_gui.assets import resource
from sudoku_gui.presentation.theme import Theme

_SIDES = (16, 24, 32, 48, 64)


def icon(name: str, theme: Theme) -> QIcon:
    """Return the icon in resources/icons/NAME.svg, paler where its action is disabled."""
    return _icon(name, {QIcon.Mode.Normal: theme.ink, QIcon.Mode.Disabled: theme.thin_line})


def coloured_icon(name: str, ink: str, theme: Theme) -> QIcon:
    """Return the icon in the colour `ink`, readable in a selected row too."""
    return _icon(name, {QIcon.Mode.Normal: ink, QIcon.Mode.Selected: theme.on_accent})


def _icon(name: str, inks: Mapping[QIcon.Mode, str]) -> QIcon:
    found = QIcon()
    for mode, ink in inks.items():
        for side in _SIDES:
            found.addPixmap(_drawn(name, side, ink), mode)
    return found


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
    painter.fillRect(image.rect(), QColor(ink))
    painter.end()
    return QPixmap.fromImage(image)


@cache
def _shape(name: str, side: int) -> QImage:
    """Return the drawing, `side` pixels square, on nothing."""
    drawing = QSvgRenderer(resource("icons", f"{name}.svg").read_bytes())
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    drawing.render(painter)
    painter.end()
    return image
