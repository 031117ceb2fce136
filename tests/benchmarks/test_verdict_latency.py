"""The measurement of the verdict: a moment of it, and whether it would notice anything."""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from unittest.mock import patch

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictCheck
from sudoku_gui.ui.program import Program
from sudoku_gui.ui.search.game_controller import GameController
from tests.benchmarks.verdict_latency import (
    keys_lost,
    measure,
    open_program,
    part_from,
    puzzles_of,
)
from tests.presentation.test_verdict_display import WIKIPEDIA

SHORT = Grid.from_line("123" + "0" * 78)
PUZZLES = [Grid.from_line(WIKIPEDIA), SHORT, SHORT.with_digit(Cell(80), Digit(5))]


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
    def result_late(check: VerdictCheck) -> Verdict:
        end = monotonic() + 0.15
        while monotonic() < end:
            pass
        return check.verdict

    with patch.object(VerdictCheck, "partial_result", property(result_late)):
        latencies = measure(program, [SHORT])

    assert latencies.at(0.0) > 140


def test_lost_keys_are_counted(program: Program) -> None:
    with patch.object(GameController, "enter_in_all", lambda *_: None):
        assert keys_lost(program, SHORT) == 3

    assert keys_lost(program, SHORT) == 0


def test_the_first_81_signs_in_a_row_of_a_line_are_a_puzzle_each_once(tmp_path: Path) -> None:
    path, other = tmp_path / "list.txt", tmp_path / "other.txt"
    lines = [f"{puzzle}\t{'1' * 81}\n" for puzzle in PUZZLES]
    path.write_text("# a head\n" + "".join(lines) + "." * 82 + "\n" + "." * 81 + "\n")
    other.write_text(f"name\t{str(PUZZLES[0]).replace('.', '0')}\n")

    assert puzzles_of([path, other]) == PUZZLES


def test_parts_are_all_there_is() -> None:
    assert part_from("1/2").of(PUZZLES) == [PUZZLES[0], PUZZLES[2]]
    assert part_from("2/2").of(PUZZLES) == [PUZZLES[1]]
    with pytest.raises(ValueError, match="3/2"):
        part_from("3/2")
