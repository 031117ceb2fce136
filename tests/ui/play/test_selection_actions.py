"""The menu that selects cells by what they hold."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.note_moves import toggle_note
from sudoku_gui.model.notes import NoteKind
from sudoku_gui.ui.files.collection_panel import CollectionPanel
from tests.support.puzzles import SMALL
from tests.support.ui.grid_bench import CONTROL
from tests.support.ui.open_program import OpenProgram

ALL = set(SMALL.geometry.cells)


def test_the_actions_select_what_they_say(opened: OpenProgram) -> None:
    opened.put(SMALL)
    given = next(Cell(cell) for cell in SMALL.geometry.cells if SMALL.digit_at(Cell(cell)))
    equal = {cell for cell in ALL if SMALL.digit_at(Cell(cell)) == SMALL.digit_at(given)}
    opened.grid.select(given)
    selected = []

    for name in ("select_equal", "invert_selection", "select_all", "invert_selection"):
        opened.trigger(name)
        selected.append(set(opened.grid.selection))
    opened.trigger("select_one")

    assert selected == [equal, ALL - equal, ALL, ALL]
    assert opened.grid.selection == {opened.grid.selected}


def test_the_key_for_all_cells_selects_puzzles_where_the_list_has_the_focus(
    opened: OpenProgram,
) -> None:
    for part, takes_it in ((opened.panel_of(CollectionPanel).table, True), (opened.grid, False)):
        event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_A, CONTROL)
        event.ignore()
        QApplication.sendEvent(part, event)
        assert event.isAccepted() == takes_it


def test_the_cells_that_note_a_digit_are_selected_or_said_not_to_be_there(
    opened: OpenProgram,
) -> None:
    opened.put(SMALL)
    blanks = SMALL.blanks()[:2]
    opened.game_controller.write_notes(
        lambda sheet: toggle_note(sheet, blanks, NoteKind.CORNER, Digit(3))
    )

    opened.choose("noted>", "3")
    assert opened.grid.selection == set(blanks)
    opened.choose("noted>", "4")

    assert opened.grid.selection == set(blanks)
    entries = [action.text() for action in opened.window.menus.submenus["noted>"].actions()]
    assert entries == ["1", "2", "3", "4"]
