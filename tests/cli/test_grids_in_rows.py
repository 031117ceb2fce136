"""Grids in rows, given to `sudoku-gui batch`, which wants a puzzle a line."""

from pathlib import Path

import pytest

from sudoku_gui.formats import format_named, write
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from tests.support.puzzles import SMALL_LINE, SMALL_SOLVED_LINE
from tests.support.solvers.corpus import unique_rows
from tests.support.terminal import Ended, begun_program, run_command
from tests.support.waiting import PATIENCE_SECONDS, line_from

ROW = unique_rows()[0]
PUZZLE, SOLUTION = ROW.puzzle.line("."), ROW.solution.line()
SIXTEEN = Grid(Geometry.of_size(16), bytes([16, 2, *[0] * 14]) + bytes(240))


def rows_of(line: str, size: int, space: str = "") -> str:
    rows = [line[at : at + size] for at in range(0, size * size, size)]
    return "".join(space.join(row) + "\n" for row in rows)


NINE_BY_NINE = rows_of(PUZZLE, 9)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "grid.txt"


def assert_told_once(ended: Ended, file: str) -> None:
    sentence = (
        f"{file}: this file holds a grid in rows, and batch reads a puzzle a line: "
        f"solve it with sudoku-gui solve {file}, "
        f"or write it on a line with sudoku-gui convert --to line {file} -"
    )
    assert (ended.status, ended.output, ended.messages) == (2, b"", [sentence])


@pytest.mark.parametrize("format_", ["line", "csv", "json"])
@pytest.mark.parametrize(
    "content",
    [
        NINE_BY_NINE,
        rows_of(PUZZLE, 9, " "),
        rows_of(PUZZLE, 9, " ").replace("\n", "\r\n"),
        "A puzzle of the week\n" + NINE_BY_NINE,
        "# a puzzle\n\n" + NINE_BY_NINE,
        rows_of(SMALL_LINE, 4),
        write(SIXTEEN, format_named("boj2239")).decode(),
        write(SIXTEEN, format_named("boj2580")).decode(),
        rows_of("." * 625, 25, " "),
    ],
    ids=[
        *("joined", "spaced", "crlf", "prose", "comment"),
        *("small", "sixteen", "sixteen spaced", "twenty-five"),
    ],
)
def test_a_file_with_one_grid_is_told_once(file: Path, content: str, format_: str) -> None:
    file.write_bytes(content.encode())

    assert_told_once(run_command("batch", str(file), "--format", format_), str(file))


@pytest.mark.parametrize("space", ["", " "])
def test_a_grid_from_a_pipe_is_told_once(space: str) -> None:
    ended = run_command("batch", "-", given=rows_of(PUZZLE, 9, space).encode())

    assert ended.status == 2
    assert ended.output == b""
    assert len(ended.messages) == 1
    assert "convert --to line - -" in ended.messages[0]


def test_several_grids_are_counted(file: Path) -> None:
    file.write_text("".join(f"Grid {number:02}\n{NINE_BY_NINE}" for number in range(1, 51)))

    ended = run_command("batch", str(file))

    assert (ended.status, ended.output) == (2, b"")
    assert len(ended.messages) == 1
    assert "this file holds 50 grids in rows" in ended.messages[0]


def test_the_output_stays_what_it_was(file: Path, tmp_path: Path) -> None:
    output = tmp_path / "output"
    output.write_text("results of yesterday\n")
    file.write_text(NINE_BY_NINE)

    assert_told_once(run_command("batch", str(file), "--output", str(output)), str(file))
    assert output.read_text() == "results of yesterday\n"


def test_what_it_says_to_do_works(file: Path) -> None:
    file.write_text(NINE_BY_NINE)

    converted = run_command("convert", "--to", "line", str(file), "-")
    ended = run_command("batch", "-", given=converted.output)

    assert (ended.status, ended.lines) == (0, [f"{PUZZLE.replace('.', '0')},{SOLUTION}"])


def test_other_files_are_answered(file: Path, tmp_path: Path) -> None:
    lines = tmp_path / "lines"
    lines.write_text(f"{PUZZLE}\n")
    file.write_text(NINE_BY_NINE)

    ended = run_command("batch", str(lines), str(file), str(lines))

    assert ended.status == 3
    assert ended.lines == [f"{PUZZLE},{SOLUTION}"] * 2
    assert len(ended.messages) == 1


@pytest.mark.parametrize("more", [f"{PUZZLE}\n", "12345\n"])
def test_what_is_not_all_rows_is_told_line_by_line(file: Path, more: str) -> None:
    file.write_text(NINE_BY_NINE + more)

    ended = run_command("batch", str(file))

    assert len(ended.messages) == 9 + (len(more) == 6)
    assert ended.lines == ([f"{PUZZLE},{SOLUTION}"] if len(more) > 6 else [])


def test_lines_of_4x4_are_puzzles_however_many(file: Path) -> None:
    file.write_text(f"{SMALL_LINE}\n" * 16)

    ended = run_command("batch", str(file))

    assert (ended.status, ended.errors) == (0, b"")
    assert ended.lines == [f"{SMALL_LINE},{SMALL_SOLVED_LINE}"] * 16


def test_a_bad_line_among_lines_of_4x4_leaves_out_nothing_else(file: Path) -> None:
    file.write_text(f"{SMALL_LINE}\n{'9' * 16}\n{SMALL_LINE}\n")

    ended = run_command("batch", str(file))

    assert (ended.status, len(ended.messages)) == (3, 1)
    assert ended.lines == [f"{SMALL_LINE},{SMALL_SOLVED_LINE}"] * 2


def test_a_long_file_of_lines_of_4x4_is_answered_in_order(file: Path) -> None:
    file.write_text(f"{SMALL_LINE}\n" * 5_000 + f"{PUZZLE}\n")

    ended = run_command("batch", str(file))

    assert ended.status == 0
    assert ended.lines == [f"{SMALL_LINE},{SMALL_SOLVED_LINE}"] * 5_000 + [f"{PUZZLE},{SOLUTION}"]


@pytest.mark.parametrize("bad", ["nonsense\n", "12345\n", NINE_BY_NINE[:10] + "1234\n"])
def test_a_bad_line_from_a_pipe_is_told_at_once(bad: str) -> None:
    with begun_program("batch", "-") as process:
        assert process.stdin
        assert process.stderr
        process.stdin.write(bad.encode())
        process.stdin.flush()

        assert line_from(process.stderr).startswith(b"standard input: line 1")

        process.stdin.close()
        assert process.wait(PATIENCE_SECONDS) == 2


def test_a_puzzle_behind_rows_from_a_pipe_is_answered_at_once() -> None:
    with begun_program("batch", "-") as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(f"{NINE_BY_NINE}{PUZZLE}\n".encode())
        process.stdin.flush()

        assert line_from(process.stdout).decode() == f"{PUZZLE},{SOLUTION}\n"

        process.stdin.close()
        assert process.wait(PATIENCE_SECONDS) == 3
