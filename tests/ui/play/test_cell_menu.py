"""The menu of the cells: by the other button, a key and a long press, and what it does."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.notes import CellNotes, Colour
from sudoku_gui.presentation.actions.action_ids import ActionId
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram

BLANK_CELL = SMALL.blanks()[0]


def menu_of(opened: OpenProgram) -> QMenu:
    """The menu of the cells."""
    return opened.program.cell_menu.menu


def ask_at(opened: OpenProgram, cell: int) -> None:
    """Press the other button over a cell."""
    grid = opened.grid
    where = grid.visualRect(grid.model().index(*divmod(cell, 4))).center()
    there = grid.viewport().mapToGlobal(where)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, where, there)
    QApplication.sendEvent(grid.viewport(), event)


def entry(menu: QMenu, *place: int) -> QAction:
    """The entry at a place in the menus, counted from 0."""
    found = menu.actions()[place[0]]
    for step in place[1:]:
        submenu = found.menu()
        assert isinstance(submenu, QMenu)
        found = submenu.actions()[step]
    return found


def test_the_other_button_is_about_the_cell_that_was_clicked(opened: OpenProgram) -> None:
    opened.put(SMALL)

    ask_at(opened, 9)

    assert opened.grid.selected == Cell(9)
    assert menu_of(opened).isVisible()
    for name in (ActionId.WHY_NOT, ActionId.ERASE, ActionId.CLEAR_COLOURS):
        assert opened.action(name) in menu_of(opened).actions()
    menu_of(opened).hide()


def test_the_menu_key_is_about_the_selected_cell(opened: OpenProgram) -> None:
    opened.put(SMALL)
    opened.grid.select(Cell(5))

    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(1, 1), QPoint(1, 1))
    QApplication.sendEvent(opened.grid.viewport(), event)

    assert opened.grid.selected == Cell(5)
    assert menu_of(opened).isVisible()
    menu_of(opened).hide()


def test_a_long_press_opens_it_and_lets_the_cells_be(opened: OpenProgram) -> None:
    opened.put(SMALL)
    view = opened.grid.viewport()
    where = opened.grid.visualRect(opened.grid.model().index(1, 2)).center()

    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=where)
    opened.wait_until(menu_of(opened).isVisible)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=where)

    assert opened.grid.selection == {6}
    menu_of(opened).hide()


def test_digits_notes_and_colours_go_into_all_selected_cells(opened: OpenProgram) -> None:
    opened.put(SMALL)
    opened.grid.select_cells(SMALL.blanks()[:2], BLANK_CELL)
    ask_at(opened, BLANK_CELL)
    menu = menu_of(opened)

    for place in ((1, 0), (2, 1), (3, 4)):  # a corner note 1, a centre note 2, the fifth colour
        entry(menu, *place).trigger()

    notes = CellNotes(frozenset({Digit(1)}), frozenset({Digit(2)}), frozenset({Colour(5)}))
    assert {opened.sheet.notes_at(cell) for cell in SMALL.blanks()[:2]} == {notes}
    entry(menu, 0, 2).trigger()
    assert [opened.sheet.grid.digit_at(cell) for cell in SMALL.blanks()[:2]] == [3, 3]
    menu.hide()


def test_a_note_can_be_coloured_where_there_is_one(opened: OpenProgram) -> None:
    opened.put(SMALL)
    ask_at(opened, BLANK_CELL)
    assert not entry(menu_of(opened), 4).isEnabled()
    entry(menu_of(opened), 1, 2).trigger()
    menu_of(opened).hide()

    ask_at(opened, BLANK_CELL)
    entry(menu_of(opened), 4, 0, 0).trigger()

    assert opened.sheet.notes_at(BLANK_CELL).colour_of(Digit(3)) == 1
    menu_of(opened).hide()
