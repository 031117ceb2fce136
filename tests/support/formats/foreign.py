"""What tests of the formats of other programs have in common: a puzzle, and what is said of it."""

from sudoku_gui.formats import (
    Format,
    PuzzleRecord,
    ReadResult,
    RecordPart,
    lost_parts,
    read,
    write_all,
)
from sudoku_gui.formats.puzzle_record import parts_that_differ
from sudoku_gui.formats.record_part import HISTORY_PARTS, SHEET_PARTS
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import METADATA_TEXTS, NO_METADATA, Puzzle

LINE = "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1"
GIVENS = Grid.from_line(LINE)
ENTRIES = Grid.from_line("." * 36 + "4....6" + "." * 39)
ALL_KNOWN = NO_METADATA.with_texts({each: f"{each}, <b> & 한글" for each in METADATA_TEXTS})
PLAYED = PuzzleRecord(Puzzle(GIVENS, ALL_KNOWN), ENTRIES)
ABOUT_PARTS = frozenset(RecordPart) - SHEET_PARTS - HISTORY_PARTS - {RecordPart.OTHERS}


def said(reading: ReadResult) -> list[str]:
    """The remarks as sentences."""
    return [str(remark.sentence) for remark in reading.remarks]


def missing_after(record: PuzzleRecord, format: Format) -> frozenset[RecordPart]:
    """What a file of `format` has no room for; it is told by its content, whatever that is."""
    written = write_all([record], format)
    reading = read(written)
    (again,) = reading.records

    assert reading.format is format
    assert again.puzzle.givens == record.puzzle.givens
    assert parts_that_differ(record, again) == lost_parts([record], written, format)
    return parts_that_differ(record, again)
