"""New puzzles: a level begins one at once, and nothing that was there is lost."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLabel, QPushButton, QSpinBox, QWidget

from sudoku_gui.generation.criteria import CriteriaCheck
from sudoku_gui.generation.puzzle_request import PuzzleRequest
from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.new_puzzle import NewPuzzleOptions
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.techniques.level import Level
from sudoku_gui.ui.files.document_prompts import UnsavedChoice
from sudoku_gui.ui.generation.new_puzzle_dialog import NewPuzzleDialog
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram


def dialog_of(program: OpenProgram) -> NewPuzzleDialog:
    """The dialog, opened; puzzles are small, and soon made."""
    program.trigger("new")
    dialog = program.program.new_puzzles.dialog
    assert dialog is not None
    combo(dialog, "size").setCurrentIndex(0)
    combo(dialog, "symmetry").setCurrentIndex(0)
    return dialog


def combo(dialog: QWidget, name: str) -> QComboBox:
    found = dialog.findChild(QComboBox, name)
    assert found is not None
    return found


def spin(dialog: QWidget, name: str) -> QSpinBox:
    found = dialog.findChild(QSpinBox, name)
    assert found is not None
    return found


def press(dialog: QWidget, words: str) -> None:
    """Press the button with these words."""
    (button,) = (each for each in dialog.findChildren(QPushButton) if each.text() == words)
    assert button.isEnabled(), f"{words} cannot be pressed"
    button.click()


def news(dialog: NewPuzzleDialog) -> str:
    label = dialog.findChild(QLabel, "making")
    assert label is not None
    return label.text()


def wait_for_game(program: OpenProgram) -> None:
    program.wait_until(lambda: program.program.new_puzzles.dialog is None)


def test_a_level_begins_a_game_at_once_in_the_layout_for_playing(opened: OpenProgram) -> None:
    layouts = [opened.program.layouts.layout]

    press(dialog_of(opened), "&Easy")
    wait_for_game(opened)

    layouts.append(opened.program.layouts.layout)
    assert layouts == [WindowLayout.WATCH, WindowLayout.PLAY]

    game = opened.game_controller.game
    request = PuzzleRequest.of_level(4, Symmetry.NONE, Level.EASY)
    assert CriteriaCheck(request.geometry, request.criteria).accepts(game.sheet.givens)
    assert opened.game_controller.typing is TypingMode.ENTRIES
    assert game.puzzle.metadata.level == "Easy"
    assert opened.window.windowTitle() == "Easy puzzle[*] – Sudoku"
    assert not opened.program.documents.is_modified


def test_what_cannot_be_made_is_said_at_once(opened: OpenProgram) -> None:
    dialog = dialog_of(opened)
    names = combo(dialog, "technique")
    names.setCurrentIndex(names.findText("Jellyfish"))

    press(dialog, "&By Technique")

    assert news(dialog) == "No 4x4 puzzle needs this technique: Jellyfish"
    press(dialog, "&Easy")
    wait_for_game(opened)


def test_what_is_chosen_is_remembered(opened: OpenProgram) -> None:
    press(dialog_of(opened), "&Easy")
    wait_for_game(opened)

    opened.trigger("new")

    dialog = opened.program.new_puzzles.dialog
    assert dialog is not None
    assert dialog.options == NewPuzzleOptions(4, Symmetry.NONE, Level.EASY)
    dialog.reject()


def test_typing_in_is_there_as_before(opened: OpenProgram) -> None:
    press(dialog_of(opened), "&Type In a Puzzle")

    sheet = opened.game_controller.game.sheet
    assert sheet.geometry.size == 4
    assert not sheet.grid.filled()
    assert opened.game_controller.typing is TypingMode.GIVENS
    assert opened.window.grid.hasFocus()


def test_the_start_offers_to_make_one(opened: OpenProgram) -> None:
    opened.game_controller.new(9)

    (offer,) = opened.said[-1].actions
    offer.accept()

    dialog = opened.program.new_puzzles.dialog
    assert dialog is not None
    dialog.reject()
    assert opened.program.new_puzzles.dialog is None


@pytest.mark.parametrize("answer", [UnsavedChoice.CANCEL, UnsavedChoice.DISCARD])
def test_unsaved_digits_are_asked_about(opened: OpenProgram, answer: UnsavedChoice) -> None:
    opened.put(SMALL)
    opened.enter(SMALL.blanks()[0], 4)
    opened.person.unsaved = answer
    game = opened.game_controller.game

    press(dialog_of(opened), "&Easy")
    wait_for_game(opened)

    assert opened.person.asked == ["changes to Untitled?"]
    assert (opened.game_controller.game is game) == (answer is UnsavedChoice.CANCEL)


def test_another_puzzle_like_the_one_that_is_open(opened: OpenProgram) -> None:
    opened.put(SMALL)

    press(dialog_of(opened), "&Like This One")

    givens = opened.game_controller.game.sheet.givens
    assert len(givens.filled()) == len(SMALL.filled())
    assert givens != SMALL


def test_there_is_nothing_like_an_empty_grid(opened: OpenProgram) -> None:
    opened.game_controller.new(4)
    dialog = dialog_of(opened)

    (button,) = (
        each for each in dialog.findChildren(QPushButton) if each.text() == "&Like This One"
    )
    assert not button.isEnabled()
    dialog.reject()


def test_what_does_not_come_says_how_many_were_tried_and_can_be_stopped(
    opened: OpenProgram,
) -> None:
    dialog = dialog_of(opened)
    spin(dialog, "least-givens").setValue(8)  # no 4x4 puzzle needs so many
    game = opened.game_controller.game
    press(dialog, "&Easy")
    opened.wait_until(lambda: "none is as it should be yet" in news(dialog))
    assert not combo(dialog, "size").isEnabled()

    QTest.keyClick(dialog, Qt.Key.Key_Escape)

    assert dialog.isVisible()
    assert news(dialog) == ""
    assert combo(dialog, "size").isEnabled()
    assert opened.game_controller.game is game
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert opened.program.new_puzzles.dialog is None


def test_a_technique_may_be_wished_for(opened: OpenProgram) -> None:
    dialog = dialog_of(opened)
    titles = combo(dialog, "technique")
    titles.setCurrentIndex(titles.findText("Hidden single"))
    press(dialog, "&By Technique")
    wait_for_game(opened)

    metadata = opened.game_controller.game.puzzle.metadata
    assert metadata.title == "For Hidden single"


def test_another_one_of_the_kind_is_one_press_away(opened: OpenProgram) -> None:
    press(dialog_of(opened), "&Easy")
    wait_for_game(opened)
    controller = opened.program.new_puzzles
    controller.notice_posted.connect(opened.said.append)
    before = opened.game_controller.game
    (button,) = (
        each
        for each in opened.window.notices.findChildren(QPushButton)
        if each.text() == "Another one"
    )

    button.click()
    opened.wait_until(lambda: opened.game_controller.game is not before)

    assert controller.dialog is None
    assert opened.sentences[-1].startswith("Easy · No symmetry · ")


@pytest.mark.parametrize(("size", "offered"), [(0, 1), (1, 4), (2, 5), (3, 5), (4, 1)])
def test_levels_are_offered_where_there_are_any(
    opened: OpenProgram, size: int, offered: int
) -> None:
    dialog = dialog_of(opened)

    combo(dialog, "size").setCurrentIndex(size)

    buttons = [dialog.findChild(QPushButton, level.value) for level in Level]
    assert sum(button is not None and button.isEnabled() for button in buttons) == offered
    dialog.reject()


def test_of_givens_the_fewest_are_never_above_the_most(opened: OpenProgram) -> None:
    dialog = dialog_of(opened)
    least, most = spin(dialog, "least-givens"), spin(dialog, "most-givens")
    allowed = [dialog.fields.givens]

    for field, value in ((most, 6), (least, 7), (most, 5)):
        field.setValue(value)
        allowed.append(dialog.fields.givens)

    assert allowed == [None, range(7), range(7, 8), range(5, 6)]
    dialog.reject()


def test_a_second_request_for_the_dialog_shows_the_one_there_is(opened: OpenProgram) -> None:
    dialog = dialog_of(opened)

    opened.action(ActionId.NEW).trigger()

    assert opened.window.findChildren(NewPuzzleDialog) == [dialog]
    buttons = dialog.findChild(QDialogButtonBox)
    assert buttons is not None
    buttons.button(QDialogButtonBox.StandardButton.Cancel).click()
    assert opened.program.new_puzzles.dialog is None
