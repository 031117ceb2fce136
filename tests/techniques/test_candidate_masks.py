"""The masks of candidates: what is loaded, placed and ruled out stands in both kinds of masks."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.position import Position
from tests.model.variants import VARIANTS, Variant

STEPS = st.lists(st.tuples(st.booleans(), st.integers(0, 80), st.integers(1, 9)), max_size=20)


@given(st.sampled_from(VARIANTS), STEPS)
def test_it_goes_along_with_a_position(
    variant: Variant, steps: list[tuple[bool, int, int]]
) -> None:
    geometry = variant.geometry
    position = Position.of_grid(Grid.empty(geometry))
    masks = CandidateMasks(geometry)
    masks.load(position.masks, position.placed_digits)

    for is_placed, place, number in steps:
        cell, digit = Cell(place % geometry.cell_count), Digit(1 + number % geometry.size)
        if position.grid.digit_at(cell):
            continue
        if is_placed:
            position = position.with_digit(cell, digit)
            masks.place(cell, digit)
        else:
            position = position.without(Candidate(cell, digit))
            masks.rule_out(cell, 1 << digit)

    assert tuple(masks.of_cell) == position.masks
    assert tuple(masks.placed) == position.placed_digits
    for index, house in enumerate(geometry.houses):
        for digit in map(Digit, geometry.digits):
            places = masks.places[index * (geometry.size + 1) + digit]
            blanks = (cell for cell in house.cells if position.masks[cell] >> digit & 1)
            assert places == sum(1 << house.cells.index(cell) for cell in blanks)


def test_what_is_worked_out_is_kept_until_the_candidates_change() -> None:
    geometry = Grid.empty(VARIANTS[0].geometry).geometry
    position = Position.of_grid(Grid.empty(geometry))
    masks = CandidateMasks(geometry)
    masks.load(position.masks, position.placed_digits)

    def of_first_cell() -> int:
        return masks.worked_out("first cell", lambda each: each.of_cell[0])

    before = of_first_cell()
    assert masks.worked_out("first cell", lambda _: 0) == before
    masks.rule_out(0, 2)
    assert of_first_cell() == before & ~2
    masks.place(1, 2)
    assert of_first_cell() == before & ~6
    masks.load(position.masks, position.placed_digits)
    assert of_first_cell() == before
