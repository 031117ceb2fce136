"""Sudoku collections (.sdm): a puzzle of 9x9 on each line, a comment behind it.

    53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
    .......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6... # 17

Anything behind the cells is taken for a comment, with # or without.
"""

from collections.abc import Sequence

from sudoku_gui.formats.format import Capacity, Format, Parsed
from sudoku_gui.formats.puzzle_record import Content, Lazy
from sudoku_gui.formats.puzzle_summary import Outline, Outlined
from sudoku_gui.formats.remarks import skipped
from sudoku_gui.formats.sizes import only_9x9
from sudoku_gui.formats.text.free_text import is_one_line, replaced_signs, tidy
from sudoku_gui.formats.text.layout import Layout, layout_of
from sudoku_gui.formats.text.puzzle_lines import SIZE_OF_LENGTH, GoodLine, lengths_of, sorted_lines
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text
from sudoku_gui.model.puzzle import NOTHING_KNOWN, About

_SIZE = 9
_LENGTHS = {_SIZE * _SIZE: _SIZE}
_MARK = "#"


def _recognises(source: SourceText) -> bool:
    """Whether there are several lines of 81 cells or a comment behind one, and no other sizes."""
    if layout_of(source) is not Layout.LINES:
        return False
    lengths = lengths_of(source)
    if lengths.keys() & SIZE_OF_LENGTH.keys() != _LENGTHS.keys():
        return False
    return lengths[_SIZE * _SIZE] > 1 or any(
        _MARK in line.text for line in source.lines if line.kind.is_row
    )


def _parse(source: SourceText) -> Parsed:
    found = sorted_lines(source, _LENGTHS)
    odd = [number for number, tail in found.tails.items() if tidy(tail) != tail]
    remarks = (*replaced_signs(odd), *skipped(found.comments))
    puzzles = Outlined(found.good, _content, _outline)
    return Parsed(puzzles, remarks, Lazy(found.bad, found.fault_of))


def _content(written: str) -> Content:
    line = GoodLine.of_text(written)
    return line.content(_about(line))


def _outline(written: str) -> Outline:
    line = GoodLine.of_text(written)
    return line.outline(_about(line))


def _about(line: GoodLine) -> About:
    if not line.tail:
        return NOTHING_KNOWN
    return About(comment=tidy(line.tail.removeprefix(_MARK)).strip(" \t"))


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
