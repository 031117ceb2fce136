"""Quadrilaterals and their perspectives."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.photo import quadrilateral
from sudoku_gui.photo.arrays import Floats
from tests.support.drawn_pictures import square

offsets = st.tuples(*[st.floats(-30, 30, width=32)] * 8)


@given(offsets)
def test_a_perspective_takes_the_corners_of_the_unit_square_to_the_corners(
    moved: tuple[float, ...],
) -> None:
    corners = square(100, 100, 200) + np.array(moved, np.float32).reshape(4, 2)

    matrices = quadrilateral.perspectives(corners[None])
    seen = quadrilateral.mapped(matrices, quadrilateral.UNIT_SQUARE)[0]

    assert seen == pytest.approx(corners, abs=0.1)


def test_the_perspective_of_a_square_keeps_its_middle() -> None:
    matrices = quadrilateral.perspectives(np.stack((square(0, 0, 10), square(5, 7, 20))))

    middles = quadrilateral.mapped(matrices, np.array([[0.5, 0.5]], np.float32))

    assert middles.reshape(2, 2) == pytest.approx(np.array([[5, 5], [15, 17]]), abs=1e-4)


@pytest.mark.parametrize(
    ("corners", "is_plausible"),
    [
        (square(10, 20, 300), True),
        (square(10, 20, 300)[::-1], False),  # against the clock
        (square(10, 20, 300)[[0, 2, 1, 3]], False),  # crossed
        (square(0, 0, 100) * np.array([4, 1], np.float32), False),  # much too long
    ],
)
def test_what_a_square_in_a_photo_may_look_like(corners: Floats, is_plausible: bool) -> None:
    assert quadrilateral.is_plausible(corners) is is_plausible


@given(st.integers(0, 3), st.booleans())
def test_corners_are_put_in_order_from_the_top_left(turns: int, is_mirrored: bool) -> None:
    corners = square(10, 20, 300)
    shuffled = np.roll(corners[::-1] if is_mirrored else corners, turns, axis=0)

    assert (quadrilateral.from_top_left(shuffled) == corners).all()


def test_the_area_of_a_square_is_that_of_its_sides() -> None:
    assert quadrilateral.area(square(3, 4, 10)) == pytest.approx(100)
