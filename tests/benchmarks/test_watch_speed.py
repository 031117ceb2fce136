"""The measurement of watching at full speed: a moment of it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.program import Program
from tests.benchmarks.watch_speed import measure
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


def test_a_moment_of_watching_is_a_share_of_the_engine(program: Program) -> None:
    (turn,) = measure(program, ALGORITHMS[0], rounds=1, seconds=0.5)

    assert 0 < turn.wall <= turn.own
    assert turn.processor > 0
    assert turn.engine > 1_000
    assert turn.reports > 0
    assert 0 < turn.window_share < 1
