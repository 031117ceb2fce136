"""Digits and cursor keys reach the grid, wherever people clicked before."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QSlider,
    QTableView,
    QWidget,
)

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import BLANK
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.notice import END_OF_GRID
from sudoku_gui.ui.files.collection_panel import CollectionPanel
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.open_program import OpenProgram, write_puzzle

BLANKS = SMALL.blanks()
PUZZLES = (SMALL, SMALL_SOLVED)


def test_another_game_has_the_cursor_and_the_focus_in_its_first_cell(
    opened: OpenProgram, tmp_path: Path
) -> None:
    file = write_puzzle(tmp_path, "a.txt", SMALL)
    begin: tuple[Callable[[], object], ...] = (
        opened.begin_grid,
        lambda: opened.open_file(file),
        lambda: opened.trigger("paste"),
    )
    opened.put(SMALL)
    for do in begin:
        QApplication.clipboard().setText(SMALL.line())
        before = opened.game_controller.game
        opened.grid.select(Cell(opened.sheet.geometry.cell_count - 1))
        _button(opened, "solve-button").setFocus()

        do()

        opened.wait_until(partial(_is_another_game, opened, before))
        assert opened.grid.selected == Cell(0)
        assert QApplication.focusWidget() is opened.grid


@pytest.mark.parametrize("name", ["solve-button", "step-button", "step_back-button"])
def test_a_click_on_a_button_leaves_the_keys_to_the_grid(name: str, opened: OpenProgram) -> None:
    opened.put(SMALL)

    QTest.mouseClick(_button(opened, name), Qt.MouseButton.LeftButton)
    _press(Qt.Key.Key_Right)

    assert opened.grid.selected == Cell(1)


def test_a_click_on_the_offer_beside_a_notice_leaves_the_keys_to_the_grid(
    opened: OpenProgram,
) -> None:
    opened.put(SMALL)
    opened.enter(BLANKS[0], 4 if SMALL_SOLVED.digit_at(BLANKS[0]) == 1 else 1)
    opened.trigger("search_to_end")
    opened.wait_for(SearchPhase.ENDED)

    QTest.mouseClick(opened.offer(), Qt.MouseButton.LeftButton)
    opened.wait_until(lambda: opened.phase is not SearchPhase.PLAYING)
    _press(Qt.Key.Key_Down)

    assert opened.grid.selected == Cell(SMALL.geometry.size)


def test_a_click_on_the_algorithms_or_the_speed_leaves_the_keys_to_the_grid(
    opened: OpenProgram,
) -> None:
    opened.put(SMALL)
    box = opened.window.search_view.panel.chooser.findChild(QComboBox)
    slider = opened.window.search_view.panel.speed.findChild(QSlider)
    assert isinstance(box, QComboBox)
    assert isinstance(slider, QSlider)

    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    QTest.keyClick(box.view(), Qt.Key.Key_Escape)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    _press(Qt.Key.Key_Right)

    assert opened.grid.selected == Cell(1)


@pytest.mark.parametrize("kind", [QAbstractButton, QComboBox, QSlider])
def test_a_digit_typed_with_the_focus_beside_the_grid_is_typed_into_it(
    kind: type[QWidget], opened: OpenProgram
) -> None:
    opened.put(SMALL)
    opened.grid.select(BLANKS[0])
    part = next(
        each for each in opened.window.search_view.panel.findChildren(kind) if each.isVisible()
    )
    part.setFocus()

    _press(Qt.Key.Key_1)

    assert opened.sheet.grid.digit_at(BLANKS[0]) == 1
    assert QApplication.focusWidget() is opened.grid


def test_a_digit_typed_in_the_list_of_puzzles_is_typed_into_the_grid(
    opened: OpenProgram, tmp_path: Path
) -> None:
    file = tmp_path / "two.txt"
    file.write_text("".join(f"{grid.line()}\n" for grid in PUZZLES))
    opened.open_file(file)
    opened.wait_until(lambda: len(opened.collection) == len(PUZZLES))
    opened.grid.select(BLANKS[0])
    table = opened.panel_of(CollectionPanel).findChild(QTableView)
    assert isinstance(table, QTableView)
    table.setFocus()

    _press(Qt.Key.Key_1)

    assert opened.sheet.grid.digit_at(BLANKS[0]) == 1


def test_whoever_goes_through_the_list_of_puzzles_stays_in_it(
    opened: OpenProgram, tmp_path: Path
) -> None:
    file = tmp_path / "two.txt"
    file.write_text("".join(f"{grid.line()}\n" for grid in PUZZLES))
    opened.open_file(file)
    opened.wait_until(lambda: len(opened.collection) == len(PUZZLES))
    table = opened.panel_of(CollectionPanel).findChild(QTableView)
    assert isinstance(table, QTableView)
    table.setFocus()

    opened.trigger("next_puzzle")

    assert opened.sheet.givens == PUZZLES[1]
    assert QApplication.focusWidget() is table


def test_a_text_field_keeps_its_digits(opened: OpenProgram, tmp_path: Path) -> None:
    file = tmp_path / "two.txt"
    file.write_text("".join(f"{grid.line()}\n" for grid in PUZZLES))
    opened.open_file(file)
    opened.wait_until(lambda: len(opened.collection) == len(PUZZLES))
    field = next(
        each
        for each in opened.panel_of(CollectionPanel).findChildren(QLineEdit)
        if each.isVisible()
    )
    field.setFocus()

    _press(Qt.Key.Key_1)

    assert field.text() == "1"
    assert opened.sheet.givens == SMALL


def test_a_zero_in_the_timeline_shows_all_of_it_and_erases_nothing(opened: OpenProgram) -> None:
    opened.put(SMALL)
    opened.enter(BLANKS[0], 1)
    opened.grid.select(BLANKS[0])
    opened.trigger("step")
    opened.wait_for_steps()
    opened.window.search_view.timeline.setFocus()

    _press(Qt.Key.Key_0)

    assert QApplication.focusWidget() is opened.window.search_view.timeline
    assert opened.sheet.grid.digit_at(BLANKS[0]) == 1


def test_a_digit_that_answers_the_quiz_is_not_typed_into_the_grid(opened: OpenProgram) -> None:
    opened.put(SMALL)
    opened.trigger("quiz")
    panel = opened.quiz_panel
    panel.ask.click()
    opened.wait_until(lambda: bool(panel.buttons))
    answer = panel.buttons[0]
    answer.setFocus()

    QTest.keyClicks(answer, answer.text())

    opened.wait_until(lambda: not all(button.isEnabled() for button in panel.buttons))
    assert opened.game_controller.game.sheet.grid.digit_at(BLANKS[0]) == BLANK


def test_a_digit_behind_the_last_cell_is_refused_with_a_word(opened: OpenProgram) -> None:
    opened.game_controller.open_game(Game(Puzzle.empty(4)), TypingMode.GIVENS)

    for sign in "1234341221434321" + "2":
        QTest.keyClicks(opened.grid, sign)

    assert opened.sentences[-1] == str(END_OF_GRID)
    assert opened.sheet.grid.line() == "1234341221434321"
    assert opened.action(ActionId.TYPE_GIVENS).isChecked()


def _press(key: Qt.Key) -> None:
    """Press a key where the focus is."""
    part = QApplication.focusWidget()
    assert part is not None
    QTest.keyClick(part, key)


def _is_another_game(opened: OpenProgram, before: Game) -> bool:
    return opened.game_controller.game is not before


def _button(opened: OpenProgram, name: str) -> QAbstractButton:
    button = opened.window.findChild(QAbstractButton, name)
    assert isinstance(button, QAbstractButton)
    return button


def test_the_keys_go_to_the_grid_when_the_layout_puts_away_what_had_them(
    opened: OpenProgram,
) -> None:
    opened.trigger(ActionId.SWITCH_LAYOUT.value)
    opened.trigger(ActionId.STEP_LOG.value)
    assert QApplication.focusWidget() is not opened.grid

    opened.trigger(ActionId.SWITCH_LAYOUT.value)

    assert QApplication.focusWidget() is opened.grid


@pytest.mark.parametrize("zero", ["٠", "۰", "०", "０"])
def test_a_puzzle_in_digits_of_another_script_is_typed_pasted_and_opened(
    zero: str, opened: OpenProgram, tmp_path: Path
) -> None:
    line = "".join(chr(ord(zero) + int(digit)) for digit in SMALL.line("0"))
    path = tmp_path / "a.txt"
    path.write_text(line, encoding="utf-8")
    opened.begin_grid(4)

    for sign in line:
        _press_key_of(opened, sign)
    assert opened.sheet.givens == SMALL
    opened.begin_grid(4)
    QApplication.clipboard().setText(line)
    opened.trigger("paste")
    opened.wait_until(lambda: opened.sheet.givens == SMALL)
    opened.begin_grid(4)
    opened.open_file(path)
    opened.wait_until(lambda: opened.sheet.givens == SMALL)

    QApplication.clipboard().clear()


def test_a_puzzle_is_typed_on_a_french_keyboard_without_shift(opened: OpenProgram) -> None:
    opened.begin_grid(9)

    for place, sign in enumerate("&é\"'(-è_çà&"):
        _press_key_of(opened, sign, scan_code=10 + place % 10)

    typed = [opened.sheet.givens.digit_at(Cell(cell)) for cell in range(11)]
    assert typed == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1]
    opened.grid.select(Cell(9))
    opened.game_controller.set_typing(TypingMode.ENTRIES)
    _press_key_of(opened, "(", scan_code=14)
    assert opened.sheet.grid.digit_at(Cell(9)) == 5
    _press_key_of(opened, "à", scan_code=19)
    assert opened.sheet.grid.digit_at(Cell(9)) == BLANK


def _press_key_of(opened: OpenProgram, sign: str, scan_code: int = 0) -> None:
    """Press the key that types `sign`, wherever X11 says that it is."""
    press = QEvent.Type.KeyPress
    unheld = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(press, ord(sign.upper()), unheld, scan_code, 0, 0, sign)
    QApplication.sendEvent(opened.grid, event)
