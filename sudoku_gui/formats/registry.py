"""Puzzle text to puzzles and back: the registry of formats, and reading and writing by it.

A new format is a file of its name that makes FORMAT, and a line here.  Opening asks the
formats from the last in the table to the first which of them recognises the text:
the further down, the more particular.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from itertools import islice

from sudoku_gui.formats.errors import (
    FormatError,
    UnknownFormatError,
    UnsuitableGridError,
)
from sudoku_gui.formats.format import Format, ParseResult, ReadResult
from sudoku_gui.formats.puzzle_record import PuzzleRecord, parts_that_differ
from sudoku_gui.formats.puzzle_stream import PUZZLE_A_LINE
from sudoku_gui.formats.puzzle_summary import PartlySummarisedRecords, known_outlines
from sudoku_gui.formats.record_part import RecordPart
from sudoku_gui.formats.remarks import (
    about_encoding,
    about_givens,
    about_local_digits,
    about_refused,
)
from sudoku_gui.formats.text.layout import TextLayout, no_rows_error, text_layout_of
from sudoku_gui.formats.text.source_stream import ByteSource
from sudoku_gui.formats.text.source_text import SIZE_LIMIT, SourceText, decode, zero_bytes
from sudoku_gui.language import text
from sudoku_gui.late_rows import LateRows
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle

# By the name of each, what every text of it is laid out like, or has one of: no other format is
# loaded to see whose a text is.  A suffix may stand in several rows: see format_for_suffix.
_SIGNS_OF: Mapping[str, TextLayout | tuple[str, ...]] = {
    "boj2580": TextLayout.SPACED_ROWS,  # .2580 .txt .in .out
    "boj2239": TextLayout.JOINED_ROWS,  # .2239 .txt .in .out
    "line": TextLayout.LINES,  #          .line .txt
    "sdm": TextLayout.LINES,  #           .sdm
    "csv": (",", ";", "\t", "["),  #      .csv
    "sdk": ("#", "["),  #                 .sdk
    "ss": ("-----",),  #                  .ss
    "hodoku": (":",),  #                  .hodoku
    "opensudoku": ("<",),  #              .opensudoku .xml
    "gnome": ("{",),  #                   .save .json
    "ksudoku": ("<",),  #                 .ksudoku .xml
    "sudoku": ("{",),  #                  .sudoku
}
_CELLS_OF_4X4 = 16  # sixteen lines of them might be taken for rows, which depends on all of them
# A longer text without a word as long as a row of a grid is given up where nothing is known in so
# many lines: to go through a million short ones takes half a minute.
_LINES_OF_HEAD = 20_000
_WORD = re.compile(r"[^ \t\n]{9}")
_BRACKETS = re.compile(r"[\[{<]")  # in which a text goes on over any number of lines
_WRITTEN_AT_ONCE = 1_600  # a multiple of 16: what tells lines of 4x4 from rows stands in each part
FORMATS = LateRows[Format]("sudoku_gui.formats", "FORMAT", tuple(_SIGNS_OF))


def format_named(name: str) -> Format:
    """Return the format that the terminal calls `name`, or raise UnknownFormatError."""
    if name in FORMATS.names:
        return FORMATS.named(name)
    names = ", ".join(FORMATS.names)
    raise UnknownFormatError(
        text('no format is called "{name}"; there are: {names}', name=name, names=names)
    )


def format_for_suffix(suffix: str, in_use: Format | None = None) -> Format:
    """Return the format in which to save a file that ends in `suffix`, such as ".txt".

    That is `in_use`, or the first in the table, where it has the suffix or no format has it,
    otherwise the first in the table that has it.
    """
    suffix = suffix.lower()
    in_use = in_use or FORMATS[0]
    if suffix in in_use.suffixes:
        return in_use
    return next((each for each in FORMATS if suffix in each.suffixes), in_use)


def read(data: bytes, format: Format | None = None) -> ReadResult:
    """Return the puzzles in `data`, whose content tells the format where none is given.

    Raises FormatError, and nothing else, for any bytes.
    """
    source = decode(data)
    try:
        chosen, parsed = (format, format.parse(source)) if format else _parsed(source)
    except FormatError as error:
        if "\0" in source.content:
            raise FormatError(zero_bytes()) from error
        raise
    remarks_of_format = (*parsed.remarks, *about_local_digits(source.has_local_digits))
    is_alone = len(parsed.records) == 1
    about_digits = about_givens(parsed.records[0].puzzle.givens) if is_alone else ()
    remarks = (
        *about_refused(parsed.refused),
        *remarks_of_format,
        *about_digits,
        *about_encoding(source.legacy_encoding),
    )
    return ReadResult(
        parsed.records,
        chosen,
        remarks,
        parsed.refused,
        remarks_of_format,
        parsed.is_line_by_line,
        parsed.table,
        source.legacy_encoding,
    )


def recognised(data: bytes) -> Format:
    """Return the format that `data` looks like, or raise FormatError; it may be damaged."""
    return _recognised(decode(data))


def write(grid: Grid, format: Format) -> bytes:
    """Return a puzzle with the givens `grid` in `format`, or raise UnsuitableGridError."""
    return write_all((PuzzleRecord.without_entries(Puzzle(grid)),), format)


def write_all(records: Sequence[PuzzleRecord], format: Format) -> bytes:
    """Return one record or more as a file of `format`.

    Raises UnsuitableGridError if the format cannot hold them, or not so many.  None can
    hold a grid whose houses are not the plain ones of its size.
    """
    return b"".join(write_in_pieces(records, format))


def write_in_pieces(records: Sequence[PuzzleRecord], format: Format) -> Iterator[bytes]:
    """Yield what `write_all` returns, piece by piece.

    While a whole long list is put together, all other threads would wait.
    """
    refuse_several(format, len(records))
    if format.name in PUZZLE_A_LINE:
        for start in range(0, len(records), _WRITTEN_AT_ONCE):
            yield _lines_of(records, slice(start, start + _WRITTEN_AT_ONCE), format)
        return
    checked = _all_checked(records, format)
    if format.in_pieces is not None:
        yield from map(str.encode, format.in_pieces(checked))
        return
    data = format.write(checked).encode()
    if len(data) > SIZE_LIMIT:
        raise UnsuitableGridError(
            text(
                "the file would be larger than {limit} MB, the most we read", limit=SIZE_LIMIT >> 20
            )
        )
    yield data


def _lines_of(records: Sequence[PuzzleRecord], place: slice, format: Format) -> bytes:
    """Return some records as lines of `format`; those of which enough is known are not built."""
    outlines = list(known_outlines(records)[place])
    known = [each for each in outlines if each is not None and len(each.line) != _CELLS_OF_4X4]
    if len(known) == len(outlines) and format.in_parts is not None:
        puzzle = format.in_parts(()).puzzle
        return "".join([puzzle(each.line, each.metadata) for each in known]).encode()
    return format.write([_checked(each, format) for each in records[place]]).encode()


def refuse_several(format: Format, count: int) -> None:
    """Raise UnsuitableGridError if a file of the format cannot hold so many puzzles."""
    if count > 1 and not format.holds_many:
        raise UnsuitableGridError(
            text(
                "a file of the format {format} holds one puzzle, not {count:,}",
                format=format.name,
                count=count,
            )
        )


def _all_checked(records: Sequence[PuzzleRecord], format: Format) -> Sequence[PuzzleRecord]:
    """Return the records, each of them checked where it is built."""
    return PartlySummarisedRecords(
        range(len(records)),
        lambda place: _checked(records[place], format),
        known_outlines(records).__getitem__,
    )


def _checked(record: PuzzleRecord, format: Format) -> PuzzleRecord:
    """Return the record, or raise UnsuitableGridError if it would be read as a plain grid."""
    if not record.entries.geometry.is_plain:
        raise UnsuitableGridError(
            text(
                "the format {format} cannot say which houses a grid has "
                "besides its rows, its columns and the usual boxes",
                format=format.name,
            )
        )
    return record


def lost_parts(
    records: Sequence[PuzzleRecord], data: bytes, format: Format
) -> frozenset[RecordPart]:
    """Return what of `records` is not in `data`, the file of `format` that was written of them."""
    return lost_parts_in(records, BytesIO(data), format)


def lost_parts_in(
    records: Sequence[PuzzleRecord], written: ByteSource, format: Format
) -> frozenset[RecordPart]:
    """Return the same of a file that is read piece by piece, and never held as a whole."""
    # Imported late because it reads by this module, part by part.
    from sudoku_gui.formats.long_files import readings_of_file  # noqa: PLC0415

    lost, start = set[RecordPart](), 0
    outlines = iter(known_outlines(records))
    for reading in readings_of_file(written, format):
        again = reading.records
        both = zip(islice(outlines, len(again)), known_outlines(again), strict=True)
        # To build two records takes five times as long as to see that the same is known of them.
        for place, (one, other) in enumerate(both):
            if not one or one != other:
                lost |= parts_that_differ(records[start + place], again[place])
        start += len(again)
    assert start == len(records), "a format reads all that it writes"
    return frozenset(lost)


def _parsed(source: SourceText) -> tuple[Format, ParseResult]:
    """Return the puzzles, and the format of the text or the one to keep them in."""
    found = None if _is_hopeless(source.content) else _found_in(source)
    if found is None:
        # Imported late, as the formats are: what can be read needs none of it.
        from sudoku_gui.formats.likeness import unknown_form_error  # noqa: PLC0415

        raise unknown_form_error()
    return found


def _is_hopeless(content: str) -> bool:
    """Return whether a long text begins in no known form, and hardly can hold a grid farther on."""
    if content.count("\n") <= _LINES_OF_HEAD or _WORD.search(content):
        return False
    lines = content.lstrip().split("\n", _LINES_OF_HEAD)
    head = "\n".join(lines[:_LINES_OF_HEAD])
    try:
        return not _BRACKETS.search(head) and _found_in(SourceText(head)) is None
    except FormatError:
        return False


def _found_in(source: SourceText) -> tuple[Format, ParseResult] | None:
    """Return the same, or None where nothing is known in a text."""
    chosen: Format | None = None
    try:
        chosen = _recognised(source)
        return chosen, chosen.parse(source)
    except FormatError:
        # Imported late, as the formats are: what can be read needs none of it.
        from sudoku_gui.formats.likeness import is_meant_as  # noqa: PLC0415
        from sudoku_gui.formats.only_read.forms import read_in_a_form  # noqa: PLC0415

        found = read_in_a_form(source, chosen.name if chosen else None)
        if found is None:
            if chosen and is_meant_as(source, chosen.name):
                raise
            return None
        parsed, name = found
        return FORMATS.named(name), parsed


def _recognised(source: SourceText) -> Format:
    for name in reversed(FORMATS.names):
        if _has(source, _SIGNS_OF[name]) and FORMATS.named(name).recognises(source):
            return FORMATS.named(name)
    raise no_rows_error()


def _has(source: SourceText, signs: TextLayout | tuple[str, ...]) -> bool:
    if isinstance(signs, TextLayout):
        return text_layout_of(source) is signs
    return any(sign in source.content for sign in signs)
