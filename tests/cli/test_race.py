"""`sudoku-gui race`."""

import csv
import json
import re

import pytest

from sudoku_gui.solvers import ALGORITHMS
from tests.support.puzzles import SMALL_FILE
from tests.support.terminal import Ended, run_command

KEYS = ["algorithm", "outcome", "steps", "placements", "backtracks", "tries", "reads", "calls"]
NAMES = [algorithm.name for algorithm in ALGORITHMS]


@pytest.fixture(scope="module")
def rows() -> list[dict[str, object]]:
    return [json.loads(line) for line in run_command("race", "--json", given=SMALL_FILE).lines]


def test_every_algorithm_has_a_row_with_its_counters(rows: list[dict[str, object]]) -> None:
    assert [row["algorithm"] for row in rows] == NAMES
    assert all(list(row) == [*KEYS, "seconds"] for row in rows)
    assert [row["steps"] for row in rows[:5]] == [30] * 5
    assert {row["outcome"] for row in rows} == {"solved", "stuck"}


def test_the_table_for_spreadsheets_says_the_same(rows: list[dict[str, object]]) -> None:
    table = list(csv.DictReader(run_command("race", "--csv", given=SMALL_FILE).lines))

    assert [[row[key] for key in KEYS] for row in table] == [
        [str(row[key]) for key in KEYS] for row in rows
    ]


def test_the_table_for_people_says_the_same(rows: list[dict[str, object]]) -> None:
    heading, *lines = run_command("race", given=SMALL_FILE).lines

    assert heading.split() == [*KEYS, "seconds"]
    said = [[str(row[key]) for key in KEYS] for row in rows]
    assert [line.split()[:-1] for line in lines] == said


def test_seconds_are_written_for_people_without_an_exponent() -> None:
    _, *lines = run_command("race", given=SMALL_FILE).lines

    seconds = [line.split()[-1] for line in lines]
    assert all(re.fullmatch(r"\d+\.\d{6}", figure) for figure in seconds), seconds


def test_where_none_finds_a_solution_the_rows_are_shown_and_the_answer_is_no() -> None:
    ended = run_command("race", "--json", given=b"0120000003000004\n")

    assert (ended.status, ended.messages) == (1, ["no algorithm has found a solution"])
    assert [json.loads(line)["algorithm"] for line in ended.lines] == NAMES
    assert {json.loads(line)["outcome"] for line in ended.lines} == {"exhausted", "stuck"}


def test_digits_that_clash_are_named() -> None:
    ended = run_command("race", given=b"2200000200104000\n")

    assert (ended.status, ended.output) == (1, b"")
    assert ended.messages == ["standard input: r1c1 and r1c2 both hold 2 (row 1, box 1)"]


def test_two_forms_at_once_are_refused() -> None:
    assert "--json" in _refusal(run_command("race", "--csv", "--json", given=SMALL_FILE))


def _refusal(ended: Ended) -> str:
    assert (ended.status, ended.output) == (2, b"")
    (message,) = ended.messages
    return message
