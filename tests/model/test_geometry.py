"""The shape of grids: cells, houses and peers of every size."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import SIZES, Cell, Digit, Geometry, House, HouseKind

every_size = pytest.mark.parametrize("geometry", [Geometry.of_size(size) for size in SIZES])


def test_the_sizes_are_those_of_the_puzzles_in_print() -> None:
    assert SIZES == (4, 6, 9, 12, 16, 25)


@pytest.mark.parametrize(
    ("size", "box_rows", "box_columns", "peer_count"),
    [
        (4, 2, 2, 7),
        (6, 2, 3, 12),
        (9, 3, 3, 20),
        (12, 3, 4, 28),
        (16, 4, 4, 39),
        (25, 5, 5, 64),
    ],
)
def test_each_size_has_its_box_shape_and_number_of_peers(
    size: int, box_rows: int, box_columns: int, peer_count: int
) -> None:
    geometry = Geometry.of_size(size)

    assert (geometry.box_rows, geometry.box_columns) == (box_rows, box_columns)
    assert {len(geometry.peers_of(Cell(cell))) for cell in geometry.cells} == {peer_count}


@pytest.mark.parametrize("size", [-9, 0, 1, 5, 8, 10, 26])
def test_other_sizes_are_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"4, 6, 9, 12, 16, 25 rows, not {size}"):
        Geometry.of_size(size)


def test_geometries_of_one_shape_are_equal_and_shared() -> None:
    assert Geometry(3, 3) == Geometry.of_size(9)
    assert hash(Geometry(3, 3)) == hash(Geometry.of_size(9))
    assert Geometry.of_size(9) is Geometry.of_size(9)


def test_boxes_that_lie_down_and_boxes_that_stand_are_different_geometries() -> None:
    lying, standing = Geometry(2, 3), Geometry(3, 2)

    assert lying != standing
    assert lying.size == standing.size == 6
    assert lying.houses_of(Cell(0))[2].cells == (0, 1, 2, 6, 7, 8)
    assert standing.houses_of(Cell(0))[2].cells == (0, 1, 6, 7, 12, 13)


@every_size
def test_cells_and_digits_count_with_the_size(geometry: Geometry) -> None:
    assert geometry.cell_count == geometry.size**2
    assert list(geometry.cells) == list(range(geometry.size**2))
    assert list(geometry.digits) == list(range(1, geometry.size + 1))


@every_size
def test_rows_columns_and_boxes_each_cover_the_grid_once(geometry: Geometry) -> None:
    for kind in HouseKind:
        houses = [house for house in geometry.houses if house.kind is kind]

        assert [house.index for house in houses] == list(range(geometry.size))
        assert {len(house.cells) for house in houses} == {geometry.size}
        assert sorted(cell for house in houses for cell in house.cells) == list(geometry.cells)


@every_size
def test_a_cell_is_in_its_row_its_column_and_its_box(geometry: Geometry) -> None:
    for cell in map(Cell, geometry.cells):
        houses = geometry.houses_of(cell)

        assert [house.kind for house in houses] == list(HouseKind)
        assert all(cell in house.cells for house in houses)
        assert [house.index for house in houses] == [
            geometry.row_of(cell),
            geometry.column_of(cell),
            geometry.box_of(cell),
        ]


@every_size
def test_peers_are_the_other_cells_of_the_three_houses(geometry: Geometry) -> None:
    for cell in map(Cell, geometry.cells):
        together = {peer for house in geometry.houses_of(cell) for peer in house.cells}

        assert set(geometry.peers_of(cell)) == together - {cell}
        assert len(geometry.peers_of(cell)) == len(together) - 1


def test_peers_come_row_first_then_column_then_the_rest_of_the_box() -> None:
    small = Geometry.of_size(4)

    assert small.peers_of(Cell(5)) == (4, 6, 7, 1, 9, 13, 0)


@settings(deadline=None)
@given(st.sampled_from(SIZES), st.data())
def test_being_a_peer_is_mutual(size: int, data: st.DataObject) -> None:
    geometry = Geometry.of_size(size)
    cell = Cell(data.draw(st.sampled_from(geometry.cells)))

    assert all(cell in geometry.peers_of(peer) for peer in geometry.peers_of(cell))


@every_size
def test_cell_at_finds_what_row_of_and_column_of_say(geometry: Geometry) -> None:
    for cell in map(Cell, geometry.cells):
        assert geometry.cell_at(geometry.row_of(cell), geometry.column_of(cell)) == cell


@pytest.mark.parametrize(("row", "column"), [(-1, 0), (0, -1), (9, 0), (0, 9)])
def test_cell_at_refuses_places_outside_the_grid(row: int, column: int) -> None:
    with pytest.raises(ValueError, match=f"no cell in row {row}, column {column}"):
        Geometry.of_size(9).cell_at(row, column)


def test_boxes_are_numbered_row_by_row() -> None:
    nine = Geometry.of_size(9)

    assert [
        nine.box_of(nine.cell_at(row, column)) for row in (0, 4, 8) for column in (0, 4, 8)
    ] == [*range(9)]


def test_cells_are_named_as_people_write_them() -> None:
    assert Geometry.of_size(9).name(Cell(0)) == "r1c1"
    assert Geometry.of_size(9).name(Cell(80)) == "r9c9"
    assert Geometry.of_size(25).name(Cell(624)) == "r25c25"


def test_a_house_is_numbered_from_one_for_people() -> None:
    house = House(HouseKind.COLUMN, 2, (Cell(2), Cell(6), Cell(10), Cell(14)))

    assert house.number == 3
    assert Geometry.of_size(4).houses_of(Cell(6))[1] == house


def test_cells_and_digits_are_plain_numbers_at_run_time() -> None:
    assert isinstance(Cell(3), int)
    assert isinstance(Digit(3), int)
