"""Puzzles written as a line each: what line and sdm have in common.

A line that is no puzzle is refused and the rest is kept.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from sudoku_gui.formats.content import Content
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.layout import no_rows
from sudoku_gui.formats.line_kind import LineKind
from sudoku_gui.formats.signs import NO_DIGIT, a_digit, digits_of, named
from sudoku_gui.formats.source_text import SourceLine, SourceText
from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.geometry import SIZES, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import NOTHING_KNOWN, About, Puzzle

SIZE_OF_LENGTH: Mapping[int, int] = {size * size: size for size in SIZES}

_PARTS = re.compile(r"[ \t]*([^ \t]+)[ \t]*")


class GoodLine(NamedTuple):
    """A line with a grid.  tail: what follows the cells, without the spaces around it."""

    number: int
    signs: str
    tail: str

    def content(self, about: About = NOTHING_KNOWN) -> Content:
        """The puzzle on the line."""
        geometry = Geometry.of_size(SIZE_OF_LENGTH[len(self.signs)])
        return Content.untouched(Puzzle(Grid(geometry, digits_of(self.signs)), about))


@dataclass(slots=True)
class SortedLines:
    """The lines of a text, by what they turned out to be; comments are those of whole lines."""

    lengths: Mapping[int, int]
    good: list[GoodLine] = field(default_factory=list)
    bad: list[SourceLine] = field(default_factory=list)
    comments: list[int] = field(default_factory=list)

    def fault_of(self, line: SourceLine) -> FormatError:
        """Why the line holds no grid."""
        signs, column = _signs_of(line)
        digits = digits_of(signs)
        size = self.lengths.get(len(signs), 0)
        if size:
            place = next(place for place, digit in enumerate(digits) if digit > size)
            return _unexpected(signs[place], a_digit(size), line.number, column + place)
        place = digits.find(NO_DIGIT)
        if place >= 0:
            expected = text("a digit or a blank")
            return _unexpected(signs[place], expected, line.number, column + place)
        return FormatError(_wrong_length(len(signs), self.lengths), line.number)


def sorted_lines(source: SourceText, lengths: Mapping[int, int] = SIZE_OF_LENGTH) -> SortedLines:
    """The lines of `source`, of which one at least is good; raises FormatError if none is.

    `lengths` says how many signs a line may have, and the size of the grid for each.
    """
    found = SortedLines(lengths)
    for line in source.lines:
        if line.kind is LineKind.COMMENT:
            found.comments.append(line.number)
            continue
        good = _good(line, lengths)
        if good:
            found.good.append(good)
        else:
            found.bad.append(line)
    if found.good:
        return found
    rows = (line for line in found.bad if line.kind.is_row)
    raise next(map(found.fault_of, rows), no_rows())


def lengths_of(source: SourceText) -> Iterator[int]:
    """How many signs each row has, up to a space."""
    return (len(_signs_of(line)[0]) for line in source.lines if line.kind.is_row)


def _good(line: SourceLine, lengths: Mapping[int, int]) -> GoodLine | None:
    """The line taken apart; None if it holds no grid."""
    if not line.kind.is_row:
        return None
    parts = _PARTS.match(line.text)
    assert parts  # no line is blank
    signs = parts[1]
    if max(digits_of(signs)) > lengths.get(len(signs), -1):
        return None
    return GoodLine(line.number, signs, line.text[parts.end() :].rstrip(" \t"))


def _signs_of(line: SourceLine) -> tuple[str, int]:
    """The signs up to a space, and the column of the first."""
    parts = _PARTS.match(line.text)
    assert parts  # no line is blank
    return parts[1], parts.start(1) + 1


def _unexpected(sign: str, expected: Text, line: int, column: int) -> FormatError:
    problem = text("found {found}, expected {expected}", found=named(sign), expected=expected)
    return FormatError(problem, line, column)


def _wrong_length(cells: int, lengths: Mapping[int, int]) -> Text:
    if len(lengths) == 1:
        return text_n(
            "the line has {n} cell, expected {length}",
            "the line has {n} cells, expected {length}",
            n=cells,
            length=next(iter(lengths)),
        )
    return text_n(
        "the line has {n} cell, expected one of {lengths}",
        "the line has {n} cells, expected one of {lengths}",
        n=cells,
        lengths=", ".join(map(str, lengths)),
    )
