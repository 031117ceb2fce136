"""The rows of a table of puzzles as they are read: one by one, and many plain ones at once.

Plain are rows without quotation marks that have a puzzle of 9x9, and as many fields as the
header: a pattern made for the columns takes thousands of them in the time of a hundred others.
"""

import re
from collections.abc import Iterator, Sequence

from sudoku_gui.formats.csv_columns import ENTRIES, FIELD_END, PUZZLE, SOLUTION, TableColumns
from sudoku_gui.formats.entries import record_with_entries
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.left_out import IgnoredData
from sudoku_gui.formats.puzzle_record import JoinedSequence, PuzzleRecord
from sudoku_gui.formats.puzzle_summary import SummarisedRecords
from sudoku_gui.formats.remarks import Remark
from sudoku_gui.formats.text.free_text import sanitised
from sudoku_gui.formats.text.packed_lines import PackedLines
from sudoku_gui.formats.text.puzzle_lines import SIZE_OF_LENGTH, bare_records
from sudoku_gui.formats.text.signs import a_digit, digits_of, named
from sudoku_gui.formats.text.wrong_length import puzzle_of_wrong_length
from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle

LONGEST_FIELD = 131_072
"""Of the fields that Python's reader of tables takes."""

_CELLS = b"0123456789.*_"
# Of signs, at least: no other thread runs while a pattern is matched.
_MATCHED_AT_ONCE = 1 << 16
_MATCHED_AFTER_A_MISS = 1 << 12


class TableRows:
    """What the rows of a table with these columns have turned out to be."""

    def __init__(self, columns: TableColumns) -> None:
        self.columns = columns
        self._plain = _plain_row(columns)
        # How many fields that are kept stand before the cells.
        self._before = sum(at < columns.places[PUZZLE] for at in columns.kept)
        self._parts: list[PackedLines | list[PuzzleRecord]] = []  # in the order of the rows
        self._before_last = 0  # how many puzzles there are in all parts but the last
        self.refused: list[FormatError] = []
        self.replaced: list[int] = []  # the lines in whose texts signs were replaced
        self.kept: list[Remark] = []  # on givens that entries differ from
        self.left_out: set[IgnoredData] = set()

    @property
    def _count(self) -> int:
        return self._before_last + len(self._parts[-1]) if self._parts else 0

    @property
    def records(self) -> Sequence[PuzzleRecord]:
        """The puzzles, packed ones built when they are asked for."""
        parts = [
            self._built(part) if isinstance(part, PackedLines) else part for part in self._parts
        ]
        return parts[0] if len(parts) == 1 else JoinedSequence(parts)

    def add(self, row: Sequence[str], line: int) -> None:
        """Take in the row that ends in `line`."""
        columns = self.columns
        try:
            givens = _grid_in(columns.field(row, PUZZLE), line)
            state = _state_in(columns.field(row, ENTRIES), givens, line)
        except FormatError as error:
            # Without what led to it, which holds all of the text.
            self.refused.append(error.with_traceback(None).behind(self._count))
            return
        if columns.field(row, SOLUTION):
            self.left_out.add(IgnoredData.SOLUTION)
        if any(columns.unnamed(row)):
            self.left_out.add(IgnoredData.OTHER)
        as_written = columns.texts(row)
        texts = list(map(sanitised, as_written))
        if texts != as_written:
            self.replaced.append(line)
        every = "".join(texts)
        if any(state) or FIELD_END in every or "\n" in every:
            puzzle = Puzzle(givens, columns.metadata(texts))
            record, kept = record_with_entries(puzzle, state)
            self._add_record(record)
            self.kept += kept
        else:
            cells = columns.field(row, PUZZLE).strip(" \t")
            self._packed().extend([FIELD_END.join((cells, *texts))])

    def add_lines(self, content: str, first: int) -> None:
        """Take in lines without quotation marks, a row each; `first` is the number of the first.

        Raises FormatError where Python's reader of such tables would.
        """
        for part, number, count in _parts_of(content, first, _MATCHED_AT_ONCE):
            if self._add_plain(part, count):
                continue
            for few, of_few, count_of_few in _parts_of(part, number, _MATCHED_AFTER_A_MISS):
                if not self._add_plain(few, count_of_few):
                    for place, line in enumerate(few.removesuffix("\n").split("\n"), of_few):
                        self._add_line(line, place)

    def _add_line(self, line: str, number: int) -> None:
        row = line.split(",")
        if max(map(len, row)) > LONGEST_FIELD:
            raise FormatError(wrong_field(), number)
        if any(row) and not self._add_plain(line, 1):
            self.add(row, number)

    def _add_plain(self, part: str, count: int) -> bool:
        """Take in so many lines if all are plain rows; return whether they are."""
        commas = count * (self.columns.count - 1)
        if len(part) > LONGEST_FIELD or FIELD_END in part or part.count(",") != commas:
            return False
        found = self._plain.findall(part)
        if len(found) != count:
            return False
        if self.columns.kept:
            before = self._before
            rows = [FIELD_END.join(_cells_first(row, before)) for row in found]
            every = "\n".join(rows)
            if sanitised(every) != every or not _are_cells([row[before] for row in found]):
                return False
            self._packed().extend(rows)
        else:
            if not _are_cells(found):
                return False
            self._packed().extend_joined("\n".join(found), count, len(found[0]))
        if SOLUTION in self.columns.places:
            self.left_out.add(IgnoredData.SOLUTION)
        return True

    def _begin(self, part: PackedLines | list[PuzzleRecord]) -> None:
        self._before_last = self._count
        self._parts.append(part)

    def _packed(self) -> PackedLines:
        """Return the packed rows that the next one is added to."""
        if not self._parts or not isinstance(self._parts[-1], PackedLines):
            self._begin(PackedLines())
        last = self._parts[-1]
        assert isinstance(last, PackedLines), "or it was appended just now"
        return last

    def _add_record(self, record: PuzzleRecord) -> None:
        if not self._parts or isinstance(self._parts[-1], PackedLines):
            self._begin([])
        last = self._parts[-1]
        assert isinstance(last, list), "or it was appended just now"
        last.append(record)

    def _built(self, packed: PackedLines) -> SummarisedRecords[str]:
        if not self.columns.kept:
            return bare_records(packed)
        return SummarisedRecords(packed, self.columns.record, self.columns.summary)


def _parts_of(content: str, first: int, size: int) -> Iterator[tuple[str, int, int]]:
    """Yield whole lines of so many signs or few more, the number of the first, and how many."""
    start = 0
    while start < len(content):
        end = content.find("\n", start + size) + 1 or len(content)
        part = content[start:end]
        count = part.count("\n") + (not part.endswith("\n"))
        yield part, first, count
        start, first = end, first + count


def wrong_field() -> Text:
    """Return what is wrong where a row cannot be taken apart."""
    return text("the quotation marks or the length of a field are not right")


def _plain_row(columns: TableColumns) -> re.Pattern[str]:
    """Return what finds the cells in each plain row, and the fields that are kept.

    Fields are found by the sign behind them alone, which is quick: as long as there are as many
    rows as lines, and as many commas as they need, none is in a field.
    """
    last = columns.count - 1
    fields: list[str] = []
    for at in range(columns.count):
        sign = r"[^\n]" if at == last else "[^,]"
        if at == columns.places[PUZZLE]:
            fields.append(f"({sign}{{81}})")
        elif at in columns.kept:
            fields.append(f"({sign}*)")
        elif at == columns.places.get(SOLUTION):
            fields.append(f"{sign}+")
        else:  # for entries, or without a name
            fields.append("")
    return re.compile(rf"^{','.join(fields)}$", re.MULTILINE)


def _are_cells(signs: Sequence[str]) -> bool:
    """Return whether there is nothing in the cells but digits and blanks."""
    every = "".join(signs)
    return every.isascii() and not every.encode().translate(None, _CELLS)


def _cells_first(fields: Sequence[str], before: int) -> Sequence[str]:
    """Return the cells, which are behind `before` fields, and then all other fields."""
    return fields if not before else (fields[before], *fields[:before], *fields[before + 1 :])


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
