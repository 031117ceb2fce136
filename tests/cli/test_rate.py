"""`sudoku-gui rate`: how hard the puzzles of whole files are."""

import csv
import json
from pathlib import Path

import pytest

from tests.support.puzzles import SMALL_LINE
from tests.support.terminal import run_command

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
RECTANGLE = "834....9...9.24.8.7.29....3...2.1...1....7.35.............9.7.84...1.....5.....46"
SEVERAL = "." * 81
NONE = "12345678." + "." * 17 + "9" + "." * 54
CONFLICT = "55" + "." * 79

EASY_ROW = f"{EASY}  1.2  1.2  hidden-single  51  easy"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "puzzles.txt"
    path.write_text(f"{RECTANGLE}\n{EASY}\n", "utf-8")
    return path


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_each_puzzle_has_a_row_in_the_order_of_the_input(file: Path, jobs: str) -> None:
    ended = run_command("rate", str(file), "--jobs", jobs)

    assert (ended.status, ended.errors) == (0, b"")
    assert ended.lines[0].startswith(f"{RECTANGLE}  4.5  1.2  unique-rectangle-1  ")
    assert ended.lines[0].endswith("  hard")
    assert ended.lines[1] == EASY_ROW


def test_csv_and_json_have_the_same_keys_and_say_where_a_puzzle_stands(file: Path) -> None:
    as_csv = run_command("rate", str(file), "--csv", "--jobs", "1")
    as_json = run_command("rate", str(file), "--json", "--jobs", "1")

    objects = [json.loads(line) for line in as_json.lines]
    paths = [each.pop("path") for each in objects]
    assert objects[1] == {
        "file": str(file),
        "line": 2,
        "puzzle": EASY,
        "difficulty": 1.2,
        "first": 1.2,
        "technique": "hidden-single",
        "steps": 51,
        "level": "easy",
    }
    assert [len(path) for path in paths] == [each["steps"] for each in objects]
    rows = list(csv.DictReader(as_csv.lines))
    assert rows == [{key: str(value) for key, value in each.items()} for each in objects]


def test_the_path_has_steps_as_a_hint_writes_them(tmp_path: Path) -> None:
    path = tmp_path / "easy.txt"
    path.write_text(f"{EASY}\n", "utf-8")

    rated = json.loads(run_command("rate", str(path), "--json", "--jobs", "1").output)
    hint = json.loads(run_command("hint", str(path), "--json").output)

    assert rated["path"][0] == hint
    assert all(step["placements"] and step["words"] for step in rated["path"])


@pytest.mark.parametrize(
    ("puzzle", "verdict"), [(SEVERAL, "several"), (NONE, "none"), (CONFLICT, "conflict")]
)
def test_a_puzzle_without_just_one_solution_gets_no_number(
    tmp_path: Path, puzzle: str, verdict: str
) -> None:
    path = tmp_path / "puzzles.txt"
    path.write_text(f"{puzzle}\n{EASY}\n", "utf-8")

    as_lines = run_command("rate", str(path), "--jobs", "1")
    as_csv = run_command("rate", str(path), "--csv", "--jobs", "1")
    as_json = run_command("rate", str(path), "--json", "--jobs", "1")

    assert as_lines.status == as_csv.status == as_json.status == 0
    assert as_lines.lines == [f"{puzzle}  -  -  -  0  {verdict}", EASY_ROW]
    assert as_csv.lines[1] == f"{path},1,{puzzle},,,,0,{verdict}"
    rated = json.loads(as_json.lines[0])
    assert (rated["difficulty"], rated["first"], rated["technique"]) == (None, None, None)
    assert (rated["path"], rated["level"]) == ([], verdict)


def test_lines_that_are_no_puzzle_are_named_and_the_status_says_so(tmp_path: Path) -> None:
    path = tmp_path / "mixed.txt"
    path.write_text(f"# a list\n{EASY}\n{EASY[:80]}\n{SMALL_LINE}\n", "utf-8")

    ended = run_command("rate", str(path), "--jobs", "1")

    assert ended.status == 3
    assert ended.lines[0] == EASY_ROW
    assert ended.lines[1].startswith(f"{SMALL_LINE}  ")
    assert len(ended.messages) == 1
    assert f"{path}: line 3: the line has 80 cells" in ended.messages[0]


def test_a_file_without_a_puzzle_is_bad_input(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(f"{EASY[:80]}\n", "utf-8")

    ended = run_command("rate", str(path), "--jobs", "1")

    assert (ended.status, ended.lines) == (2, [])
    assert len(ended.messages) == 1


@pytest.mark.parametrize(("chosen", "lines"), [("2", [4]), ("1", [1]), ("2-3", [4, 5])])
def test_puzzles_are_chosen_by_their_numbers(tmp_path: Path, chosen: str, lines: list[int]) -> None:
    path = tmp_path / "puzzles.txt"
    path.write_text(f"{EASY}\n# a remark\nno puzzle\n{SMALL_LINE}\n{EASY}\n", "utf-8")

    ended = run_command("rate", str(path), "--csv", "--puzzle", chosen, "--jobs", "1")

    assert (ended.status, ended.errors) == (0, b"")
    assert [int(row.split(",")[1]) for row in ended.lines[1:]] == lines


def test_a_puzzle_that_is_not_there_is_bad_input(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.txt"
    path.write_text(f"{EASY}\n{EASY}\n", "utf-8")

    ended = run_command("rate", str(path), "--puzzle", "2-3", "--jobs", "1")

    assert (ended.status, ended.output) == (2, b"")
    assert ended.messages == ["there are 2 puzzles, and no puzzle 3"]


def test_files_in_other_formats_are_rated_too(tmp_path: Path) -> None:
    path = tmp_path / "grid.txt"
    rows = (EASY[start : start + 9] for start in range(0, 81, 9))
    path.write_text("".join(f"{row.replace('.', '0')}\n" for row in rows), "utf-8")

    ended = run_command("rate", str(path), "--csv", "--jobs", "1")

    assert ended.lines[1:] == [f"{path},1,{EASY},1.2,1.2,hidden-single,51,easy"]


def test_standard_input_is_rated_line_by_line() -> None:
    ended = run_command("rate", "-", "--jobs", "1", given=f"{EASY}\n".encode())

    assert (ended.status, ended.lines) == (0, [EASY_ROW])
