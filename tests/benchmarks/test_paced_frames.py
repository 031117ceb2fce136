"""The measurement of a search at a pace: a moment of some of its cases."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.program import Program
from tests.benchmarks.paced_frames import CASES, Case, measure
from tests.support.journals import journals_beside
from tests.support.ui.open_program import free


@pytest.fixture
def program(qapp: QApplication, store: QSettings) -> Iterator[Program]:
    Settings(store).layout = WindowLayout.WATCH
    program = Program(qapp, store, journals_beside(store))
    program.start([])
    yield program
    program.shut_down()
    free(program)


@pytest.mark.parametrize("case", [CASES[2], CASES[-1]], ids=lambda case: case.name)
def test_a_moment_of_a_case_tells_what_it_costs(case: Case, program: Program) -> None:
    cost = measure(program, case, seconds=0.5, warm_up=0.2)

    assert 0 <= cost.late[0] <= cost.late[1] <= cost.late[2]
    assert cost.report_milliseconds > 0
    assert 0 < cost.window_percent < 110
    assert cost.process_percent > 0
