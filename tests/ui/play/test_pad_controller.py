"""A game by the number pad: cell first, digit first, notes, colours, and what the keys show."""

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import NO_NOTES, CellNotes, Colour
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Origin
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.entry_kind import EntryKind
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.grid.highlight import DigitHighlight
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.ui.play.pad_keys import DigitKey
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram
from tests.support.ui.pad_bench import PadBench

BLANKS = SMALL.blanks()
GIVENS = SMALL.filled()


@pytest.fixture
def desk(qtbot: QtBot, qapp: QApplication, store: QSettings) -> PadBench:
    """A small puzzle with its pad."""
    return PadBench(qtbot, store)


def key(desk: PadBench, digit: int) -> DigitKey:
    """The key of a digit."""
    found = desk.button(f"pad-{digit}")
    assert isinstance(found, DigitKey)
    return found


def test_a_key_writes_its_digit_into_the_selected_cells(desk: PadBench) -> None:
    desk.tap(BLANKS[0])
    desk.press("pad-3")

    assert desk.sheet.state_at(BLANKS[0]).digit == 3
    assert desk.sheet.state_at(BLANKS[0]).origin is Origin.ENTRY


def test_givens_are_typed_row_by_row(desk: PadBench) -> None:
    desk.bench.new(4)
    desk.grid.set_typing(TypingMode.GIVENS)
    desk.tap(0)
    for name in ("pad-1", "pad-2", "pad-3"):
        desk.press(name)

    assert desk.sheet.grid.line()[:4] == "1230"
    assert desk.sheet.origins[0] == Origin.GIVEN
    assert desk.grid.selected == 3


def test_keys_say_how_many_are_left_and_when_all_are_there(desk: PadBench) -> None:
    left = {digit: 4 - SMALL.digits.count(digit) for digit in range(1, 5)}
    assert {digit: key(desk, digit).left for digit in range(1, 5)} == left

    desk.bench.open_game(Game(Puzzle(Grid.from_line("1111" + "1000" + "2222" + "0000"))))

    assert [key(desk, digit).left for digit in range(1, 5)] == [-1, 0, 4, 4]
    names = [key(desk, digit).accessibleName() for digit in range(1, 5)]
    assert len(set(names)) == 4


def test_the_pad_has_a_key_for_each_digit_of_the_grid(desk: PadBench, qtbot: QtBot) -> None:
    desk.bench.new(25)

    def signs_seen() -> list[str]:
        return [each.text() for each in desk.pad.findChildren(DigitKey) if each.isVisible()]

    qtbot.waitUntil(lambda: sorted(signs_seen()) == sorted("123456789ABCDEFGHIJKLMNOP"))


def test_notes_are_written_after_the_switch_was_pressed(desk: PadBench) -> None:
    desk.tap(BLANKS[0])
    desk.press("corner-kind")
    desk.press("pad-1")
    desk.press("centre-kind")
    desk.press("pad-2")

    assert desk.sheet.notes_at(BLANKS[0]) == CellNotes(frozenset({Digit(1)}), frozenset({Digit(2)}))
    assert desk.overlays.layers.sheet == desk.sheet


def test_while_a_puzzle_is_entered_the_switch_stays_on_digits(desk: PadBench) -> None:
    desk.bench.set_typing(TypingMode.GIVENS)
    desk.press("centre-kind")

    assert desk.button("digit-kind").isChecked()
    assert desk.entries.kind is EntryKind.DIGIT
    assert not desk.button("centre-kind").isEnabled()
    desk.bench.set_typing(TypingMode.ENTRIES)
    assert desk.button("centre-kind").isEnabled()


def test_erase_undo_and_redo_are_there(desk: PadBench) -> None:
    desk.tap(BLANKS[0])
    desk.press("pad-3")
    desk.press("erase-button")

    assert desk.digit_at(BLANKS[0]) == 0
    assert {"undo-button", "redo-button"} <= {
        each.objectName() for each in desk.pad.findChildren(type(desk.button("erase-button")))
    }


def test_a_colour_key_colours_the_cells_and_shows_colours(desk: PadBench) -> None:
    desk.choose(ActionId.SHOW_COLOURS)
    before = desk.overlays.layers
    desk.grid.select_cells([GIVENS[0], BLANKS[0]])

    desk.press("colour-kind")
    desk.press("colour-4")

    coloured = CellNotes(colours=frozenset({Colour(4)}))
    assert {desk.sheet.notes_at(cell) for cell in (GIVENS[0], BLANKS[0])} == {coloured}
    assert (before.shows_colours, desk.overlays.layers.shows_colours) == (False, True)
    desk.choose(ActionId.CLEAR_COLOURS)
    assert desk.sheet.notes == ()


def test_a_colour_can_be_for_one_note(desk: PadBench) -> None:
    desk.tap(BLANKS[0])
    desk.press("corner-kind")
    desk.press("pad-1")
    desk.press("colour-kind")
    target = desk.pad.findChild(QComboBox, "colour-target")
    assert isinstance(target, QComboBox)
    target.setCurrentIndex(1)
    desk.press("colour-4")

    assert desk.sheet.notes_at(BLANKS[0]).colour_of(Digit(1)) == 4
    desk.bench.undo()
    assert desk.sheet.notes_at(BLANKS[0]) == CellNotes(frozenset({Digit(1)}))
    assert desk.overlays.layers.sheet == desk.sheet


def test_with_digit_first_a_digit_goes_into_the_cells_pressed_after_it(desk: PadBench) -> None:
    desk.choose(ActionId.DIGIT_FIRST)
    before = desk.sheet
    desk.press("pad-3")
    assert desk.sheet == before
    assert desk.controller.chosen == 3
    assert desk.highlights.highlight == DigitHighlight(Digit(3))

    desk.tap(BLANKS[0])
    desk.tap(BLANKS[1])
    assert [desk.digit_at(cell) for cell in BLANKS[:2]] == [3, 3]

    desk.tap(BLANKS[1])
    assert desk.digit_at(BLANKS[1]) == 0


def test_pressed_again_the_digit_is_filtered_and_then_put_down(desk: PadBench) -> None:
    desk.choose(ActionId.DIGIT_FIRST)
    desk.press("pad-3")
    desk.press("pad-3")
    filtered = desk.highlights.highlight, desk.controller.chosen
    desk.press("pad-3")

    assert filtered == (DigitHighlight(Digit(3), is_filter=True), Digit(3))
    assert desk.highlights.highlight is None
    assert desk.controller.chosen == 0
    assert not key(desk, 3).isChecked()


def test_a_press_on_a_given_takes_up_its_digit(desk: PadBench) -> None:
    desk.choose(ActionId.DIGIT_FIRST)

    desk.tap(GIVENS[0])

    assert desk.controller.chosen == desk.digit_at(GIVENS[0])
    assert key(desk, desk.digit_at(GIVENS[0])).isChecked()


def test_dragging_over_cells_writes_nothing(desk: PadBench) -> None:
    desk.choose(ActionId.DIGIT_FIRST)
    desk.press("pad-3")
    before, view = desk.sheet, desk.grid.viewport()
    places = [desk.grid.visualRect(desk.grid.model().index(3, at)).center() for at in (0, 3)]

    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=places[0])
    QTest.mouseMove(view, places[1])
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=places[1])

    assert len(desk.grid.selection) == 4
    assert desk.sheet == before


def test_what_comes_first_is_remembered(desk: PadBench) -> None:
    desk.choose(ActionId.DIGIT_FIRST)
    assert desk.settings.is_digit_first

    desk.choose(ActionId.DIGIT_FIRST)
    assert not desk.settings.is_digit_first


def test_the_other_button_on_a_key_highlights_its_digit(desk: PadBench) -> None:
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), QPoint(5, 5))
    QApplication.sendEvent(key(desk, 2), event)

    assert desk.highlights.highlight == DigitHighlight(Digit(2))
    assert desk.sheet.notes_at(Cell(0)) == NO_NOTES


def test_a_long_press_on_a_key_highlights_its_digit_and_writes_nothing(
    desk: PadBench, qtbot: QtBot
) -> None:
    desk.tap(BLANKS[0])
    QTest.mousePress(key(desk, 2), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: desk.highlights.highlight == DigitHighlight(Digit(2)))
    QTest.mouseRelease(key(desk, 2), Qt.MouseButton.LeftButton)

    assert desk.sheet.grid == SMALL
    desk.press("pad-2")
    assert desk.digit_at(BLANKS[0]) == 2


def test_a_press_takes_the_focus_from_nobody(desk: PadBench) -> None:
    desk.grid.setFocus()

    desk.press("pad-3")
    desk.press("corner-kind")

    assert desk.grid.hasFocus()


def test_what_a_search_has_filled_in_is_not_left_either(opened: OpenProgram) -> None:
    opened.put(SMALL)
    opened.go_to(4)
    opened.program.layouts.choose(WindowLayout.PLAY)

    kept = opened.sheet.grid
    keys = opened.window.number_pad.findChildren(DigitKey)
    left = [each.left for each in keys if each.isVisible()]
    assert kept != SMALL
    assert left == [4 - kept.digits.count(digit) for digit in range(1, 5)]


def test_tab_comes_to_the_keys_of_a_larger_grid_where_they_stand(
    desk: PadBench, qtbot: QtBot
) -> None:
    desk.bench.new(16)
    qtbot.waitUntil(lambda: desk.button("pad-G").isVisible())
    desk.button("digit-kind").setFocus()
    passed = []
    for _ in range(17):
        QTest.keyClick(desk.window, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        passed.append(focused.objectName() if focused else "")

    assert passed == [*(f"pad-{sign}" for sign in "123456789ABCDEFG"), "erase-button"]
