"""Entries told by a second grid."""

from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.formats.entries import record_with_entries
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle

PUZZLE = Puzzle(Grid.from_line("1234" + "." * 12))


def state(line: str) -> bytes:
    return Grid.from_line(line).digits


def test_what_stands_in_blanks_is_entered() -> None:
    record, remarks = record_with_entries(PUZZLE, state("1.3.3" + "." * 11))

    assert record == PuzzleRecord(PUZZLE, Grid.from_line("....3" + "." * 11))
    assert remarks == ()


def test_givens_that_differ_stay_and_the_first_are_named() -> None:
    record, remarks = record_with_entries(PUZZLE, state("2143" + "." * 12))

    assert record == PuzzleRecord.without_entries(PUZZLE)
    assert [str(remark.sentence) for remark in remarks] == [
        "givens stay where the file enters other digits: r1c1, r1c2, r1c3 and 1 more cells"
    ]
