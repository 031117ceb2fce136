"""`sudoku-gui hint`: the next step, or why there is none."""

import json
from itertools import groupby
from pathlib import Path

import pytest

from sudoku_gui import language
from sudoku_gui.techniques.registry import TECHNIQUES
from tests.support.puzzles import SMALL_DOTTED_LINE, SMALL_FILE, SMALL_SOLVED_FILE
from tests.support.terminal import Ended, run_command

DONE, ANSWER_IS_NO, BAD_INPUT = 0, 1, 2
KEYS = [
    "technique",
    "difficulty",
    "placements",
    "eliminations",
    "cells",
    "candidates",
    "links",
    "words",
]
PUZZLE = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
HALF_SOLVED = b"534678912672195348198342567" + PUZZLE[27:]
OPEN = b"................\n"
"""A grid without givens, about which nothing can be concluded."""

SIMPLE_SUDOKU = b"""\
*-----------*
|53.|.7.|...|
|6..|195|...|
|.98|...|.6.|
|---+---+---|
|8..|.6.|..3|
|4..|8.3|..1|
|7..|.2.|..6|
|---+---+---|
|.6.|...|28.|
|...|419|..5|
|...|.8.|.79|
*-----------*

"""


def test_the_easiest_deduction_is_a_line() -> None:
    assert run_command("hint", given=PUZZLE) == Ended(DONE, b"hidden-single  1.2  r1c6=8\n", b"")


def test_in_words_it_says_why() -> None:
    ended = run_command("hint", "--words", "-", given=PUZZLE)

    assert ended.lines == [
        "Hidden single (1.2): In box 2, r1c6 is the only place left for 8. So r1c6 is 8."
    ]


def test_in_json_it_has_every_key() -> None:
    ended = run_command("hint", "--json", "--technique", "pointing", given=PUZZLE)

    assert json.loads(ended.output) == {
        "technique": "pointing",
        "difficulty": 2.6,
        "placements": [],
        "eliminations": ["r1c8-2", "r2c8-2"],
        "cells": ["r4c8", "r5c8"],
        "candidates": ["r4c8=2", "r5c8=2"],
        "links": [],
        "words": "In box 6, the places left for 2 are r4c8, r5c8. "
        "All of them are in column 8, so 2 goes nowhere else there. "
        "So 2 is ruled out in r1c8, r2c8.",
    }


def test_all_of_them_come_from_the_easiest_on() -> None:
    ended = run_command("hint", "--all", "--json", given=HALF_SOLVED)

    found = [json.loads(line) for line in ended.lines]
    names = [name for name, _ in groupby(each["technique"] for each in found)]
    order = iter([each.name for each in TECHNIQUES])
    assert len(found) > 10
    assert all(list(each) == KEYS for each in found)
    assert all(name in order for name in names)  # each behind the one before


def test_a_technique_that_finds_nothing_says_so() -> None:
    ended = run_command("hint", "--technique", "full-house", given=PUZZLE)

    assert (ended.status, ended.output) == (ANSWER_IS_NO, b"")
    assert ended.messages == ["full-house finds nothing here"]


def test_where_no_technique_helps_the_search_is_offered() -> None:
    ended = run_command("hint", given=OPEN)

    assert (ended.status, ended.output) == (ANSWER_IS_NO, b"")
    assert ended.messages[-1] == (
        "no technique helps here; sudoku-gui solve searches for the solution"
    )


def test_a_solved_puzzle_has_no_next_step() -> None:
    ended = run_command("hint", given=SMALL_SOLVED_FILE)

    assert (ended.status, ended.output) == (ANSWER_IS_NO, b"")
    assert ended.messages == ["the puzzle is solved: there is no next step"]


def test_candidates_that_the_file_rules_out_are_respected() -> None:
    asked = ("hint", "--all", "--technique", "naked-single")

    before = run_command(*asked, given=SIMPLE_SUDOKU)
    after = run_command(*asked, given=SIMPLE_SUDOKU + b"E02001\nE02002\n")

    assert {*after.lines} - {*before.lines} == {"naked-single  2.3  r1c3=4"}


def test_notes_that_are_not_complete_play_no_part_and_that_is_said(tmp_path: Path) -> None:
    sheet = {"givens": SMALL_DOTTED_LINE, "notes": {"r1c1": {"corner": "1"}}}
    lines = [
        {"format": "sudoku-game", "version": 1, "size": 4},
        {"puzzle": {}, "start": sheet},
    ]
    path = tmp_path / "small.sudoku"
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), "utf-8")

    ended = run_command("hint", str(path))

    assert ended.status == DONE
    assert ended.messages == ["the notes are not complete, so they play no part"]


def test_a_wrong_entry_is_named_and_nothing_concluded() -> None:
    ended = run_command("hint", given=SIMPLE_SUDOKU + b"I021\nI022\n")

    assert (ended.status, ended.output) == (ANSWER_IS_NO, b"")
    assert ended.messages == ["standard input: 2 in r1c3 is wrong: it leaves no solution"]


def test_a_missing_candidate_is_named_and_nothing_concluded() -> None:
    ended = run_command("hint", given=SIMPLE_SUDOKU + b"E02004\n")

    assert (ended.status, ended.output) == (ANSWER_IS_NO, b"")
    assert ended.messages == ["standard input: 4 is ruled out in r1c3, where the solution has it"]


@pytest.mark.parametrize("puzzle", [b"2200000000000000\n", b"1.3..2.4.....4..\n"])
def test_a_puzzle_that_cannot_be_right_has_no_next_step(puzzle: bytes) -> None:
    ended = run_command("hint", given=puzzle)

    assert (ended.status, ended.output) == (ANSWER_IS_NO, b"")
    assert len(ended.messages) == 1


def test_a_puzzle_is_chosen_by_its_number() -> None:
    file = b"".join((SMALL_FILE, SMALL_SOLVED_FILE))

    first = run_command("hint", given=file)
    chosen = run_command("hint", "--puzzle", "1", given=file)
    missing = run_command("hint", "--puzzle", "3", given=file)

    assert first.messages == ["the file holds 2 puzzles; the first is opened"]
    assert chosen == Ended(DONE, first.output, b"")
    assert run_command("hint", "--puzzle", "2", given=file).status == ANSWER_IS_NO
    assert missing == Ended(BAD_INPUT, b"", b"there are 2 puzzles, and no puzzle 3\n")


def test_a_technique_nobody_knows_is_bad_use() -> None:
    ended = run_command("hint", "--technique", "magic", given=PUZZLE)

    assert (ended.status, ended.output) == (BAD_INPUT, b"")
    assert 'no technique is called "magic"; there are: full-house, ' in ended.messages[0]


def test_techniques_that_need_one_solution_are_left_out_where_there_are_several() -> None:
    several = "." * 72 + PUZZLE.decode()[72:]

    ended = run_command("hint", "--all", "--technique", "bug-plus-one", given=several.encode())

    assert ended.status == ANSWER_IS_NO
    assert ended.messages == [
        "the puzzle has not just one solution: techniques that need that are left out",
        "bug-plus-one finds nothing here",
    ]


def test_digits_above_nine_are_numbers_in_results() -> None:
    size = 16
    line = "123456789ABCDEF." + "." * (size * size - size)

    ended = run_command("hint", given=f"{line}\n".encode())

    assert ended.lines == ["full-house  1.0  r1c16=16"]
    assert len(ended.messages) == 1


def test_it_speaks_korean() -> None:
    language.set_language("ko")

    ended = run_command("hint", "--words", given=f"{SMALL_DOTTED_LINE}\n".encode())

    assert ended.lines[0].startswith("숨은 싱글 (1.2): ")
