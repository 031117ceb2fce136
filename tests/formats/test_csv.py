"""Comma-separated values: grids row by row, and arrays of programmers."""

import pytest

from sudoku_gui.formats import FormatError, PuzzleRecord, read, write_all
from sudoku_gui.formats.csv import FORMAT
from sudoku_gui.formats.text.source_text import decode
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle
from tests.support.contents import bare
from tests.support.formats.foreign import ENTRIES, GIVENS, PLAYED, missing_after, said

ROWS = """\
2,,,1,,5,,,3
,5,4,,,,7,1,
,1,,2,,3,,8,
6,,2,8,,7,3,,4
,,,,,,,,
1,,5,3,,9,8,,6
,2,,7,,1,,6,
,8,1,,,,2,4,
7,,,4,,2,,,1
"""


@pytest.mark.parametrize(
    "written",
    [
        ROWS,
        ROWS.replace(",", ", "),
        ROWS.replace(",,", ",.,").replace(",,", ",0,"),
        ROWS.replace("2", '"2"').replace("5", "'5'"),
    ],
)
def test_a_row_of_cells_stands_on_each_line(written: str) -> None:
    reading = read(written.encode())

    assert (reading.format, list(reading.records)) == (FORMAT, [bare(GIVENS)])
    assert said(reading) == []


def test_grids_may_follow_one_another() -> None:
    assert list(read(f"{ROWS}\n{ROWS}".encode()).records) == [bare(GIVENS)] * 2


def test_larger_grids_have_letters_or_numbers() -> None:
    rows = "10,A,16,G" + "," * 12 + "\n" + ("," * 15 + "\n") * 15

    assert read(rows.encode()).puzzle.givens == Grid.from_line("AAGG" + "." * 252)


def test_lines_without_commas_are_skipped_with_a_remark() -> None:
    assert said(read(f"A puzzle\n{ROWS}".encode())) == ["line 1: not a part of the puzzle, skipped"]


@pytest.mark.parametrize(
    "written",
    [
        '[["1",".","",0],[null,2,"3","4"],[0,0,0,0],[0,0,0,0]]',
        '\n [ ["1",".","",0],\n  [null,2,"3","4"],\n  [0,0,0,0],\n  [0,0,0,0] ]\n',
    ],
)
def test_a_grid_may_be_an_array(written: str) -> None:
    reading = read(written.encode())

    assert (reading.format, reading.puzzle.givens) == (FORMAT, Grid.from_line("1....234" + "." * 8))


@pytest.mark.parametrize(
    ("written", "message"),
    [
        (ROWS.replace("6,,2", "6,,x"), 'line 4, column 4: found "x", expected a digit 0-9'),
        (ROWS.replace("6,,2", "6,, 10"), 'line 4, column 5: found "10", expected a digit 0-9'),
        (ROWS.replace("6,,2", "6,,２"), 'line 4, column 4: found "２" (U+FF12), expected'),
        (ROWS.replace("6,,2", "6,2"), "line 4: the row has 8 cells, expected 9"),
        (ROWS.replace("7,,,4,,2,,,1\n", ""), "line 8: found 8 rows, expected 9"),
        ("1,2,3,4,5,6,7,8,9,0\n" * 9, "the row has 10 cells, expected one of 4, 6, 9"),
        ("[[1,2],[3,4]]", "line 1, column 1: the array has 2 rows, expected one of 4, 6, 9"),
        ("[[1],[2],[3],[4]]", "line 1, column 2: the row has 1 cell, expected 4"),
        ('[["5",0,0,0],[],[],[]]', 'line 1, column 3: found "5", expected a digit 0-4'),
        ("[[true,0,0,0],[],[],[]]", "line 1, column 3: expected a text in quotation marks"),
        ("[[", "line 1: the JSON ends too early"),
    ],
)
def test_what_is_no_grid_is_refused(written: str, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(written.encode())

    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(("rows", "is_csv"), [(3, False), (4, True)])
def test_fewer_rows_than_a_grid_has_are_no_values_with_commas(rows: int, is_csv: bool) -> None:
    assert FORMAT.recognises(decode(b"1,2,3,4\n" * rows)) is is_csv


def test_a_text_without_commas_is_refused() -> None:
    with pytest.raises(FormatError, match="found no row of cells with commas between them"):
        read(b"53..7....", FORMAT)


def test_a_bare_puzzle_is_written_row_by_row() -> None:
    assert write_all([bare(GIVENS)], FORMAT).decode() == ROWS


def test_all_else_is_written_as_a_table() -> None:
    played = PuzzleRecord(Puzzle(GIVENS), ENTRIES)

    assert write_all([bare(GIVENS)] * 2, FORMAT).startswith(b"Puzzle,Entries\n2..1")
    assert write_all([played], FORMAT).startswith(b"Puzzle,Entries\n2..1")
    assert missing_after(played, FORMAT) == missing_after(PLAYED, FORMAT) == frozenset()
