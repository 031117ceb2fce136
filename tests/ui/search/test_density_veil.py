"""The veil over the bars: darker where the search more often is, and nowhere too dark."""

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_gui.playback.depth_density import LOOKS, DepthDensity
from sudoku_gui.playback.depth_picture import DepthPicture, StepSpan
from sudoku_gui.playback.depth_profile import DepthRange
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.ui.search.density_veil import DensityVeil, thickness
from sudoku_gui.ui.search.depth_bars import DepthBars

PLOT = QRect(20, 10, 200, 80)
BLOCK = DepthPicture(StepSpan(0, 9_999), (DepthRange(0, 20),) * PLOT.width())

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_where_the_search_mostly_is_the_bars_are_as_they_were_and_else_paler(
    theme: Theme,
) -> None:
    looks = (Counter({15: LOOKS - 1, 5: 1}),) * 5  # of ten stretches
    image, bars = _painted(theme, DepthDensity(0, 9_999, 10, looks))

    often, once, never = (_distance_to_bar(theme, image, bars, depth) for depth in (15, 5, 10))
    assert often < once < never
    assert image.pixelColor(_place_of(bars, 150, 10)) == QColor(theme.solver)  # not looked at yet


def test_what_is_never_looked_at_is_seen_still() -> None:
    looks = (Counter({15: LOOKS}),) * 10
    image, bars = _painted(LIGHT, DepthDensity(0, 9_999, 10, looks))

    assert image.pixelColor(_place_of(bars, 50, 3)) != QColor(LIGHT.base)


def test_a_veil_is_the_thinner_the_more_often_the_search_is_there() -> None:
    veils = [thickness(count) for count in range(LOOKS + 1)]

    assert veils == sorted(veils, reverse=True)
    assert veils[0] < 255
    assert veils[-1] == 0


def _painted(theme: Theme, density: DepthDensity) -> tuple[QImage, DepthBars]:
    image = QImage(240, 100, QImage.Format.Format_RGB32)
    bars = DepthBars(PLOT.size(), 1.0, theme)
    painter = QPainter(image)
    painter.drawImage(PLOT.topLeft(), bars.image_of(BLOCK))
    DensityVeil(PLOT, theme).paint(painter, density, bars)
    painter.end()
    return image, bars


def _place_of(bars: DepthBars, column: int, depth: int) -> QPoint:
    return QPoint(PLOT.left() + column, PLOT.top() + round(bars.height_of(depth)))


def _distance_to_bar(theme: Theme, image: QImage, bars: DepthBars, depth: int) -> int:
    colour, bar = image.pixelColor(_place_of(bars, 50, depth)), QColor(theme.solver)
    return abs(colour.red() - bar.red()) + abs(colour.green() - bar.green())
