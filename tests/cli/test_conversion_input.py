"""`sudoku-gui convert` of several files into one."""

import gzip
import os
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from sudoku_gui import formats
from sudoku_gui.formats import PuzzleRecord, format_named, read, write, write_all
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Metadata, Puzzle
from tests.support.puzzles import SMALL_LINE
from tests.support.solvers.corpus import unique_rows
from tests.support.terminal import run_command
from tests.support.terminal_measures import memory_for, shown_on_a_terminal
from tests.support.waiting import PATIENCE_SECONDS

PUZZLES = [row.puzzle.line(".") for row in unique_rows()[:6]]
GRIDS = list(map(Grid.from_line, PUZZLES))
LONG = PUZZLES * 2_500  # more than a part
BY_ANN = PuzzleRecord.without_entries(Puzzle(GRIDS[3], Metadata(author="Ann")))


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """Puzzles in five formats, one of them in a list, one of them with an author."""
    contents = {
        "a.sdm": f"{PUZZLES[0]} # first\n{PUZZLES[1]}\n".encode(),
        "b.txt": write(GRIDS[2], format_named("boj2580")),
        "c.sdk": write_all([BY_ANN], format_named("sdk")),
        "d.opensudoku": write(GRIDS[4], format_named("opensudoku")),
        "e.gz": gzip.compress(f"{PUZZLES[5]}\n".encode()),
    }
    for name, data in contents.items():
        (tmp_path / name).write_bytes(data)
    return [str(tmp_path / name) for name in contents]


@pytest.fixture
def long(tmp_path: Path) -> str:
    path = tmp_path / "long.txt"
    path.write_text("".join(f"{puzzle}\n" for puzzle in LONG))
    return str(path)


def records_in(path: Path) -> Sequence[PuzzleRecord]:
    return list(read(path.read_bytes()).records)


def lines_in(path: Path) -> list[str]:
    return [record.puzzle.givens.line(".") for record in records_in(path)]


def test_files_of_several_formats_become_one_in_their_order(
    files: list[str], tmp_path: Path
) -> None:
    target = tmp_path / "all.csv"

    ended = run_command("convert", *files, str(target))

    assert (ended.status, ended.output, ended.problems) == (0, b"", [])
    assert ended.summary == "6 puzzles written, 0 left out"
    assert lines_in(target) == PUZZLES
    assert records_in(target)[3].puzzle.metadata.author == "Ann"
    assert records_in(target)[0].puzzle.metadata.comment == "first"


def test_the_order_of_options_and_files_does_not_matter(files: list[str]) -> None:
    ended = run_command("convert", files[0], "--to", "line", *files[1:3], "-")

    assert ended.lines == [puzzle.replace(".", "0") for puzzle in PUZZLES[:4]]


def test_what_has_no_room_is_told_once_for_all(files: list[str], tmp_path: Path) -> None:
    ended = run_command("convert", *files, str(tmp_path / "all.line"))

    assert ended.problems == ["the format line has no room for: author, comment"]


@pytest.mark.parametrize("suffix", ["sdm", "csv", "opensudoku", "line"])
def test_lists_that_are_longer_than_a_part_and_others_become_one(
    files: list[str], long: str, tmp_path: Path, suffix: str
) -> None:
    target = tmp_path / f"all.{suffix}"

    of_lists = run_command("convert", files[1], long, files[0], long, str(target))

    assert of_lists.status == 0
    assert lines_in(target) == [PUZZLES[2], *LONG, *PUZZLES[:2], *LONG]


def test_what_a_list_could_not_have_is_kept_beside_a_long_list(
    files: list[str], long: str, tmp_path: Path
) -> None:
    target = tmp_path / "all.csv"

    ended = run_command("convert", long, files[2], str(target))

    assert (ended.status, ended.problems) == (0, [])
    assert lines_in(target) == [*LONG, PUZZLES[3]]
    assert records_in(target)[-1].puzzle.metadata.author == "Ann"


def test_remarks_and_problems_name_their_file(files: list[str], long: str, tmp_path: Path) -> None:
    bad, worse = tmp_path / "bad.txt", tmp_path / "worse.txt"
    bad.write_text(f"{PUZZLES[0]}\n123\n{PUZZLES[1]}\n")
    worse.write_text("nothing of the kind\n")

    for names in ([files[2], str(bad), str(worse)], [long, str(worse), str(bad)]):
        ended = run_command("convert", *names, "-", "--to", "line")

        assert ended.status == 3
        assert sorted(
            message.partition(": ")[0] for message in ended.problems if "/" in message
        ) == [
            str(bad),
            str(worse),
        ]
        assert any(f"{bad}: line 2: not a puzzle" in message for message in ended.problems)
        assert ended.summary.endswith(" written, 2 left out")


def test_where_no_file_is_a_puzzle_nothing_is_written(tmp_path: Path) -> None:
    bad, target = tmp_path / "bad.txt", tmp_path / "all.sdm"
    bad.write_text("nothing of the kind\n")

    ended = run_command("convert", str(bad), str(bad), str(target))

    assert (ended.status, ended.output, len(ended.messages)) == (2, b"", 2)
    assert not target.exists()


def test_a_file_that_ends_too_soon_gives_what_came_before(long: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken.gz"
    broken.write_bytes(gzip.compress(Path(long).read_bytes() * 3)[:-20])

    ended = run_command("convert", str(broken), long, "-", "--to", "sdm")

    assert ended.status == 3
    assert len(ended.lines) > 2 * len(LONG)
    assert ended.lines[-len(LONG) :] == LONG
    (problem,) = ended.problems
    assert problem.startswith(f"{broken}: ")
    assert problem.endswith("; nothing was read from there on")


def test_a_missing_file_is_named_before_anything_is_read(files: list[str], tmp_path: Path) -> None:
    target = tmp_path / "all.sdm"

    ended = run_command("convert", files[0], str(tmp_path / "gone"), str(target))

    assert (ended.status, ended.output) == (2, b"")
    assert ended.messages == [f"{tmp_path / 'gone'}: there is no such file"]
    assert not target.exists()


def test_of_each_file_puzzles_are_chosen_and_a_missing_one_is_told_of_its_file(
    files: list[str], long: str
) -> None:
    chosen = run_command("convert", files[0], long, "-", "--to", "sdm", "--puzzle", "2")
    missing = run_command("convert", long, files[0], "-", "--to", "sdm", "--puzzle", "3")

    assert chosen.lines == [PUZZLES[1], LONG[1]]
    assert (missing.status, missing.output) == (2, b"")
    assert missing.messages == [f"{files[0]}: there are 2 puzzles, and no puzzle 3"]


def test_a_format_of_one_puzzle_takes_no_two(files: list[str], tmp_path: Path) -> None:
    target = tmp_path / "all.ss"

    ended = run_command("convert", *files, str(target))

    assert ended.messages == ["a file of the format ss holds one puzzle, not 6"]
    assert (ended.status, target.exists()) == (2, False)


def test_of_a_format_of_one_puzzle_one_of_two_files_may_be_left_out(
    files: list[str], tmp_path: Path
) -> None:
    bad, target = tmp_path / "bad.txt", tmp_path / "one.ss"
    bad.write_text("nothing of the kind\n")

    ended = run_command("convert", files[1], str(bad), str(target))

    assert (ended.status, lines_in(target)) == (3, [PUZZLES[2]])


def test_other_sizes_go_into_one_file_where_the_format_has_them(
    files: list[str], tmp_path: Path
) -> None:
    small = tmp_path / "small.txt"
    small.write_text(f"{SMALL_LINE}\n")

    ended = run_command("convert", str(small), *files[:2], "-", "--to", "line")
    refused = run_command("convert", str(small), *files[:2], "-", "--to", "sdm")

    grids = [record.puzzle.givens for record in formats.read(ended.output).records]
    assert grids == [Grid.from_line(SMALL_LINE), *GRIDS[:3]]
    assert (refused.status, refused.output, len(refused.messages)) == (2, b"", 1)


def test_the_last_of_several_files_is_not_replaced(files: list[str]) -> None:
    before = Path(files[-1]).read_bytes()

    ended = run_command("convert", *files)

    assert (ended.status, ended.output) == (2, b"")
    assert ended.messages == [
        f"{files[-1]}: the last name is that of the file to write, and this one is there already: "
        "give another, or remove it first"
    ]
    assert Path(files[-1]).read_bytes() == before


def test_on_a_terminal_nothing_of_the_bar_is_left_before_messages(
    files: list[str], tmp_path: Path
) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("nothing of the kind\n")

    alone = shown_on_a_terminal("convert", files[2], str(tmp_path / "one.sdk"))
    shown = shown_on_a_terminal("convert", files[0], files[2], str(bad), str(tmp_path / "x.csv"))

    before = alone.splitlines()  # that the engine is not compiled, where it is not
    lines = [line.rpartition("\r")[2] for line in shown.removesuffix("\r\n").split("\r\n")]
    assert lines[: len(before)] == before
    first, last = lines[len(before) :]
    assert first.startswith(f"{bad}: ")
    assert last.startswith("3 puzzles written, 1 left out; ")
    assert "1 puzzle" not in alone


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
def test_pipes_and_standard_input_are_read_among_files(
    files: list[str], long: str, tmp_path: Path
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_bytes, args=(Path(long).read_bytes(),))
    writer.start()

    ended = run_command(
        "convert", files[0], str(pipe), "-", "-", "--to", "line", given=f"{PUZZLES[3]}\n".encode()
    )
    writer.join(PATIENCE_SECONDS)

    expected = [*PUZZLES[:2], *LONG, PUZZLES[3]]
    assert ended.lines == [puzzle.replace(".", "0") for puzzle in expected]


def test_memory_does_not_grow_with_the_number_of_lists(long: str) -> None:
    little, _ = memory_for(["convert", long, long, "-", "--to", "sdm"], [])
    much, _ = memory_for(["convert", *[long] * 30, "-", "--to", "sdm"], [])

    assert much < little + 24_000
