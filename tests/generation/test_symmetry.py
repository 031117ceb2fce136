"""The sets of cells that have a given together."""

import pytest

from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.model.geometry import SIZES, Geometry

every_symmetry = pytest.mark.parametrize("symmetry", Symmetry)


@every_symmetry
@pytest.mark.parametrize("size", SIZES)
def test_each_cell_is_in_one_set(symmetry: Symmetry, size: int) -> None:
    orbits = symmetry.orbits(Geometry.of_size(size))

    assert sorted(cell for orbit in orbits for cell in orbit) == list(range(size * size))


@pytest.mark.parametrize(
    ("symmetry", "cells"),
    [
        (Symmetry.NONE, {1}),
        (Symmetry.HALF_TURN, {1, 79}),
        (Symmetry.QUARTER_TURNS, {1, 17, 63, 79}),
        (Symmetry.LEFT_RIGHT, {1, 7}),
        (Symmetry.TOP_BOTTOM, {1, 73}),
        (Symmetry.BOTH_MIRRORS, {1, 7, 73, 79}),
        (Symmetry.DIAGONAL, {1, 9}),
        (Symmetry.ANTIDIAGONAL, {1, 71}),
        (Symmetry.BOTH_DIAGONALS, {1, 9, 71, 79}),
    ],
)
def test_the_second_cell_goes_where_the_symmetry_says(symmetry: Symmetry, cells: set[int]) -> None:
    orbits = symmetry.orbits(Geometry.of_size(9))

    assert next({*orbit} for orbit in orbits if 1 in orbit) == cells


@every_symmetry
def test_titles_differ(symmetry: Symmetry) -> None:
    assert [str(each.title) for each in Symmetry].count(str(symmetry.title)) == 1
