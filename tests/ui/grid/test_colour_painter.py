"""Colours of cells as they are painted: told apart without colour, beside each other too."""

from itertools import combinations

import pytest

from sudoku_gui.model.notes import COLOURS
from sudoku_gui.model.sheet import Origin
from sudoku_gui.presentation.grid.cell_look import CellBackground, CellLook
from sudoku_gui.presentation.grid.colour_styles import COLOUR_STYLES
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from tests.support.ui.pictures import ONE_INK, cell_picture, colours_in, differing_pixels

pytestmark = pytest.mark.usefixtures("qapp")

every_theme = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


@pytest.mark.parametrize("side", [20, 31, 48, 96])
@pytest.mark.parametrize("sign", ["", "4"])
def test_any_two_colours_differ_for_an_eye_without_colours(side: int, sign: str) -> None:
    pictures = {
        colour: cell_picture(CellLook(sign, colours=(colour,)), ONE_INK, side) for colour in COLOURS
    }

    for one, other in combinations(COLOURS, 2):
        assert differing_pixels(pictures[one], pictures[other]) >= 6, (one, other)


@every_theme
@pytest.mark.parametrize("side", [20, 48])
def test_every_colour_of_a_cell_is_seen_and_the_ground_of_the_cell_too(
    theme: Theme, side: int
) -> None:
    look = CellLook("4", Origin.ENTRY, CellBackground.SELECTED, colours=COLOURS[:3])

    seen = colours_in(cell_picture(look, theme, side))

    grounds = {getattr(theme, COLOUR_STYLES[colour].ground) for colour in COLOURS[:3]}
    assert grounds | {theme.selected_ground} <= seen


@every_theme
def test_a_given_stays_a_given_where_houses_and_equal_digits_are_shown(theme: Theme) -> None:
    for ground in (CellBackground.HOUSE, CellBackground.EQUAL):
        given = cell_picture(CellLook("4", Origin.GIVEN, ground), theme)
        entry = cell_picture(CellLook("4", Origin.ENTRY, ground), theme)

        assert given.pixelColor(3, 3) != entry.pixelColor(3, 3)
