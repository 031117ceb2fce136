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
from sudoku_gui.presentation.grid_cursor import TypingMode
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


@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(typed=st.lists(st.sampled_from(sorted(KEYS)), max_size=40))
def test_any_keys_leave_what_the_rules_say(typed: list[str], qtbot: QtBot) -> None:
    desk = _desk(qtbot, 4)
    cells, at = [BLANK] * 16, 0

    for key in typed:
        KEYS[key](desk)
        match key:
            case "0" | "1" | "4":
                cells[at], at = int(key), min(at + 1, 15)  # type: ignore[call-overload]
            case "back":
                at = max(at - 1, 0)
                cells[at] = BLANK
            case "delete":
                cells[at] = BLANK
            case "enter":
                at = min(at // 4 + 1, 3) * 4
            case "up":
                at = at - 4 if at >= 4 else at
            case "left":
                at = at - 1 if at % 4 else at

    assert list(desk.game.sheet.grid) == cells
    assert desk.grid.selected == Cell(at)


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
