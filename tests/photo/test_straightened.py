"""Following the lines of a grid where they really run."""

import cv2
import numpy as np
import pytest

from sudoku_gui.photo.arrays import Grey
from sudoku_gui.photo.straightened import lattice_of
from tests.support.drawn_pictures import blank_page, draw_grid, photographed, square

CORNERS = square(120, 200, 450)


def _page() -> Grey:
    page = blank_page()
    draw_grid(page, CORNERS)
    return photographed(page)


def test_lines_cross_where_they_were_drawn() -> None:
    lattice = lattice_of(_page(), CORNERS)

    assert lattice[0, 0] == pytest.approx(CORNERS[0], abs=2)
    assert lattice[9, 9] == pytest.approx(CORNERS[2], abs=2)
    assert lattice[3, 6] == pytest.approx(np.array([420, 350]), abs=2)


def test_corners_that_are_a_little_off_are_put_right() -> None:
    lattice = lattice_of(_page(), CORNERS + np.float32(8))

    assert lattice[0, 0] == pytest.approx(CORNERS[0], abs=2)
    assert lattice[5, 5] == pytest.approx(np.array([370, 450]), abs=2)


def test_lines_on_a_bent_page_are_followed() -> None:
    page = _page()
    rows, columns = np.mgrid[: page.shape[0], : page.shape[1]].astype(np.float32)
    # Row by row, what is seen lies up to 12 pixels farther down in the middle of the grid.
    bend = 12 * np.sin(np.pi * np.clip((columns - 120) / 450, 0, 1))
    bent = np.asarray(cv2.remap(page, columns, rows - bend, cv2.INTER_LINEAR), np.uint8)

    lattice = lattice_of(bent, CORNERS)

    bends = 12 * np.sin(np.pi * np.arange(10) / 9)
    assert lattice[4, :, 1] == pytest.approx(400 + bends, abs=2.5)
