"""Cells as they might have been as well."""

import numpy as np
import pytest

from tests.training.arrays import Floats
from tests.training.variation import Variation

SIDE = 32


@pytest.fixture
def cells() -> Floats:
    """Cells with a bar down their middle."""
    bars = np.zeros((40, SIDE, SIDE), np.float32)
    bars[:, 8:24, 14:18] = 1
    return bars


def test_no_two_cells_vary_alike_and_all_stay_paper_and_ink(cells: Floats) -> None:
    seen = Variation(1.0, np.random.default_rng(1)).varied(cells, np.ones(len(cells), np.float32))

    assert seen.shape == cells.shape
    assert seen.dtype == np.float32
    assert (seen.min(), seen.max()) >= (0, 0.5)
    assert seen.max() <= 1
    assert len({cell.tobytes() for cell in seen}) == len(cells)


def test_what_stands_in_a_cell_stays_about_where_it_was(cells: Floats) -> None:
    seen = Variation(1.0, np.random.default_rng(2)).varied(cells, np.ones(len(cells), np.float32))

    places = (seen * np.arange(SIDE)).sum(axis=(1, 2)) / seen.sum(axis=(1, 2))
    assert np.all(np.abs(places - (SIDE - 1) / 2) < 6)


def test_a_weaker_variation_changes_less(cells: Floats) -> None:
    bending = np.ones(len(cells), np.float32)

    weak, strong = (
        np.abs(Variation(strength, np.random.default_rng(4)).varied(cells, bending) - cells).mean()
        for strength in (0.3, 1.0)
    )

    assert weak < strong


def test_digits_are_written_into_cells_and_leave_what_was_there(cells: Floats) -> None:
    lines = np.zeros_like(cells)
    lines[:, :, :1] = 1
    pictures = np.zeros((len(cells), 28, 28), np.float32)
    pictures[:, 5:23, 12:16] = 1

    seen = Variation(1.0, np.random.default_rng(3)).written(lines, pictures)

    assert np.all(seen[:, :, 0] == 1)
    assert np.all(seen[:, 8:-8, 8:-8].max(axis=(1, 2)) > 0.2)
    assert np.median(seen) == 0
