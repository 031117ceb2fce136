"""`sudoku-gui judge`."""

import json
from pathlib import Path

import pytest

from tests.support.terminal import Ended, run_command

PROGRAMS = Path(__file__).parents[1] / "data" / "judge"
RIGHT = str(PROGRAMS / "missing_digits.py")
SPACED = b"""\
0 2 0 0
0 0 0 2
0 0 1 0
4 0 0 0
"""
JOINED = SPACED.replace(b" ", b"")
KEYS = [
    "file",
    "puzzle",
    "verdict",
    "line",
    "message",
    "placements",
    "backtracks",
    "reads",
    "writes",
    "calls",
    "calls_by_function",
    "seconds",
]


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A program that prints the solution of the small puzzle, from a grid that it fills."""
    path = tmp_path / "solution.py"
    path.write_text(
        "grid = [list(map(int, input().split())) for _ in range(4)]\n"
        "def fill(cell):\n"
        "    if cell < 16:\n"
        "        if not grid[cell // 4][cell % 4]:\n"
        "            grid[cell // 4][cell % 4] = int('3241143223144123'[cell])\n"
        "        fill(cell + 1)\n"
        "fill(0)\n"
        "for row in grid: print(*row)\n"
    )
    return path


def judged(*arguments: object, given: bytes = SPACED) -> Ended:
    return run_command("judge", *map(str, arguments), given=given)


def test_a_right_program_gets_its_verdict_and_its_counters(program: Path) -> None:
    ended = judged(program)

    assert (ended.status, ended.messages) == (0, [])
    assert ended.lines[:-1] == [
        "right",
        "placements 12",
        "backtracks 0",
        "reads 16",
        "writes 12",
        "calls 17",
    ]
    assert ended.lines[-1].startswith("seconds ")


def test_the_object_of_each_puzzle_has_the_keys_that_scripts_know(
    program: Path, tmp_path: Path
) -> None:
    (tmp_path / "small.2580").write_bytes(SPACED)

    ended = judged("--json", program, tmp_path / "small.2580", "-")

    first, second = map(json.loads, ended.lines)
    assert (ended.status, list(first)) == (0, KEYS)
    assert (first["verdict"], first["placements"], first["calls_by_function"]) == (
        "right",
        12,
        {"fill": 17},
    )
    assert [each["file"] for each in (first, second)] == [str(tmp_path / "small.2580"), "-"]


def test_a_published_program_is_judged_on_its_problem() -> None:
    sample = b"\n".join(
        b" ".join(line[at : at + 1] for at in range(9))
        for line in (
            b"035469278",
            b"782105609",
            b"060278135",
            b"321046897",
            b"804913506",
            b"596820413",
            b"917652080",
            b"603701952",
            b"258394760",
        )
    )

    ended = judged("--json", RIGHT, given=sample)

    assert (ended.status, json.loads(ended.lines[0])["placements"]) == (0, 14)


@pytest.mark.parametrize(
    ("source", "verdict", "line"),
    [("print('1 2 3 4')", "wrong", 0), ("\nx = []\nx[1]", "error", 3), ("if", "error", 1)],
)
def test_any_other_verdict_is_the_answer_no(
    tmp_path: Path, source: str, verdict: str, line: int
) -> None:
    path = tmp_path / "solution.py"
    path.write_text(source)

    ended = judged("--json", path)

    found = json.loads(ended.lines[0])
    assert (ended.status, found["verdict"], found["line"]) == (1, verdict, line)


def test_people_are_told_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "solution.py"
    path.write_text("print('1 2 3')")

    ended = judged(path)

    assert ended.lines == [
        "wrong: line 1 of the output: expected 4 lines of 4 digits with spaces between",
        "no grid was found in the program, so its steps are not counted",
    ]


def test_each_puzzle_of_several_is_named(program: Path) -> None:
    ended = judged(program, "-", given=SPACED + b"\n" + SPACED)

    assert [line for line in ended.lines if "right" in line] == [
        "-, puzzle 1: right",
        "-, puzzle 2: right",
    ]


def test_a_syntax_error_is_told_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "solution.py"
    path.write_text("x = 1\nif\n")

    ended = judged(path)

    assert (ended.status, ended.lines) == (1, ["error: line 2: SyntaxError: invalid syntax"])


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (SPACED.replace(b"4", b"2"), "standard input: two cells have the same digit: "),
        (b"1 2 3 0\n0 0 0 4\n0 0 0 0\n0 0 0 0\n", "standard input: puzzle 1 has no solution"),
    ],
)
def test_a_puzzle_that_cannot_judge_is_bad_input(program: Path, given: bytes, message: str) -> None:
    ended = judged(program, given=given)

    assert (ended.status, ended.lines) == (2, [])
    assert len(ended.messages) == 1


def test_another_format_is_typed_as_2580_and_that_is_said(program: Path) -> None:
    ended = judged(program, given=b"0200000200104000\n")

    assert (ended.status, ended.lines[0]) == (0, "right")
    assert ended.messages == ["the program reads the puzzle as in boj2580"]


def test_a_program_that_is_not_there_is_bad_input(tmp_path: Path) -> None:
    ended = judged(tmp_path / "missing.py")

    assert (ended.status, ended.lines, len(ended.messages)) == (2, [], 1)


@pytest.mark.parametrize("content", [b"\0", b"\xff\xfe\xff", b"(" * 100_000])
def test_a_file_that_is_no_program_gets_a_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "solution.py"
    path.write_bytes(content)

    ended = judged(path)

    assert ended.status in (1, 2)
    assert len(ended.lines) + len(ended.messages) == 1


@pytest.mark.parametrize("seconds", ["0", "-1", "x", "1e3", "86401"])
def test_the_limits_are_numbers(program: Path, seconds: str) -> None:
    ended = judged(program, "--seconds", seconds)

    assert ended.status == 2
