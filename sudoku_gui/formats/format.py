"""The interface of every file format, and the results of reading.

A format is a row in the registry of formats: a name, suffixes, how many puzzles it
holds, and three functions.  A new format is a file of its name that makes FORMAT, and a
line in `registry`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.formats.record_part import RecordPart
from sudoku_gui.formats.remarks import Remark
from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.puzzle import Metadata, Puzzle

if TYPE_CHECKING:
    from sudoku_gui.formats.text.source_text import SourceText


@dataclass(frozen=True, slots=True)
class TableHead:
    """What must be known before any rows of a table can be read, and what those may tell."""

    line: str  # the header, with the end of its line
    texts: tuple[str, ...]  # the names of the texts that are kept, of Metadata or its `others`
    has_entries: bool


@dataclass(frozen=True, slots=True)
class ParseResult:
    """What a format found in a text."""

    records: Sequence[PuzzleRecord]  # at least one, in the order of the text; may be a LazySequence
    remarks: tuple[Remark, ...] = ()  # on all that was not taken
    # Why each puzzle that is none was left out, each with its line; may be a LazySequence.
    refused: Sequence[FormatError] = ()
    is_line_by_line: bool = False  # whether any lines of the text could be read by themselves
    table: TableHead | None = None  # what they need for that, where they are rows of a table


@dataclass(frozen=True, slots=True)
class PartWriting:
    """How a file is written puzzle by puzzle, where nothing is known of them but their texts."""

    # The lines of a puzzle, of its signs ("." for a blank) and texts; raises UnsuitableGridError.
    puzzle: Callable[[str, Metadata], str]
    head: str = ""
    between: str = ""
    foot: str = ""
    texts: frozenset[str] = frozenset()  # the names of the texts that are written, as in Metadata
    # Whether nothing is left out of a puzzle that the format has room for.
    is_complete: bool = False


@dataclass(frozen=True, slots=True)
class Format:
    """A way to write puzzles as text.

    `sudoku_gui.formats.lost` finds out what a file had no room for in the end.
    """

    name: str  # its name in the terminal
    title: Text
    suffixes: tuple[str, ...]  # in lower case; the first is the format's own
    holds_many: bool  # whether a file may hold more than one puzzle
    # Whether the text is meant as this format, well written or not.
    recognises: Callable[[SourceText], bool]
    parse: Callable[[SourceText], ParseResult]  # raises FormatError
    # One record, or more where a file holds many, as whole lines, each with its end; raises
    # UnsuitableGridError.
    write: Callable[[Sequence[PuzzleRecord]], str]
    # The parts besides the givens that a file has room for, of those that are no text about the
    # puzzle.  Entries it has no room for are written as givens, and notes are left out.
    keeps: frozenset[RecordPart] = frozenset()
    # Whether a text that is read without a remark is written back as it was, but for its layout.
    is_lossless: bool = False
    # Yields what `write` returns of records, piece by piece, taking what is known of them without
    # building them; for lists so long that all other threads would wait for the whole.
    in_pieces: Callable[[Sequence[PuzzleRecord]], Iterator[str]] | None = None
    looks_in_writing: int = 1  # how often each record is looked at for that
    # How a file is written that may be longer than memory, where puzzles may have these texts.
    in_parts: Callable[[Sequence[str]], PartWriting] | None = None

    @property
    def has_entries(self) -> bool:
        """Whether a file tells entries from givens."""
        return RecordPart.ENTRIES in self.keeps


@dataclass(frozen=True, slots=True)
class ReadResult:
    """What was read: at least one record, the format it was in, what should be known about it."""

    records: Sequence[PuzzleRecord]
    format: Format
    remarks: tuple[Remark, ...] = ()  # remarks for people, those on what was refused included
    refused: Sequence[FormatError] = ()
    remarks_of_format: tuple[Remark, ...] = ()  # without those on what was refused and on givens
    is_line_by_line: bool = False
    table: TableHead | None = None
    legacy_encoding: str = ""  # as `SourceText` has it

    @property
    def puzzle(self) -> Puzzle:
        """The first puzzle."""
        return self.records[0].puzzle
