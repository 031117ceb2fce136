"""`sudoku-gui convert` into a file for each puzzle."""

import os
from pathlib import Path

import pytest

from sudoku_gui import file_replacement
from sudoku_gui.formats import format_named, read, write, write_all
from sudoku_gui.model.grid import Grid
from tests.support.contents import bare
from tests.support.puzzles import SMALL_LINE
from tests.support.solvers.corpus import unique_rows
from tests.support.terminal import run_command

PUZZLES = [row.puzzle.line(".") for row in unique_rows()[:12]]
GRIDS = list(map(Grid.from_line, PUZZLES))
ONE_EACH = ("ss", "gnome", "ksudoku", "sudoku", "sdk")


@pytest.fixture
def source(tmp_path: Path) -> str:
    path = tmp_path / "in.sdm"
    path.write_text("".join(f"{puzzle}\n" for puzzle in PUZZLES))
    return str(path)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / "out"
    path.mkdir()
    return path


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("name", ONE_EACH)
def test_each_puzzle_has_a_file_of_its_own_with_its_number(
    source: str, folder: Path, name: str
) -> None:
    ended = run_command("convert", source, str(folder / "p-%03d.x"), "--to", name)

    assert (ended.status, ended.output, ended.problems) == (0, b"", [])
    assert ended.summary == "12 puzzles written, 0 left out"
    assert names_in(folder) == [f"p-{number:03}.x" for number in range(1, 13)]
    for number, grid in enumerate(GRIDS, 1):
        assert (folder / f"p-{number:03}.x").read_bytes() == write(grid, format_named(name))


@pytest.mark.parametrize(
    ("pattern", "names"),
    [
        ("%d.sdk", ["1.sdk", "10.sdk", "9.sdk"]),
        ("a%02db.line", ["a01b.line", "a10b.line", "a09b.line"]),
        ("%010d", ["0000000001", "0000000010", "0000000009"]),
    ],
)
def test_the_number_stands_where_the_pattern_says(
    source: str, folder: Path, pattern: str, names: list[str]
) -> None:
    run_command("convert", source, str(folder / pattern))

    assert len(names_in(folder)) == 12
    assert set(names) <= set(names_in(folder))


def test_puzzles_of_several_files_are_numbered_on(source: str, folder: Path) -> None:
    small = folder.parent / "small.txt"
    small.write_text(f"{SMALL_LINE}\n")

    ended = run_command(
        "convert", str(small), source, str(folder / "%d.line"), "--puzzle", "1", "--to", "line"
    )

    assert (ended.status, names_in(folder)) == (0, ["1.line", "2.line"])
    assert (folder / "2.line").read_bytes() == write(GRIDS[0], format_named("line"))


def test_what_was_there_is_replaced_and_that_is_said(source: str, folder: Path) -> None:
    for name in ("2.sdk", "11.sdk", "13.sdk"):
        (folder / name).write_bytes(b"as it was")
    (folder / "2.sdk").chmod(0o600)

    ended = run_command("convert", source, str(folder / "%d.sdk"))

    assert ended.problems == ["2 files that were there have been replaced"]
    assert (folder / "13.sdk").read_bytes() == b"as it was"
    assert (folder / "2.sdk").read_bytes() == write(GRIDS[1], format_named("sdk"))
    assert (folder / "2.sdk").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("name", ["%", "%d-%d", "%4d", "%s", "%%d", "100%.sdk", "%d%%", "%0d"])
def test_another_percent_sign_is_refused_in_one_sentence(
    source: str, folder: Path, name: str
) -> None:
    ended = run_command("convert", source, str(folder / name))

    assert (ended.status, ended.output, names_in(folder)) == (2, b"", [])
    assert ended.messages == [
        f'found "{folder / name}", expected a name in which one %d, or %04d for four figures, '
        "stands for the number of the puzzle"
    ]


def test_a_folder_may_have_any_name(source: str, folder: Path) -> None:
    inner = folder / "100% %d"
    inner.mkdir()

    run_command("convert", source, str(inner / "%d.sdk"))

    assert len(names_in(inner)) == 12


def test_a_file_that_is_read_is_not_replaced(source: str, folder: Path) -> None:
    own = folder / "2.sdm"
    own.write_bytes(Path(source).read_bytes())

    ended = run_command("convert", str(own), str(folder / "%d.sdm"))

    assert (ended.status, names_in(folder)) == (2, ["2.sdm"])
    assert ended.messages == [
        f"{own}: this file is read, and would be replaced by one of the puzzles"
    ]
    assert own.read_bytes() == Path(source).read_bytes()


def test_where_one_cannot_be_written_it_is_named_with_how_many_were(
    source: str, folder: Path
) -> None:
    (folder / "3.ss").mkdir()

    ended = run_command("convert", source, str(folder / "%d.ss"))

    assert ended.status == 2
    assert ended.messages == [
        f"{folder / '3.ss'}: this is a directory, not a file; 2 files had been written before"
    ]
    assert names_in(folder) == ["1.ss", "2.ss", "3.ss"]


@pytest.mark.parametrize(
    ("at", "told"),
    [
        (1, []),
        (2, ["interrupted; 1 file had been written before"]),
        (3, ["interrupted; 2 files had been written before"]),
    ],
)
def test_where_it_is_interrupted_it_says_how_many_were_written(
    source: str, folder: Path, monkeypatch: pytest.MonkeyPatch, at: int, told: list[str]
) -> None:
    def interrupted(path: str) -> None:
        if path.endswith(f"{at}.ss"):
            raise KeyboardInterrupt

    monkeypatch.setattr("sudoku_gui.cli.numbered_files.refuse_newer", interrupted)

    ended = run_command("convert", source, str(folder / "%d.ss"))

    assert (ended.status, ended.messages) == (130, told)
    assert names_in(folder) == [f"{number}.ss" for number in range(1, at)]


def test_a_grid_that_the_format_cannot_hold_is_named_by_its_file(source: str, folder: Path) -> None:
    small = folder.parent / "small.txt"
    small.write_text(f"{SMALL_LINE}\n")

    ended = run_command("convert", str(small), source, str(folder / "%d.ss"))

    assert (ended.status, names_in(folder)) == (2, [])
    assert ended.messages == [f"{folder / '1.ss'}: the format ss holds puzzles of 9x9, not of 4x4"]


def test_a_game_of_a_newer_version_is_not_replaced(source: str, folder: Path) -> None:
    newer = folder / "1.sudoku"
    newer.write_bytes(b'{"format":"sudoku-game","version":3}\n')

    ended = run_command("convert", source, str(folder / "%d.sudoku"))

    assert (ended.status, len(ended.messages)) == (2, 1)
    assert newer.read_bytes() == b'{"format":"sudoku-game","version":3}\n'
    assert names_in(folder) == ["1.sudoku"]


def test_entries_comments_and_lines_left_out_are_told_once_for_all(folder: Path) -> None:
    source = folder.parent / "in.csv"
    blank = "." * 80
    rows = (f"{blank}1,2{blank},x", f"{PUZZLES[0]},,", "123,,", f"{blank}1,34{blank[1:]},y")
    source.write_text("Puzzle,Entries,Title\n" + "".join(f"{row}\n" for row in rows))

    ended = run_command("convert", str(source), str(folder / "%d.line"))

    assert ended.status == 3
    assert ended.problems[1:] == [
        "3 entries in 2 puzzles left out: the format line cannot tell them from givens; "
        "--with-entries writes them as givens",
        "the format line has no room for: title",
    ]
    assert "line 4" in ended.problems[0]
    assert ended.summary == "3 puzzles written, 1 left out"
    assert names_in(folder) == ["1.line", "2.line", "3.line"]


@pytest.mark.skipif(os.name == "nt", reason="locks tell who still writes")
def test_what_a_killed_writer_has_left_is_removed(source: str, folder: Path) -> None:
    left = file_replacement._name_beside(folder / "7.sdk")
    left.write_bytes(b"half")

    run_command("convert", source, str(folder / "%d.sdk"))

    assert len(names_in(folder)) == 12


def test_what_is_written_in_parts_can_be_put_together_again(source: str, folder: Path) -> None:
    run_command("convert", source, str(folder / "%02d.ss"))
    parts = sorted(map(str, folder.iterdir()))

    ended = run_command("convert", *parts, "-", "--to", "sdm")

    assert ended.output == write_all(list(map(bare, GRIDS)), format_named("sdm"))
    assert list(read(ended.output).records) == list(map(bare, GRIDS))
