"""The shade over needless steps: as high as their part, hatched besides being paled."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_gui.playback.depth_picture import StepSpan
from sudoku_gui.presentation.search.needless_picture import NeedlessPicture
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.ui.search.needless_shading import NeedlessShading

PLOT = QRect(10, 5, 80, 40)
SPAN = StepSpan(0, 100)
every_theme = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


@every_theme
def test_a_column_is_shaded_from_the_foot_as_high_as_its_part_is(theme: Theme) -> None:
    shares = (0.0, 0.5, 1.0, 0.25)

    image = _painted(NeedlessPicture(SPAN, shares), theme)

    for index, share in enumerate(shares):
        heights = [
            PLOT.bottom() + 1 - y
            for y in range(PLOT.top(), PLOT.bottom() + 1)
            for x in range(PLOT.left() + 20 * index, PLOT.left() + 20 * (index + 1))
            if image.pixelColor(x, y) != QColor(theme.solver)
        ]
        assert max(heights, default=0) == round(share * PLOT.height())


@every_theme
def test_it_is_hatched_and_lets_the_picture_below_be_seen(theme: Theme) -> None:
    image = _painted(NeedlessPicture(SPAN, (1.0,)), theme)

    colours = {
        image.pixelColor(x, y).name()
        for x in range(PLOT.left(), PLOT.right() + 1)
        for y in range(PLOT.top(), PLOT.bottom() + 1)
    }

    assert len(colours) >= 2
    assert theme.base not in colours


def test_nothing_is_shaded_over_another_span_or_where_nothing_is_needless() -> None:
    plain = _painted(None, LIGHT)

    assert _painted(NeedlessPicture(StepSpan(0, 99), (1.0,)), LIGHT) == plain
    assert _painted(NeedlessPicture(SPAN, (0.0, 0.0)), LIGHT) == plain
    assert _painted(NeedlessPicture(SPAN, (1.0,)), LIGHT) != plain


def test_only_another_picture_needs_to_be_painted() -> None:
    shading, picture = NeedlessShading(), NeedlessPicture(SPAN, (1.0,))

    assert shading.show(picture)
    assert not shading.show(picture)
    assert shading.show(None)


def _painted(picture: NeedlessPicture | None, theme: Theme) -> QImage:
    """The shade over a ground in the colour of the bars."""
    image = QImage(100, 50, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.solver))
    painter = QPainter(image)
    shading = NeedlessShading()
    shading.show(picture)
    shading.paint(painter, PLOT, theme, SPAN)
    painter.end()
    return image
