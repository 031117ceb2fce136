"""Turning a grid, whatever its boxes."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.turn import Turn, turned
from tests.model.strategies import grids

CORNER = Grid.from_line("1200000000000000")


def test_a_quarter_turn_is_clockwise() -> None:
    assert turned(CORNER, Turn.QUARTER).line() == "0001000200000000"
    assert turned(CORNER, Turn.HALF).line() == "0000000000000021"
    assert turned(CORNER, Turn.THREE_QUARTERS).line() == "0000000020001000"
    assert turned(CORNER, Turn.MIRRORED).line() == "0021000000000000"


@given(grids(), st.sampled_from(Turn))
def test_digits_clash_as_before_from_every_side(grid: Grid, turn: Turn) -> None:
    assert len(turned(grid, turn).conflicts()) == len(grid.conflicts())


@given(grids())
def test_four_quarters_and_two_mirrors_change_nothing(grid: Grid) -> None:
    once_around = grid
    for _ in range(4):
        once_around = turned(once_around, Turn.QUARTER)

    assert once_around == grid
    assert turned(turned(grid, Turn.MIRRORED), Turn.MIRRORED) == grid
    assert turned(turned(grid, Turn.QUARTER), Turn.THREE_QUARTERS) == grid
    assert turned(turned(grid, Turn.QUARTER), Turn.QUARTER) == turned(grid, Turn.HALF)


@given(grids(), st.sampled_from(Turn))
def test_what_is_turned_shares_its_geometry_where_boxes_are_square(grid: Grid, turn: Turn) -> None:
    if grid.geometry.box_rows == grid.geometry.box_columns:
        assert turned(grid, turn).geometry is grid.geometry


def test_wide_boxes_are_high_ones_after_a_quarter() -> None:
    lying = Grid.empty(Geometry(2, 3))

    assert turned(lying, Turn.QUARTER).geometry == Geometry(3, 2)
