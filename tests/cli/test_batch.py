"""`sudoku-gui batch`: whole files of puzzles."""

import csv
import io
import json
import os
import sys
from pathlib import Path

import pytest

from sudoku_gui.cli import line_answers
from sudoku_gui.solvers.engine import compilation
from tests.support.puzzles import SMALL_LINE, SMALL_SOLVED_LINE
from tests.support.solvers.corpus import invalid_rows, unique_rows
from tests.support.terminal import run_command

ROWS = unique_rows()[:30]
PUZZLES = [row.puzzle.line(".") for row in ROWS]
SOLUTIONS = [row.solution.line() for row in ROWS]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "puzzles.txt"
    path.write_text("".join(f"{puzzle}\n" for puzzle in PUZZLES))
    return path


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_each_puzzle_stands_beside_its_solution_in_the_order_of_the_input(
    file: Path, jobs: str
) -> None:
    ended = run_command("batch", str(file), "--jobs", jobs)

    assert (ended.status, ended.problems) == (0, [])
    assert ended.lines == [f"{a},{b}" for a, b in zip(PUZZLES, SOLUTIONS, strict=True)]


def test_solutions_are_counted_up_to_the_limit(tmp_path: Path) -> None:
    rows = [row for row in invalid_rows() if row.solutions.isdigit()]
    path = tmp_path / "several.txt"
    path.write_text("".join(f"{row.puzzle.line('.')}\n" for row in rows))

    ended = run_command("batch", str(path), "--count", "100")

    counts = [int(line.split(",")[1]) for line in ended.lines]
    assert counts == [min(int(row.solutions), 100) for row in rows]


def test_bad_lines_are_named_and_leave_out_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "mixed.txt"
    path.write_text(f"# a list\n{PUZZLES[0]} easy\n\n{PUZZLES[1][:80]}\n{SMALL_LINE}\n")

    ended = run_command("batch", str(path))

    assert ended.status == 3
    assert ended.lines == [f"{PUZZLES[0]},{SOLUTIONS[0]}", f"{SMALL_LINE},{SMALL_SOLVED_LINE}"]
    assert len(ended.problems) == 1
    assert f"{path}: line 4: the line has 80 cells" in ended.problems[0]


def test_csv_and_json_tell_where_each_puzzle_stands(file: Path) -> None:
    as_csv = run_command("batch", str(file), "--format", "csv")
    as_json = run_command("batch", str(file), "--format", "json")

    objects = [json.loads(line) for line in as_json.lines]
    assert objects[4] == {
        "file": str(file),
        "line": 5,
        "puzzle": PUZZLES[4],
        "solution": SOLUTIONS[4],
        "solutions": None,  # nobody has looked for a second one
        "more": None,
    }
    rows = list(csv.DictReader(as_csv.lines))
    assert rows == [
        {key: "" if value is None else str(value) for key, value in each.items()}
        for each in objects
    ]


@pytest.mark.parametrize(
    ("words", "counts"),
    [
        ([], [(0, False), (None, None), (None, None)]),
        (["--count", "1"], [(0, False), (1, True), (1, True)]),
        (["--count", "3"], [(0, False), (1, False), (3, True)]),
    ],
)
def test_solutions_are_told_where_they_were_counted_and_whether_there_may_be_more(
    words: list[str], counts: list[tuple[int | None, bool | None]]
) -> None:
    none = next(row for row in invalid_rows() if row.solutions == "0").puzzle.line(".")
    given = f"{none}\n{PUZZLES[0]}\n{'.' * 81}\n".encode()

    as_json = run_command("batch", "-", "--format", "json", *words, given=given)
    as_csv = run_command("batch", "-", "--format", "csv", *words, given=given)

    objects = [json.loads(line) for line in as_json.lines]
    rows = list(csv.DictReader(as_csv.lines))
    assert [(each["solutions"], each["more"]) for each in objects] == counts
    assert [(each["solutions"], each["more"]) for each in rows] == [
        ("" if found is None else str(found), "" if more is None else str(more).lower())
        for found, more in counts
    ]


def test_a_puzzle_without_a_solution_has_an_empty_one() -> None:
    row = next(row for row in invalid_rows() if row.solutions == "0")
    clashing = ["55" + "." * (size * size - 2) for size in (9, 6, 16)]
    lines = [row.puzzle.line("."), *clashing]

    ended = run_command("batch", "-", given="\n".join(lines).encode())

    assert ended.lines == [f"{line}," for line in lines]


def test_the_output_is_written_whole_or_not_at_all(file: Path, tmp_path: Path) -> None:
    output = tmp_path / "solved.txt"

    failed = run_command("batch", str(file), str(tmp_path / "missing"), "--output", str(output))
    assert failed.status == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["puzzles.txt"]

    ended = run_command("batch", str(file), "--output", str(output))
    assert (ended.status, ended.output) == (0, b"")
    assert output.read_text().splitlines()[0] == f"{PUZZLES[0]},{SOLUTIONS[0]}"


@pytest.mark.parametrize("limit", ["0", "-1", "+5", "1_000", "x"])
def test_a_limit_is_a_plain_number(file: Path, limit: str) -> None:
    ended = run_command("batch", str(file), f"--count={limit}")

    assert (ended.status, ended.output) == (2, b"")


@pytest.mark.parametrize("jobs", ["0", "62", "two"])
def test_the_number_of_jobs_is_sane(file: Path, jobs: str) -> None:
    ended = run_command("batch", str(file), "--jobs", jobs)

    assert (ended.status, ended.output) == (2, b"")
    assert "expected a number from 1 to 61" in ended.messages[0]


def test_what_is_not_counted_to_the_end_is_told_and_has_no_row(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        compilation, "is_compiled", lambda: True
    )  # threads, which see what is changed
    monkeypatch.setattr(line_answers, "GUESS_BUDGET", 1)
    monkeypatch.setattr(line_answers, "_GUESSES_EACH", 0)
    lines = ["." * 36, SMALL_LINE]

    ended = run_command("batch", "-", "--count", "1000000", given="\n".join(lines).encode())

    assert ended.status == 1
    assert ended.lines == [f"{SMALL_LINE},1"]
    assert len(ended.problems) == 1
    assert "line 1: not counted to the end: " in ended.problems[0]
    assert ended.summary == (
        "2 puzzles: 1 with one solution, 0 with none, 0 with several, 1 undecided; "
        "1 written, 0 left out"
    )


def test_a_limit_of_solutions_that_is_reached_is_an_answer() -> None:
    ended = run_command("batch", "-", "--count", "100", given=b"." * 16 + b"\n" + b"." * 36)

    assert (ended.status, ended.problems) == (0, [])
    assert [line.split(",")[1] for line in ended.lines] == ["100", "100"]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "utf-8-sig"])
def test_other_encodings_are_read_however_long_the_file(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "wide.txt"
    path.write_text(f"{SOLUTIONS[0]}\r\n# {'—' * 100_000}\r\n{SMALL_LINE}\r\n", encoding)

    ended = run_command("batch", str(path), "--format", "json")

    assert (ended.status, ended.problems) == (0, [])
    assert [json.loads(line)["line"] for line in ended.lines] == [1, 3]


def test_what_is_no_text_ends_its_file_and_not_the_others(file: Path, tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(1000))

    ended = run_command("batch", str(binary), str(file))

    assert ended.status == 3
    assert len(ended.lines) == len(PUZZLES)
    assert ended.problems == [f"{binary}: not a text file: it holds zero bytes"]


@pytest.mark.parametrize("content", ["", "\n\n", "# nothing yet\n"])
def test_a_file_without_a_puzzle_is_said_to_be_one(
    file: Path, tmp_path: Path, content: str
) -> None:
    empty = tmp_path / "empty"
    empty.write_text(content)

    ended = run_command("batch", str(empty), str(file), str(empty))

    assert ended.status == 3
    assert len(ended.lines) == len(PUZZLES)
    assert ended.problems == [f"{empty}: there is no puzzle in it"] * 2


def test_a_file_of_nothing_but_bad_lines_is_not_said_to_be_empty_as_well() -> None:
    ended = run_command("batch", "-", given=b"12345678\n")

    assert (ended.status, len(ended.messages)) == (2, 1)


def test_a_missing_file_is_named_before_anything_is_written(file: Path, tmp_path: Path) -> None:
    ended = run_command("batch", str(file), str(tmp_path / "missing"))

    assert (ended.status, ended.output) == (2, b"")
    assert ended.messages == [f"{tmp_path / 'missing'}: there is no such file"]


def test_the_name_of_a_file_may_hold_any_sign(tmp_path: Path) -> None:
    path = tmp_path / 'a "b", c'
    path.write_text(f"{SMALL_LINE}\n{SOLUTIONS[0]}\n")

    as_csv = run_command("batch", str(path), "--format", "csv")
    as_json = run_command("batch", str(path), "--format", "json")

    assert [row["file"] for row in csv.DictReader(as_csv.lines)] == [str(path)] * 2
    assert [json.loads(line)["file"] for line in as_json.lines] == [str(path)] * 2


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names are text")
@pytest.mark.parametrize("command", [["batch", "--format"], ["rate", "--jobs=1"]])
def test_a_name_with_a_new_line_and_bytes_that_are_no_text_survives(
    tmp_path: Path, command: list[str]
) -> None:
    name = os.fsencode(tmp_path / "two") + b"\nlines\xff"
    Path(os.fsdecode(name)).write_text(f"{PUZZLES[0]}\n")
    of_rate = command[0] == "rate"

    def written(form: str) -> bytes:
        words = [f"--{form}"] if of_rate else [form]
        return run_command(*command, *words, os.fsdecode(name)).output

    as_csv = written("csv").decode("utf-8", "surrogateescape")
    (row,) = csv.DictReader(io.StringIO(as_csv, newline=""))
    assert os.fsencode(row["file"]) == name
    assert os.fsencode(json.loads(written("json").decode())["file"]) == name


@pytest.mark.parametrize("name", ["=HYPERLINK(x)", "-x", "@x"])
def test_the_name_of_a_file_is_no_formula_to_a_spreadsheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).write_text(f"{SMALL_LINE}\n")

    ended = run_command("batch", "--format", "csv", "--", name)

    (row,) = csv.DictReader(ended.lines)
    assert row["file"] == f"./{name}"
    assert Path(row["file"]).samefile(name)


def test_standard_input_keeps_its_name_in_a_table() -> None:
    ended = run_command("batch", "-", "--format", "csv", given=SMALL_LINE.encode())

    assert ended.lines[1].startswith("-,1,")


def test_text_behind_the_cells_and_other_blanks_change_no_answer() -> None:
    starred = PUZZLES[1].replace(".", "*")
    lines = [f"{PUZZLES[0]} easy", f"{starred}\tof the week", f"  {PUZZLES[2]}", PUZZLES[3]]

    ended = run_command("batch", "-", given="\n".join(lines).encode())

    puzzles = [PUZZLES[0], starred, PUZZLES[2], PUZZLES[3]]
    assert ended.lines == [f"{a},{b}" for a, b in zip(puzzles, SOLUTIONS[:4], strict=True)]


def test_a_table_without_a_row_has_no_header() -> None:
    ended = run_command("batch", "-", "--format", "csv", given=b"nonsense\n")

    assert (ended.status, ended.output) == (2, b"")


@pytest.mark.parametrize("engine_has_threads", [True, False])
@pytest.mark.parametrize(
    ("words", "found"),
    [
        ([], "5 solved, 2 without a solution, 0 undecided"),
        (["--count", "1"], "5 solved, 2 without a solution, 0 undecided"),
        (["--count", "2"], "3 with one solution, 2 with none, 2 with several, 0 undecided"),
    ],
)
def test_a_summary_tells_how_many_were_solved_and_left_out(
    monkeypatch: pytest.MonkeyPatch, words: list[str], found: str, *, engine_has_threads: bool
) -> None:
    monkeypatch.setattr(compilation, "is_compiled", lambda: engine_has_threads)
    none, small_none = "55" + "." * 79, "11" + "." * 14
    lines = [*PUZZLES[:2], SMALL_LINE, "." * 81, "." * 16, none, small_none, "123"]

    ended = run_command("batch", "-", "--from", "line", *words, given="\n".join(lines).encode())

    assert ended.status == 3
    assert ended.summary == f"7 puzzles: {found}; 7 written, 1 left out"


def test_of_a_single_puzzle_there_is_no_summary() -> None:
    assert run_command("batch", "-", given=SMALL_LINE.encode()).errors == b""
