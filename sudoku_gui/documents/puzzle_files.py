"""Puzzle files read and written, with an answer that says how it went."""

import errno
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from sudoku_gui import formats
from sudoku_gui.documents.atomic_save import SaveError, save_bytes
from sudoku_gui.formats import Format, PuzzleRecord, ReadResult, RecordPart
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.language import Text
from sudoku_gui.wording import NOT_REGULAR, file_sentence


@dataclass(frozen=True, slots=True)
class FileOpened:
    """The file at `path` was read."""

    path: Path
    reading: ReadResult


@dataclass(frozen=True, slots=True)
class FileSaved:
    """The records are safe in the file at `path`, but for the parts that it has no room for."""

    path: Path
    format: Format
    records: Sequence[PuzzleRecord]
    lost: frozenset[RecordPart]


@dataclass(frozen=True, slots=True)
class FileFailed:
    """Nothing was read, or nothing written; the file at `path` is as it was."""

    path: Path
    problem: Text


def read_file(path: Path) -> FileOpened | FileFailed:
    """Read a regular file of at most formats.SIZE_LIMIT bytes, and return how that went."""
    try:
        if not path.is_file():
            path.stat()  # says best why: missing, or not permitted
            return FileFailed(path, NOT_REGULAR)
        with path.open("rb") as stream:
            data = stream.read(formats.SIZE_LIMIT + 1)
        return FileOpened(path, formats.read(data))
    except OSError as error:
        return FileFailed(path, file_sentence(error))
    except FormatError as error:
        return FileFailed(path, error.sentence)
    except ValueError:  # a zero byte in the name, which a link dragged here may have
        return FileFailed(path, file_sentence(FileNotFoundError(errno.ENOENT, "")))


def write_file(
    path: Path, records: Sequence[PuzzleRecord], format_: Format
) -> FileSaved | FileFailed:
    """Write `records` so that the file holds either all of them or what it held before."""
    try:
        data = formats.write_all(records, format_)
        lost = formats.lost_parts(records, data, format_)
        save_bytes(path, data)
    except FormatError as error:
        return FileFailed(path, error.sentence)
    except SaveError as error:
        return FileFailed(path, error.problem)
    return FileSaved(path, format_, records, lost)


def write_generated(path: Path, make: Callable[[], bytes]) -> Path | FileFailed:
    """Write what `make` makes so that the file holds all of it or what it held before.

    Return the path where that is done.
    """
    try:
        save_bytes(path, make())
    except SaveError as error:
        return FileFailed(path, error.problem)
    return path
