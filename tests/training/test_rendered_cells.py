"""Rendered cells: repeatable, and such as the program cuts from photos."""

from collections.abc import Sequence

import numpy as np
import pytest

from sudoku_gui.photo.cells import SIDE
from tests.training.fonts import DigitFont, usable_fonts
from tests.training.pillow_font import write_pillow_font
from tests.training.print_reader import rendered_cells
from tests.training.printed_grids import CELL, CELLS, MARGIN, printed_page

PAGES = 12


@pytest.fixture(scope="module")
def fonts(tmp_path_factory: pytest.TempPathFactory) -> Sequence[DigitFont]:
    folder = tmp_path_factory.mktemp("fonts")
    write_pillow_font(folder / "fonts-a" / "a.ttf")
    return usable_fonts(folder)


def test_the_same_seed_renders_the_same_cells(fonts: list[DigitFont]) -> None:
    (first, digits), (again, same_digits) = (rendered_cells(fonts, 2, seed=5) for _ in range(2))
    other, _ = rendered_cells(fonts, 2, seed=6)

    assert np.array_equal(first, again)
    assert np.array_equal(digits, same_digits)
    assert not np.array_equal(first, other)


def test_cells_are_mostly_paper_and_show_blanks_and_all_digits(fonts: list[DigitFont]) -> None:
    cells, digits = rendered_cells(fonts, PAGES, seed=1)

    assert cells.shape == (PAGES * CELLS**2, SIDE, SIDE)
    assert set(digits.tolist()) == set(range(10))
    assert np.median(cells) < 0.1 * 255


def test_cells_with_digits_are_darker_in_the_middle_than_blanks(fonts: list[DigitFont]) -> None:
    cells, digits = rendered_cells(fonts, PAGES, seed=1)

    middle = cells[:, 8:-8, 8:-8].astype(np.float32).max(axis=(1, 2))

    assert np.median(middle[digits > 0]) > 2 * np.median(middle[digits == 0])


def test_a_page_has_its_digits_where_it_says(fonts: list[DigitFont]) -> None:
    for seed in range(PAGES):
        page = printed_page(fonts[0], np.random.default_rng(seed))

        assert len(page.digits) == CELLS**2
        for cell, digit in enumerate(page.digits):
            row, column = divmod(cell, CELLS)
            y, x = MARGIN + row * CELL, MARGIN + column * CELL
            middle = page.ink[y + CELL // 4 : y + CELL * 3 // 4, x + CELL // 4 : x + CELL * 3 // 4]
            assert not digit or middle.max() > 0.3
