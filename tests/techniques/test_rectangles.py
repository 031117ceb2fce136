"""Rectangles whose digits could change places."""

from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.rectangles import rectangles_in


def test_each_house_has_two_corners_of_a_rectangle_or_none() -> None:
    geometry = Grid.from_line("." * 36).geometry

    for corners in rectangles_in(geometry):
        shared = [len({*house.cells} & {*corners}) for house in geometry.houses]
        assert {*shared} == {0, 2}
        assert shared.count(2) == 6  # two rows, two columns, two boxes


def test_there_are_so_many_in_a_grid_of_nine() -> None:
    # Two rows of a band and columns of two stacks, and the other way round: 9 * 27, twice.
    assert len({*rectangles_in(Grid.from_line("." * 81).geometry)}) == 2 * 9 * 27
