"""What `sudoku-gui batch` reads besides lines: every format that the rest of the program reads."""

import csv
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from sudoku_gui.formats import FORMATS, format_named, write, write_all
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle
from tests.support.puzzles import SMALL_LINE, SMALL_SOLVED_LINE
from tests.support.solvers.corpus import unique_rows
from tests.support.terminal import begun_program, run_command
from tests.support.waiting import PATIENCE_SECONDS, line_from

ROWS = unique_rows()[:3]
PUZZLES = [row.puzzle.line(".") for row in ROWS]
ANSWERS = [f"{row.puzzle.line('.')},{row.solution.line()}" for row in ROWS]
SIXTEEN = Grid(Geometry.of_size(16), bytes([16, 2, *[0] * 14]) + bytes(240))


def rows_of(line: str, size: int, space: str = "") -> str:
    rows = [line[at : at + size] for at in range(0, size * size, size)]
    return "".join(space.join(row) + "\n" for row in rows)


NINE_BY_NINE = rows_of(PUZZLES[0], 9)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "grid.txt"


def _files_of_every_format(folder: Path) -> Sequence[str]:
    records = [PuzzleRecord.without_entries(Puzzle(row.puzzle)) for row in ROWS]
    names = []
    for format_ in FORMATS:
        path = folder / f"puzzles{format_.suffixes[0]}"
        path.write_bytes(write_all(records if format_.holds_many else records[:1], format_))
        names.append(str(path))
    return names


def test_files_of_every_format_are_answered_in_one_call(tmp_path: Path) -> None:
    names = _files_of_every_format(tmp_path)

    ended = run_command("batch", *names, "--format", "json")

    answers = [json.loads(line) for line in ended.lines]
    assert (ended.status, ended.problems) == (0, [])
    assert list(dict.fromkeys(each["file"] for each in answers)) == names
    for name, format_ in zip(names, FORMATS, strict=True):
        own = [each for each in answers if each["file"] == name]
        assert [each["puzzle"].replace("0", ".") for each in own] == PUZZLES[
            : 3 if format_.holds_many else 1
        ]
        assert [each["line"] for each in own] == list(range(1, len(own) + 1))


@pytest.mark.parametrize("space", ["", " "])
@pytest.mark.parametrize("before", ["", "A puzzle of the week\n", "# a puzzle\n\n"])
def test_a_grid_in_rows_is_a_puzzle(file: Path, space: str, before: str) -> None:
    file.write_text(before + rows_of(PUZZLES[0], 9, space))

    ended = run_command("batch", str(file))
    piped = run_command("batch", "-", given=file.read_bytes())

    assert ended.status == piped.status == 0
    assert ended.lines == piped.lines == ANSWERS[:1]


@pytest.mark.parametrize("name", ["boj2239", "boj2580"])
def test_the_rows_of_a_large_grid_are_no_small_puzzles(file: Path, name: str) -> None:
    file.write_bytes(write(SIXTEEN, format_named(name)))

    ended = run_command("batch", str(file))

    assert ended.status == 0
    assert ended.lines[0].startswith(f"G2{'.' * 254},")


def test_lines_of_4x4_are_puzzles_however_many(file: Path) -> None:
    file.write_text(f"{SMALL_LINE}\n" * 16)

    ended = run_command("batch", str(file))

    assert (ended.status, ended.problems) == (0, [])
    assert ended.lines == [f"{SMALL_LINE},{SMALL_SOLVED_LINE}"] * 16


def test_a_bad_line_among_what_is_said_to_be_lines_leaves_out_nothing_else(file: Path) -> None:
    file.write_text(f"{SMALL_LINE}\n{'9' * 16}\n{SMALL_LINE}\n")

    ended = run_command("batch", str(file), "--from", "line")

    assert (ended.status, len(ended.problems)) == (3, 1)
    assert ended.lines == [f"{SMALL_LINE},{SMALL_SOLVED_LINE}"] * 2


def test_a_long_file_of_lines_of_4x4_is_answered_in_order(file: Path) -> None:
    file.write_text(f"{SMALL_LINE}\n" * 5_000 + f"{PUZZLES[0]}\n")

    ended = run_command("batch", str(file))

    assert ended.status == 0
    assert ended.lines == [f"{SMALL_LINE},{SMALL_SOLVED_LINE}"] * 5_000 + ANSWERS[:1]


def test_cells_among_other_text_are_found_and_the_form_is_told(file: Path) -> None:
    file.write_text("".join(f"0a{at};{puzzle};1.2\n" for at, puzzle in enumerate(PUZZLES)))

    ended = run_command("batch", str(file))

    assert (ended.status, ended.lines) == (0, ANSWERS)
    assert ended.problems == [f"{file}: read as all cells of a grid among other text on a line"]


@pytest.mark.parametrize("content", [b"nonsense\n", b"12345\n", b"<opensudoku>", b"{"])
def test_what_cannot_be_read_is_refused_in_one_sentence(
    file: Path, tmp_path: Path, content: bytes
) -> None:
    file.write_bytes(content)
    good = tmp_path / "good"
    good.write_text(f"{PUZZLES[0]}\n")

    alone = run_command("batch", str(file))
    with_others = run_command("batch", str(good), str(file), str(good))

    assert (alone.status, alone.output, len(alone.messages)) == (2, b"", 1)
    assert (with_others.status, with_others.lines) == (3, [ANSWERS[0], ANSWERS[0]])
    assert with_others.problems == alone.messages


def test_a_bad_puzzle_in_a_table_leaves_out_nothing_else(file: Path) -> None:
    file.write_text(f"Puzzle,Level\n{PUZZLES[0]},1\n{PUZZLES[1][:80]},2\n{PUZZLES[2]},3\n")

    ended = run_command("batch", str(file))

    assert (ended.status, ended.lines) == (3, [ANSWERS[0], ANSWERS[2]])
    assert [message for message in ended.problems if "line 3" in message] == ended.problems


def test_the_format_may_be_said(file: Path) -> None:
    file.write_text(f"{SMALL_LINE}\n" * 16)

    as_rows = run_command("batch", str(file), "--from", "boj2239", "--format", "csv")
    unknown = run_command("batch", str(file), "--from", "sudokux")

    assert [len(row["puzzle"]) for row in csv.DictReader(as_rows.lines)] == [256]
    assert (unknown.status, unknown.output) == (2, b"")


@pytest.mark.parametrize(("chosen", "answers"), [("2", ANSWERS[1:2]), ("2-3", ANSWERS[1:])])
@pytest.mark.parametrize("name", ["line", "boj2580", "opensudoku"])
def test_puzzles_are_chosen_by_their_numbers(
    file: Path, name: str, chosen: str, answers: list[str]
) -> None:
    records = [PuzzleRecord.without_entries(Puzzle(row.puzzle)) for row in ROWS]
    file.write_bytes(write_all(records, format_named(name)))

    ended = run_command("batch", str(file), "--puzzle", chosen)

    assert (ended.status, [each.replace("0", ".") for each in ended.lines]) == (0, answers)


def test_a_puzzle_that_is_not_there_is_bad_input(file: Path) -> None:
    file.write_text("".join(f"{puzzle}\n" for puzzle in PUZZLES))

    ended = run_command("batch", str(file), "--puzzle", "3-4")

    assert (ended.status, ended.output) == (2, b"")
    assert ended.problems == ["there are 3 puzzles, and no puzzle 4"]


def test_a_bad_line_after_a_puzzle_from_a_pipe_is_told_at_once() -> None:
    with begun_program("batch", "-") as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(f"{PUZZLES[0]}\nnonsense\n".encode())
        process.stdin.flush()

        assert line_from(process.stderr).startswith(b"standard input: line 2")
        assert line_from(process.stdout).decode() == f"{ANSWERS[0]}\n"

        process.stdin.close()
        assert process.wait(PATIENCE_SECONDS) == 3
