"""Puzzles written as a line each: what line and sdm have in common.

A line that is no puzzle is refused and the rest is kept.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.puzzle_record import LazySequence, PuzzleRecord
from sudoku_gui.formats.puzzle_summary import PuzzleSummary, SummarisedRecords
from sudoku_gui.formats.text.free_text import sanitised
from sudoku_gui.formats.text.layout import no_rows_error
from sudoku_gui.formats.text.line_kind import LineKind
from sudoku_gui.formats.text.packed_lines import PackedLines
from sudoku_gui.formats.text.signs import NO_DIGIT, a_digit, digits_of, line_of, named
from sudoku_gui.formats.text.source_text import CELLS_OF_RUN, LineRun, SourceLine, SourceText
from sudoku_gui.language import Text, text, text_n
from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.geometry import SIZES, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import NO_METADATA, Metadata, Puzzle

SIZE_OF_LENGTH: Mapping[int, int] = {size * size: size for size in SIZES}

_PARTS = re.compile(r"[ \t]*([^ \t]+)[ \t]*")


class PuzzleLine(NamedTuple):
    """A line with a grid."""

    signs: str
    tail: str  # what follows the cells, without the spaces around it

    @classmethod
    def of_text(cls, line: str) -> "PuzzleLine":
        """Return the line taken apart."""
        if " " not in line and "\t" not in line:
            return cls(line, "")  # for speed alone: nearly all lines of a collection
        parts = _PARTS.match(line)
        assert parts  # no line is blank
        return cls(parts[1], line[parts.end() :].rstrip(" \t"))

    def record(self, metadata: Metadata = NO_METADATA) -> PuzzleRecord:
        """Return the puzzle on the line."""
        geometry = Geometry.of_size(SIZE_OF_LENGTH[len(self.signs)])
        return PuzzleRecord.without_entries(Puzzle(Grid(geometry, digits_of(self.signs)), metadata))

    def summary(self, metadata: Metadata = NO_METADATA) -> PuzzleSummary:
        """Return what a list shows of the puzzle."""
        return PuzzleSummary(line_of(self.signs), metadata)


@dataclass(slots=True)
class ClassifiedLines:
    """The lines of a text, by what they turned out to be."""

    lengths: Mapping[int, int]
    # As they stand in the text, each a PuzzleLine when it is taken apart.
    good: PackedLines = field(default_factory=PackedLines)
    with_tail: list[int] = field(default_factory=list)  # numbers of good lines
    with_odd_signs: list[int] = field(default_factory=list)  # of these, where its text is none
    bad: list[SourceLine] = field(default_factory=list)
    before_bad: list[int] = field(default_factory=list)  # how many good lines stand before each
    comments: list[int] = field(default_factory=list)  # whole lines

    def add(self, part: SourceLine | LineRun) -> None:
        """Sort the next line, or the next many; `lengths` has that of 9x9."""
        if isinstance(part, LineRun):
            self._add_run(part)
        elif part.kind is LineKind.COMMENT:
            self.comments.append(part.number)
        elif part.kind.is_row and self._is_good(PuzzleLine.of_text(part.text)):
            self.good.extend([part.text])
            self._add_tails(part.number, [PuzzleLine.of_text(part.text).tail])
        else:
            self.bad.append(part)
            self.before_bad.append(len(self.good))

    def faults(self) -> Sequence[FormatError]:
        """Return why each of the bad lines holds no grid, and hold nothing else of the text."""
        lengths, bad, before = self.lengths, self.bad, self.before_bad
        return LazySequence(
            range(len(bad)), lambda at: fault_of(bad[at], lengths).behind(before[at])
        )

    def _add_run(self, run: LineRun) -> None:
        if run.is_bare:
            self.good.extend_joined(run.content, run.line_count, CELLS_OF_RUN)
            return
        lines = run.lines
        self.good.extend(lines)
        self._add_tails(run.number, [line[CELLS_OF_RUN:].strip(" \t") for line in lines])

    def _add_tails(self, first: int, tails: Sequence[str]) -> None:
        """Note what is behind the cells in successive good lines, of which `first` is the first."""
        self.with_tail += [number for number, tail in enumerate(tails, first) if tail]
        every = "\n".join(tails)
        if sanitised(every) != every:  # for speed: nearly all lists are text from end to end
            self.with_odd_signs += [
                number for number, tail in enumerate(tails, first) if sanitised(tail) != tail
            ]

    def _is_good(self, line: PuzzleLine) -> bool:
        return max(digits_of(line.signs)) <= self.lengths.get(len(line.signs), -1)


def fault_of(line: SourceLine, lengths: Mapping[int, int]) -> FormatError:
    """Return why a line holds no grid, where `lengths` are the possible ones."""
    signs, column = _signs_of(line)
    digits = digits_of(signs)
    size = lengths.get(len(signs), 0)
    if size:
        place = next(place for place, digit in enumerate(digits) if digit > size)
        return _unexpected(signs[place], a_digit(size), line.number, column + place)
    place = digits.find(NO_DIGIT)
    if place >= 0:
        expected = text("a digit or a blank")
        return _unexpected(signs[place], expected, line.number, column + place)
    return FormatError(_wrong_length(len(signs), lengths), line.number)


def classify_lines(
    source: SourceText, lengths: Mapping[int, int] = SIZE_OF_LENGTH
) -> ClassifiedLines:
    """Return the lines of `source`, of which one at least is good, or raise FormatError if none is.

    `lengths` says how many signs a line may have, and the size of the grid for each.
    """
    found = ClassifiedLines(lengths)
    for part in source.parts:
        found.add(part)
    if found.good:
        return found
    rows = (line for line in found.bad if line.kind.is_row)
    raise next((fault_of(row, lengths) for row in rows), no_rows_error())


def bare_records(lines: Sequence[str]) -> SummarisedRecords[str]:
    """Return the puzzles on lines of which nothing but the cells is wanted."""
    packed = lines if isinstance(lines, PackedLines) else PackedLines(lines)
    return SummarisedRecords(packed, _bare_record, _bare_summary)


def are_bare(records: Sequence[PuzzleRecord]) -> bool:
    """Return whether it is certain that nothing but the cells is known of any puzzle."""
    return isinstance(records, SummarisedRecords) and records.is_built_like(bare_records(()))


def _bare_record(written: str) -> PuzzleRecord:
    return PuzzleLine.of_text(written).record()


def _bare_summary(written: str) -> PuzzleSummary:
    return PuzzleLine.of_text(written).summary()


def bare_lines_of(records: Sequence[PuzzleRecord]) -> Sequence[str]:
    """Return the cells of all puzzles of a list, "." for a blank, if nothing else is known of any.

    Return none otherwise.
    """
    if not isinstance(records, SummarisedRecords) or not all(
        isinstance(each, str) for each in records.items[:1]
    ):
        return ()
    written = "\n".join(records.items)
    if not written or " " in written or "\t" in written:
        return ()
    return line_of(written).split("\n")


def count_line_lengths(source: SourceText) -> Counter[int]:
    """Return how many rows there are with so many signs, up to a space."""
    lengths = Counter[int]()
    for part in source.parts:
        if isinstance(part, LineRun):
            lengths[CELLS_OF_RUN] += part.line_count
        elif part.kind.is_row:
            lengths[len(_signs_of(part)[0])] += 1
    return lengths


def _signs_of(line: SourceLine) -> tuple[str, int]:
    """Return the signs up to a space, and the column of the first."""
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
