"""Grids filled at random."""

import pytest

from sudoku_gui.generation.filled_grids import FilledGrids
from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid


@pytest.mark.parametrize(("size", "count"), [(4, 20), (6, 10), (9, 3), (12, 1)])
def test_grids_are_solved_and_differ(size: int, count: int) -> None:
    geometry = Geometry.of_size(size)
    grids = FilledGrids(geometry)

    made = [grids.make(RandomStream(str(number))) for number in range(count)]

    filled = [Grid(geometry, each) for each in made if each is not None]
    assert all(each.is_solved() for each in filled)
    assert len({*filled}) > len(filled) // 2


def test_the_same_stream_fills_the_same_grid_again() -> None:
    grids = FilledGrids(Geometry.of_size(6))

    assert grids.make(RandomStream("a")) == grids.make(RandomStream("a"))
    assert grids.make(RandomStream("a")) != grids.make(RandomStream("b"))
