"""Icons from resources/icons, drawn in the ink of the theme."""

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sudoku_gui.assets import resource
from sudoku_gui.ui.theme import Theme

_INK_IN_FILES = "#000001"
_SIDES = (16, 24, 32, 48, 64)


def icon(name: str, theme: Theme) -> QIcon:
    """The icon in resources/icons/NAME.svg, paler where its action is disabled."""
    drawing = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    found = QIcon()
    for mode, ink in (
        (QIcon.Mode.Normal, theme.ink),
        (QIcon.Mode.Disabled, theme.thin_line),
    ):
        renderer = QSvgRenderer(QByteArray(drawing.replace(_INK_IN_FILES, ink).encode()))
        for side in _SIDES:
            found.addPixmap(_rendered(renderer, side), mode)
    return found


def app_icon() -> QIcon:
    """The icon of the program."""
    return QIcon(str(resource("icons", "app.svg")))


def _rendered(renderer: QSvgRenderer, side: int) -> QPixmap:
    pixmap = QPixmap(side, side)
    pixmap.fill(QColor(Qt.GlobalColor.transparent))
    painter = QPainter(pixmap)
    renderer.render(painter)
    painter.end()
    return pixmap
