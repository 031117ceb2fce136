"""The bars of the depth: as high as their depths, and the same whatever was painted before."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from sudoku_gui.playback.depth_picture import DepthPicture, StepSpan
from sudoku_gui.playback.depth_profile import DepthRange
from sudoku_gui.playback.step_marks import StepMark
from sudoku_gui.presentation.search.depth_scale import depth_scale_of
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.ui.search.depth_bars import HEADROOM, DepthBars
from tests.support.ui.pictures import ONE_INK

SIZE = QSize(60, 50)
FLOOR = SIZE.height() - HEADROOM
RATIOS = st.sampled_from([1.0, 1.25, 1.5, 2.0])
depth_ranges = st.builds(lambda low, more: DepthRange(low, low + more), *[st.integers(0, 300)] * 2)
pictures = st.lists(depth_ranges, max_size=SIZE.width()).map(
    lambda columns: DepthPicture(StepSpan(0, max(0, len(columns) - 1)), tuple(columns))
)
marked_pictures = st.lists(
    st.tuples(st.integers(0, 81), st.sampled_from(StepMark)), min_size=1, max_size=12
).map(
    lambda steps: DepthPicture(
        StepSpan(0, len(steps) - 1),
        tuple(DepthRange(depth, depth) for depth, _ in steps),
        tuple(mark for _, mark in steps),
    )
)

pytestmark = pytest.mark.usefixtures("qapp")


@given(
    st.lists(st.one_of(pictures, marked_pictures), max_size=3),
    st.one_of(pictures, marked_pictures),
    RATIOS,
)
@settings(max_examples=50)
def test_a_picture_is_painted_the_same_whatever_was_painted_before(
    before: list[DepthPicture], picture: DepthPicture, ratio: float
) -> None:
    bars = DepthBars(SIZE, ratio, LIGHT)
    for each in before:
        bars.image_of(each)

    assert bars.image_of(picture) == DepthBars(SIZE, ratio, LIGHT).image_of(picture)


HALF_A_PIXEL = 0.5 + 1e-6  # what is computed is a little beside what is meant


@given(st.lists(depth_ranges, min_size=1, max_size=SIZE.width()))
@settings(max_examples=50)
def test_a_bar_reaches_from_the_lowest_depth_to_the_highest(columns: list[DepthRange]) -> None:
    bars = DepthBars(SIZE, 1.0, LIGHT)
    image = bars.image_of(_picture(columns))

    scale = depth_scale_of(_picture(columns))
    for place, depth in enumerate(columns):
        inked = _inked_lines(image, int((place + 0.5) * SIZE.width() / len(columns)))
        level = (FLOOR - HEADROOM) / scale.levels
        top = FLOOR - (depth.high - scale.low) * level
        assert abs(inked[0] - top) < HALF_A_PIXEL
        foot = max(FLOOR - (depth.low - scale.low) * level, top + 1.5)
        assert abs(inked[-1] + 1 - foot) < HALF_A_PIXEL
        assert inked == list(range(inked[0], inked[-1] + 1))


@given(st.lists(depth_ranges, min_size=1, max_size=SIZE.width()))
def test_depths_lie_one_above_the_other_at_the_scale_of_the_picture(
    columns: list[DepthRange],
) -> None:
    bars = DepthBars(SIZE, 1.0, LIGHT)
    bars.image_of(_picture(columns))

    scale = bars.scale
    heights = [bars.height_of(depth) for depth in range(scale.low, scale.high + 1)]

    assert heights[0] == FLOOR
    assert heights[-1] == pytest.approx(HEADROOM)
    assert all(lower > higher for lower, higher in pairwise(heights))


@pytest.mark.parametrize("theme", [LIGHT, DARK, ONE_INK])
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_placement_backtrack_and_dead_end_differ_in_shape(theme: Theme, ratio: float) -> None:
    pictures = []
    for mark in StepMark:
        columns = (DepthRange(2, 2),) * 5
        picture = DepthPicture(StepSpan(0, 4), columns, (mark,) * 5)
        image = DepthBars(SIZE, ratio, theme).image_of(picture)
        ground = QColor(theme.base).rgb()
        lines, rows = range(image.width()), range(image.height())
        pictures.append(tuple(image.pixel(x, y) == ground for x in lines for y in rows))

    assert len(set(pictures)) == len(StepMark)


def test_a_placement_points_up_and_a_backtrack_down() -> None:
    widths = {}
    for mark, colour in (
        (StepMark.PLACEMENT, LIGHT.solver),
        (StepMark.BACKTRACK, LIGHT.taken_back),
    ):
        picture = DepthPicture(StepSpan(0, 0), (DepthRange(2, 2),), (mark,))
        image = DepthBars(SIZE, 1.0, LIGHT).image_of(picture)
        ink = QColor(colour)
        inked = [
            sum(image.pixelColor(x, y) == ink for x in range(24, 37)) for y in range(SIZE.height())
        ]
        widths[mark] = [width for width in inked if 0 < width < 13]  # without the bar itself

    assert widths[StepMark.PLACEMENT] == sorted(widths[StepMark.PLACEMENT])
    assert widths[StepMark.BACKTRACK] == sorted(widths[StepMark.BACKTRACK], reverse=True)
    assert len(set(widths[StepMark.BACKTRACK])) > 3


def test_a_search_without_a_step_has_a_bar_and_no_picture_has_none() -> None:
    assert _inked_lines(_image_of([DepthRange(0, 0)]), 30)
    assert not _inked_lines(_image_of([]), 30)


def test_the_bars_have_the_colours_of_the_theme() -> None:
    bars = DepthBars(SIZE, 1.0, DARK)

    image = bars.image_of(DepthPicture(StepSpan(0, 0), (DepthRange(1, 9),) * 60))

    assert image.pixelColor(30, 20) == QColor(DARK.solver)
    assert image.pixelColor(30, 2) == QColor(DARK.base)
    assert image.pixelColor(30, SIZE.height() - 1) == QColor(DARK.muted)


def _picture(columns: list[DepthRange]) -> DepthPicture:
    return DepthPicture(StepSpan(0, max(0, len(columns) - 1)), tuple(columns))


def _image_of(columns: list[DepthRange]) -> QImage:
    return DepthBars(SIZE, 1.0, LIGHT).image_of(_picture(columns))


def _inked_lines(image: QImage, column: int) -> list[int]:
    ink = QColor(LIGHT.solver)
    return [line for line in range(image.height()) if image.pixelColor(column, line) == ink]
