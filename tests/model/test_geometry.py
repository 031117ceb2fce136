"""The shape of grids: cells, houses and peers of every size."""

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import (
    SIZES,
    Cell,
    Digit,
    Geometry,
    House,
    HouseKind,
    diagonals,
)
from tests.model.variants import DIAGONAL_9, FOUR, JIGSAW_5, VARIANTS, WINDOWS_9, Variant

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)

THREE_KINDS = (HouseKind.ROW, HouseKind.COLUMN, HouseKind.BOX)
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
    assert Geometry.of_box_shape(3, 3) == Geometry.of_size(9)
    assert hash(Geometry.of_box_shape(3, 3)) == hash(Geometry.of_size(9))
    assert Geometry.of_size(9) is Geometry.of_size(9)


def test_boxes_that_lie_down_and_boxes_that_stand_are_different_geometries() -> None:
    lying, standing = Geometry.of_box_shape(2, 3), Geometry.of_box_shape(3, 2)

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
    for kind in THREE_KINDS:
        houses = [house for house in geometry.houses if house.kind is kind]

        assert [house.index for house in houses] == list(range(geometry.size))
        assert {len(house.cells) for house in houses} == {geometry.size}
        assert sorted(cell for house in houses for cell in house.cells) == list(geometry.cells)


@every_size
def test_a_cell_is_in_its_row_its_column_and_its_box(geometry: Geometry) -> None:
    for cell in map(Cell, geometry.cells):
        houses = geometry.houses_of(cell)

        assert tuple(house.kind for house in houses) == THREE_KINDS
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


@every_variant
def test_peers_are_the_cells_that_may_not_hold_the_same_digit(variant: Variant) -> None:
    geometry = variant.geometry

    for cell in map(Cell, geometry.cells):
        assert {*geometry.peers_of(cell)} == variant.peers[cell]
        assert len(geometry.peers_of(cell)) == len(variant.peers[cell])


@every_variant
def test_whatever_the_houses_a_cell_has_its_row_its_column_and_its_box_first(
    variant: Variant,
) -> None:
    geometry = variant.geometry

    for cell in map(Cell, geometry.cells):
        kinds = tuple(house.kind for house in geometry.houses_of(cell))
        assert kinds[:3] == THREE_KINDS
        assert not {*THREE_KINDS} & {*kinds[3:]}
        assert geometry.cell_at(geometry.row_of(cell), geometry.column_of(cell)) == cell


def test_the_middle_of_a_diagonal_9x9_is_in_five_houses_and_an_edge_in_three() -> None:
    geometry = Geometry.diagonal(9)

    middle = geometry.houses_of(Cell(40))
    assert [house.kind for house in middle[3:]] == [HouseKind.DIAGONAL, HouseKind.DIAGONAL]
    assert [len(geometry.houses_of(Cell(cell))) for cell in (0, 1, 8)] == [4, 3, 4]
    assert [len(geometry.peers_of(Cell(cell))) for cell in (0, 1, 40)] == [26, 20, 32]


def test_a_diagonal_has_its_number_by_where_it_begins_whichever_there_are() -> None:
    falling, rising = diagonals(9)

    only_rising = Geometry.of_box_shape(3, 3, extra=[rising])
    both = Geometry.of_box_shape(3, 3, extra=[rising, falling])

    assert only_rising.houses[27:] == (House(HouseKind.DIAGONAL, 1, rising),)
    assert [(house.index, house.cells) for house in both.houses[27:]] == [(0, falling), (1, rising)]


def test_extra_regions_and_irregular_boxes_are_numbered_by_their_first_cells() -> None:
    windows, jigsaw = WINDOWS_9.geometry, JIGSAW_5.geometry

    assert [house.cells[0] for house in windows.houses[27:]] == [10, 14, 46, 50]
    assert {house.kind for house in windows.houses[27:]} == {HouseKind.EXTRA_REGION}
    assert [jigsaw.box_of(Cell(cell)) for cell in (0, 2, 6, 13, 15)] == [0, 1, 2, 3, 4]


def test_geometries_with_other_houses_are_never_equal() -> None:
    falling, rising = diagonals(9)
    plain = [*VARIANTS, Variant("plain 4x4", FOUR), Variant("falling 4x4", FOUR, has_falling=True)]
    geometries = [
        *(variant.geometry for variant in plain),
        *(Geometry.of_size(size) for size in SIZES if size != 4),
        Geometry.of_box_shape(3, 2),
        Geometry.of_box_shape(3, 3, extra=[falling]),
        Geometry.of_box_shape(3, 3, extra=[rising]),
    ]

    assert len(set(geometries)) == len(geometries)
    for place, one in enumerate(geometries):
        assert [one == other for other in geometries].index(True) == place


@given(st.permutations(range(5)), st.permutations(range(9)), st.booleans())
def test_geometries_with_the_same_houses_are_equal_however_they_were_told(
    boxes: list[int], cells: list[int], swaps: bool
) -> None:
    jigsaw = [house.cells for house in JIGSAW_5.geometry.houses[10:]]
    told = [[each[place] for place in cells if place < 5] for each in jigsaw]
    extra = [[diagonal[place] for place in cells] for diagonal in diagonals(9)]

    same = Geometry.of_boxes([told[box] for box in boxes])
    diagonal = Geometry.of_box_shape(3, 3, extra=extra[::-1] if swaps else extra)

    assert (same, hash(same)) == (JIGSAW_5.geometry, hash(JIGSAW_5.geometry))
    assert (diagonal, hash(diagonal)) == (Geometry.diagonal(9), hash(Geometry.diagonal(9)))


@every_variant
def test_a_geometry_stays_equal_on_its_way_to_another_process(variant: Variant) -> None:
    sent = pickle.loads(pickle.dumps(variant.geometry))

    assert (sent, hash(sent)) == (variant.geometry, hash(variant.geometry))


def test_only_the_geometries_of_print_are_plain() -> None:
    assert all(Geometry.of_size(size).is_plain for size in SIZES)
    assert not any(variant.geometry.is_plain for variant in VARIANTS)
    assert not Geometry.of_box_shape(3, 2).is_plain


def test_boxes_of_any_shape_are_no_extra_houses() -> None:
    assert not JIGSAW_5.geometry.has_extra_houses
    assert not Geometry.of_size(9).has_extra_houses
    assert DIAGONAL_9.geometry.has_extra_houses
    assert WINDOWS_9.geometry.has_extra_houses


@pytest.mark.parametrize(
    ("boxes", "extra", "problem"),
    [
        ([], [], "0 boxes"),
        ([[0, 1, 2], [3]], [], "each of 2 boxes has 2 cells"),
        ([[0, 1], [1, 2]], [], "every cell of the grid is in one box"),
        ([[0, 1], [2, 4]], [], "every cell of the grid is in one box"),
        ([[0, 1], [2, 3]], [[0]], "an extra house has 2 different cells of the grid"),
        ([[0, 1], [2, 3]], [[0, 0]], "an extra house has 2 different cells of the grid"),
        ([[0, 1], [2, 3]], [[0, 4]], "an extra house has 2 different cells of the grid"),
        ([[0, 1], [2, 3]], [[0, 3], [3, 0]], "a house of the grid already"),
        ([[0, 1], [2, 3]], [[2, 0]], "a house of the grid already"),
    ],
)
def test_what_divides_no_grid_and_what_is_no_house_is_refused(
    boxes: list[list[int]], extra: list[list[int]], problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        Geometry.of_boxes(boxes, extra)
