"""Typing a printed puzzle: the cursor runs ahead as in a text."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_gui.documents.samples import SAMPLES
from sudoku_gui.model.geometry import SIZES, Cell, Geometry
from sudoku_gui.model.grid import BLANK, Grid, sign_of
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from tests.model.strategies import grids
from tests.support.ui.grid_bench import GridBench, open_grid_bench

Key = Qt.Key


@pytest.mark.parametrize(
    ("size", "blank"), [*((size, "0") for size in SIZES), (9, " "), (9, "."), (16, " ")]
)
def test_a_puzzle_typed_sign_by_sign_stands_there_as_givens(
    size: int, blank: str, qtbot: QtBot
) -> None:
    printed = _some_puzzle(size)
    desk = GridBench(
        Puzzle.empty(size), TypingMode.GIVENS
    )  # not shown: 625 times painting takes long
    qtbot.addWidget(desk)

    desk.type(printed.line(blank))

    assert desk.game.sheet == Sheet.of_givens(printed)
    assert desk.at == f"r{size}c{size}"


@pytest.mark.parametrize("size", [4, 9, 12])
def test_enter_after_every_row_skips_none_however_full_the_rows_are(
    size: int, qtbot: QtBot
) -> None:
    printed = _some_puzzle(size)
    desk = _desk(qtbot, size)

    for row in printed.rows():
        desk.type("".join(sign_of(digit) for digit in row).rstrip("0"))
        desk.press(Key.Key_Return)

    assert desk.game.sheet.grid == printed


def test_a_second_enter_after_a_full_row_leaves_the_next_one_empty(qtbot: QtBot) -> None:
    desk = _desk(qtbot, 4)

    desk.type("1234")
    desk.press(Key.Key_Return)
    desk.press(Key.Key_Return)

    assert desk.at == "r3c1"


def test_enter_skips_a_row_that_the_cursor_was_put_to_after_a_full_one(qtbot: QtBot) -> None:
    desk = _desk(qtbot, 4)

    desk.type("1234")
    desk.press(Key.Key_Down)
    desk.press(Key.Key_Up)
    desk.press(Key.Key_Return)

    assert desk.at == "r3c1"


@pytest.mark.parametrize("last", ["4", "0"])
def test_a_digit_behind_the_last_cell_overwrites_nothing_and_is_refused(
    last: str, qtbot: QtBot
) -> None:
    desk = _desk(qtbot, 4)
    printed = "1234341221434321"[:-1] + last
    refused: list[bool] = []
    desk.grid.digit_refused.connect(lambda: refused.append(True))

    desk.type(printed + "30")

    assert desk.game.sheet.grid.line() == printed
    assert (desk.at, len(refused)) == ("r4c4", 2)


def test_enter_in_the_last_row_ends_the_grid(qtbot: QtBot) -> None:
    desk = _desk(qtbot, 4)
    desk.put_cursor(4, 1)

    desk.type("12")
    desk.press(Key.Key_Return)
    desk.type("3")

    assert (desk.line[-4:], desk.at) == ("12..", "r4c4")


@pytest.mark.parametrize(
    "put_back",
    [
        lambda desk: desk.press(Key.Key_Delete),
        lambda desk: desk.press(Key.Key_Backspace),
        lambda desk: desk.click(desk.grid.visualRect(desk.grid.currentIndex()).center()),
        lambda desk: (desk.press(Key.Key_Left), desk.press(Key.Key_Right)),
        lambda desk: desk.take_back(),
    ],
)
def test_the_last_cell_can_be_typed_again_once_people_go_back_to_it(
    put_back: Callable[[GridBench], object], qtbot: QtBot
) -> None:
    desk = _desk(qtbot, 4)
    desk.put_cursor(4, 4)
    desk.type("1")

    put_back(desk)
    desk.type("3")

    assert (desk.line[-2:], desk.at) == (".3", "r4c4")


@pytest.mark.parametrize("size", [4, 9, 12])
def test_rows_may_end_early_with_enter(size: int, qtbot: QtBot) -> None:
    printed = _some_puzzle(size)
    desk = _desk(qtbot, size)

    for row in printed.rows():
        desk.type("".join(sign_of(digit) for digit in row).rstrip("0")[: size - 1])
        desk.press(Key.Key_Return)

    typed = "".join(
        "".join(map(sign_of, row)).rstrip("0")[: size - 1].ljust(size, "0")
        for row in printed.rows()
    )
    assert desk.game.sheet.grid.line() == typed


def test_the_large_sample_is_typed_row_by_row_in_both_cases_of_letters(qtbot: QtBot) -> None:
    sample = next(sample for sample in SAMPLES if sample.file == "large-16x16.txt")
    rows = ["".join(row.split()) for row in sample.path.read_text("ascii").splitlines()]
    desk = _desk(qtbot, 16)

    for place, row in enumerate(rows):
        desk.type(row.lower() if place % 2 else row)

    assert desk.game.sheet.grid.line() == "".join(rows)


def test_a_mistake_is_taken_back_with_backspace_and_typed_again(qtbot: QtBot) -> None:
    desk = _desk(qtbot, 4)

    desk.type("133")
    desk.press(Key.Key_Backspace)
    assert (desk.line[:4], desk.at) == ("13..", "r1c3")
    desk.press(Key.Key_Backspace)
    desk.type("24")

    assert (desk.line[:4], desk.at) == ("124.", "r1c4")


def test_backspace_in_the_first_cell_clears_it_and_stays(qtbot: QtBot) -> None:
    desk = _desk(qtbot, 4)
    desk.type("1")
    desk.put_cursor(1, 1)

    desk.press(Key.Key_Backspace)

    assert (desk.line, desk.at) == ("." * 16, "r1c1")


def test_backspace_clears_the_digit_that_the_cursor_was_put_on(qtbot: QtBot) -> None:
    desk = _desk(qtbot, 4)
    desk.type("123")
    desk.put_cursor(1, 2)

    desk.press(Key.Key_Backspace)
    assert (desk.line[:3], desk.at) == ("1.3", "r1c2")

    desk.press(Key.Key_Backspace)
    assert (desk.line[:3], desk.at) == ("..3", "r1c1")


def test_delete_clears_and_stays(qtbot: QtBot) -> None:
    desk = _desk(qtbot, 4)
    desk.type("12")
    desk.put_cursor(1, 1)

    desk.press(Key.Key_Delete)

    assert (desk.line[:2], desk.at) == (".2", "r1c1")


def test_skipping_over_a_digit_clears_it(qtbot: QtBot) -> None:
    desk = _desk(qtbot, 4)
    desk.type("12")
    desk.put_cursor(1, 1)

    desk.type("0")

    assert (desk.line[:2], desk.at) == (".2", "r1c2")


def test_with_entries_the_cursor_stays_where_a_digit_is_typed(qtbot: QtBot) -> None:
    desk = open_grid_bench(qtbot, Puzzle.empty(4), TypingMode.ENTRIES)

    desk.type("12 3")

    assert desk.entered == [(0, 1), (0, 2), (0, BLANK), (0, 3)]
    assert desk.at == "r1c1"


KEYS: dict[str, Callable[[GridBench], None]] = {
    "0": lambda desk: desk.press(Key.Key_0),
    "1": lambda desk: desk.press(Key.Key_1),
    "4": lambda desk: desk.press(Key.Key_4),
    "9": lambda desk: desk.press(Key.Key_9),
    "back": lambda desk: desk.press(Key.Key_Backspace),
    "delete": lambda desk: desk.press(Key.Key_Delete),
    "enter": lambda desk: desk.press(Key.Key_Return),
    "up": lambda desk: desk.press(Key.Key_Up),
    "left": lambda desk: desk.press(Key.Key_Left),
}


class TextOfCells:
    """A 4x4 grid as a text of four lines: at 16, the cursor is behind the last sign."""

    def __init__(self) -> None:
        self.cells = [BLANK] * 16
        self.at = 0
        self._has_filled_row = False  # so that the next row has begun by itself
        self._is_put = True  # by something else than typing

    def press(self, key: str) -> None:
        before = self.at
        here = min(self.at, 15)  # what shows the cursor, from where an arrow leaves
        match key:
            case "0" | "1" | "4" if self.at < 16:
                self.cells[self.at] = int(key)  # type: ignore[call-overload]
                self.at += 1
                self._has_filled_row, self._is_put = self.at % 4 == 0, False
                return
            case "back" | "delete":
                is_meant = self._is_put and self.at < 16 and self.cells[self.at] != BLANK
                self.at = here if key == "delete" or is_meant else max(self.at - 1, 0)
                self.cells[self.at] = BLANK
                self._has_filled_row, self._is_put = False, True
            case "enter" if self._has_filled_row:
                self._has_filled_row, self._is_put = False, True
            case "enter":
                self.at = min(self.at // 4 * 4 + 4, 16)
            case "up":
                self.at = here - 4 if here >= 4 else self.at
            case "left":
                self.at = here - 1 if here % 4 else self.at
        self._has_filled_row &= self.at == before
        self._is_put |= self.at != before


@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(typed=st.lists(st.sampled_from(sorted(KEYS)), max_size=40))
def test_any_keys_leave_what_the_rules_say(typed: list[str], qtbot: QtBot) -> None:
    desk = _desk(qtbot, 4)
    text = TextOfCells()

    for key in typed:
        KEYS[key](desk)
        text.press(key)

    assert list(desk.game.sheet.grid) == text.cells
    assert desk.grid.selected == Cell(min(text.at, 15))


@settings(max_examples=10, deadline=None)
@given(grid=grids((4, 6, 9)))
def test_any_grid_can_be_typed_conflicts_and_all(grid: Grid) -> None:
    desk = GridBench(Puzzle.empty(grid.geometry.size), TypingMode.GIVENS)

    desk.type(str(grid))

    assert desk.game.sheet.grid == grid


def _desk(qtbot: QtBot, size: int) -> GridBench:
    return open_grid_bench(qtbot, Puzzle.empty(size), TypingMode.GIVENS)


def _some_puzzle(size: int) -> Grid:
    """A puzzle without conflicts; every third cell is blank."""
    geometry = Geometry.of_size(size)
    box_rows, box_columns = geometry.box_rows, geometry.box_columns
    digits = bytearray(geometry.cell_count)
    for cell in map(Cell, geometry.cells):
        row, column = geometry.row_of(cell), geometry.column_of(cell)
        if (row + column) % 3:
            shift = row % box_rows * box_columns + row // box_rows
            digits[cell] = (shift + column) % size + 1
    return Grid(geometry, bytes(digits))
