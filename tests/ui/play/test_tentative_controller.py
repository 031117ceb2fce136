"""Trying something out, in the whole program."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.presentation.grid.grid_layers import grid_look_of
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.open_program import OpenProgram

FIRST, SECOND, THIRD = SMALL.blanks()[:3]


@pytest.fixture
def trying(opened: OpenProgram) -> OpenProgram:
    """A program in which the second of two entries is tried out."""
    opened.put(SMALL)
    opened.enter(FIRST, SMALL_SOLVED.digit_at(FIRST))
    opened.trigger("try_out")
    opened.enter(SECOND, SMALL_SOLVED.digit_at(SECOND))
    return opened


def marked(opened: OpenProgram) -> set[Cell]:
    """The cells that look tried out."""
    look = grid_look_of(opened.window.overlays.layers)
    return {Cell(cell) for cell, each in enumerate(look.cells) if each.is_tentative}


def spoken(opened: OpenProgram, cell: Cell) -> str:
    """What a screen reader says of a cell."""
    model, geometry = opened.grid.model(), opened.sheet.geometry
    index = model.index(geometry.row_of(cell), geometry.column_of(cell))
    return str(index.data(Qt.ItemDataRole.AccessibleTextRole))


def press(opened: OpenProgram, name: str) -> None:
    """Press a button of the banner."""
    (button,) = opened.window.tentative.findChildren(QPushButton, f"{name}-button")
    button.click()


def test_what_is_tried_out_looks_and_sounds_so(trying: OpenProgram) -> None:
    words = {cell: spoken(trying, cell) for cell in (FIRST, SECOND)}
    assert marked(trying) == {SECOND}
    assert trying.window.tentative.isVisible()

    press(trying, "keep_tried")
    assert spoken(trying, FIRST) == words[FIRST]
    assert spoken(trying, SECOND) != words[SECOND]


def test_what_is_kept_stays_and_looks_like_all_else(trying: OpenProgram) -> None:
    before = trying.sheet
    press(trying, "keep_tried")

    assert (trying.sheet, marked(trying)) == (before, set())
    assert not trying.window.tentative.isVisible()
    assert not trying.game_controller.game.bookmarks


def test_what_is_thrown_away_goes_as_one_move_that_can_be_undone(trying: OpenProgram) -> None:
    trying.enter(THIRD, SMALL_SOLVED.digit_at(THIRD))
    before = trying.sheet
    press(trying, "discard_tried")
    assert trying.sheet.grid.blanks() == SMALL.blanks()[1:]
    assert not trying.window.tentative.isVisible()

    trying.trigger("undo")
    assert trying.sheet == before


def test_the_actions_follow(trying: OpenProgram) -> None:
    before = trying.state.is_trying_out
    trying.trigger("discard_tried")

    assert (before, trying.state.is_trying_out) == (True, False)
    trying.trigger("try_out")


def test_nothing_tried_is_nothing_to_be_undone(opened: OpenProgram) -> None:
    opened.put(SMALL)
    opened.trigger("try_out")
    opened.trigger("discard_tried")

    assert not opened.game_controller.game.moves


def test_another_puzzle_is_not_tried_out(trying: OpenProgram) -> None:
    game = trying.game_controller.game
    trying.put(SMALL)
    assert not trying.window.tentative.isVisible()

    trying.game_controller.open_game(game)  # as one goes back in a collection
    assert trying.window.tentative.isVisible()
    assert marked(trying) == {SECOND}


def test_whoever_removes_the_bookmark_can_still_throw_away(trying: OpenProgram) -> None:
    trying.game_controller.edit_game(lambda game: game.remove_bookmark(game.bookmarks[0].name))
    trying.trigger("discard_tried")

    assert trying.sheet.grid.blanks() == SMALL.blanks()[1:]


def test_a_digit_put_in_place_of_another_is_tried_out_too(trying: OpenProgram) -> None:
    trying.enter(FIRST, Digit(1))

    assert marked(trying) == {FIRST, SECOND}


def test_where_nothing_was_tried_there_is_nothing_to_be_undone(opened: OpenProgram) -> None:
    opened.put(SMALL)
    opened.enter(FIRST, SMALL_SOLVED.digit_at(FIRST))
    opened.trigger("try_out")
    opened.trigger("discard_tried")

    assert opened.window.notices.isVisible()
    offers = opened.window.notices.findChildren(QPushButton, "offer")
    assert not any(offer.isVisible() for offer in offers)


def test_what_a_search_has_tried_is_thrown_away_and_can_be_brought_back(
    opened: OpenProgram,
) -> None:
    opened.put(SMALL)
    opened.trigger("try_out")
    opened.go_to(3)
    shown = opened.game_controller.shown.grid
    opened.trigger("discard_tried")
    assert opened.game_controller.shown.grid == SMALL

    opened.offer().click()
    assert opened.sheet.grid == shown
