"""What follows along links, against a reference that tries the rules until nothing new follows."""

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.candidates import Candidate, exclude_each_other
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.implications import ImplicationSearch, LinkKinds
from sudoku_gui.techniques.position import Position
from tests.support.techniques.strategies import positions_of_solutions

Literal = tuple[Candidate, bool]


@settings(deadline=None, max_examples=25)
@given(positions_of_solutions(), st.randoms())
def test_all_links_reach_what_the_rules_say_and_each_as_soon_as_can_be(
    drawn: tuple[Position, Grid], chance: Random
) -> None:
    position, _ = drawn
    search, start = _search(position, LinkKinds.ALL), _some_literal(position, chance)

    search.search(_number(start, position))

    distances = _naive_distances(start, position)
    assert {
        literal: search.distance_of(_number(literal, position)) for literal in distances
    } == distances
    assert len(search.reached()) == len(distances)


@settings(deadline=None, max_examples=25)
@given(positions_of_solutions(), st.randoms())
def test_a_trace_leads_by_links_from_the_start_to_each_end(
    drawn: tuple[Position, Grid], chance: Random
) -> None:
    position, _ = drawn
    search, start = (
        _search(position, LinkKinds.ALL),
        _number(_some_literal(position, chance), position),
    )

    search.search(start)
    ends = search.reached()[-2:]
    traced = search.trace(ends)

    assert traced[0] == start
    assert {*ends} <= {*traced}
    assert all(search.parent_of(each) in traced for each in traced)


@settings(deadline=None, max_examples=25)
@given(positions_of_solutions())
def test_endings_are_true_candidates_that_exclude_what_the_start_does(
    drawn: tuple[Position, Grid],
) -> None:
    position, _ = drawn
    search = _search(position, LinkKinds.ALL)

    for one in _candidates(position)[:6]:
        count = search.search_endings(_number((one, False), position))
        found = {search.ending_at(place) for place in range(count)}

        assert found == {
            _number((other, True), position)
            for other in _candidates(position)
            if search.is_reached(_number((other, True), position))
            and search.distance_of(_number((other, True), position)) >= 3
            and _meet(one, other, position)
        }


def test_links_of_digits_stay_with_the_digit() -> None:
    position = Position.of_grid(Grid.from_line("1" + "." * 15))
    search = _search(position, LinkKinds.OF_DIGITS)

    search.search(_number((Candidate(Cell(5), Digit(2)), True), position))

    assert {literal >> 1 for literal in search.reached()} <= {cell * 5 + 2 for cell in range(16)}


def test_links_of_pairs_keep_to_cells_with_two_candidates() -> None:
    position = Position.of_grid(Grid.from_line("12.." + "." * 12))
    search = _search(position, LinkKinds.OF_PAIRS)

    search.search(_number((Candidate(Cell(2), Digit(3)), True), position))

    assert {(literal >> 1) // 5 for literal in search.reached()} <= {2, 3}


def test_what_is_avoided_is_not_passed() -> None:
    position = Position.of_grid(Grid.from_line("12.." + "." * 12))
    search = _search(position, LinkKinds.ALL)
    start = _number((Candidate(Cell(2), Digit(3)), True), position)
    other = _number((Candidate(Cell(3), Digit(4)), True), position)
    search.search(start)
    assert other in search.reached()

    search.search(start, avoided=[other ^ 1, other])

    assert other not in search.reached()


def test_added_links_lead_to_nodes_beyond_the_candidates_and_back() -> None:
    position = Position.of_grid(Grid.from_line("." * 16))
    search = _search(position, LinkKinds.ALL)
    beyond = 2 * 16 * 5
    start, end = (_number((Candidate(Cell(cell), Digit(1)), True), position) for cell in (0, 15))
    targets: list[list[int]] = [[] for _ in range(beyond + 2)]
    targets[start], targets[beyond + 1] = [beyond + 1], [end]

    search.set_added(targets)
    search.search(start)

    assert search.trace([end]) == [start, beyond + 1, end]


def _search(position: Position, kinds: LinkKinds) -> ImplicationSearch:
    masks = CandidateMasks(position.geometry)
    masks.load(position.masks, position.placed_digits)
    search = ImplicationSearch(position.geometry, kinds)
    search.load(masks)
    return search


def _number(literal: Literal, position: Position) -> int:
    candidate, is_true = literal
    return 2 * (candidate.cell * (position.geometry.size + 1) + candidate.digit) + is_true


def _candidates(position: Position) -> list[Candidate]:
    cells = position.grid.blanks()
    return [Candidate(cell, digit) for cell in cells for digit in position.digits_left(cell)]


def _some_literal(position: Position, chance: Random) -> Literal:
    return chance.choice(_candidates(position)), chance.choice([True, False])


def _naive_distances(start: Literal, position: Position) -> dict[Literal, int]:
    distances, newest = {start: 0}, [start]
    while newest:
        found = [each for literal in newest for each in _following(literal, position)]
        newest = [each for each in dict.fromkeys(found) if each not in distances]
        distances |= dict.fromkeys(newest, max(distances.values()) + 1)
    return distances


def _following(literal: Literal, position: Position) -> Iterator[Literal]:
    candidate, is_true = literal
    others = [each for each in _candidates(position) if each != candidate]
    if is_true:
        excluded = (e for e in others if exclude_each_other(candidate, e, position.geometry))
        yield from ((each, False) for each in excluded)
        return
    in_cell = [each for each in others if each.cell == candidate.cell]
    in_houses = [
        [each for each in others if each.digit == candidate.digit and each.cell in house.cells]
        for house in position.geometry.houses_of(candidate.cell)
    ]
    yield from ((only[0], True) for only in (in_cell, *in_houses) if len(only) == 1)


def _meet(one: Candidate, other: Candidate, position: Position) -> bool:
    geometry = position.geometry
    return exclude_each_other(one, other, geometry) or any(
        exclude_each_other(one, each, geometry) and exclude_each_other(other, each, geometry)
        for each in _candidates(position)
    )
