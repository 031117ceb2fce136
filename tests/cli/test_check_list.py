"""`sudoku-gui check` on many puzzles: a verdict a line, filters, and duplicates."""

import json
import os
import sys
from pathlib import Path

import pytest

from tests.support.terminal import run_command

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ALIKE = "3.4.6.....95...2..2..153...6...7...28..9.4..19...2...4...815..3..2...97.....9.6.5"
HARDER = "834....9...9.24.8.7.29....3...2.1...1....7.35.............9.7.84...1.....5.....46"
SEVERAL = "." * 81
NONE = "12345678." + "." * 17 + "9" + "." * 54
CONFLICT = "55" + "." * 79
ALL = (EASY, ALIKE, EASY, HARDER, SEVERAL, NONE, CONFLICT)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "puzzles.txt"
    path.write_text("".join(f"{puzzle}\n" for puzzle in ALL), "utf-8")
    return str(path)


def chosen(*arguments: str) -> tuple[str, ...]:
    return tuple(line.split()[0] for line in run_command("check", *arguments).lines)


def test_each_puzzle_has_its_verdict_on_a_line_and_all_a_summary(file: str) -> None:
    ended = run_command("check", file, file)

    verdicts = ["unique"] * 4 + ["several", "none", "conflict"]
    givens = [str(81 - puzzle.count(".")) for puzzle in ALL]
    rows = [f"{row[0]}  {row[1]}  {row[2]}" for row in zip(ALL, verdicts, givens, strict=True)]
    assert ended.status == 0
    assert ended.lines == rows * 2
    (summary,) = ended.messages
    assert summary.startswith(
        "14 puzzles: 8 with one solution, 4 with none, 2 with several, 0 undecided; "
        "14 written, 0 left out; "
    )


def test_all_asks_whether_every_puzzle_has_one_solution(file: str) -> None:
    assert run_command("check", "--all", file).status == 1
    assert run_command("check", "--all", file, "--puzzle", "1-4").status == 0


def test_a_single_file_is_looked_into_as_before(file: str) -> None:
    ended = run_command("check", file)

    assert ended.lines == ["exactly one solution"]


@pytest.mark.parametrize(
    ("arguments", "puzzles"),
    [
        (("--only", "unique"), (EASY, ALIKE, EASY, HARDER)),
        (("--only", "several"), (SEVERAL,)),
        (("--only", "none"), (NONE, CONFLICT)),
        (("--only", "conflict"), (CONFLICT,)),
        (("--only", "minimal"), (HARDER,)),
        (("--only", "distinct"), (EASY, HARDER, SEVERAL, NONE, CONFLICT)),
        (("--only", "duplicate"), (ALIKE, EASY)),
        (("--only", "duplicate", "--duplicates", "exact"), (EASY,)),
        (("--only", "unique", "--only", "distinct"), (EASY, HARDER)),
        (("--givens", "2-9"), (NONE, CONFLICT)),
        (("--difficulty", "1-2"), (EASY, ALIKE, EASY)),
        (("--technique", "unique-rectangle-1"), (HARDER,)),
    ],
)
def test_filters_let_through_what_they_say(
    file: str, arguments: tuple[str, ...], puzzles: tuple[str, ...]
) -> None:
    assert chosen(file, *arguments) == puzzles
    assert run_command("check", file, *arguments, "--to", "line").lines == list(puzzles)


def test_where_nothing_is_as_it_was_asked_for_the_answer_is_no(file: str) -> None:
    ended = run_command("check", file, "--puzzle", "1", "--only", "several")

    assert (ended.status, ended.output) == (1, b"")


def test_json_says_where_a_puzzle_stands_and_of_which_it_is_a_duplicate(file: str) -> None:
    lines = run_command("check", file, "--json", "--duplicates", "essential").lines

    objects = [json.loads(line) for line in lines]
    assert objects[1] == {
        "file": file,
        "line": 2,
        "puzzle": ALIKE,
        "verdict": "unique",
        "givens": 30,
        "duplicate_of": {"file": file, "line": 1},
    }
    assert [each["duplicate_of"] is not None for each in objects] == [
        puzzle in (ALIKE, EASY) and number > 0 for number, puzzle in enumerate(ALL)
    ]


def test_duplicates_are_found_across_files(file: str) -> None:
    rows = run_command("check", file, file, "--duplicates", "exact").lines

    assert [row.split()[-1] for row in rows[7:]] == [
        f"{file}:{line}" for line in (1, 2, 1, 4, 5, 6, 7)
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names are text")
def test_a_name_with_a_new_line_and_bytes_that_are_no_text_breaks_no_line(tmp_path: Path) -> None:
    name = os.fsdecode(os.fsencode(tmp_path / "two") + b"\nlines\xff")
    Path(name).write_text(f"{EASY}\n{EASY}\n")

    in_lines = run_command("check", "--duplicates", "exact", name)
    in_json = run_command("check", "--duplicates", "exact", "--json", name)

    assert len(in_lines.output.splitlines()) == 2
    objects = [json.loads(line.decode()) for line in in_json.output.splitlines()]
    assert [each["file"] for each in objects] == [name] * 2
    assert objects[1]["duplicate_of"] == {"file": name, "line": 1}


def test_ratings_are_told_where_they_were_asked_for(file: str) -> None:
    (row,) = run_command("check", file, "--technique", "unique-rectangle-1").lines

    assert row == f"{HARDER}  unique  {81 - HARDER.count('.')}  4.5  unique-rectangle-1"


def test_what_is_no_puzzle_is_named_counted_and_left_out() -> None:
    ended = run_command("check", "--all", "-", given=f"{EASY}\nxx\n".encode())

    assert (ended.status, len(ended.lines)) == (3, 1)
    assert "1 left out" in ended.messages[-1]


def test_where_nothing_is_a_puzzle_there_is_no_summary_beside_the_message() -> None:
    ended = run_command("check", "--all", "-", given=b"123\n")

    assert (ended.status, ended.output, len(ended.messages)) == (2, b"", 1)


def test_an_unknown_technique_is_bad_use(file: str) -> None:
    ended = run_command("check", file, "--technique", "guessing")

    assert (ended.status, ended.output) == (2, b"")
