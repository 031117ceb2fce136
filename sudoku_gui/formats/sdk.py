"""Single puzzles of SudoCue and SadMan Software (.sdk): rows with dots, and lines about them.

    #ARuud                      author, and so on: see _LETTERS
    #LEasy
    2..1.5..3
    .54...71.
    ...

What a player has entered stands in a second grid, in sections as SadMan names them:
[Puzzle] and [State].  Their sections of pencil marks and colours are read over.
"""

import re
from collections.abc import Sequence

from sudoku_gui.formats.entries import record_with_entries
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import Format, ParseResult
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.record_part import RecordPart
from sudoku_gui.formats.remarks import Remark, gathered
from sudoku_gui.formats.text.free_text import replaced_signs, sanitised
from sudoku_gui.formats.text.layout import TextLayout, text_layout_of
from sudoku_gui.formats.text.line_kind import LineKind
from sudoku_gui.formats.text.puzzle_rows import parse_rows
from sudoku_gui.formats.text.row_cells import JOINED
from sudoku_gui.formats.text.source_text import SourceLine, SourceText
from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.grid import Grid, sign_of
from sudoku_gui.model.puzzle import NO_METADATA, Metadata, Puzzle

_LETTERS = {
    "A": "author",
    "D": "description",
    "C": "comment",
    "B": "date",
    "S": "source",
    "L": "level",
    "U": "url",
}
_HEADER = re.compile(r"#([ADCBSLU])(.*)", re.DOTALL)
_SECTION = re.compile(r"[ \t]*\[([A-Za-z][A-Za-z0-9 _-]{0,30})\][ \t]*")
_EMPTY_HEADER = "#A\n"  # tells the format from others that have rows
_PUZZLE, _STATE = "puzzle", "state"


@dataclass(slots=True)
class _SdkParts:
    """The lines of a file, each in the part it belongs to."""

    headers: list[SourceLine] = field(default_factory=list)
    puzzle: list[SourceLine] = field(default_factory=list)
    state: list[SourceLine] = field(default_factory=list)
    read_over: list[SourceLine] = field(default_factory=list)

    def remarks(self) -> tuple[Remark, ...]:
        """Return remarks on what is not kept as it is."""
        replaced = [line.number for line in self.headers if sanitised(line.text) != line.text]
        sections = [line.number for line in self.read_over]
        unknown = gathered(sections, lambda _: text("a section of another program, not kept"))
        return (*replaced_signs(replaced), *unknown)


def _recognises(source: SourceText) -> bool:
    """Return whether there are sections, or lines about a single grid of rows without spaces."""
    if any(map(_is_section_of_ours, source.single_lines)):
        return True
    if not any(_HEADER.fullmatch(line.text) for line in source.single_lines):
        return False
    if text_layout_of(source) is TextLayout.NONE:
        return True
    rows = [line.text for line in source.lines if line.kind is LineKind.JOINED]
    return text_layout_of(source) is TextLayout.JOINED_ROWS and len(rows) <= len(
        rows[0].replace("|", "")
    )


def _is_section_of_ours(line: SourceLine) -> bool:
    section = _SECTION.fullmatch(line.text)
    return section is not None and section[1].lower() == _PUZZLE


def _parse(source: SourceText) -> ParseResult:
    parts = _parts_of(source)
    puzzle = _puzzle_in(parts.puzzle)
    metadata = _about(parts.headers)
    record = PuzzleRecord.without_entries(Puzzle(puzzle.records[0].puzzle.givens, metadata))
    remarks = (*puzzle.remarks, *parts.remarks())
    if not parts.state:
        return ParseResult((record,), remarks)
    state = _puzzle_in(parts.state)
    digits = state.records[0].puzzle.givens
    if digits.geometry != record.entries.geometry:
        problem = text("the grid of the state is of another size than the puzzle")
        raise FormatError(problem, parts.state[0].number)
    record, kept = record_with_entries(record.puzzle, digits.digits)
    return ParseResult((record,), (*kept, *remarks, *state.remarks))


def _parts_of(source: SourceText) -> _SdkParts:
    parts = _SdkParts()
    current = parts.puzzle
    for line in source.lines:
        section = _SECTION.fullmatch(line.text)
        if section is None and _HEADER.fullmatch(line.text):
            parts.headers.append(line)
        elif section is None:
            if current is not parts.read_over:
                current.append(line)
        elif section[1].lower() == _PUZZLE:
            current = parts.puzzle
        elif section[1].lower() == _STATE:
            current = parts.state
        else:
            current = parts.read_over
            parts.read_over.append(line)
    return parts


def _puzzle_in(lines: Sequence[SourceLine]) -> ParseResult:
    """Return the one grid in `lines`, or raise FormatError."""
    parsed = parse_rows(lines, JOINED)
    if parsed.refused:
        raise parsed.refused[0]
    if len(parsed.records) > 1:
        problem = text("found {count} grids, expected one", count=len(parsed.records))
        raise FormatError(problem, lines[0].number)
    return parsed


def _about(headers: Sequence[SourceLine]) -> Metadata:
    """Return what the headers say, several with the same letter being the lines of one text."""
    words: dict[str, list[str]] = {}
    for line in headers:
        words.setdefault(_LETTERS[line.text[1]], []).append(sanitised(line.text[2:]))
    return NO_METADATA.with_texts({name: "\n".join(lines) for name, lines in words.items()})


def _write(records: Sequence[PuzzleRecord]) -> str:
    (record,) = records
    givens = record.puzzle.givens
    headers = _headers_of(record.puzzle.metadata)
    if record.entries.filled_count():
        return f"{headers}[Puzzle]\n{_rows_of(givens)}[State]\n{_rows_of(record.grid)}"
    return (headers or _EMPTY_HEADER) + _rows_of(givens)


def _headers_of(metadata: Metadata) -> str:
    words = {letter: getattr(metadata, name) for letter, name in _LETTERS.items()}
    return "".join(
        f"#{letter}{line}\n"
        for letter, told in words.items()
        if told and told == sanitised(told)
        for line in told.split("\n")
    )


def _rows_of(grid: Grid) -> str:
    return "".join("".join(sign_of(digit, ".") for digit in row) + "\n" for row in grid.rows())


FORMAT = Format(
    name="sdk",
    title=text("SudoCue and SadMan: one puzzle"),
    suffixes=(".sdk",),
    holds_many=False,
    recognises=_recognises,
    parse=_parse,
    write=_write,
    keeps=frozenset({RecordPart.ENTRIES}),
)
