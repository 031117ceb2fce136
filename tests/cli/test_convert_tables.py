"""`sudoku-gui convert` on tables that are longer than a part, and `batch` on them."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from sudoku_gui.formats import FORMATS, numbered_parts, puzzle_stream, read
from sudoku_gui.formats.long_files import read_file
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from tests.support.solvers.corpus import unique_rows
from tests.support.terminal import run_command

PUZZLES = [row.puzzle.line(".") for row in unique_rows()[:100]]
SOLUTIONS = [row.solution.line() for row in unique_rows()[:100]]
PART = 3_000
IN_PARTS = [format_.name for format_ in FORMATS if format_.in_parts is not None]


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_stream, "_DECIDING_BYTES", PART)
    monkeypatch.setattr(numbered_parts, "_PART_BYTES", PART)


def _table(folder: Path, header: str, rows: Sequence[str]) -> str:
    path = folder / "in.csv"
    path.write_text("\n".join([header, *rows, ""]), encoding="utf-8")
    return str(path)


def _written(data: bytes) -> Sequence[PuzzleRecord]:
    return list(read(data).records)


def _lines(data: bytes) -> list[str]:
    return [record.grid.line(".") for record in _written(data)]


@pytest.mark.parametrize("name", IN_PARTS)
def test_a_table_of_puzzles_and_solutions_is_written_in_every_format_that_takes_lists(
    tmp_path: Path, name: str
) -> None:
    rows = [",".join(pair) for pair in zip(PUZZLES, SOLUTIONS, strict=True)]

    ended = run_command("convert", _table(tmp_path, "quizzes,solutions", rows), "--to", name)

    assert ended.status == 0
    assert _lines(ended.output) == PUZZLES
    assert ended.problems == ["the solution in the file is not kept"]
    assert ended.summary == "100 puzzles written, 0 left out"


def test_texts_and_other_columns_come_back_in_a_table(tmp_path: Path) -> None:
    rows = [f'{at},{each},"{at}, or so",red' for at, each in enumerate(PUZZLES)]
    source = _table(tmp_path, "id,Puzzle,Title,Colour", rows)
    with Path(source).open("rb", buffering=0) as stream:
        expected = list(read_file(stream).records)

    ended = run_command("convert", source, "--to", "csv")

    assert (ended.status, ended.problems) == (0, [])
    assert _written(ended.output) == expected
    assert expected[99].puzzle.metadata.title == "99, or so"
    assert expected[99].puzzle.metadata.others == (("id", "99"), ("Colour", "red"))


@pytest.mark.parametrize("separator", [";", "\t"])
@pytest.mark.parametrize("count", [5, 100])  # as one part, and as several
def test_columns_come_back_whatever_stands_between_them(
    tmp_path: Path, separator: str, count: int
) -> None:
    rows = [f"{each}\t{SOLUTIONS[0]}\tred".replace("\t", separator) for each in PUZZLES[:count]]
    header = f"puzzle{separator}solution{separator}colour"

    ended = run_command("convert", _table(tmp_path, header, rows), "--to", "csv")

    assert (ended.status, _lines(ended.output)) == (0, PUZZLES[:count])
    assert ended.problems == ["the solution in the file is not kept"]
    others = {each.puzzle.metadata.others for each in _written(ended.output)}
    assert others == {(("colour", "red"),)}


@pytest.mark.parametrize("name", ["line", "sdm", "boj2580"])
def test_what_a_format_has_no_room_for_is_told(tmp_path: Path, name: str) -> None:
    rows = [f"{each},5,{at}" for at, each in enumerate(PUZZLES)]

    ended = run_command("convert", _table(tmp_path, "Puzzle,Level,id", rows), "--to", name)

    assert (ended.status, _lines(ended.output)) == (0, PUZZLES)
    assert ended.problems == [f"the format {name} has no room for: level, other columns of a table"]


@pytest.mark.parametrize("has_first_entry_late", [False, True])
def test_entries_are_left_out_or_written_as_is_wanted_but_never_unsaid(
    tmp_path: Path, has_first_entry_late: bool
) -> None:
    first = 80 if has_first_entry_late else 0
    grids = list(PUZZLES)
    rows = [f"{each}," for each in PUZZLES]
    for at in range(first, 100):
        place = PUZZLES[at].index(".")
        entries = f"{'.' * place}{SOLUTIONS[at][place]}{'.' * (80 - place)}"
        rows[at] += entries
        grids[at] = f"{PUZZLES[at][:place]}{SOLUTIONS[at][place]}{PUZZLES[at][place + 1 :]}"
    source = _table(tmp_path, "Puzzle,Entries", rows)

    without = run_command("convert", source, "--to", "line")
    within = run_command("convert", source, "--to", "line", "--with-entries")
    kept = run_command("convert", source, "--to", "csv")

    count = 100 - first
    assert _lines(without.output) == PUZZLES
    assert without.problems[0].startswith(f"{count} entries in {count} puzzles left out: ")
    assert _lines(within.output) == grids
    assert within.problems[0].startswith(f"{count} entries in {count} puzzles became givens: ")
    assert (kept.status, kept.problems, _lines(kept.output)) == (0, [], grids)


def test_rows_that_are_no_puzzle_are_named_and_the_rest_is_solved(tmp_path: Path) -> None:
    rows = [f"{each},{at}" for at, each in enumerate(PUZZLES)]
    rows[70:70] = ["12345,70", f"{PUZZLES[0][:-1]}#,71"]

    ended = run_command("batch", _table(tmp_path, "Puzzle,id", rows))

    assert ended.status == 3
    assert [line.partition(",")[2] for line in ended.lines] == SOLUTIONS
    assert [each.partition(".csv: ")[2] for each in ended.problems] == [
        "line 72: the puzzle has 5 cells, expected 16, 36, 81, 144, 256, 625",
        'line 73: found "#", expected a digit 0-9',
    ]


def test_a_quotation_mark_that_is_never_closed_is_told(tmp_path: Path) -> None:
    rows = [f"{each},{at}" for at, each in enumerate(PUZZLES)]
    rows[91] = f'{PUZZLES[91]},"91'

    ended = run_command("convert", _table(tmp_path, "Puzzle,id", rows), "--to", "line")

    assert (ended.status, ended.output) == (2, b"")
    assert "the quotation marks or the length of a field are not right" in ended.messages[0]
