"""A whole grid on one line: 81 signs for 9x9, one per cell, row by row.

    53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

Behind the cells, after a space, there may be a rating or a comment.  A file may
hold many such lines; the first good one is opened.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.format import Format, Parsed
from sudoku_gui.formats.layout import Layout, layout_of, no_rows
from sudoku_gui.formats.notes import Note, gathered, several_puzzles, skipped
from sudoku_gui.formats.signs import NO_DIGIT, a_digit, digits_of, named
from sudoku_gui.formats.source_text import SourceLine, SourceText
from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.geometry import SIZES, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle

_PARTS = re.compile(r"[ \t]*([^ \t]+)[ \t]*(.?)")
_SIZE_OF_LENGTH = {size * size: size for size in SIZES}


@dataclass(slots=True)
class _Found:
    """The lines of a text, by what they turned out to be."""

    good: list[SourceLine] = field(default_factory=list)
    bad: dict[int, SourceLine] = field(default_factory=dict)
    tailed: list[int] = field(default_factory=list)
    skipped: list[int] = field(default_factory=list)

    def notes(self) -> Iterator[Note]:
        """Notes on everything but the first grid."""
        yield from several_puzzles(len(self.good))
        yield from gathered([*self.bad], lambda number: _why_skipped(self.bad[number]))
        yield from gathered(self.tailed, lambda _: text("the text after the cells was skipped"))
        yield from skipped(self.skipped)


def _recognises(source: SourceText) -> bool:
    return layout_of(source) is Layout.LINES


def _parse(source: SourceText) -> Parsed:
    found = _Found()
    for line in source.lines:
        _sort_in(line, found)
    if found.good:
        return Parsed(Puzzle(_grid_in(found.good[0])), tuple(found.notes()))
    raise _fault_of(next(iter(found.bad.values()))) if found.bad else no_rows()


def _sort_in(line: SourceLine, found: _Found) -> None:
    if not line.kind.is_row:
        found.skipped.append(line.number)
        return
    signs, tail, _ = _parts_of(line)
    size = _SIZE_OF_LENGTH.get(len(signs), 0)
    if not size or max(digits_of(signs)) > size:
        found.bad[line.number] = line
        return
    found.good.append(line)
    if tail:
        found.tailed.append(line.number)


def _parts_of(line: SourceLine) -> tuple[str, str, int]:
    """The signs up to a space, the first sign of what follows, and the column of the signs."""
    parts = _PARTS.match(line.text)
    assert parts  # no line is blank
    return parts[1], parts[2], parts.start(1) + 1


def _grid_in(line: SourceLine) -> Grid:
    signs, _, _ = _parts_of(line)
    return Grid(Geometry.of_size(_SIZE_OF_LENGTH[len(signs)]), digits_of(signs))


def _why_skipped(line: SourceLine) -> Text:
    return text("not a puzzle, skipped: {problem}", problem=_fault_of(line).problem)


def _fault_of(line: SourceLine) -> FormatError:
    """Why the line holds no grid."""
    signs, _, column = _parts_of(line)
    digits = digits_of(signs)
    size = _SIZE_OF_LENGTH.get(len(signs), 0)
    if size:
        place = next(place for place, digit in enumerate(digits) if digit > size)
        return _unexpected(signs[place], a_digit(size), line.number, column + place)
    place = digits.find(NO_DIGIT)
    if place >= 0:
        expected = text("a digit or a blank")
        return _unexpected(signs[place], expected, line.number, column + place)
    return FormatError(_wrong_length(len(signs)), line.number)


def _unexpected(sign: str, expected: Text, line: int, column: int) -> FormatError:
    problem = text("found {found}, expected {expected}", found=named(sign), expected=expected)
    return FormatError(problem, line, column)


def _wrong_length(cells: int) -> Text:
    return text_n(
        "the line has {n} cell, expected one of {lengths}",
        "the line has {n} cells, expected one of {lengths}",
        n=cells,
        lengths=", ".join(map(str, _SIZE_OF_LENGTH)),
    )


def _write(grid: Grid) -> str:
    return grid.line() + "\n"


FORMAT = Format(
    name="line",
    title=text("One line of all cells"),
    suffixes=(".line", ".txt"),
    recognises=_recognises,
    parse=_parse,
    write=_write,
)
