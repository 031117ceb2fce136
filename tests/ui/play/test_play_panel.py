"""The panel beside the grid in the layout for playing, in the whole program."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from sudoku_gui.model.geometry import Cell
from sudoku_gui.presentation.actions.action_ids import ActionId
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram


def test_entries_are_checked_where_there_are_some(playing: OpenProgram) -> None:
    playing.put(SMALL)
    check = playing.action(ActionId.CHECK_ENTRIES)
    assert not check.isEnabled()
    playing.grid.select(Cell(SMALL.blanks()[0]))

    QTest.keyClick(playing.grid, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert playing.sheet.notes
    assert not check.isEnabled()
    QTest.keyClick(playing.grid, Qt.Key.Key_1)
    assert check.isEnabled()
    QTest.keyClick(playing.grid, Qt.Key.Key_Delete)
    assert not check.isEnabled()


def test_tab_goes_down_the_panel(playing: OpenProgram) -> None:
    playing.put(SMALL)
    playing.grid.select(Cell(SMALL.blanks()[0]))
    playing.window.activateWindow()
    playing.wait_until(playing.window.isActiveWindow)
    panel = playing.window.play_panel
    places = []
    part: QWidget | None = playing.grid
    while part is not None and (part is playing.grid or panel.isAncestorOf(part)):
        if part is not playing.grid:
            places.append(part.mapTo(panel, part.rect().topLeft()).y())
        QTest.keyClick(playing.window, Qt.Key.Key_Tab)
        part = QApplication.focusWidget()

    assert len(places) > SMALL.geometry.size
    assert places == sorted(places)
