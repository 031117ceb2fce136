"""Where the parts of the timeline lie: within it, beside each other, at every size."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from sudoku_gui.ui.search.timeline_places import (
    AXIS_HEIGHT,
    GUTTER,
    LEAST_HEIGHT,
    ROW_HEIGHT,
    timeline_places,
    wanted_height,
)


@given(st.integers(GUTTER + 1, 4_000), st.integers(LEAST_HEIGHT, 400), st.booleans())
def test_the_parts_lie_within_the_timeline_and_do_not_overlap(
    width: int, height: int, is_zoomed: bool
) -> None:
    size = QSize(width, height)

    places = timeline_places(size, is_zoomed)

    whole = QRect(0, 0, width, height)
    optional = [part for part in (places.overview,) if part is not None]
    rows = [places.rows] if places.rows.height() else []
    parts = [places.words, *optional, places.plot, places.axis, *rows]
    assert len(optional) == is_zoomed
    assert all(whole.contains(part) for part in parts)
    assert all(above.bottom() < below.top() for above, below in pairwise(parts))
    assert places.plot.bottom() + 1 == places.axis.top()
    assert parts[-1].bottom() == height - 1
    assert places.rows.height() % ROW_HEIGHT == 0
    assert not rows or places.plot.height() >= places.axis.height()
    assert places.plot.width() == width - GUTTER
    assert places.axis.height() == AXIS_HEIGHT


@given(st.integers(0, 10), st.integers(0, 10))
def test_there_is_a_picture_however_small_the_timeline(width: int, height: int) -> None:
    plot = timeline_places(QSize(width, height)).plot

    assert plot.width() >= 1
    assert plot.height() >= 1


@given(st.integers(0, 2_000), st.integers(0, 2_000))
def test_a_higher_window_never_has_a_lower_timeline(around: int, more: int) -> None:
    assert LEAST_HEIGHT <= wanted_height(around) <= wanted_height(around + more)


def test_a_low_window_has_the_least_and_a_high_one_twice_as_much() -> None:
    assert wanted_height(546) == LEAST_HEIGHT
    assert wanted_height(1_000) > 2 * LEAST_HEIGHT
