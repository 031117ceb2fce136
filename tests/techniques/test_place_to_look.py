"""Where one has to look: true of every deduction, and it gives nothing away."""

import pytest

from sudoku_gui.model.geometry import HouseKind
from sudoku_gui.techniques.pattern import pattern_of
from sudoku_gui.techniques.place_to_look import PlaceToLook, place_to_look
from tests.support.techniques.positions import (
    TechniquePosition,
    first_deduction,
    one_of_each_technique,
)

ROWS = one_of_each_technique()
every_technique = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.technique)


def place_of(technique: str) -> PlaceToLook:
    """Where to look for one of the technique."""
    row = next(each for each in ROWS if each.technique == technique)
    return place_to_look(first_deduction(row), row.position.geometry)


@every_technique
def test_what_is_to_be_looked_at_belongs_to_the_pattern(row: TechniquePosition) -> None:
    deduction = first_deduction(row)
    pattern, place = pattern_of(deduction), place_to_look(deduction, row.position.geometry)

    assert place.digit is None or place.digit in {each.digit for each in pattern.candidates}
    assert all({*house.cells} & {*pattern.cells} for house in place.houses)
    assert place.cell is None or place.cell in pattern.cells


def test_a_single_is_found_by_digit_and_house_or_by_the_house_alone() -> None:
    hidden, naked = place_of("hidden-single"), place_of("naked-single")

    assert hidden.digit is not None
    assert len(hidden.houses) == 1
    assert naked.digit is None
    assert [house.kind for house in naked.houses] == [HouseKind.BOX]


def test_what_is_about_one_digit_in_several_houses_is_found_by_the_digit() -> None:
    for technique in ("x-wing", "skyscraper", "empty-rectangle"):
        place = place_of(technique)
        assert place.digit is not None
        assert place.houses == ()


def test_what_is_all_over_the_grid_is_looked_for_everywhere() -> None:
    assert place_of("bug-plus-one") == PlaceToLook()


def test_what_goes_from_place_to_place_is_found_where_it_begins() -> None:
    assert place_of("w-wing").is_beginning
