"""Turning a grid, whatever its boxes."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Cell, Geometry, diagonals
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.grid_transform import GridTransform, transformed
from tests.model.strategies import grids
from tests.model.variants import RISING_6, Variant, variant_grids

CORNER = Grid.from_line("1200000000000000")


def test_a_quarter_turn_is_clockwise() -> None:
    assert transformed(CORNER, GridTransform.QUARTER).line() == "0001000200000000"
    assert transformed(CORNER, GridTransform.HALF).line() == "0000000000000021"
    assert transformed(CORNER, GridTransform.THREE_QUARTERS).line() == "0000000020001000"
    assert transformed(CORNER, GridTransform.MIRRORED).line() == "0021000000000000"


@given(grids(), st.sampled_from(GridTransform))
def test_digits_clash_as_before_from_every_side(grid: Grid, turn: GridTransform) -> None:
    assert len(transformed(grid, turn).conflicts()) == len(grid.conflicts())


@given(grids())
def test_four_quarters_and_two_mirrors_change_nothing(grid: Grid) -> None:
    once_around = grid
    for _ in range(4):
        once_around = transformed(once_around, GridTransform.QUARTER)

    assert once_around == grid
    assert transformed(transformed(grid, GridTransform.MIRRORED), GridTransform.MIRRORED) == grid
    assert (
        transformed(transformed(grid, GridTransform.QUARTER), GridTransform.THREE_QUARTERS) == grid
    )
    assert transformed(
        transformed(grid, GridTransform.QUARTER), GridTransform.QUARTER
    ) == transformed(grid, GridTransform.HALF)


@given(grids(), st.sampled_from(GridTransform))
def test_what_is_turned_shares_its_geometry_where_boxes_are_square(
    grid: Grid, turn: GridTransform
) -> None:
    if grid.geometry.box_rows == grid.geometry.box_columns:
        assert transformed(grid, turn).geometry is grid.geometry


def test_wide_boxes_are_high_ones_after_a_quarter() -> None:
    lying = Grid.empty(Geometry.of_box_shape(2, 3))

    assert transformed(lying, GridTransform.QUARTER).geometry == Geometry.of_box_shape(3, 2)


@given(variant_grids(), st.sampled_from(GridTransform))
def test_houses_turn_with_their_cells(drawn: tuple[Variant, Grid], turn: GridTransform) -> None:
    variant, grid = drawn
    came_from = _sources(variant.size, turn)

    new = transformed(grid, turn)

    assert new.digits == bytes(grid.digits[source] for source in came_from)
    for cell in map(Cell, new.geometry.cells):
        peers = {came_from[peer] for peer in new.geometry.peers_of(cell)}
        assert peers == variant.peers[came_from[cell]]


@given(variant_grids(), st.sampled_from(GridTransform))
def test_whatever_the_houses_digits_clash_as_before(
    drawn: tuple[Variant, Grid], turn: GridTransform
) -> None:
    _, grid = drawn

    assert len(transformed(grid, turn).conflicts()) == len(grid.conflicts())


def test_a_quarter_makes_the_rising_diagonal_the_falling_one() -> None:
    both, rising = Grid.empty(Geometry.diagonal(9)), Grid.empty(RISING_6.geometry)

    assert all(transformed(both, turn).geometry is both.geometry for turn in GridTransform)
    assert transformed(rising, GridTransform.HALF).geometry == rising.geometry
    falling = transformed(rising, GridTransform.QUARTER).geometry
    assert falling == Geometry.of_box_shape(3, 2, extra=diagonals(6)[:1])


def _sources(size: int, turn: GridTransform) -> list[int]:
    """By cell, the one that is seen there after turning, by laying rows over columns."""
    rows = [[*range(start, start + size)] for start in range(0, size * size, size)]
    match turn:
        case GridTransform.NONE:
            pass
        case GridTransform.QUARTER:
            rows = [list(row) for row in zip(*rows[::-1], strict=True)]
        case GridTransform.HALF:
            rows = [row[::-1] for row in rows[::-1]]
        case GridTransform.THREE_QUARTERS:
            rows = [list(row) for row in zip(*rows, strict=True)][::-1]
        case GridTransform.MIRRORED:
            rows = [row[::-1] for row in rows]
    return [cell for row in rows for cell in row]
