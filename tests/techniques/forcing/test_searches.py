"""Searches for chains, compared with a program that keeps sets of statements and nothing else."""

from array import array
from collections.abc import Callable, Iterator, Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.forcing.cycle_search import BY_BOTH, BY_HOUSES, UNBOUNDED, CycleSearch
from sudoku_gui.techniques.forcing.forcing_search import (
    CASES,
    CONTRADICTION,
    IN_CELLS_AND_HOUSES,
    ForcingSearch,
)
from sudoku_gui.techniques.position import Position
from tests.support.techniques.strategies import positions_of_solutions

Statement = tuple[int, int, bool]
"""A cell, a digit, and whether it stands there."""


class NaiveImplications:
    """What follows directly from a statement, looked up in the position each time."""

    def __init__(self, position: Position, *, within_cells: bool) -> None:
        self._after: dict[Statement, set[Statement]] = {}
        geometry = position.geometry
        self._constraints = [
            {(cell, digit) for cell in house.cells if position.masks[cell] >> digit & 1}
            for house in geometry.houses
            for digit in geometry.digits
        ]
        if within_cells:
            self._constraints += [
                {(cell, digit) for digit in geometry.digits if position.masks[cell] >> digit & 1}
                for cell in map(Cell, geometry.cells)
            ]

    def after(self, statement: Statement) -> set[Statement]:
        if statement not in self._after:
            cell, digit, is_true = statement
            ways = [each - {(cell, digit)} for each in self._constraints if (cell, digit) in each]
            self._after[statement] = {
                (*each, not is_true) for way in ways if is_true or len(way) == 1 for each in way
            }
        return self._after[statement]

    def distance_to_opposite(self, start: Statement) -> int | None:
        """How many statements the shortest chain to the opposite has, with both ends."""
        opposite = (*start[:2], not start[2])
        seen, edge, length = {start}, {start}, 1
        while edge:
            length += 1
            edge = {after for each in edge for after in self.after(each)} - seen
            seen |= edge
            if opposite in edge:
                return length
        return None


def statements(position: Position) -> Iterator[Statement]:
    for cell in position.grid.blanks():
        for digit in position.digits_left(cell):
            if len(position.digits_left(cell)) > 1:
                yield cell, digit, True
                yield cell, digit, False


def node_of(statement: Statement, size: int) -> int:
    cell, digit, is_true = statement
    return 2 * (size * cell + digit - 1) + is_true


@settings(deadline=None, max_examples=20)
@given(positions_of_solutions())
def test_a_chain_is_found_from_each_statement_with_its_opposite_by_the_shortest_way(
    drawn: tuple[Position, Grid],
) -> None:
    position, _ = drawn
    search = CycleSearch(position.geometry)
    search.load(array("i", position.masks))
    for way, within_cells in ((BY_HOUSES, False), (BY_BOTH, True)):
        naive = NaiveImplications(position, within_cells=within_cells)
        expected = {
            node_of(each, position.geometry.size): length
            for each in statements(position)
            if (length := naive.distance_to_opposite(each)) is not None
        }

        found = search.find_chains(way, False, UNBOUNDED)
        shortest = search.find_chains(way, True, UNBOUNDED)

        assert {nodes[0]: length for length, nodes, _ in found} == expected
        assert all(len(nodes) == length for length, nodes, _ in found)
        assert shortest == sorted(found, key=lambda each: each[0])[:1]
        if way == BY_BOTH:
            assert search.forced_nodes() == sorted(nodes[-1] for _, nodes, _ in found)


@settings(deadline=None, max_examples=20)
@given(positions_of_solutions())
def test_where_no_chain_leads_to_its_opposite_no_cycle_rules_anything_out(
    drawn: tuple[Position, Grid],
) -> None:
    position, _ = drawn
    search = CycleSearch(position.geometry)
    search.load(array("i", position.masks))
    for way in (BY_HOUSES, BY_BOTH):
        opposed = {nodes[-1] for _, nodes, _ in search.find_chains(way, False, UNBOUNDED)}
        for _, _, ruled_out in search.find_cycles(way, False, UNBOUNDED):
            assert {2 * candidate for candidate in ruled_out} <= opposed


@settings(deadline=None, max_examples=4)
@given(positions_of_solutions())
def test_what_is_found_in_cases_agrees_with_the_solution(drawn: tuple[Position, Grid]) -> None:
    position, solution = drawn
    search = ForcingSearch(position.geometry)
    search.load(array("i", position.masks))

    def is_so(node: int) -> bool:
        cell, digit = divmod(node >> 1, position.geometry.size)
        return (solution.digit_at(Cell(cell)) == digit + 1) == bool(node & 1)

    for reasoning in (0, 1, 2):
        for _, kind, origin, end in found_in_cases(
            search, position, reasoning, stops_at_best=False
        ):
            assert not is_so(origin) if kind == CONTRADICTION else is_so(end)
            assert reasoning or kind == CASES
    for _, kind, origin, _ in search.find_of_one_digit(False, UNBOUNDED):
        assert kind == CONTRADICTION
        assert not is_so(origin)


@settings(deadline=None, max_examples=4)
@given(positions_of_solutions())
def test_the_best_of_all_findings_is_found_when_only_that_is_wanted(
    drawn: tuple[Position, Grid],
) -> None:
    position, _ = drawn
    search = ForcingSearch(position.geometry)
    search.load(array("i", position.masks))
    for reasoning in (0, 1, 2):
        every = found_in_cases(search, position, reasoning, stops_at_best=False)
        best = found_in_cases(search, position, reasoning, stops_at_best=True)

        assert [length for length, *_ in best] == sorted(length for length, *_ in every)[:1]
        assert {*best} <= {*every}


@settings(deadline=None, max_examples=4)
@given(positions_of_solutions())
def test_a_search_leaves_the_position_as_it_was(drawn: tuple[Position, Grid]) -> None:
    position, _ = drawn
    search = ForcingSearch(position.geometry)
    search.load(array("i", position.masks))

    first = found_in_cases(search, position, 2, stops_at_best=False)

    assert found_in_cases(search, position, 2, stops_at_best=False) == first
    search.load(array("i", position.masks))
    assert found_in_cases(search, position, 2, stops_at_best=False) == first


@settings(deadline=None, max_examples=4)
@given(positions_of_solutions(), st.integers(1, 500))
def test_in_slices_of_any_length_the_same_is_found(drawn: tuple[Position, Grid], most: int) -> None:
    position, _ = drawn
    search = ForcingSearch(position.geometry)
    search.load(array("i", position.masks))
    for reasoning in (0, 1, 2):
        expected = found_in_cases(search, position, reasoning, stops_at_best=False)

        search.begin_cases(reasoning, False, UNBOUNDED)
        go_through(position, lambda candidate: search.find_ends(candidate, most))
        go_through(
            position, lambda candidate: search.find_cases(candidate, IN_CELLS_AND_HOUSES, most)
        )

        assert search.findings == expected


@settings(deadline=None, max_examples=4)
@given(positions_of_solutions(), st.sampled_from([0, 1, 2]))
def test_what_follows_is_worked_out_once_for_each_position_and_reasoning(
    drawn: tuple[Position, Grid], reasoning: int
) -> None:
    position, _ = drawn
    count = position.geometry.cell_count * position.geometry.size
    search = ForcingSearch(position.geometry)

    def first_slice_of(reasoning: int) -> int:
        search.begin_cases(reasoning, True, UNBOUNDED)
        return search.find_ends(0, 1)

    for _ in range(2):
        search.load(array("i", position.masks))
        assert first_slice_of(reasoning) < count
        go_through(position, lambda candidate: search.find_ends(candidate, 1))
        assert first_slice_of(reasoning) == count
    assert first_slice_of((reasoning + 1) % 3) < count
    assert first_slice_of(reasoning) < count


def go_through(position: Position, work: Callable[[int], int]) -> None:
    """Have all candidates done, as many at once as it takes."""
    candidate = 0
    while candidate < position.geometry.cell_count * position.geometry.size:
        candidate = work(candidate)


def found_in_cases(
    search: ForcingSearch, position: Position, reasoning: int, *, stops_at_best: bool
) -> list[tuple[int, int, int, int]]:
    """All that follows in every case, in cells and houses, in the position that is loaded."""
    candidates = range(position.geometry.cell_count * position.geometry.size)
    search.begin_cases(reasoning, stops_at_best, UNBOUNDED)
    for candidate in candidates:
        search.find_ends_from(candidate)
    return [search.find_from(candidate, IN_CELLS_AND_HOUSES) for candidate in candidates][-1]


class _ThreeChains:
    """Chains in the empty grid, the second of which counts on very many candidates."""

    lengths = (0, 0, 0)

    def __init__(self, excluded: Sequence[int], victims: Sequence[int]) -> None:
        self._chains = [
            ((victims[0],), (excluded[0],), 0),
            ((victims[1],), (*excluded,) * 2_000, 1),
            ((victims[2],), (excluded[1], excluded[2]), 2),
        ]

    def found_in(
        self, of_cell: "array[int]"
    ) -> Sequence[tuple[tuple[int, ...], tuple[int, ...], int]]:
        return self._chains


def test_reasons_are_kept_when_they_need_more_room_than_there_is() -> None:
    position = Position.of_grid(Grid.empty(Geometry.of_size(9)))
    excluded = [*range(1, 9), *(9 * cell for cell in range(1, 9))]  # by the first candidate of all
    victims = [9 * 80 + digit for digit in (1, 3, 5)]
    search = ForcingSearch(position.geometry)
    search.load(array("i", position.masks))
    search.nest(_ThreeChains(excluded, victims))

    reasons = search.reasons_of(2, False, 1, [2 * each for each in victims])

    before = [{*reasons[2 * each][1]} for each in victims]
    assert before == [
        {2 * each for each in part} for part in (excluded[:1], excluded, excluded[1:3])
    ]
    assert [reasons[2 * each][2][:2] for each in victims] == [[-1, 0], [-1, 1], [-1, 2]]
