"""Almost locked sets, against all sets of cells tried one by one."""

from itertools import combinations

from hypothesis import given, settings

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.almost_locked_sets import AlmostLockedSets
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.position import Position, digits_in
from tests.support.techniques.strategies import positions_of_solutions

# Larger grids have too many sets of cells to try them all.
small_positions = positions_of_solutions().filter(lambda drawn: drawn[0].geometry.size <= 9)


@settings(deadline=None, max_examples=10)
@given(small_positions)
def test_the_sets_are_those_with_one_digit_more_than_cells(drawn: tuple[Position, Grid]) -> None:
    position, _ = drawn
    geometry = position.geometry

    expected = set()
    for house in geometry.houses:
        blanks = [cell for cell in house.cells if position.masks[cell].bit_count() > 1]
        for count in range(1, min(geometry.size, 9)):
            for cells in combinations(blanks, count):
                digits = {each for cell in cells for each in position.digits_left(cell)}
                if len(digits) == count + 1:
                    expected.add(frozenset(cells))

    assert {frozenset(cells) for cells in _loaded(position).cells} == expected


@settings(deadline=None, max_examples=10)
@given(small_positions)
def test_sets_are_linked_by_a_digit_whose_places_all_see_each_other(
    drawn: tuple[Position, Grid],
) -> None:
    position, _ = drawn
    sets = _loaded(position)
    peers = [position.geometry.peers_of(cell) for cell in map(Cell, position.geometry.cells)]

    for one, other in [*combinations(range(len(sets.cells)), 2)][:300]:
        for digit in digits_in(sets.digits_of(one) & sets.digits_of(other)):
            places = [
                [cell for cell in sets.cells[index] if digit in position.digits_left(Cell(cell))]
                for index in (one, other)
            ]
            is_linked = all(there in peers[here] for here in places[0] for there in places[1])
            slots = one * sets.stride + digit, other * sets.stride + digit
            assert sets.are_linked(one, other, digit) is is_linked
            assert (slots[1] in sets.linked_with(slots[0])) is is_linked


def _loaded(position: Position) -> AlmostLockedSets:
    masks = CandidateMasks(position.geometry)
    masks.load(position.masks, position.placed_digits)
    return AlmostLockedSets(position.geometry).loaded(masks)
