"""The format of Simple Sudoku."""

import pytest

from sudoku_gui.formats import FormatError, PuzzleRecord, UnsuitableGridError, read, write_all
from sudoku_gui.formats.entries import with_notes
from sudoku_gui.formats.ss import FORMAT
from sudoku_gui.model.candidates import candidates_of_blanks
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.puzzle import Puzzle
from tests.support.contents import bare
from tests.support.formats.foreign import ABOUT_PARTS, ENTRIES, GIVENS, PLAYED, missing_after, said

FRAME = """\
*-----------*
|2..|1.5|..3|
|.54|...|71.|
|.1.|2.3|.8.|
|---+---+---|
|6.2|8.7|3.4|
|...|...|...|
|1.5|3.9|8.6|
|---+---+---|
|.2.|7.1|.6.|
|.81|...|24.|
|7..|4.2|..1|
*-----------*
"""
VALUES = FRAME.replace("|...|...|...|", "|4..|..6|...|")
CANDIDATES = (
    "*" + "-" * 68 + "*\n| 1567   3      1567   | 4      12579  179    | 689    5678   579    |\n"
)


def test_the_frame_holds_the_givens() -> None:
    reading = read(FRAME.encode())

    assert (reading.format, list(reading.records)) == (FORMAT, [bare(GIVENS)])
    assert said(reading) == []


def test_the_moves_after_the_frame_are_entries() -> None:
    reading = read(f"{FRAME}\nI364\nI419\nI416\n".encode())

    assert reading.records[0] == PuzzleRecord(Puzzle(GIVENS), ENTRIES)
    assert said(reading) == []


def test_where_candidates_are_removed_those_left_are_the_notes() -> None:
    reading = read(f"{FRAME}\nE01006\nE01009\nE02007\n".encode())

    left = candidates_of_blanks(GIVENS)
    left[Cell(1)] -= {6, 9}
    left[Cell(2)] -= {7}
    noted = {cell: notes.corner for cell, notes in enumerate(reading.records[0].notes) if notes}
    assert noted == left
    assert said(reading) == []


def test_notes_that_are_candidates_are_written_and_read_back() -> None:
    notes = {cell: CellNotes(digits) for cell, digits in candidates_of_blanks(GIVENS).items()}
    notes[Cell(1)] = CellNotes(notes[Cell(1)].corner - {6})
    record = with_notes(PuzzleRecord(Puzzle(GIVENS), ENTRIES), notes)
    tidied = {cell: record.notes[cell] for cell in record.grid.blanks()}
    for cell, digits in candidates_of_blanks(record.grid).items():
        tidied[cell] = CellNotes(tidied[cell].corner & digits)
    record = with_notes(record, tidied)

    assert read(write_all((record,), FORMAT)).records[0] == record


@pytest.mark.parametrize("noted", [{}, {2}])
def test_notes_that_simple_sudoku_cannot_have_are_not_written(noted: set[int]) -> None:
    notes = {cell: CellNotes(digits) for cell, digits in candidates_of_blanks(GIVENS).items()}
    notes[Cell(1)] = CellNotes(frozenset(map(Digit, noted)))
    bare_record = bare(GIVENS)

    written = write_all((with_notes(bare_record, notes),), FORMAT)

    assert list(read(written).records) == [bare_record]


@pytest.mark.parametrize("line", ["E81001", "E01010", "E0100"])
def test_a_removal_of_what_there_is_not_is_refused(line: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(f"{FRAME}\n{line}\n".encode())

    assert caught.value.line == len(FRAME.splitlines()) + 2


def test_a_second_frame_holds_the_entries() -> None:
    reading = read(f"{FRAME}\n{VALUES}\n{CANDIDATES}".encode())

    assert reading.records[0] == PuzzleRecord(Puzzle(GIVENS), ENTRIES)
    assert said(reading) == ["pencil marks are not kept"]


def candidate_frame(grid: Grid, edges: str) -> str:
    """The candidates as another program copies them, drawn with such corners and edges."""
    candidates = candidates_of_blanks(grid)
    upper, between, lower = (edge + (13 * "-" + edge) * 3 for edge in edges)
    rows = [upper]
    for row in range(9):
        cells = [
            "".join(map(str, sorted(candidates.get(Cell(cell), {grid.digit_at(Cell(cell))}))))
            for cell in range(9 * row, 9 * row + 9)
        ]
        groups = ["  ".join(f"{cell:<4}" for cell in cells[at : at + 3]) for at in (0, 3, 6)]
        rows += [f"| {' | '.join(groups)} |", *([between] if row in {2, 5} else [])]
    return "\n".join((*rows, lower)) + "\n"


@pytest.mark.parametrize("edges", ["***", ".:'", "+++"])
def test_a_frame_with_candidates_alone_is_a_puzzle_with_notes(edges: str) -> None:
    noted = {cell: CellNotes(digits) for cell, digits in candidates_of_blanks(GIVENS).items()}
    singles = [cell for cell, notes in noted.items() if len(notes.corner) == 1]

    reading = read(candidate_frame(GIVENS, edges).encode())

    assert singles, "one that is no given, for a peer has that candidate too"
    assert reading.records[0] == with_notes(bare(GIVENS), noted)
    assert said(reading) == ["a cell with one candidate was taken for a given"]


def test_a_frame_with_candidates_behind_those_with_digits_holds_the_notes() -> None:
    noted = {cell: CellNotes(digits) for cell, digits in candidates_of_blanks(GIVENS).items()}
    without = {**noted, **{cell: CellNotes() for cell in ENTRIES.filled()}}

    reading = read(f"{FRAME}\n{VALUES}\n{candidate_frame(GIVENS, '***')}".encode())

    assert reading.records[0] == with_notes(PuzzleRecord(Puzzle(GIVENS), ENTRIES), without)
    assert said(reading) == []


def test_a_given_stays_where_a_move_enters_another_digit() -> None:
    reading = read(f"{FRAME}I009\nI031\n".encode())

    assert reading.records[0] == bare(GIVENS)
    assert said(reading) == ["givens stay where the file enters other digits: r1c1"]


def test_prose_is_skipped_with_a_remark() -> None:
    assert said(read(f"A puzzle\n{FRAME}".encode())) == [
        "line 1: not a part of the puzzle, skipped"
    ]


@pytest.mark.parametrize(
    ("written", "message"),
    [
        (FRAME.replace("|6.2|", "|6.|"), "line 6, column 4: found"),
        (FRAME.replace("|6.2|", "|6?2|"), 'line 6, column 3: found "?", expected a digit 0-9'),
        (FRAME.replace("|6.2|8.7|3.4|\n", ""), "line 8: found a line of a frame, expected 3 rows"),
        (f"{FRAME}I81\n", 'line 14: found "I81", expected I, a cell from 00 to 80 and a digit'),
        (f"{FRAME}I811\n", 'line 14: found "I811", expected I, a cell from 00 to 80 and a digit'),
        (FRAME * 3, "line 1: found 3 grids, expected one"),
    ],
)
def test_what_is_no_such_puzzle_is_refused(written: str, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(written.encode())

    assert str(caught.value).startswith(message)


def test_a_game_is_written_as_simple_sudoku_writes_it() -> None:
    written = write_all([PuzzleRecord(Puzzle(GIVENS), ENTRIES)], FORMAT).decode()

    assert written == f"{FRAME}\nI364\nI416\n"
    assert write_all([bare(GIVENS)], FORMAT).decode() == FRAME


def test_entries_are_kept_and_nothing_about_the_puzzle() -> None:
    assert missing_after(PLAYED, FORMAT) == ABOUT_PARTS


def test_other_sizes_are_refused() -> None:
    small = Grid.from_line("1..." * 4)

    with pytest.raises(UnsuitableGridError, match="ss holds puzzles of 9x9, not of 4x4"):
        write_all([bare(small)], FORMAT)
    with pytest.raises(UnsuitableGridError, match="ss holds puzzles of 9x9, not of 4x4"):
        read(b"1...\n" * 4, FORMAT)
