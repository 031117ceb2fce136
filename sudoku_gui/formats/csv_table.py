"""A table of puzzles, a comma, a semicolon or a tab between fields.

The first line says what the columns are.

Read are tables of other programs and collections too, whose columns go by other names.  Columns
that no puzzle has elsewhere are kept as they are, for the next table.

A text that begins with =, +, - or @, which a spreadsheet would take for a formula, or
with an apostrophe stands behind an apostrophe, which is no part of it: see spreadsheet.
"""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from sudoku_gui.formats.csv_columns import ENTRIES, PUZZLE, columns_named, columns_of
from sudoku_gui.formats.csv_rows import LONGEST_FIELD, TableRows, wrong_field
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import ParseResult, PartWriting, TableHead
from sudoku_gui.formats.left_out import remarks_on
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.puzzle_summary import known_outlines
from sudoku_gui.formats.text.free_text import replaced_signs, sanitised
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.formats.text.spreadsheet import escape_formula
from sudoku_gui.language import text
from sudoku_gui.model.puzzle import METADATA_TEXTS, NO_METADATA, Metadata

_WRITTEN_AT_ONCE = 1_000
_SEPARATORS = (",", ";", "\t")


def is_table(source: SourceText) -> bool:
    """Return whether the first line is the header of a table of puzzles, and no title over rows."""
    return bool(_separator_of(source.content))


def _separator_of(content: str) -> str:
    """Return what stands between the fields of a table, "" where the text is none."""
    start = [line for _, line in islice(_lines_with_words(content), 2)]
    for separator in _SEPARATORS if len(start) == 2 else ():
        is_in_both = all(separator in line for line in start)
        if is_in_both and PUZZLE in columns_named(start[0].split(separator)):
            return separator
    return ""


def parse_table(source: SourceText) -> ParseResult:
    """Return the puzzles of the table, or raise FormatError."""
    content, separator = source.content, _separator_of(source.content)
    number, heading = next(_lines_with_words(content))
    if '"' in content or (separator != "," and "," in content):
        rows = _read_quoted(content, separator)
    else:
        rows = TableRows(columns_of(tuple(heading.split(separator))))
        start = content.index(heading) + len(heading) + 1
        rows.add_lines(content[start:].replace(separator, ","), number + 1)
    records, columns = rows.records, rows.columns
    if not records:
        raise rows.refused[0] if rows.refused else FormatError(text("the table has no rows"))
    return ParseResult(
        records,
        (*rows.kept[:1], *replaced_signs(rows.replaced), *remarks_on(rows.left_out)),
        rows.refused,
        is_line_by_line=not heading.count('"') % 2,
        table=TableHead(f"{heading}\n", (*columns.kept.values(),), ENTRIES in columns.places),
    )


def _lines_with_words(content: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that are not blank, with their numbers."""
    start, number = 0, 1
    while start < len(content):
        end = content.find("\n", start)
        end = len(content) if end < 0 else end
        if content[start:end].strip(" \t"):
            yield number, content[start:end]
        start, number = end + 1, number + 1


def _read_quoted(content: str, separator: str) -> TableRows:
    """Return the rows of a table some of whose fields may be in quotation marks."""
    reader = csv.reader(io.StringIO(content, newline=""), delimiter=separator, strict=True)
    try:
        header = next(row for row in reader if any(row))
        rows = TableRows(columns_of(tuple(header)))
        for row in reader:
            if any(row):
                rows.add(row, reader.line_num)
    except csv.Error as error:
        raise FormatError(wrong_field(), reader.line_num) from error
    return rows


def table_in_pieces(records: Sequence[PuzzleRecord]) -> Iterator[str]:
    """Yield a table of `records`, piece by piece.

    It has the columns that any of them needs, and never only one.
    """
    texts, has_entries = _columns_for(records)
    columns = [PUZZLE, *([ENTRIES] if has_entries else []), *texts]
    yield _written([_header(columns)])
    rows = (
        [row.givens, *([row.entries] if has_entries else []), *_fields_of(row.metadata, texts)]
        for row in _rows_of(records)
    )
    while piece := _written(islice(rows, _WRITTEN_AT_ONCE)):
        yield piece


def table_in_parts(texts: Sequence[str]) -> PartWriting:
    """Return how a table of puzzles without entries is written row by row."""
    head = _written([_header([PUZZLE, *(texts or [ENTRIES])])])

    def puzzle(signs: str, metadata: Metadata) -> str:
        if not texts:
            return f"{signs},{'.' * len(signs)}\n"
        return _written([[signs, *_fields_of(metadata, texts)]])

    names = frozenset({*METADATA_TEXTS, "others"})
    return PartWriting(puzzle, head, texts=names, is_complete=True)


class _Row(NamedTuple):
    """What is written of a puzzle."""

    givens: str
    entries: str
    metadata: Metadata


def _rows_of(records: Sequence[PuzzleRecord]) -> Iterator[_Row]:
    """Yield what is written of each record, which is built where too little is known of it."""
    for place, known in enumerate(known_outlines(records)):
        if known is not None:
            yield _Row(known.line, "." * len(known.line), known.metadata)
            continue
        record = records[place]
        puzzle, entries = record.puzzle, record.entries
        yield _Row(puzzle.givens.line(blank="."), entries.line(blank="."), puzzle.metadata)


def _columns_for(records: Sequence[PuzzleRecord]) -> tuple[Sequence[str], bool]:
    """Return the names of the texts that any of `records` has, and whether entries are written."""
    found, others, has_entries = set[str](), dict[str, None](), False
    for row in _rows_of(records):
        has_entries = has_entries or bool(row.entries.strip("."))
        metadata = row.metadata
        if metadata is not NO_METADATA:
            new = [name for name in METADATA_TEXTS if name not in found]
            found.update(name for name in new if _field(getattr(metadata, name)))
            more = [(name, words) for name, words in metadata.others if name not in others]
            others |= {name: None for name, words in more if _field(words)}
    columns = [*(name for name in METADATA_TEXTS if name in found), *others]
    return columns, has_entries or not columns


def _written(rows: Iterable[Sequence[str]]) -> str:
    written = io.StringIO(newline="")
    csv.writer(written, lineterminator="\n").writerows(rows)
    return written.getvalue()


def _header(columns: Sequence[str]) -> list[str]:
    known = {PUZZLE, ENTRIES, *METADATA_TEXTS}
    return [each.capitalize() if each in known else escape_formula(each) for each in columns]


def _fields_of(metadata: Metadata, texts: Sequence[str]) -> list[str]:
    """Return what stands in the columns of these names."""
    others = dict(metadata.others)
    known = METADATA_TEXTS
    return [
        _field(getattr(metadata, name) if name in known else others.get(name, "")) for name in texts
    ]


def _field(words: str) -> str:
    """Return how a text is written, "" where it could not be read again as it is."""
    if not words:  # for speed: many columns are empty
        return ""
    field = escape_formula(words)
    return field if len(field) <= LONGEST_FIELD and words == sanitised(words) else ""
