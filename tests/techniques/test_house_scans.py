"""The scans, compared with looking everywhere."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.generation.filled_grids import FilledGrids
from sudoku_gui.generation.puzzle_maker import PuzzleMaker
from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.model.geometry import Cell, Geometry, HouseKind
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.task import run
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.house_scans import (
    BasicPropagation,
    ClosedSetScan,
    FinnedFishScan,
    LockedScan,
    SetKind,
    SingleScan,
    most_left,
    next_naked_single,
    place_singles,
)
from sudoku_gui.techniques.rating import BASIC_TECHNIQUES
from sudoku_gui.techniques.technique import Finder, Finding, FindingCollector, scan_order
from tests.support.solvers.corpus import unique_rows

GEOMETRY = Grid.from_line("0" * 81).geometry
SHORT_MASKS = st.lists(st.sampled_from([0, 2, 6, 10, 14, 22, 30, 1022]), min_size=81, max_size=81)
"""By cell, candidates that make many patterns; some are those of no position."""


def test_all_singles_are_placed_and_none_is_left() -> None:
    rows = unique_rows()
    masks = CandidateMasks(GEOMETRY)
    scan = SingleScan(scan_order(GEOMETRY))
    solved = 0
    for row in rows:
        masks.load_digits(row.puzzle.digits)

        count = place_singles(masks)

        placed = {cell: digit for cell, digit in enumerate(masks.placed) if digit}
        assert len(placed) == count
        assert all(row.solution.digits[cell] == digit for cell, digit in placed.items())
        assert (next_naked_single(masks, 0), scan.next_hidden(masks, 0)) == (-1, -1)
        solved += count == len(row.puzzle.blanks())
    assert 0 < solved < len(rows)


@pytest.mark.parametrize("size", [4, 6, 9])
def test_basic_propagation_does_what_basic_techniques_do_one_by_one(size: int) -> None:
    geometry = Geometry.of_size(size)
    propagation = BasicPropagation(geometry)
    masks, slow = CandidateMasks(geometry), CandidateMasks(geometry)
    finders = [each.make_finder(geometry) for each in BASIC_TECHNIQUES]
    grids, maker = FilledGrids(geometry), PuzzleMaker(geometry, Symmetry.NONE.orbits(geometry))
    for number in range(30):
        chance = RandomStream(str(number))
        filled = grids.make(chance)
        puzzle = run(maker.make(filled, chance)) if filled else None
        if puzzle is None:
            continue
        masks.load_digits(puzzle.digits)
        slow.load_digits(puzzle.digits)

        count = propagation.propagate(masks)

        while finding := _first_found(finders, slow):
            for cell, digits in finding.eliminations:
                slow.rule_out(cell, digits)
            for cell, digit in finding.placements:
                slow.place(cell, digit)
        assert [*masks.of_cell] == [*slow.of_cell]
        assert [*masks.placed] == [*slow.placed]
        assert count == sum(digit > 0 for digit in masks.placed)


@given(SHORT_MASKS)
def test_single_scans_stop_at_every_single(of_cell: list[int]) -> None:
    masks = _loaded(of_cell)
    order = scan_order(GEOMETRY)
    scan = SingleScan(order)

    full = [
        rank
        for rank, house in enumerate(order)
        if [of_cell[c].bit_count() for c in masks.cells_in(house) if of_cell[c]] == [1]
    ]
    hidden = [
        rank * 10 + digit
        for rank, house in enumerate(order)
        for digit in range(10)
        if masks.places[house * 10 + digit].bit_count() == 1
    ]

    assert _stops(lambda start: scan.next_full_house(masks, start)) == full
    assert _stops(lambda start: scan.next_hidden(masks, start)) == hidden
    assert _stops(lambda start: next_naked_single(masks, start)) == [
        cell for cell, mask in enumerate(of_cell) if mask.bit_count() == 1
    ]


@given(SHORT_MASKS, st.booleans())
def test_a_locked_scan_stops_at_every_row_with_an_effect(
    of_cell: list[int], is_direct: bool
) -> None:
    masks = _loaded(of_cell)
    rows = [(18, 0b111111000, 0, 0b111111000), (0, 0b111000111, 19, 0b111000111), (9, 511, 0, 7)]

    def has_effect(digit: int, row: tuple[int, int, int, int]) -> bool:
        base, outside, house, places = row
        before = masks.places[house * 10 + digit]
        in_base = masks.places[base * 10 + digit]
        is_one_left = (before & places).bit_count() == 1 and before & ~places
        is_locked = in_base.bit_count() > 1 and not in_base & outside
        return bool(is_locked and (is_one_left if is_direct else before & places))

    scan = LockedScan(rows)

    assert _stops(lambda start: scan.next_locked(masks, start, is_direct)) == [
        (digit - 1) * len(rows) + index
        for digit in range(1, 10)
        for index, row in enumerate(rows)
        if has_effect(digit, row)
    ]


@pytest.mark.parametrize("kind", SetKind)
@given(SHORT_MASKS, st.integers(2, 4), st.booleans())
def test_a_closed_set_scan_stops_at_every_set_with_an_effect(
    kind: SetKind, of_cell: list[int], count: int, is_direct: bool
) -> None:
    masks = _loaded(of_cell)
    houses = _columns(GEOMETRY) if kind is SetKind.LINES else scan_order(GEOMETRY)
    scan = ClosedSetScan(kind, houses, count)
    scan.restart()

    met = set()
    while scan.next_set(masks, is_direct):
        assert (scan.group, scan.members) not in met
        met.add((scan.group, scan.members))

    assert met == {
        (group, members)
        for group, table in _groups(kind, houses, masks).items()
        for members in _closed_sets(table, count, is_direct)
    }


@pytest.mark.parametrize("kind", SetKind)
@settings(deadline=None)
@given(
    SHORT_MASKS,
    st.lists(st.tuples(st.integers(0, 80), st.integers(1, 9)), max_size=5),
    st.integers(2, 4),
)
def test_a_closed_set_scan_that_was_used_stops_where_a_new_one_does(
    kind: SetKind, of_cell: list[int], ruled_out: list[tuple[int, int]], count: int
) -> None:
    houses = _columns(GEOMETRY) if kind is SetKind.LINES else scan_order(GEOMETRY)
    used, masks = ClosedSetScan(kind, houses, count), _loaded(of_cell)
    for cell, digit in [*ruled_out, (0, 1)]:
        for is_direct in (True, False, True):
            new = ClosedSetScan(kind, houses, count)
            assert _all_sets(used, masks, is_direct) == _all_sets(new, masks, is_direct)
        masks.rule_out(cell, 1 << digit)


def _all_sets(
    scan: ClosedSetScan, masks: CandidateMasks, is_direct: bool
) -> list[tuple[int, tuple[int, ...]]]:
    scan.restart()
    every = iter(lambda: scan.next_set(masks, is_direct), False)
    return [(scan.group, scan.members) for _ in every]


@settings(deadline=None)
@given(SHORT_MASKS)
def test_most_left_counts_digits_in_houses_and_rows_of_digits(of_cell: list[int]) -> None:
    masks = CandidateMasks(GEOMETRY)
    masks.load(of_cell, bytes(81))

    rows = [house.cells for house in GEOMETRY.houses if house.kind is HouseKind.ROW]
    left = [
        sum(any(of_cell[cell] >> digit & 1 for cell in house.cells) for digit in range(1, 10))
        for house in GEOMETRY.houses
    ]
    left += [
        sum(any(of_cell[cell] >> digit & 1 for cell in row) for row in rows)
        for digit in range(1, 10)
    ]
    assert most_left(masks) == max(left)


@settings(deadline=None, max_examples=30)
@given(SHORT_MASKS, st.booleans())
def test_a_finned_fish_scan_stops_at_every_fish_whose_fins_see_the_same(
    of_cell: list[int], is_sashimi: bool
) -> None:
    masks = _loaded(of_cell)
    columns, rows = _columns(GEOMETRY), list(range(9))
    scan = FinnedFishScan(GEOMETRY, columns, rows, 2)

    fish = scan.fish(masks, is_sashimi, False)

    assert set(fish) == set(_finned_x_wings(of_cell, is_sashimi))
    assert scan.fish(masks, is_sashimi, True) == fish[:1]


def _finned_x_wings(of_cell: Sequence[int], is_sashimi: bool) -> Iterator[tuple[int, int, int]]:
    """Digit, columns and rows of all that rule something out."""
    for digit in range(1, 10):
        places = [{r for r in range(9) if of_cell[9 * r + c] >> digit & 1} for c in range(9)]
        for columns in combinations([c for c in range(9) if len(places[c]) > 1], 2):
            union = places[columns[0]] | places[columns[1]]
            for rows in combinations(sorted(union), 2):
                fins = [Cell(9 * r + c) for c in columns for r in places[c] - {*rows}]
                left = min(len(places[c] & {*rows}) for c in columns)
                seen = [
                    cell
                    for cell in (Cell(9 * r + c) for r in rows for c in range(9))
                    if cell % 9 not in columns and of_cell[cell] >> digit & 1
                    if all(cell in GEOMETRY.peers_of(fin) for fin in fins)
                ]
                if fins and seen and len(union) <= 4 and (left < 2) is is_sashimi:
                    yield digit, sum(1 << c for c in columns), sum(1 << r for r in rows)


def _loaded(of_cell: Sequence[int]) -> CandidateMasks:
    masks = CandidateMasks(GEOMETRY)
    masks.load(of_cell, bytes(len(of_cell)))
    return masks


def _columns(geometry: Geometry) -> list[int]:
    return [at for at, each in enumerate(geometry.houses) if each.kind is HouseKind.COLUMN]


def _stops(next_from: Callable[[int], int]) -> list[int]:
    stops = []
    at = next_from(0)
    while at >= 0:
        stops.append(at)
        at = next_from(at + 1)
    return stops


def _groups(
    kind: SetKind, houses: Sequence[int], masks: CandidateMasks
) -> dict[int, dict[int, int]]:
    """By house or digit, whose masks there are."""
    match kind:
        case SetKind.CELLS:
            cells = {house: masks.cells_in(house) for house in houses}
            return {h: {i: masks.of_cell[c] for i, c in enumerate(cells[h])} for h in houses}
        case SetKind.DIGITS:
            return {h: {d: masks.places[h * 10 + d] for d in range(1, 10)} for h in houses}
        case SetKind.LINES:
            lines = list(enumerate(houses))
            return {d: {i: masks.places[h * 10 + d] for i, h in lines} for d in range(1, 10)}


def _closed_sets(table: dict[int, int], count: int, is_direct: bool) -> list[tuple[int, ...]]:
    closed = []
    for members in combinations(sorted(table), count):
        union = 0
        for each in members:
            union |= table[each]
        lefts = [mask & ~union for mask in table.values() if mask & union]
        has_effect = any(left.bit_count() == 1 if is_direct else left for left in lefts)
        is_set = all(table[each].bit_count() > 1 for each in members)
        if union.bit_count() <= count and is_set and has_effect:
            closed.append(members)
    return closed


def _first_found(finders: Sequence[Finder], masks: CandidateMasks) -> Finding | None:
    for finder in finders:
        collector = FindingCollector(stops_at_first=True)
        finder.find(masks, collector)
        if collector.found:
            return collector.found[0]
    return None
