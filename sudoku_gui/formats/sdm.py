"""Sudoku collections (.sdm): a puzzle of 9x9 on each line, a comment behind it.

    53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
    .......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6... # 17

Anything behind the cells is taken for a comment, with # or without.
"""

from collections.abc import Sequence

from sudoku_gui.formats.content import Content, Lazy
from sudoku_gui.formats.format import Capacity, Format, Parsed
from sudoku_gui.formats.free_text import is_one_line, replaced_signs, tidy
from sudoku_gui.formats.layout import Layout, layout_of
from sudoku_gui.formats.lines import SIZE_OF_LENGTH, GoodLine, lengths_of, sorted_lines
from sudoku_gui.formats.notes import skipped
from sudoku_gui.formats.sizes import only_9x9
from sudoku_gui.formats.source_text import SourceText
from sudoku_gui.language import text
from sudoku_gui.model.puzzle import About

_SIZE = 9
_LENGTHS = {_SIZE * _SIZE: _SIZE}
_MARK = "#"


def _recognises(source: SourceText) -> bool:
    """Whether there are several lines of 81 cells or a comment behind one, and no other sizes."""
    if layout_of(source) is not Layout.LINES:
        return False
    lengths = [length for length in lengths_of(source) if length in SIZE_OF_LENGTH]
    if set(lengths) != _LENGTHS.keys():
        return False
    return len(lengths) > 1 or any(_MARK in line.text for line in source.lines if line.kind.is_row)


def _parse(source: SourceText) -> Parsed:
    found = sorted_lines(source, _LENGTHS)
    odd = [line.number for line in found.good if line.tail and tidy(line.tail) != line.tail]
    notes = (*replaced_signs(odd), *skipped(found.comments))
    return Parsed(Lazy(found.good, _content), notes, Lazy(found.bad, found.fault_of))


def _content(line: GoodLine) -> Content:
    return line.content(About(comment=_comment_of(line.tail))) if line.tail else line.content()


def _comment_of(tail: str) -> str:
    return tidy(tail.removeprefix(_MARK)).strip(" \t")


def _write(contents: Sequence[Content]) -> str:
    return "".join(map(_line_of, contents))


def _line_of(content: Content) -> str:
    size = content.grid.geometry.size
    if size != _SIZE:
        raise only_9x9("sdm", size)
    signs, comment = content.grid.line(blank="."), content.puzzle.about.comment
    is_kept = comment and is_one_line(comment)
    return f"{signs} {_MARK} {comment}\n" if is_kept else f"{signs}\n"


FORMAT = Format(
    name="sdm",
    title=text("Collection, a line for each puzzle"),
    suffixes=(".sdm",),
    capacity=Capacity.MANY,
    recognises=_recognises,
    parse=_parse,
    write=_write,
)
