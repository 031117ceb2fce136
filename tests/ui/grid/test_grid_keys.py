"""The keys of the grid, as people know them, at every size."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.model.geometry import NO_CELL, SIZES, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid, sign_of
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.presentation.grid.entry_kind import EntryKind
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from tests.support.ui.grid_bench import (
    ALT,
    CONTROL,
    KEYPAD,
    META,
    SHIFT,
    GridBench,
    open_grid_bench,
)

Key = Qt.Key
every_size = pytest.mark.parametrize("size", SIZES)


@every_size
@pytest.mark.parametrize("write", [str.upper, str.lower])
def test_every_digit_of_the_size_is_typed_as_it_is_written(
    size: int, write: type[str], qtbot: QtBot
) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(size))

    for digit in Geometry.of_size(size).digits:
        desk.type(write(sign_of(Digit(digit))))

    assert desk.entered == [(0, digit) for digit in Geometry.of_size(size).digits]


@every_size
def test_signs_beyond_the_size_type_nothing(size: int, qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(size))
    signs = {sign_of(Digit(digit)) for digit in Geometry.of_size(size).digits}

    for sign in sorted(set("123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") - signs):
        desk.type(sign)
    for sign in "!-+,;/*=#äß€":
        desk.send(sign)

    assert (desk.entered, desk.at) == ([], "r1c1")


@pytest.mark.parametrize("sign", ["²", "Ⅷ", "½", "一", "ㅁ", "ı"])
def test_what_only_looks_like_a_digit_types_nothing(sign: str, desk: GridBench) -> None:
    desk.send(sign)

    assert desk.entered == []


@pytest.mark.parametrize("sign", ["٣", "۳", "३", "３"])
def test_digits_of_other_scripts_are_typed_like_those_everywhere(
    sign: str, desk: GridBench
) -> None:
    desk.send(sign)

    assert desk.entered == [(0, 3)]


def test_keys_of_a_french_row_of_digits_type_their_digits_where_no_code_is_told(
    desk: GridBench,
) -> None:
    desk.send("&")
    desk.send("é")
    desk.send("à")

    assert [digit for _cell, digit in desk.entered] == [1, 2, 0]


def test_the_keypad_types_digits_and_clears(desk: GridBench) -> None:
    for key in (Key.Key_1, Key.Key_5, Key.Key_9, Key.Key_0, Key.Key_Period):
        desk.press(key, KEYPAD)

    assert [digit for _, digit in desk.entered] == [1, 5, 9, BLANK, BLANK]


@pytest.mark.parametrize("held", [CONTROL, ALT, META, CONTROL | SHIFT, CONTROL | ALT])
@pytest.mark.parametrize(
    "key",
    [
        Key.Key_A,
        Key.Key_0,
        Key.Key_Space,
        Key.Key_Period,
        Key.Key_Delete,
        Key.Key_Backspace,
        Key.Key_Return,
    ],
)
def test_with_control_alt_or_meta_held_nothing_is_typed(
    key: Key, held: Qt.KeyboardModifier, large_desk: GridBench
) -> None:
    large_desk.put_cursor(2, 2)

    large_desk.press(key, held)

    assert (large_desk.entered, large_desk.at) == ([], "r2c2")


def test_a_digit_with_a_modifier_is_reported_with_its_kind_and_the_cursor_stays(
    desk: GridBench,
) -> None:
    told: list[tuple[int, EntryKind | None]] = []
    desk.set_typing(TypingMode.GIVENS)
    desk.grid.digit_typed.connect(lambda digit, kind: told.append((digit, kind)))

    desk.send("!", Key.Key_Exclam, SHIFT)  # Shift and 1 on an English keyboard
    desk.press(Key.Key_2, CONTROL)
    desk.press(Key.Key_3, CONTROL | SHIFT)

    assert told == [(1, EntryKind.CORNER), (2, EntryKind.CENTRE), (3, EntryKind.COLOUR)]
    assert desk.at == "r1c1"


@pytest.mark.parametrize("size", [9, 12])
def test_letters_choose_what_digits_become_where_they_are_no_digits(
    size: int, qtbot: QtBot
) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(size))
    kinds: list[EntryKind] = []
    desk.grid.kind_wanted.connect(kinds.append)

    desk.type("zxcvw")

    assert kinds == (list(EntryKind) if size == 9 else [])
    assert desk.entered == ([] if size == 9 else [(0, 12)])


def test_shift_on_a_french_keyboard_types_digits(desk: GridBench) -> None:
    desk.send("1", Key.Key_1, SHIFT)  # Shift and & on a French one
    assert desk.entered == [(0, 1)]


@pytest.mark.parametrize(
    "key", [Key.Key_0, Key.Key_Space, Key.Key_Period, Key.Key_Delete, Key.Key_Backspace]
)
def test_a_cell_is_cleared_and_the_cursor_stays(key: Key, desk: GridBench) -> None:
    desk.put_cursor(3, 4)
    desk.type("7")

    desk.press(key)

    assert (desk.entered[-1], desk.at) == ((21, BLANK), "r3c4")
    assert desk.line == "." * 81


@every_size
def test_arrows_move_by_one_cell_and_stop_at_the_edges(size: int, qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(size))
    for key, edge in (
        (Key.Key_Right, f"r1c{size}"),
        (Key.Key_Down, f"r{size}c{size}"),
        (Key.Key_Left, f"r{size}c1"),
        (Key.Key_Up, "r1c1"),
    ):
        for _ in range(size):
            desk.press(key)
        assert desk.at == edge
    desk.press(Key.Key_Right)
    desk.press(Key.Key_Down)
    assert desk.at == "r2c2"


@every_size
def test_home_and_end_go_to_the_ends_of_the_row_and_with_control_to_corners(
    size: int, qtbot: QtBot
) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(size))
    desk.put_cursor(2, 2)

    reached = []
    for key, held in (
        (Key.Key_End, Qt.KeyboardModifier.NoModifier),
        (Key.Key_Home, Qt.KeyboardModifier.NoModifier),
        (Key.Key_End, CONTROL),
        (Key.Key_Home, CONTROL),
    ):
        desk.press(key, held)
        reached.append(desk.at)

    assert reached == [f"r2c{size}", "r2c1", f"r{size}c{size}", "r1c1"]


@every_size
def test_page_keys_stay_in_the_grid(size: int, qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(size))

    desk.press(Key.Key_PageDown)
    assert desk.at == f"r{size}c1"
    desk.press(Key.Key_PageUp)
    assert desk.at == "r1c1"


def test_control_and_an_arrow_jump_to_the_next_blank(qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle(Grid.from_line("1204300020000000")))

    reached = []
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Down, Key.Key_Left, Key.Key_Up):
        desk.press(key, CONTROL)
        reached.append(desk.at)

    assert reached == ["r1c3", "r1c3", "r2c3", "r2c2", "r2c2"]


@every_size
def test_enter_starts_the_next_row_and_stays_in_the_last(size: int, qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(size))
    desk.put_cursor(size - 1, 3)

    desk.press(Key.Key_Return)
    assert desk.at == f"r{size}c1"
    desk.press(Key.Key_Right)
    desk.press(Key.Key_Enter, KEYPAD)
    assert desk.at == f"r{size}c1"


def test_tab_leaves_the_grid_both_ways(desk: GridBench) -> None:
    desk.press(Key.Key_Tab)
    assert QApplication.focusWidget() is desk.after

    desk.grid.setFocus()
    desk.press(Key.Key_Backtab, SHIFT)
    assert QApplication.focusWidget() is desk.before
    assert desk.at == "r1c1"


@pytest.mark.parametrize("typing", list(TypingMode))
def test_without_a_selection_nothing_is_typed_and_an_arrow_brings_the_cursor_back(
    typing: TypingMode, desk: GridBench
) -> None:
    desk.set_typing(typing)
    for key in (Key.Key_5, Key.Key_0, Key.Key_Delete, Key.Key_Backspace, Key.Key_Return):
        desk.grid.setCurrentIndex(QModelIndex())
        desk.press(key)
        assert desk.grid.selected == NO_CELL
    desk.press(Key.Key_Left, CONTROL)

    desk.press(Key.Key_Left)

    assert (desk.entered, desk.at) == ([], "r1c1")


def test_letters_that_are_no_digits_do_not_search_the_cells(qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle(Grid.from_line("0004030020000001")))

    desk.type("7")  # no digit of this size
    desk.type("x")

    assert (desk.entered, desk.at) == ([], "r1c1")


def test_no_input_method_stands_between_a_letter_and_the_grid(large_desk: GridBench) -> None:
    large_desk.put_cursor(3, 3)

    assert not large_desk.grid.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    assert not large_desk.grid.viewport().testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


def test_a_key_the_grid_does_not_know_is_left_to_the_window(desk: GridBench) -> None:
    seen: list[str] = []
    desk.keyPressEvent = lambda event: seen.append(event.text())  # type: ignore[method-assign]

    QTest.keyClick(desk.grid, Key.Key_W)

    assert seen == ["w"]


@pytest.fixture
def desk(qtbot: QtBot) -> GridBench:
    """A desk with an empty 9x9 grid."""
    return open_grid_bench(qtbot, Puzzle.empty())


@pytest.fixture
def large_desk(qtbot: QtBot) -> GridBench:
    """A desk with an empty 16x16 grid, where letters are digits."""
    return open_grid_bench(qtbot, Puzzle.empty(16))
