"""The scans of cells, compared with looking everywhere."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, product

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Cell, HouseKind
from sudoku_gui.techniques.cell_scans import UniqueLoopScan, next_rich_cell, next_wing
from tests.support.techniques.small_masks import GEOMETRY, MASKS, loaded, sees

PAIRS = st.lists(st.sampled_from([0, 6, 6, 6, 14, 22, 30, 24]), min_size=16, max_size=16)


@given(MASKS)
def test_rich_cells_are_those_with_more_than_two_candidates(of_cell: list[int]) -> None:
    masks, met, cell = loaded(of_cell), [], -1
    while (cell := next_rich_cell(masks, cell + 1)) >= 0:
        met.append(cell)

    assert met == [cell for cell, mask in enumerate(of_cell) if mask.bit_count() > 2]


@given(MASKS, st.sampled_from([2, 3]))
def test_wings_are_pivots_with_two_wings_that_rule_something_out(
    of_cell: list[int], pivot_digits: int
) -> None:
    masks, met, at = loaded(of_cell), [], -1
    while (at := next_wing(masks, pivot_digits, at + 1)) >= 0:
        met.append((at // 256, at // 16 % 16, at % 16))

    def is_wing(pivot: int, one: int, other: int) -> bool:
        middle, left, right = (of_cell[cell] for cell in (pivot, one, other))
        sizes = [each.bit_count() for each in (middle, left, right)]
        shared = left & right
        wanted = left | right if pivot_digits == 3 else left ^ right
        ends = [one, other] if pivot_digits == 2 else [pivot, one, other]
        seen = [c for c in range(16) if c != pivot and all(sees(c, end) for end in ends)]
        return (
            sizes == [pivot_digits, 2, 2]
            and shared.bit_count() == 1
            and middle == wanted
            and any(of_cell[cell] & shared for cell in seen)
        )

    assert met == [
        (pivot, one, other)
        for pivot in range(16)
        for one, other in combinations(range(16), 2)
        if sees(pivot, one) and sees(pivot, other) and is_wing(pivot, one, other)
    ]


@settings(deadline=None)
@given(PAIRS)
def test_loops_have_two_cells_or_none_of_every_house(of_cell: list[int]) -> None:
    for *cells, pair in UniqueLoopScan(GEOMETRY).loops(loaded(of_cell), 4, 8):
        assert cells[0] == min(cell for cell in cells if of_cell[cell] == pair)
        assert _is_loop(of_cell, cells, pair)
        assert _has_few_extras([of_cell[cell] & ~pair for cell in cells])


@settings(deadline=None)
@given(PAIRS)
def test_no_rectangle_is_missed(of_cell: list[int]) -> None:
    loops = UniqueLoopScan(GEOMETRY).loops(loaded(of_cell), 4, 4)

    assert {(frozenset(cells), pair) for *cells, pair in loops} == {
        (frozenset((one, other, across, last)), pair)
        for pair in {mask for mask in of_cell if mask.bit_count() == 2}
        for one, other, last, across in _rectangles()
        if all(of_cell[cell] & pair == pair for cell in (one, other, last, across))
        if pair in [of_cell[cell] for cell in (one, other, last, across)]
        if _has_few_extras([of_cell[cell] & ~pair for cell in (one, other, last, across)])
    }


def _rectangles() -> Iterator[tuple[int, int, int, int]]:
    """Cells in two rows, two columns and two boxes, of which each has two."""
    for upper, lower in combinations(range(4), 2):
        for left, right in combinations(range(4), 2):
            cells = [4 * row + column for row in (upper, lower) for column in (left, right)]
            if len({GEOMETRY.box_of(Cell(cell)) for cell in cells}) == 2:
                yield cells[0], cells[1], cells[3], cells[2]


def _is_loop(of_cell: Sequence[int], cells: Sequence[int], pair: int) -> bool:
    """Whether cells with both digits follow each other along houses, which have two or none."""
    steps = zip(cells, [*cells[1:], cells[0]], strict=True)
    kinds = [_shared_kinds(one, other) for one, other in steps]
    ways = (pairwise(way) for way in product(*kinds))
    places = [
        sorted(index % 2 for index, cell in enumerate(cells) if cell in house.cells)
        for house in GEOMETRY.houses
    ]
    return (
        all(of_cell[cell] & pair == pair for cell in cells)
        and all(each in ([], [0, 1]) for each in places)
        and any(all(one is not other for one, other in way) for way in ways)
    )


def _has_few_extras(extras: Sequence[int]) -> bool:
    """Whether two cells at most have other digits, or all have the same."""
    others = [each for each in extras if each]
    is_one_digit = len({*others}) == 1 and others[0].bit_count() == 1
    return len(others) <= 2 or is_one_digit


def _shared_kinds(one: int, other: int) -> list[HouseKind]:
    return [house.kind for house in GEOMETRY.houses if {one, other} <= {*house.cells}]
