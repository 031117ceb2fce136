"""`sudoku-gui check`: the verdict, and what may be wrong."""

import json
from unittest.mock import patch

import pytest

from sudoku_gui import language
from sudoku_gui.assets import resource
from sudoku_gui.solvers.diagnose import grid_analysis
from sudoku_gui.solvers.diagnose.verdict import VerdictCheck
from tests.support.puzzles import SMALL_DOTTED_LINE
from tests.support.solvers.corpus import InvalidRow, invalid_rows
from tests.support.terminal import Ended, run_command

DONE, ANSWER_IS_NO, BAD_INPUT = 0, 1, 2
SAMPLE = resource("puzzles", "boj2239.txt")
UNIQUE = f"{SMALL_DOTTED_LINE}\n".encode()
CLASHING = b"2200000000000000\n"
UNSOLVABLE = b"1.3..2.4.....4..\n"
KEYS = ["verdict", "solutions", "more", "givens", "conflicts", "clash", "slips", "settling"]


def test_a_puzzle_with_one_solution_is_said_to_have_it() -> None:
    assert run_command("check", str(SAMPLE)) == Ended(DONE, b"exactly one solution\n", b"")


@pytest.mark.parametrize("source", [(), ("-",)])
def test_without_a_file_or_with_a_dash_the_puzzle_comes_from_standard_input(
    source: tuple[str, ...],
) -> None:
    assert run_command("check", *source, given=UNIQUE).lines == ["exactly one solution"]


def test_without_a_solution_the_clash_and_the_slips_are_told() -> None:
    ended = run_command("check", given=UNSOLVABLE)

    assert ended.status == ANSWER_IS_NO
    assert ended.lines[:3] == [
        "no solution",
        "these givens clash: r1c1 = 1, r2c4 = 4, r4c2 = 4",
        "9 slips would explain it:",
    ]
    assert ended.lines[3:7] == [
        "  r1c1: 1 → 4 (1 solution)",
        "  r1c1 ↔ r1c2 (1 solution)",
        "  r1c1: 1 → blank (1 solution)",
        "  r4c2: 4 → 1 (2 solutions)",
    ]
    assert ended.messages == []


def test_digits_that_clash_are_an_answer_and_no_bad_input() -> None:
    ended = run_command("check", given=CLASHING)

    assert ended.status == ANSWER_IS_NO
    assert ended.lines[0] == "digits clash: r1c1 and r1c2 both hold 2 (row 1, box 1)"
    assert ended.lines[1] == "8 slips would explain it:"
    assert ended.messages == []


def test_with_several_solutions_it_is_told_where_they_differ_and_what_settles_it() -> None:
    row = next(row for row in invalid_rows() if row.solutions == "2")

    ended = run_command("check", given=f"{row.puzzle}\n".encode())

    assert ended.status == ANSWER_IS_NO
    assert ended.lines[0] == "2 solutions"
    assert ended.lines[1].startswith("solutions differ in ")
    assert ended.lines[2].startswith("any one of these givens would settle it: ")


def test_where_no_single_given_settles_it_a_few_are_told() -> None:
    ended = run_command("check", given=b"1000000000000000\n")

    assert ended.lines[0] == "72 solutions; too few givens for only one"
    assert ended.lines[2].startswith("no single given settles it; these together do: ")


def test_where_no_single_slip_explains_it_that_is_told() -> None:
    ended = run_command("check", given=b"1122000000000000\n")

    assert ended.lines[1:] == ["no single slip explains it; more than one digit may be wrong"]


def test_of_many_slips_the_best_are_told_and_the_rest_counted() -> None:
    unsolvable = next(row.puzzle for row in invalid_rows() if row.name == "unsolvable row")

    ended = run_command("check", given=f"{unsolvable}\n".encode())
    found = json.loads(run_command("check", "--json", given=f"{unsolvable}\n".encode()).output)

    count = len(found["slips"])
    assert count > 20
    assert ended.lines[2] == f"{count} slips would explain it:"
    assert len(ended.lines) == 3 + 20 + 1
    assert ended.lines[-1] == f"  and {count - 20} more, which --json shows"


@pytest.mark.parametrize("row", invalid_rows()[2:], ids=lambda row: row.name)
def test_json_has_every_key_and_agrees_with_the_corpus(row: InvalidRow) -> None:
    ended = run_command("check", "--json", given=f"{row.puzzle}\n".encode())

    found = json.loads(ended.output)
    assert ended.status == ANSWER_IS_NO
    assert list(found) == KEYS
    assert found["givens"] == row.puzzle.filled_count()
    match row.solutions:
        case "conflict":
            assert found["verdict"] == "conflict"
            assert all(len(pair) == 2 for pair in found["conflicts"])
            assert found["clash"] in found["conflicts"]
        case "0":
            assert (found["verdict"], found["solutions"]) == ("none", 0)
            assert found["clash"]
            assert found["slips"]
        case "many":
            assert (found["verdict"], found["solutions"], found["more"]) == ("several", 1000, True)
        case count:
            assert (found["verdict"], found["solutions"]) == ("several", int(count))
            assert not found["more"]


def test_json_of_a_unique_puzzle_has_nothing_to_add() -> None:
    found = json.loads(run_command("check", "--json", given=UNIQUE).output)

    assert found == {key: [] for key in KEYS} | {
        "verdict": "unique",
        "solutions": 1,
        "more": False,
        "givens": 4,
    }


def test_a_slip_in_json_lists_its_cells_and_their_digits() -> None:
    found = json.loads(run_command("check", "--json", given=UNSOLVABLE).output)

    assert found["clash"] == ["r1c1", "r2c4", "r4c2"]
    assert found["slips"][:2] == [
        {"kind": "wrong-digit", "cells": ["r1c1"], "from": [1], "to": [4], "solutions": 1},
        {"kind": "swap", "cells": ["r1c1", "r1c2"], "from": [1, 0], "to": [0, 1], "solutions": 1},
    ]


def test_a_given_that_settles_it_in_json_is_a_cell_and_a_digit() -> None:
    row = next(row for row in invalid_rows() if row.solutions == "2")

    found = json.loads(run_command("check", "--json", given=f"{row.puzzle}\n".encode()).output)

    for each in found["settling"]:
        row_number, column = each["cell"][1:].split("c")
        cell = row.puzzle.geometry.cell_at(int(row_number) - 1, int(column) - 1)
        check = VerdictCheck(row.puzzle.with_digit(cell, each["digit"]))
        check.work(1_000)
        assert check.verdict.solutions == 1
    assert found["settling"]


def test_an_inquiry_that_was_given_up_says_so() -> None:
    with patch.object(grid_analysis, "_BUDGET", grid_analysis.STRIDE):
        ended = run_command("check", given=UNSOLVABLE)

    assert ended.lines[-1] == "the search was given up; there may be more"


def test_it_speaks_korean() -> None:
    language.set_language("ko")

    assert run_command("check", given=UNIQUE).lines == ["답이 정확히 하나입니다"]


def test_what_the_reader_remarked_is_told_beside_the_result() -> None:
    ended = run_command("check", given=2 * UNIQUE)

    assert ended.messages == ["the file holds 2 puzzles; the first is opened"]


def test_a_bad_file_is_one_message_and_no_output() -> None:
    ended = run_command("check", given=b"1?34\n")

    assert (ended.status, ended.output) == (BAD_INPUT, b"")
    assert len(ended.messages) == 1


@pytest.mark.parametrize(
    ("given", "verdict"),
    [(UNSOLVABLE, "no solution"), (b"." * 16, "288 solutions; too few givens for only one")],
)
def test_the_verdict_is_told_before_what_may_take_long(given: bytes, verdict: str) -> None:
    with patch("sudoku_gui.cli.check.finish", side_effect=KeyboardInterrupt):
        ended = run_command("check", given=given)

    assert (ended.status, ended.lines) == (130, [verdict])
