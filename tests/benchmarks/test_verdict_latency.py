"""The measurement of the verdict: a moment of it, and whether it would notice anything."""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from unittest.mock import patch

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.verdict import Verdict
from sudoku_gui.ui.program import Program
from sudoku_gui.ui.verdict_controller import VerdictWork
from sudoku_gui.ui.workbench import Workbench
from tests.benchmarks.verdict_latency import keys_lost, measure, open_program, puzzles_in
from tests.ui.test_verdict_face import WIKIPEDIA

SHORT = Grid.from_line("123" + "0" * 78)


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Program]:
    with open_program(qapp) as program:
        yield program


def test_a_moment_of_the_measurement_sees_a_verdict_for_every_key(program: Program) -> None:
    latencies = measure(program, [SHORT])

    assert len(latencies.seconds) == 3
    assert 0 < latencies.at(0.0) <= latencies.at(1.0) < 10_000
    assert latencies.slowest.filled_count() <= 3


def test_a_slow_check_is_noticed(program: Program) -> None:
    def news_late(work: VerdictWork) -> Verdict:
        end = monotonic() + 0.15
        while monotonic() < end:
            pass
        return work._check.verdict

    with patch.object(VerdictWork, "news", property(news_late)):
        latencies = measure(program, [SHORT])

    assert latencies.at(0.0) > 140


def test_lost_keys_are_counted(program: Program) -> None:
    with patch.object(Workbench, "enter_digit", lambda *_: None):
        assert keys_lost(program, SHORT) == 3

    assert keys_lost(program, SHORT) == 0


def test_puzzles_are_taken_by_lot_from_lines_that_begin_with_one(tmp_path: Path) -> None:
    path = tmp_path / "some.txt"
    path.write_text(f"# a comment\n{WIKIPEDIA}\tsolution\n{WIKIPEDIA}\n{'.' * 81}\n", "utf-8")

    assert len(puzzles_in(path, 10, seed=1)) == 3
    assert len(puzzles_in(path, 2, seed=1)) == 2
