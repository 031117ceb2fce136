"""Hints in words, before they say why."""

from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.deduction_search import DeductionSearch
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.registry import TECHNIQUES, techniques_named
from sudoku_gui.wording.hints import place_sentence, technique_sentence
from tests.support.techniques.positions import technique_positions

PUZZLE = Grid.from_line(
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
)
NINE = PUZZLE.geometry


def first(technique: str) -> Deduction:
    """One of a technique."""
    row = next(each for each in technique_positions() if each.technique == technique)
    found = DeductionSearch(NINE, techniques_named(technique)).first(row.position)
    assert found is not None
    return found


def test_first_it_says_where_to_look_then_which_technique_and_its_cells() -> None:
    deduction = DeductionSearch(NINE, TECHNIQUES).first(Position.of_grid(PUZZLE))
    assert deduction is not None

    assert str(place_sentence(deduction, NINE)) == "Look at 8 in box 2."
    assert str(technique_sentence(deduction, NINE)) == "Hidden single (1.2): r1c6"


def test_places_of_every_kind_have_their_sentence() -> None:
    assert {name: str(place_sentence(first(name), NINE)) for name in SENTENCES} == SENTENCES


SENTENCES = {
    "naked-single": "Look at box 5.",
    "x-wing": "Look at where 7 can go.",
    "unique-rectangle-1": "Look at box 4, box 7.",
    "bug-plus-one": "Look at the whole grid.",
    "w-wing": "Look at 7 in column 7, and at what follows from where it goes.",
}


def test_of_many_cells_it_says_how_many() -> None:
    assert str(technique_sentence(first("bug-plus-one"), NINE)) == "BUG + 1 (5.6): 17 cells"
