"""Typing in a printed puzzle: the switch over the grid, the count of a row, the last word."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton

from sudoku_gui.language import say
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.grid.row_counts import row_counts_sentence
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.open_program import OpenProgram

LINE = SMALL.line()


def test_the_switch_the_menu_and_its_key_say_what_is_typed(playing: OpenProgram) -> None:
    for typing in (TypingMode.ENTRIES, TypingMode.GIVENS):
        button = _part(playing, typing)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert _typing(playing) is typing
        assert QApplication.focusWidget() is playing.grid

    playing.trigger(ActionId.TYPE_GIVENS.value)
    assert _typing(playing) is TypingMode.ENTRIES
    playing.trigger(ActionId.TYPE_GIVENS.value)
    assert _typing(playing) is TypingMode.GIVENS


def test_the_row_is_counted_while_a_puzzle_is_entered(playing: OpenProgram) -> None:
    playing.game_controller.new(4)
    QTest.keyClicks(playing.grid, "1 203")

    counted = say(row_counts_sentence(playing.sheet.givens, Cell(5)))
    assert _count(playing).text() == counted
    playing.grid.select(Cell(15))
    assert _count(playing).text() != counted

    playing.game_controller.set_typing(TypingMode.ENTRIES)
    assert not _count(playing).isVisible()


def test_a_puzzle_that_becomes_complete_is_offered_to_be_played(playing: OpenProgram) -> None:
    _type_all(playing, LINE)

    _offer(playing, 0).click()

    assert _typing(playing) is TypingMode.ENTRIES
    assert playing.grid.selected == SMALL.blanks()[0]
    assert QApplication.focusWidget() is playing.grid
    assert _offers(playing) == []


def test_a_puzzle_that_becomes_complete_is_offered_to_be_solved(playing: OpenProgram) -> None:
    _type_all(playing, LINE)

    _offer(playing, 1).click()

    playing.wait_until(lambda: playing.sheet.grid == SMALL_SOLVED)
    assert playing.sheet.givens == SMALL


def test_it_is_offered_again_when_the_last_cell_is_typed(playing: OpenProgram) -> None:
    """The last given of the small puzzle stands in its last row, some blanks before the end."""
    givens = LINE.rstrip("0")
    _type_all(playing, givens)
    playing.grid.select(Cell(15))
    playing.window.notices.clear()

    QTest.keyClicks(playing.grid, "0")

    assert len(_offers(playing)) == 2


def test_nothing_is_offered_to_somebody_who_plays(playing: OpenProgram) -> None:
    playing.game_controller.open_game(Game(Puzzle(SMALL)), TypingMode.ENTRIES)
    playing.wait_until(lambda: playing.verdicts.verdict is not None)

    assert _offers(playing) == []


def _type_all(playing: OpenProgram, line: str) -> None:
    """Type a 4x4 puzzle, and wait until it is offered to go on with it."""
    playing.game_controller.new(4)
    QTest.keyClicks(playing.grid, line)
    playing.wait_until(lambda: len(_offers(playing)) == 2)


def _typing(playing: OpenProgram) -> TypingMode:
    """What is typed, as the game, the switch and the menu have it."""
    typing = playing.game_controller.typing
    assert _part(playing, typing).isChecked()
    assert playing.action(ActionId.TYPE_GIVENS).isChecked() == (typing is TypingMode.GIVENS)
    return typing


def _part(playing: OpenProgram, typing: TypingMode) -> QToolButton:
    button = playing.window.typing_bar.findChild(QToolButton, f"{typing.value}-typing")
    assert isinstance(button, QToolButton)
    return button


def _count(playing: OpenProgram) -> QLabel:
    label = playing.window.typing_bar.findChild(QLabel, "row-count")
    assert isinstance(label, QLabel)
    return label


def _offers(playing: OpenProgram) -> list[QPushButton]:
    buttons = playing.window.notices.findChildren(QPushButton, "offer")
    return [button for button in buttons if not button.isHidden()]


def _offer(playing: OpenProgram, place: int) -> QPushButton:
    return _offers(playing)[place]
