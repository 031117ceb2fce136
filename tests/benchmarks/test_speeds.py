"""The measurements of speed: a moment of each, and whether they would notice anything."""

import random
import sys
from pathlib import Path

import pytest

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import solution_of
from tests.benchmarks import batch_beside, batch_speed, convert_speed, instant_speed
from tests.benchmarks.instant_speed import Program
from tests.benchmarks.permuted import permuted, permuted_once, puzzles_in
from tests.support.solvers.corpus import unique_rows

SOLVED = [row.solution.line() for row in unique_rows()[:8]]
PUZZLES = [row.puzzle.line(".") for row in unique_rows()[:8]]
TWICE = (
    "import sys; lines = open(sys.argv[1]).read().split();"
    'print(*[f"{x},{x}" for x in lines], sep=chr(10), file=open(sys.argv[2], "w"))'
)
ECHO = "import sys; print(*[x.strip() for x in open(sys.argv[1])], sep=chr(10))"


def test_permuted_puzzles_differ_and_are_as_hard() -> None:
    made = list(permuted(PUZZLES, 16, seed=3))

    assert len(set(made)) == 16
    assert made == list(permuted(PUZZLES, 16, seed=3))
    assert [each.count(".") for each in made] == [each.count(".") for each in PUZZLES * 2]


def test_a_solution_stays_one_when_it_is_permuted() -> None:
    chance = random.Random(1)

    assert all(Grid.from_line(permuted_once(each, chance)).is_solved() for each in SOLVED)
    assert solution_of(Grid.from_line(permuted_once(PUZZLES[0], chance))) is not None


def test_puzzles_are_the_81_signs_with_which_lines_begin(tmp_path: Path) -> None:
    path = tmp_path / "list"
    path.write_text(f"# a list\n{PUZZLES[0]}\tsolution\n{'x' * 81}\n{'0' * 81}\n")

    assert puzzles_in(path) == [PUZZLES[0], "." * 81]


def test_one_job_and_two_write_the_same() -> None:
    (turn,) = batch_speed.measure(SOLVED, rounds=1)

    assert turn.is_same
    assert turn.ratio > 0


def test_conversions_are_measured_beside_a_batch() -> None:
    ratios = convert_speed.measure(PUZZLES, rounds=1)

    assert {"sdm", "csv", "boj2580"} <= set(ratios)
    assert all(ratio > 0 for (ratio,) in ratios.values())


def test_another_program_goes_from_file_to_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list"
    path.write_text("".join(f"{line}\n" for line in SOLVED))
    words = [str(path), f"{sys.executable} -c '{TWICE}' {{input}} {{output}}", "--rounds", "1"]

    assert batch_beside.main([*words, "--puzzles", "16"]) == 0
    assert "same_output True" in capsys.readouterr().out
    path.write_text(f"{PUZZLES[0]}\n")
    assert batch_beside.main([*words, "--puzzles", "1"]) == 1


def test_a_program_that_solves_nothing_is_noticed() -> None:
    programs = [Program(name, (sys.executable, "-c", code)) for name, code in _CODES.items()]

    figures = instant_speed.measure(programs, SOLVED, seconds=0.0, rounds=1)
    wrong = instant_speed.measure(programs, PUZZLES, seconds=0.0, rounds=1)

    assert [each.wrong for each in figures] == [0, 8]
    assert [each.wrong for each in wrong] == [8, 8]


_CODES = {"echo": ECHO, "mute": "pass"}


def test_ours_is_timed_and_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "list"
    path.write_text("".join(f"{line}\n" for line in SOLVED))
    words = [str(path), "--puzzles", "16", "--seconds", "0", "--rounds", "1"]

    assert instant_speed.main([*words, "--against", f"echo={sys.executable} -c '{ECHO}'"]) == 0
    shown = capsys.readouterr().out
    assert "list ours" in shown
    assert shown.count("wrong 0 of 16") == 2
