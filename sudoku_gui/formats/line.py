"""A whole grid on one line: 81 signs for 9x9, one per cell, row by row.

    53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

Behind the cells, after a space, there may be a rating or a comment.  A file may
hold many such lines, of different sizes too.
"""

from collections.abc import Sequence

from sudoku_gui.formats.format import Format, ParseResult, PartWriting
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.remarks import Remark, gathered, skipped
from sudoku_gui.formats.text.layout import TextLayout, text_layout_of
from sudoku_gui.formats.text.line_kind import LineKind
from sudoku_gui.formats.text.puzzle_lines import bare_records, classify_lines
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text

_NOT_ROWS = " # 4x4"  # so that nobody takes 16 lines of 16 signs for the rows of one grid


def _recognises(source: SourceText) -> bool:
    return text_layout_of(source) is TextLayout.LINES


def _parse(source: SourceText) -> ParseResult:
    found = classify_lines(source)
    return ParseResult(
        bare_records(found.good),
        (
            *_other_meaning(source),
            *gathered(found.with_tail, lambda _: text("the text after the cells was skipped")),
            *skipped(found.comments),
        ),
        found.faults(),
    )


def _other_meaning(source: SourceText) -> list[Remark]:
    """Return the remark that grids of 4x4, one a line, might have been rows of one of 16x16."""
    rows = source.rows_of_kind
    if rows.total() != rows[LineKind.JOINED] or rows.total() % 16:
        return []
    if any(len(line.text.strip(" \t")) != 16 for line in source.lines if line.kind.is_row):
        return []
    return [
        Remark(
            text("lines of 16 cells are read as grids of 4x4, not as the rows of one of 16x16"),
            tells_choice=True,
        )
    ]


def _write(records: Sequence[PuzzleRecord]) -> str:
    lines = [record.grid.line() for record in records]
    if len(lines) % 16 == 0 and all(len(line) == 16 for line in lines):
        lines[0] += _NOT_ROWS
    return "".join(f"{line}\n" for line in lines)


def _in_parts(_texts: Sequence[str]) -> PartWriting:
    return PartWriting(lambda signs, _: signs.replace(".", "0") + "\n", is_complete=True)


FORMAT = Format(
    name="line",
    title=text("One line of all cells"),
    suffixes=(".line", ".txt"),
    holds_many=True,
    recognises=_recognises,
    parse=_parse,
    write=_write,
    in_parts=_in_parts,
    is_lossless=True,
)
