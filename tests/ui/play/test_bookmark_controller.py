"""Bookmarks below the history, in the whole program."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.annotation import CellRole
from sudoku_gui.ui.play.bookmark_view import BookmarkView
from sudoku_gui.ui.play.history_controller import HistoryController
from sudoku_gui.ui.play.history_panel import HistoryPanel
from sudoku_gui.wording.bookmarks import differences_sentence
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.open_program import OpenProgram

BLANKS = SMALL.blanks()
RETURN, COMPARE, RENAME, REMOVE = range(4)  # the buttons


class Bookmarked:
    """A program with a bookmark after two entries, and a third one since."""

    def __init__(self, opened: OpenProgram) -> None:
        self.opened = opened
        opened.put(SMALL)
        self.enter(0)
        self.enter(1)
        self.then = opened.sheet
        opened.trigger("add_bookmark")
        self.enter(2)
        controller = opened.program.panels[ActionId.HISTORY]
        assert isinstance(controller, HistoryController)
        self.said: list[str] = []
        controller.notice_posted.connect(lambda notice: self.said.append(str(notice.sentence)))

    @property
    def view(self) -> BookmarkView:
        """The list of bookmarks and its buttons."""
        return self.opened.panel_of(HistoryPanel).bookmarks

    @property
    def names(self) -> list[str]:
        """The bookmarks of the game."""
        return [each.name for each in self.opened.game_controller.game.bookmarks]

    def editor(self) -> QLineEdit | None:
        """What a name is typed into, while it is."""
        editor = self.view.names.findChild(QLineEdit)
        return editor if isinstance(editor, QLineEdit) else None

    def type_name(self, name: str) -> None:
        """Type over the name of the new bookmark."""
        editor = self.editor()
        assert editor is not None
        editor.setText(name)
        QTest.keyClick(editor, Qt.Key.Key_Return)
        self.opened.wait_until(lambda: self.editor() is None)

    def enter(self, place: int) -> None:
        """Enter the digit of the solution into a blank."""
        cell = BLANKS[place]
        self.opened.enter(cell, SMALL_SOLVED.digit_at(cell))

    def press(self, button: int) -> None:
        """Press one of the buttons below the list."""
        self.view.findChildren(QPushButton)[button].click()


@pytest.fixture
def bookmarked(opened: OpenProgram) -> Bookmarked:
    return Bookmarked(opened)


def test_without_bookmarks_their_list_takes_no_room(opened: OpenProgram) -> None:
    opened.put(SMALL)
    opened.trigger("history")

    assert not opened.panel_of(HistoryPanel).bookmarks.isVisible()


def test_a_moment_is_named_and_the_name_can_be_typed_at_once(opened: OpenProgram) -> None:
    bookmarked = Bookmarked(opened)
    (name,) = bookmarked.names
    assert bookmarked.view.isVisible()
    bookmarked.type_name("Before the guess")

    assert bookmarked.names == ["Before the guess"] != [name]
    assert bookmarked.view.selected == "Before the guess"


def test_two_moments_at_the_same_move_have_names_of_their_own(bookmarked: Bookmarked) -> None:
    bookmarked.opened.trigger("add_bookmark")
    bookmarked.opened.trigger("add_bookmark")

    assert len(set(bookmarked.names)) == 3


def test_going_back_is_a_move_that_can_be_undone(bookmarked: Bookmarked) -> None:
    before = bookmarked.opened.sheet
    bookmarked.press(RETURN)
    assert bookmarked.opened.sheet == bookmarked.then

    bookmarked.opened.trigger("undo")
    assert bookmarked.opened.sheet == before


def test_going_where_one_is_already_plays_no_move(bookmarked: Bookmarked) -> None:
    bookmarked.press(RETURN)
    before = bookmarked.opened.game_controller.game.moves
    bookmarked.press(RETURN)

    assert bookmarked.opened.game_controller.game.moves == before
    assert len(bookmarked.said) == 2


def test_one_goes_back_from_a_moment_of_a_search_too(opened: OpenProgram) -> None:
    opened.put(SMALL)
    opened.trigger("add_bookmark")
    opened.go_to(3)
    opened.panel_of(HistoryPanel).bookmarks.findChildren(QPushButton)[RETURN].click()

    assert opened.game_controller.shown.grid == SMALL


def test_what_differs_is_marked_and_said_until_the_game_changes(bookmarked: Bookmarked) -> None:
    bookmarked.press(COMPARE)
    annotation = bookmarked.opened.window.overlays.layers.annotation
    assert annotation
    assert annotation.cells == {Cell(BLANKS[2]): CellRole.DIFFERENT}
    (bookmark,) = bookmarked.opened.game_controller.game.bookmarks
    sentence = differences_sentence(bookmark, bookmarked.opened.sheet)
    assert bookmarked.said == [str(sentence)]

    bookmarked.opened.trigger("undo")
    assert bookmarked.opened.window.overlays.layers.annotation is None


def test_it_is_renamed_but_not_to_a_name_in_use_or_to_none(bookmarked: Bookmarked) -> None:
    bookmarked.opened.trigger("add_bookmark")
    first, second = bookmarked.names
    model = bookmarked.view.model

    assert not model.setData(model.index(1), first)
    assert not model.setData(model.index(1), "  ")
    assert bookmarked.names == [first, second]
    assert model.setData(model.index(1), " Stuck ")
    assert bookmarked.names == [first, "Stuck"]


def test_it_is_removed_by_button_or_key(bookmarked: Bookmarked) -> None:
    bookmarked.opened.trigger("add_bookmark")
    bookmarked.press(REMOVE)
    assert len(bookmarked.names) == 1

    bookmarked.view.names.setFocus()
    QTest.keyClick(bookmarked.view.names, Qt.Key.Key_Delete)
    assert not bookmarked.names
    assert not bookmarked.view.isVisible()


def test_enter_goes_there(bookmarked: Bookmarked) -> None:
    bookmarked.type_name("A guess")
    QTest.keyClick(bookmarked.view.names, Qt.Key.Key_Return)

    assert bookmarked.opened.sheet == bookmarked.then


def test_each_game_has_its_own(bookmarked: Bookmarked) -> None:
    bookmarked.opened.put(SMALL)

    assert not bookmarked.view.isVisible()


def test_a_bookmark_is_a_change_to_be_saved(opened: OpenProgram) -> None:
    opened.put(SMALL)
    before = opened.game_controller.game.is_modified
    opened.trigger("add_bookmark")

    assert (before, opened.game_controller.game.is_modified) == (False, True)
    assert opened.window.isWindowModified()


def test_a_given_typed_since_is_taken_out_too(opened: OpenProgram) -> None:
    opened.game_controller.new(4)
    opened.trigger("add_bookmark")
    opened.enter(Cell(0), Digit(1))
    view = opened.panel_of(HistoryPanel).bookmarks
    view.findChildren(QPushButton)[RETURN].click()

    assert not opened.puzzle.givens.digits.strip(b"\0")
