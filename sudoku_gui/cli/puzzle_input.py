"""The puzzles a command is given: those of a file, or of standard input."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from sudoku_gui import formats
from sudoku_gui.cli.command import BadInputError
from sudoku_gui.cli.puzzle_range import missing_puzzle_error
from sudoku_gui.cli.streams import STANDARD_INPUT, error_about
from sudoku_gui.formats import Format, FormatError, ReadResult
from sudoku_gui.formats.remarks import several_puzzles
from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.model.grid import Conflict, Grid
from sudoku_gui.solvers.unsuitable import UnsuitableGeometryError
from sudoku_gui.wording import conflicts_sentence, file_sentence


def read_puzzle(source: str, format_: Format | None, number: int | None = None) -> ReadResult:
    """Return what is in the file `source`, "-" being standard input, or raise BadInputError.

    The first puzzle is the one meant, and a remark says so where there are more, unless it is
    asked for by its number, counted from 1: then nothing but that is returned.
    """
    reading = read_puzzles(source, format_)
    if number is not None:
        if number > len(reading.records):
            raise missing_puzzle_error(len(reading.records), number)
        return replace(reading, records=(reading.records[number - 1],))
    return replace(reading, remarks=(*several_puzzles(len(reading.records)), *reading.remarks))


def read_puzzles(source: str, format_: Format | None) -> ReadResult:
    """Return all that is in the file `source`, "-" being standard input, or raise BadInputError."""
    try:
        return formats.read(_read_bytes(source), format_)
    except FormatError as error:
        raise error_about(source, error.sentence) from error
    except OSError as error:
        raise error_about(source, file_sentence(error)) from error


def conflicts_error(source: str, conflicts: Sequence[Conflict], grid: Grid) -> BadInputError:
    """Return the error that digits clash in the `grid` of `source`."""
    return error_about(source, conflicts_sentence(conflicts, grid.geometry))


@contextmanager
def refusing_unsuitable(source: str) -> Iterator[None]:
    """Raise BadInputError where an algorithm or an engine refuses the grid of `source`."""
    try:
        yield
    except UnsuitableGeometryError as error:
        raise error_about(source, error.sentence) from error


def _read_bytes(source: str) -> bytes:
    """Return at most one byte more than the limit, by which the reader sees that it is passed."""
    if source == STANDARD_INPUT:
        if sys.stdin is None:
            raise BadInputError(text("standard input is closed"))
        return sys.stdin.buffer.read(formats.SIZE_LIMIT + 1)
    path = Path(source)
    if path.exists() and not (path.is_file() or path.is_fifo() or path.is_dir()):
        raise error_about(source, text("neither a file nor a pipe"))  # a device may have no end
    with path.open("rb") as stream:
        return stream.read(formats.SIZE_LIMIT + 1)
