"""The saved games of KSudoku."""

import pytest

from sudoku_gui.formats import (
    FormatError,
    PuzzleRecord,
    RecordPart,
    UnsuitableGridError,
    read,
    write_all,
)
from sudoku_gui.formats.entries import with_notes
from sudoku_gui.formats.ksudoku import FORMAT
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import CellNotes
from sudoku_gui.model.puzzle import Puzzle
from tests.support.contents import bare
from tests.support.formats.foreign import ABOUT_PARTS, ENTRIES, GIVENS, PLAYED, missing_after, said

SMALL = "b_____________c_"


def saved(
    events: str = "",
    values: str = SMALL,
    graph: str = '<graph order="4" type="sudoku" specific-type="Plain"/>',
    times: str = "0",
    more: str = "",
) -> bytes:
    return (
        f'<!DOCTYPE ksudoku>\n<ksudoku><game msecs-elapsed="{times}">'
        f"<puzzle>{graph}<values>{values}</values>{more}</puzzle>"
        f"<history>{events}</history></game></ksudoku>"
    ).encode()


def test_letters_are_digits_from_b_on() -> None:
    reading = read(saved(values="bcde____aaaa____"))

    assert (reading.format, list(reading.records)) == (
        FORMAT,
        [bare(Grid.from_line("1234" + "." * 12))],
    )
    assert said(reading) == []


def test_the_history_is_played_to_its_end() -> None:
    events = (
        '<simple-event index="1" value="2"/><simple-event index="2" value="3"/>'
        '<simple-event value="4" index="1"/><simple-event index="2" value="0"/>'
    )

    assert read(saved(events)).records[0].entries == Grid.from_line(".4" + "." * 14)


def test_markers_take_the_place_of_a_digit_and_are_notes_in_the_corners() -> None:
    events = '<simple-event index="1" value="2"/><simple-event index="1" markers="0110"/>'

    reading = read(saved(events))

    (record,) = reading.records
    assert record.parts == {RecordPart.CORNER_NOTES}
    assert record.sheet.notes_at(Cell(1)) == CellNotes(corner=frozenset({Digit(2), Digit(3)}))
    assert said(reading) == []
    assert b'   <simple-event index="1" markers="0110"/>\n' in write_all([record], FORMAT)


def test_a_digit_takes_the_place_of_markers() -> None:
    events = '<simple-event index="1" markers="0110"/><simple-event index="1" value="2"/>'

    assert read(saved(events)).records[0].parts == {RecordPart.ENTRIES}


def test_of_a_cell_with_an_entry_the_notes_have_no_room() -> None:
    bare_one = PuzzleRecord(Puzzle(GIVENS), ENTRIES)
    entered = next(iter(ENTRIES.filled()))

    record = with_notes(bare_one, {entered: CellNotes(corner=frozenset({Digit(1)}))})

    assert missing_after(record, FORMAT) == {RecordPart.CORNER_NOTES}


def test_a_given_of_the_history_is_a_given() -> None:
    reading = read(saved('<simple-event index="1" given="true" value="2"/>'))

    assert reading.puzzle.givens == Grid.from_line("12" + "." * 12 + "2.")


def test_a_given_stays_where_the_history_differs() -> None:
    reading = read(saved('<simple-event index="0" value="2"/>'))

    assert reading.puzzle.givens.digit_at(0) == 1  # type: ignore[arg-type]  # a cell by its number
    assert said(reading) == ["givens stay where the file enters other digits: r1c1"]


def test_what_is_not_kept_is_said() -> None:
    reading = read(saved("<complex-event/>", times="12", more=f"<solution>{SMALL}</solution>"))

    assert said(reading) == [
        "playing times and dates are not kept",
        "moves that change several cells at once are not read",
        "the solution in the file is not kept",
    ]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (saved(values="_" * 15), "the puzzle has 15 cells, expected 16"),
        (saved(values="_" * 15 + "f"), 'found "f", expected _ or a letter a-e'),
        (saved(values="_" * 15 + "."), 'found ".", expected _ or a letter a-e'),
        (saved(graph='<graph order="6" type="sudoku"/>'), 'found "6", expected 4, 9, 16, 25'),
        (saved(graph='<graph order="9" type="roxdoku"/>'), "other rules than those of Sudoku"),
        (
            saved(graph='<graph order="9" type="sudoku" specific-type="XSudoku"/>'),
            "other rules than those of Sudoku",
        ),
        (saved(graph=""), 'found no "graph" in "puzzle"'),
        (saved('<simple-event index="16" value="1"/>'), "expected a number from 0 to 15"),
        (saved('<simple-event index="0" value="5"/>'), "expected a number from 0 to 4"),
        (saved('<simple-event index="0"/>'), "expected a number from 0 to 4"),
        (saved('<simple-event index="0" markers="011"/>'), "expected 4 signs 0 or 1"),
        (saved('<simple-event index="0" markers="0120"/>'), "expected 4 signs 0 or 1"),
        (b"<ksudoku/>", 'found no "game" in "ksudoku"'),
    ],
)
def test_what_is_no_plain_sudoku_is_refused(data: bytes, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(data)

    assert message in str(caught.value)
    assert caught.value.line


def test_a_game_is_written_as_ksudoku_writes_it() -> None:
    record = PuzzleRecord(
        Puzzle(Grid.from_line("12.." + "." * 12)), Grid.from_line("..3." + "." * 12)
    )

    assert write_all([record], FORMAT).decode() == (
        "<!DOCTYPE ksudoku>\n"
        "<ksudoku>\n"
        ' <game had-help="0" msecs-elapsed="0">\n'
        "  <puzzle>\n"
        '   <graph order="4" type="sudoku" specific-type="Plain"/>\n'
        "   <values>bc______________</values>\n"
        "  </puzzle>\n"
        "  <history>\n"
        '   <simple-event index="2" value="3"/>\n'
        "  </history>\n"
        " </game>\n"
        "</ksudoku>\n"
    )


def test_entries_are_kept_and_nothing_about_the_puzzle() -> None:
    assert missing_after(PLAYED, FORMAT) == ABOUT_PARTS
    assert missing_after(PuzzleRecord(Puzzle(GIVENS), ENTRIES), FORMAT) == frozenset()


def test_other_sizes_are_refused() -> None:
    with pytest.raises(UnsuitableGridError, match="puzzles of 4x4, 9x9, 16x16, 25x25, not of 6x6"):
        write_all([bare(Grid.from_line("1....." * 6))], FORMAT)
