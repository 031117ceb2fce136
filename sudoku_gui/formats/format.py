"""The promise every format keeps, and what a reading gives.

A format is a row in the table of formats: a name, suffixes, and three functions.
A new format is a file that makes a Format, and a line in `sudoku_gui.formats`.
"""

from collections.abc import Callable
from dataclasses import dataclass

from sudoku_gui.formats.notes import Note
from sudoku_gui.formats.source_text import SourceText
from sudoku_gui.language import Text
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle


@dataclass(frozen=True, slots=True)
class Parsed:
    """What a format found in a text: the first puzzle, and notes on all it did not take."""

    puzzle: Puzzle
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Format:
    """A way to write puzzles as text.

    name: in the terminal.  suffixes: in lower case; the first is the format's own.
    recognises: whether the text is meant as this format, well written or not.
    parse: raises FormatError.  write: whole lines, each with its end; raises
    UnsuitableGridError.
    """

    name: str
    title: Text
    suffixes: tuple[str, ...]
    recognises: Callable[[SourceText], bool]
    parse: Callable[[SourceText], Parsed]
    write: Callable[[Grid], str]


@dataclass(frozen=True, slots=True)
class Reading:
    """A puzzle that was read, the format it was in, and what should be known about it."""

    puzzle: Puzzle
    format: Format
    notes: tuple[Note, ...]
