"""How large all text is: one scale for what Qt writes and for what the program paints itself."""

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

WHOLE = 100
"""Percent of the size that the desktop asks for."""

_LEAST_TEXT = 12  # pixels of letters, at any other scale


class _TextScale:
    """The scale in use, and the font at its whole size, once there has been another."""

    percent = WHOLE
    font: QFont | None = None


def scaled(pixels: int) -> int:
    """Return how large at the scale in use is what has `pixels` at the whole size."""
    return round(pixels * _TextScale.percent / WHOLE)


def scaled_text(pixels: int) -> int:
    """Return the height of letters that have `pixels` at the whole size.

    Where text is to be read from afar, none is much smaller than the rest.
    """
    return scaled(pixels if _TextScale.percent == WHOLE else max(pixels, _LEAST_TEXT))


def set_text_scale(percent: int) -> None:
    """Have all text in `percent` of its size; widgets hear of it as of another font."""
    if percent == _TextScale.percent:
        return
    if _TextScale.font is None:
        _TextScale.font = QApplication.font()
    font = QFont(_TextScale.font)
    if font.pixelSize() > 0:
        font.setPixelSize(round(font.pixelSize() * percent / WHOLE))
    else:
        font.setPointSizeF(font.pointSizeF() * percent / WHOLE)
    _TextScale.percent = percent
    QApplication.setFont(font)


def fixed_font(like: QFont) -> QFont:
    """Return a font with letters of one width, as large as another."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(like.pointSizeF())
    return font
