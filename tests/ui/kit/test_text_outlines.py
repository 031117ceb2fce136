"""Letters as shapes: those of a font, and our own where there is none."""

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from sudoku_gui.model.geometry import Digit
from sudoku_gui.model.grid import sign_of
from sudoku_gui.ui.kit import text_outlines
from sudoku_gui.ui.kit.text_outlines import needs_outlines, outline_at, outline_within
from tests.support.ui.pictures import differing_pixels

pytestmark = pytest.mark.usefixtures("qapp")

SIGNS = [sign_of(Digit(digit)) for digit in range(1, 26)]
RECT = QRect(10, 20, 60, 60)


@pytest.fixture(params=[True, False], ids=["with fonts", "without fonts"])
def has_fonts(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    has_some = bool(request.param)
    monkeypatch.setattr(text_outlines, "has_fonts", lambda: has_some)
    return has_some


def font(*, bold: bool = False, italic: bool = False, struck: bool = False) -> QFont:
    sized = QFont()
    sized.setPixelSize(36)
    sized.setBold(bold)
    sized.setItalic(italic)
    sized.setStrikeOut(struck)
    return sized


def drawn(sign: str, with_font: QFont) -> QImage:
    image = QImage(80, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(outline_within(RECT, sign, with_font), QColor("black"))
    painter.end()
    return image


@pytest.mark.usefixtures("has_fonts")
@pytest.mark.parametrize("sign", SIGNS)
def test_a_sign_stands_in_the_middle_of_its_cell(sign: str) -> None:
    extent = outline_within(RECT, sign, font()).boundingRect()

    assert QRectF(RECT).contains(extent)
    assert abs(extent.center().x() - QRectF(RECT).center().x()) < 6
    assert abs(extent.center().y() - QRectF(RECT).center().y()) < 6
    assert extent.height() > 20


@pytest.mark.usefixtures("has_fonts")
def test_no_two_signs_look_alike() -> None:
    pictures = [drawn(sign, font()) for sign in SIGNS]

    for place, picture in enumerate(pictures):
        for other in pictures[:place]:
            assert differing_pixels(picture, other) > 20


@pytest.mark.usefixtures("has_fonts")
@pytest.mark.parametrize("sign", ["1", "8", "P"])
def test_bold_slanted_and_struck_signs_differ(sign: str) -> None:
    pictures = [
        drawn(sign, each)
        for each in (font(), font(bold=True), font(italic=True), font(italic=True, struck=True))
    ]

    for place, picture in enumerate(pictures):
        for other in pictures[:place]:
            assert differing_pixels(picture, other) > 10


def test_without_fonts_two_signs_stand_beside_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_outlines, "has_fonts", lambda: False)
    small = font()
    small.setPixelSize(18)

    one, two = (outline_within(RECT, signs, small).boundingRect() for signs in ("4", "4 8"))

    assert two.width() > 2 * one.width()
    assert QRectF(RECT).contains(two)


def test_words_begin_where_they_are_told_to() -> None:
    extent = outline_at(QPointF(30, 40), "step 31", font()).boundingRect()

    assert 30 <= extent.left() < 34
    assert extent.top() < 40 < extent.bottom()


def test_pixels_take_text_as_long_as_there_are_fonts(has_fonts: bool) -> None:
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    painter = QPainter(image)

    needs = needs_outlines(painter)
    painter.end()

    assert needs == (not has_fonts)
