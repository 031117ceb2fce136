"""The procedure beside the grid, in the whole program: what leads to it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.ui.learn.procedure_panel import ProcedurePanel
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram


@pytest.fixture
def opened(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[OpenProgram]:
    opened = OpenProgram(qapp, store, qtbot)
    opened.program.start([])
    opened.put(SMALL)
    opened.jump_to_step(4)
    opened.wait_until(lambda: opened.steps() == 4)
    yield opened
    opened.end()


@pytest.mark.parametrize("name", ["tries", "reads", "calls"])
def test_the_name_of_a_counter_shows_what_it_counts_inside_the_program(
    opened: OpenProgram, name: str
) -> None:
    for _ in range(2):  # it stays open
        opened.window.search_view.panel.counters.counter_chosen.emit(name)

        assert opened.panel_of(ProcedurePanel).isVisible()
