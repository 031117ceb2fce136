"""The three standard streams: puzzles in, results out, and everything else said beside.

Any of the streams may be closed, and Python then has None in its place.
"""

import contextlib
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from io import TextIOWrapper
from pathlib import Path

from sudoku_gui import formats
from sudoku_gui.cli.command import BadInputError
from sudoku_gui.formats import Format, FormatError, Reading
from sudoku_gui.formats.notes import several_puzzles
from sudoku_gui.language import Text, say, text
from sudoku_gui.model.grid import Conflict, Grid
from sudoku_gui.wording import conflicts_sentence, file_sentence

STANDARD_INPUT = "-"
STANDARD_OUTPUT = "-"


def prepare() -> None:
    """Have signs that the terminal's encoding lacks written as escapes, as in messages."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def read_puzzle(source: str, format_: Format | None) -> Reading:
    """What is in the file `source`, "-" being standard input; raises BadInputError.

    The first puzzle is the one meant, and a note says so where there are more.
    """
    reading = read_puzzles(source, format_)
    return replace(reading, notes=(*several_puzzles(len(reading.contents)), *reading.notes))


def read_puzzles(source: str, format_: Format | None) -> Reading:
    """All that is in the file `source`, "-" being standard input; raises BadInputError."""
    try:
        return formats.read(_read_bytes(source), format_)
    except FormatError as error:
        raise about(source, error.sentence) from error
    except OSError as error:
        raise about(source, file_sentence(error)) from error


def about(source: str, problem: Text) -> BadInputError:
    """The error that `source` has `problem`."""
    name = text("standard input") if source == STANDARD_INPUT else source
    return BadInputError(text("{file}: {problem}", file=name, problem=problem))


def about_conflicts(source: str, conflicts: Sequence[Conflict], grid: Grid) -> BadInputError:
    """The error that digits clash in the `grid` of `source`."""
    return about(source, conflicts_sentence(conflicts, grid.geometry))


def is_read_by_eye() -> bool:
    """Whether results appear on a terminal."""
    return sys.stdout is not None and sys.stdout.isatty()


def write_result(result: bytes) -> None:
    """Write a result, to the byte."""
    if sys.stdout is None:
        raise BadInputError(text("standard output is closed"))
    sys.stdout.buffer.write(result)


def write_lines(*lines: str) -> None:
    """Write lines of a result in the encoding of the terminal."""
    if sys.stdout is None:
        raise BadInputError(text("standard output is closed"))
    for line in lines:
        sys.stdout.write(f"{line}\n")


def deliver() -> None:
    """Have everything written so far arrive; raises OSError if it cannot."""
    if sys.stdout is not None:
        sys.stdout.flush()


def give_up_results() -> None:
    """Forget what could not be delivered, or Python complains about it at exit."""
    if sys.stdout is None:
        return
    with contextlib.suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())


def tell(sentence: Text) -> None:
    """Say something that is no result."""
    tell_line(say(sentence))


def tell_line(line: str) -> None:
    """Write a line that is no result."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):  # nobody is left who could be told
            sys.stderr.write(f"{line}\n")


def _read_bytes(source: str) -> bytes:
    """At most one byte more than the limit, by which the reader sees that it is passed."""
    if source == STANDARD_INPUT:
        if sys.stdin is None:
            raise BadInputError(text("standard input is closed"))
        return sys.stdin.buffer.read(formats.SIZE_LIMIT + 1)
    path = Path(source)
    if path.exists() and not path.is_file() and not path.is_dir():
        raise about(source, text("not a regular file"))  # reading a pipe could wait for ever
    with path.open("rb") as stream:
        return stream.read(formats.SIZE_LIMIT + 1)
