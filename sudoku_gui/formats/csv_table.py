"""A table of puzzles in comma-separated values; the first line says what the columns are.

Read are tables of other programs and collections too, whose columns go by other names.  Columns
that no puzzle has elsewhere are kept as they are, for the next table.

A text that begins with =, +, - or @, which a spreadsheet would take for a formula, or
with an apostrophe stands behind an apostrophe, which is no part of it: see spreadsheet.
"""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence

from sudoku_gui.formats.entries import record_with_entries
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import ParseResult, PartWriting
from sudoku_gui.formats.left_out import IgnoredData, remarks_on
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.remarks import Remark
from sudoku_gui.formats.text.free_text import replaced_signs, sanitised
from sudoku_gui.formats.text.puzzle_lines import SIZE_OF_LENGTH
from sudoku_gui.formats.text.signs import a_digit, digits_of, named
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.formats.text.spreadsheet import escape_formula, unescape_formula
from sudoku_gui.formats.text.wrong_length import puzzle_of_wrong_length
from sudoku_gui.language import text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import METADATA_TEXTS, Metadata, Puzzle

_PUZZLE, _ENTRIES, _SOLUTION = "puzzle", "entries", "solution"
_OTHER_NAMES = {
    "quizzes": _PUZZLE,
    "quiz": _PUZZLE,
    "solutions": _SOLUTION,
    "difficulty": "level",
    "sudoku": _PUZZLE,
}
_LONGEST_FIELD = 100_000  # Python's reader takes no more than 131,072


class _TableReader:
    """The rows of a table as they are read, one by one."""

    def __init__(self, header: Sequence[str]) -> None:
        self._columns = _columns_of(header)
        self._others = _others_of(header, self._columns)
        self.records: list[PuzzleRecord] = []
        self.refused: list[FormatError] = []
        self.replaced: list[int] = []
        self.kept: list[Remark] = []
        self.left_out: set[IgnoredData] = set()

    def add(self, row: Sequence[str], line: int) -> None:
        """Take in the row that ends in `line`."""
        known = {name: row[at] for name, at in self._columns.items() if at < len(row)}
        try:
            givens = _grid_in(known.get(_PUZZLE, ""), line)
            state = _state_in(known.get(_ENTRIES, ""), givens, line)
        except FormatError as error:
            self.refused.append(error)
            return
        self._tell_left_out(row, known.get(_SOLUTION, ""))
        texts = {name: unescape_formula(known[name]) for name in METADATA_TEXTS if known.get(name)}
        others = {
            name: unescape_formula(row[at])
            for at, name in self._others.items()
            if at < len(row) and row[at]
        }
        metadata = Metadata(
            **{name: sanitised(words) for name, words in texts.items()},
            others=tuple((name, sanitised(words)) for name, words in others.items()),
        )
        if any(sanitised(words) != words for words in (*texts.values(), *others.values())):
            self.replaced.append(line)
        record, kept = record_with_entries(Puzzle(givens, metadata), state)
        self.records.append(record)
        self.kept += kept

    def _tell_left_out(self, row: Sequence[str], solution: str) -> None:
        if solution:
            self.left_out.add(IgnoredData.SOLUTION)
        kept = {*self._columns.values(), *self._others}
        if any(words for at, words in enumerate(row) if at not in kept):
            self.left_out.add(IgnoredData.OTHER)


def is_table(source: SourceText) -> bool:
    """Return whether the first line is the header of a table of puzzles, and no title over rows."""
    start = [line.text for line in source.lines[:2]]
    has_commas = len(start) == 2 and all("," in line for line in start)
    return has_commas and _PUZZLE in _columns_of(start[0].split(","))


def parse_table(source: SourceText) -> ParseResult:
    """Return the puzzles of the table, or raise FormatError."""
    rows = _rows_of(source)
    _, header = next(rows)
    table = _TableReader(header)
    for line, row in rows:
        if any(row):
            table.add(row, line)
    if not table.records:
        raise table.refused[0] if table.refused else FormatError(text("the table has no rows"))
    remarks = (*table.kept[:1], *replaced_signs(table.replaced), *remarks_on(table.left_out))
    return ParseResult(table.records, remarks, table.refused)


def write_table(records: Sequence[PuzzleRecord]) -> str:
    """Return a table of `records`, with the columns that any of them needs, and never only one."""
    names = [name for name in METADATA_TEXTS if any(_text_of(record, name) for record in records)]
    others = dict.fromkeys(name for record in records for name in _others_in(record))
    has_entries = not (names or others) or any(record.entries.filled_count() for record in records)
    columns = [_PUZZLE, *([_ENTRIES] if has_entries else []), *names]
    written = io.StringIO(newline="")
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow([*map(str.capitalize, columns), *map(escape_formula, others)])
    for record in records:
        entries = [record.entries.line(blank=".")] if has_entries else []
        told = _others_in(record)
        texts = [*(_text_of(record, name) for name in names), *(told.get(it, "") for it in others)]
        givens = record.puzzle.givens.line(blank=".")
        writer.writerow([givens, *entries, *map(escape_formula, texts)])
    return written.getvalue()


def table_in_parts(has_comments: bool) -> PartWriting:
    """Return how a table of puzzles is written row by row, with comments or with no entries."""
    second = "comment" if has_comments else _ENTRIES
    head = f"{_PUZZLE.capitalize()},{second.capitalize()}\n"

    def puzzle(signs: str, metadata: Metadata) -> str:
        if not has_comments:
            return f"{signs},{'.' * len(signs)}\n"
        words = metadata.comment if len(metadata.comment) <= _LONGEST_FIELD else ""
        if not words:
            return f"{signs},\n"
        written = io.StringIO(newline="")
        csv.writer(written, lineterminator="\n").writerow([signs, escape_formula(words)])
        return written.getvalue()

    return PartWriting(puzzle, head, has_comments=True)


def _columns_of(header: Sequence[str]) -> Mapping[str, int]:
    """Return where the columns are whose names we know, the first of several with one name."""
    columns: dict[str, int] = {}
    for at, words in enumerate(header):
        name = words.strip(' \t"').lower()
        name = _OTHER_NAMES.get(name, name)
        if name in {_PUZZLE, _ENTRIES, _SOLUTION, *METADATA_TEXTS}:
            columns.setdefault(name, at)
    return columns


def _others_of(header: Sequence[str], columns: Mapping[str, int]) -> Mapping[int, str]:
    """Return the names of the other columns by their places, the first of several with one name."""
    others: dict[int, str] = {}
    for at, words in enumerate(header):
        name = unescape_formula(words)
        is_other = at not in columns.values() and not _columns_of([name])
        if is_other and name == sanitised(name).strip(" \t") and name not in {"", *others.values()}:
            others[at] = name
    return others


def _others_in(record: PuzzleRecord) -> Mapping[str, str]:
    """Return what is known under other names, if it can be written and read again as it is."""
    return {
        name: words
        for name, words in record.puzzle.metadata.others
        if words == sanitised(words) and len(words) <= _LONGEST_FIELD
    }


def _rows_of(source: SourceText) -> Iterator[tuple[int, list[str]]]:
    """Yield each row with the line it ends in, or raise FormatError."""
    reader = csv.reader(io.StringIO(source.content, newline=""), strict=True)
    try:
        for row in reader:
            if any(row):
                yield reader.line_num, row
    except csv.Error as error:
        problem = text("the quotation marks or the length of a field are not right")
        raise FormatError(problem, reader.line_num) from error


def _grid_in(written: str, line: int) -> Grid:
    signs = written.strip(" \t")
    size = SIZE_OF_LENGTH.get(len(signs))
    if size is None:
        raise FormatError(puzzle_of_wrong_length(len(signs), SIZE_OF_LENGTH), line)
    digits = digits_of(signs)
    if max(digits) > size:
        odd = next(sign for sign, digit in zip(signs, digits, strict=True) if digit > size)
        expected = a_digit(size)
        problem = text("found {found}, expected {expected}", found=named(odd), expected=expected)
        raise FormatError(problem, line)
    return Grid(Geometry.of_size(size), digits)


def _state_in(written: str, givens: Grid, line: int) -> bytes:
    """Return the entries, none of them for an empty field."""
    if not written.strip(" \t"):
        return bytes(givens.geometry.cell_count)
    grid = _grid_in(written, line)
    if grid.geometry != givens.geometry:
        raise FormatError(text("the entries are of another size than the puzzle"), line)
    return grid.digits


def _text_of(record: PuzzleRecord, name: str) -> str:
    """Return what is known under `name`, if it can be written and read again as it is."""
    words = str(getattr(record.puzzle.metadata, name))
    return words if words == sanitised(words) and len(words) <= _LONGEST_FIELD else ""
