"""The lines of HoDoKu's library."""

import pytest

from sudoku_gui.formats import FormatError, PuzzleRecord, UnsuitableGridError, read, write_all
from sudoku_gui.formats.hodoku import FORMAT
from sudoku_gui.model.candidates import candidates_of_blanks
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.puzzle import Puzzle
from tests.support.contents import bare
from tests.support.formats.foreign import ENTRIES, GIVENS, said
from tests.support.puzzles import SMALL

PAIRS = list(zip(GIVENS, ENTRIES, strict=True))
CELLS = "".join(f"+{entry}" if entry else str(given or ".") for given, entry in PAIRS)
LINE = f":0200:12:{CELLS}:612 912 713:122:\n"


def test_digits_with_a_plus_are_entries_and_candidates_left_are_notes() -> None:
    reading = read(LINE.encode())

    (record,) = reading.records
    left = candidates_of_blanks(record.grid)
    left[Cell(1)] -= {Digit(6), Digit(9)}
    left[Cell(2)] -= {Digit(7)}
    assert reading.format is FORMAT
    assert (record.puzzle.givens, record.entries) == (GIVENS, ENTRIES)
    noted = {Cell(cell): notes.corner for cell, notes in enumerate(record.notes) if notes}
    assert noted == {cell: digits for cell, digits in left.items() if digits}
    assert said(reading) == ["the file says more, which is not kept"]


def test_without_candidates_ruled_out_there_are_no_notes() -> None:
    reading = read(f":0000:x:{CELLS}:::\n".encode())

    assert list(reading.records) == [PuzzleRecord(Puzzle(GIVENS), ENTRIES)]
    assert said(reading) == []


def test_what_is_written_is_a_line_that_asks_for_nothing() -> None:
    records = [bare(GIVENS), read(LINE.encode()).records[0]]

    written = write_all(records, FORMAT)

    assert written.decode().splitlines() == [
        f":0000:x:{GIVENS.line('.')}:::",
        f":0000:x:{CELLS}:612 912 713::",
    ]
    assert list(read(written).records) == records


def test_other_lines_are_skipped_with_a_remark() -> None:
    reading = read(f"# Naked pairs\n{LINE}words\n".encode())

    assert len(reading.records) == 1
    assert len(said(reading)) == 3


@pytest.mark.parametrize(
    ("bad", "problem"),
    [
        (LINE.replace(".", "?", 1), "expected 81 cells"),
        (LINE.replace(".", "", 1), "expected 81 cells"),
        (LINE.replace("612", "61"), 'found "61", expected a digit, a row and a column'),
        (LINE.replace("612", "602"), 'found "602", expected a digit, a row and a column'),
    ],
)
def test_a_line_that_is_damaged_is_refused_and_the_others_kept(bad: str, problem: str) -> None:
    with pytest.raises(FormatError, match=problem):
        read(bad.encode())

    both = read(f"{LINE}{bad}".encode())

    assert len(both.records) == 1
    assert [each.line for each in both.refused] == [2]


def test_grids_of_other_sizes_are_refused() -> None:
    with pytest.raises(UnsuitableGridError, match="the format hodoku holds puzzles of 9x9"):
        write_all([bare(SMALL)], FORMAT)
