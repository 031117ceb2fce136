"""Where a photo is in its part of the window."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSize

from sudoku_gui.ui.photo.photo_fit import PhotoFit

sides = st.integers(90, 4000)


@given(sides, sides, st.integers(150, 2000), st.integers(150, 2000))
def test_a_photo_fits_into_its_space_and_leaves_room_around(
    width: int, height: int, across: int, down: int
) -> None:
    fit = PhotoFit(QSize(width, height), QSize(across, down))

    assert QRectF(10, 10, across - 20, down - 20).contains(fit.rect)


@given(sides, sides, st.floats(0, 1), st.floats(0, 1))
def test_a_place_on_the_screen_leads_back_to_its_point(
    width: int, height: int, x: float, y: float
) -> None:
    fit = PhotoFit(QSize(width, height), QSize(400, 300))
    point = QPointF(x * width, y * height)

    back = fit.point_at(fit.place_of(point))

    assert (back - point).manhattanLength() < 1e-6 * (width + height)


def test_a_point_beside_the_photo_goes_to_its_edge() -> None:
    fit = PhotoFit(QSize(100, 200), QSize(400, 300))

    assert fit.within(QPointF(-30, 250)) == QPointF(-0.5, 199.5)
    assert fit.within(QPointF(30, 50)) == QPointF(30, 50)
