"""The numbers of rows and columns: shown by an action, and remembered."""

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.presentation.actions.action_ids import ActionId
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram
from tests.support.ui.pictures import differing_pixels, grabbed


def test_labels_take_some_room_from_the_cells_and_give_it_back(opened: OpenProgram) -> None:
    opened.put(SMALL)
    first = opened.grid.model().index(0, 0)
    without, plain = grabbed(opened.grid), opened.grid.visualRect(first)

    opened.trigger("show_labels")

    labelled = opened.grid.visualRect(first)
    assert labelled.left() > plain.left()
    assert labelled.top() > plain.top()
    assert opened.grid.indexAt(labelled.center()) == first
    assert differing_pixels(without, grabbed(opened.grid)) > 0
    opened.trigger("show_labels")
    assert differing_pixels(without, grabbed(opened.grid)) == 0


def test_labels_are_shown_again_at_the_next_start(
    qapp: QApplication, store: QSettings, qtbot: QtBot
) -> None:
    store.setValue("labels", "true")
    opened = OpenProgram(qapp, store, qtbot)

    assert opened.action(ActionId.SHOW_LABELS).isChecked()
    opened.trigger("show_labels")

    assert store.value("labels") == "false"
    opened.end()
