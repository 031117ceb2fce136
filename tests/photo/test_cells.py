"""Cutting the cells of a grid."""

import numpy as np

from sudoku_gui.photo.arrays import Floats
from sudoku_gui.photo.cells import cells_of
from sudoku_gui.photo.straightened import lattice_of
from tests.support.drawn_pictures import PUZZLE, blank_page, draw_grid, photographed, square

CORNERS = square(120, 200, 450)


def _cells(*, light: float = 1.0) -> Floats:
    page = blank_page()
    draw_grid(page, CORNERS)
    photo = (photographed(page) * light).astype(np.uint8)
    return cells_of(photo, lattice_of(photo, CORNERS))


def test_there_is_ink_where_there_are_digits_and_nowhere_else() -> None:
    ink = (_cells() > 0.5).sum(axis=(1, 2))

    assert ((ink > 30) == [sign != "0" for sign in PUZZLE]).all()


def test_cells_are_cut_within_their_lines() -> None:
    cells = _cells()
    blanks = cells[[sign == "0" for sign in PUZZLE]]

    assert blanks.max(axis=(1, 2)).mean() < 0.3


def test_ink_is_as_dark_in_the_shade() -> None:
    bright, shaded = _cells(), _cells(light=0.5)

    assert np.abs(bright - shaded).mean() < 0.02
