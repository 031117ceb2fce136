"""A whole grid on one line: 81 signs for 9x9, one per cell, row by row.

    53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

Behind the cells, after a space, there may be a rating or a comment.  A file may
hold many such lines, of different sizes too.
"""

from collections.abc import Sequence

from sudoku_gui.formats.format import Capacity, Format, Parsed
from sudoku_gui.formats.puzzle_record import Content, Lazy
from sudoku_gui.formats.puzzle_summary import Outline, Outlined
from sudoku_gui.formats.remarks import gathered, skipped
from sudoku_gui.formats.text.layout import Layout, layout_of
from sudoku_gui.formats.text.puzzle_lines import GoodLine, sorted_lines
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text

_NOT_ROWS = " # 4x4"  # or 16 lines of 16 signs would be read as the rows of one grid


def _recognises(source: SourceText) -> bool:
    return layout_of(source) is Layout.LINES


def _parse(source: SourceText) -> Parsed:
    found = sorted_lines(source)
    return Parsed(
        Outlined(found.good, _content, _outline),
        (
            *gathered(list(found.tails), lambda _: text("the text after the cells was skipped")),
            *skipped(found.comments),
        ),
        Lazy(found.bad, found.fault_of),
    )


def _content(written: str) -> Content:
    return GoodLine.of_text(written).content()


def _outline(written: str) -> Outline:
    return GoodLine.of_text(written).outline()


def _write(contents: Sequence[Content]) -> str:
    lines = [content.grid.line() for content in contents]
    if len(lines) % 16 == 0 and all(len(line) == 16 for line in lines):
        lines[0] += _NOT_ROWS
    return "".join(f"{line}\n" for line in lines)


FORMAT = Format(
    name="line",
    title=text("One line of all cells"),
    suffixes=(".line", ".txt"),
    capacity=Capacity.MANY,
    recognises=_recognises,
    parse=_parse,
    write=_write,
)
