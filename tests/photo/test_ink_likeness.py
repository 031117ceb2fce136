"""What the ink of all cells of a page says of each."""

import numpy as np
import pytest

from sudoku_gui.photo.arrays import Floats
from sudoku_gui.photo.cells import SIDE
from sudoku_gui.photo.ink_likeness import written_by_likeness

COUNT = 40  # cells, of which every other one is written


def cells_of(printed: tuple[float, int], written: tuple[float, int]) -> Floats:
    """Cells with bars of such an ink and height, a little different from one another."""
    chance = np.random.default_rng(1)
    cells = np.zeros((COUNT, SIDE, SIDE), np.float32)
    for number, cell in enumerate(cells):
        ink, height = written if number % 2 else printed
        height += int(chance.integers(-1, 2))
        top = (SIDE - height) // 2
        cell[top : top + height, 14:18] = ink + chance.uniform(-0.03, 0.03)
    return cells


def says(cells: Floats, doubtful: int) -> float:
    """What the ink says of one cell, where it is known of all others whether they are written."""
    written = np.arange(COUNT, dtype=np.float32) % 2
    written[doubtful] = 0.5
    return float(written_by_likeness(cells, written, np.ones(COUNT, np.float32))[doubtful])


@pytest.mark.parametrize(
    ("printed", "written"), [((0.9, 20), (0.5, 20)), ((0.8, 22), (0.8, 13))], ids=["ink", "height"]
)
def test_a_cell_is_taken_for_what_its_ink_is_like(
    printed: tuple[float, int], written: tuple[float, int]
) -> None:
    cells = cells_of(printed, written)

    assert says(cells, doubtful=6) < -1
    assert says(cells, doubtful=7) > 1


def test_where_all_are_alike_the_ink_says_little() -> None:
    cells = cells_of((0.8, 18), (0.8, 18))

    assert abs(says(cells, doubtful=6)) < 1


def test_blanks_are_no_measure() -> None:
    cells = cells_of((0.9, 20), (0.5, 20))
    cells[20:] = 0
    has_digit = np.arange(COUNT) < COUNT // 2
    written = np.arange(COUNT, dtype=np.float32) % 2

    ink = written_by_likeness(cells, written, has_digit.astype(np.float32))[has_digit]

    assert np.array_equal(ink > 0, written[has_digit] > 0)


def test_a_page_without_a_digit_says_nothing() -> None:
    nothing = np.zeros(COUNT, np.float32)

    assert not written_by_likeness(
        np.zeros((COUNT, SIDE, SIDE), np.float32), nothing, nothing
    ).any()
