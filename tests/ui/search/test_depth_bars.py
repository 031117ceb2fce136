"""The bars of the depth: as high as their depths, and the same whatever was painted before."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from sudoku_gui.playback.depth_picture import DepthPicture, StepSpan
from sudoku_gui.playback.depth_profile import DepthRange
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.ui.search.depth_bars import HANDLE, WORDS_HEIGHT, DepthBars

SIZE = QSize(60, 70)
FLOOR = SIZE.height() - HANDLE - 3
RATIOS = st.sampled_from([1.0, 1.25, 1.5, 2.0])
depth_ranges = st.builds(lambda low, more: DepthRange(low, low + more), *[st.integers(0, 300)] * 2)
pictures = st.lists(depth_ranges, max_size=SIZE.width()).map(
    lambda columns: DepthPicture(StepSpan(0, max(0, len(columns) - 1)), tuple(columns))
)

pytestmark = pytest.mark.usefixtures("qapp")


@given(st.lists(pictures, max_size=3), pictures, RATIOS)
@settings(max_examples=50)
def test_a_picture_is_painted_the_same_whatever_was_painted_before(
    before: list[DepthPicture], picture: DepthPicture, ratio: float
) -> None:
    bars = DepthBars(SIZE, ratio, LIGHT)
    for each in before:
        bars.image_of(each)

    assert bars.image_of(picture) == DepthBars(SIZE, ratio, LIGHT).image_of(picture)


@given(st.lists(depth_ranges, min_size=16, max_size=SIZE.width()))
@settings(max_examples=50)
def test_a_bar_reaches_from_the_lowest_depth_to_the_highest(columns: list[DepthRange]) -> None:
    image = _image_of(columns)

    scale = (FLOOR - WORDS_HEIGHT) / (max(depth.high for depth in columns) or 1)
    for place, depth in enumerate(columns):
        inked = _inked_lines(image, int((place + 0.5) * SIZE.width() / len(columns)))
        assert abs(inked[0] - (FLOOR - depth.high * scale)) <= 0.5
        foot = max(FLOOR - depth.low * scale, FLOOR - depth.high * scale + 1.5)
        assert abs(inked[-1] + 1 - foot) <= 0.5 or inked[-1] == FLOOR  # the line is painted over it
        assert inked == list(range(inked[0], inked[-1] + 1))


def test_columns_far_from_each_other_have_dots() -> None:
    near = _image_of([DepthRange(3, 3)] * 16)
    far = _image_of([DepthRange(3, 3)] * 15)

    assert {len(_inked_lines(near, x)) for x in range(SIZE.width())} == {2}
    assert {len(_inked_lines(far, x)) for x in (1, 2, 57, 58)} == {4}
    assert {len(_inked_lines(far, x)) for x in (0, 3, 56, 59)} == {3}


def test_a_search_without_a_step_has_a_bar_and_no_picture_has_none() -> None:
    assert _inked_lines(_image_of([DepthRange(0, 0)]), 30)
    assert not _inked_lines(_image_of([]), 30)


def test_the_bars_have_the_colours_of_the_theme() -> None:
    bars = DepthBars(SIZE, 1.0, DARK)

    image = bars.image_of(DepthPicture(StepSpan(0, 0), (DepthRange(1, 9),) * 60))

    assert image.pixelColor(30, 30) == QColor(DARK.solver)
    assert image.pixelColor(30, 5) == QColor(DARK.base)
    assert image.pixelColor(30, FLOOR + 1) == QColor(DARK.muted)


def _image_of(columns: list[DepthRange]) -> QImage:
    span = StepSpan(0, max(0, len(columns) - 1))
    return DepthBars(SIZE, 1.0, LIGHT).image_of(DepthPicture(span, tuple(columns)))


def _inked_lines(image: QImage, column: int) -> list[int]:
    ink = QColor(LIGHT.solver)
    return [line for line in range(image.height()) if image.pixelColor(column, line) == ink]
