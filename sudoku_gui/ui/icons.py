"""Icons from resources/icons, drawn in the ink of the theme."""

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sudoku_gui.assets import resource
from sudoku_gui.ui.theme import Theme

_INK_IN_FILES = "#000001"
_SIDES = (16, 24, 32, 48, 64)


def icon(name: str, theme: Theme) -> QIcon:
    """The icon in resources/icons/NAME.svg, paler where its action is disabled."""
    return _icon(name, {QIcon.Mode.Normal: theme.ink, QIcon.Mode.Disabled: theme.thin_line})


def sign_icon(name: str, ink: str, theme: Theme) -> QIcon:
    """The icon in the colour `ink`, readable in a selected row too."""
    return _icon(name, {QIcon.Mode.Normal: ink, QIcon.Mode.Selected: theme.on_accent})


def _icon(name: str, inks: Mapping[QIcon.Mode, str]) -> QIcon:
    found = QIcon()
    for mode, ink in inks.items():
        renderer = _renderer(name, ink)
        for side in _SIDES:
            found.addPixmap(_rendered(renderer, side), mode)
    return found


def sign(name: str, ink: str, side: int, pixel_ratio: float) -> QPixmap:
    """The drawing in resources/icons/NAME.svg in the colour `ink`, `side` pixels square."""
    drawn = _rendered(_renderer(name, ink), round(side * pixel_ratio))
    drawn.setDevicePixelRatio(pixel_ratio)
    return drawn


def app_icon() -> QIcon:
    """The icon of the program."""
    return QIcon(str(resource("icons", "app.svg")))


def _renderer(name: str, ink: str) -> QSvgRenderer:
    drawing = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(drawing.replace(_INK_IN_FILES, ink).encode()))


def _rendered(renderer: QSvgRenderer, side: int) -> QPixmap:
    pixmap = QPixmap(side, side)
    pixmap.fill(QColor(Qt.GlobalColor.transparent))
    painter = QPainter(pixmap)
    renderer.render(painter)
    painter.end()
    return pixmap
