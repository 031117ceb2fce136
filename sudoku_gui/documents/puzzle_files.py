"""Puzzle files read and written, with an answer that says how it went."""

import errno
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from sudoku_gui import formats
from sudoku_gui.documents.atomic_save import SaveError, write_whole
from sudoku_gui.formats import Content, Format, Part, Reading
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.language import Text
from sudoku_gui.wording import NOT_REGULAR, file_sentence


@dataclass(frozen=True, slots=True)
class Opened:
    """The file at `path` was read."""

    path: Path
    reading: Reading


@dataclass(frozen=True, slots=True)
class Saved:
    """The contents are safe in the file at `path`, but for the parts that it has no room for."""

    path: Path
    format: Format
    contents: Sequence[Content]
    lost: frozenset[Part]


@dataclass(frozen=True, slots=True)
class Failed:
    """Nothing was read, or nothing written; the file at `path` is as it was."""

    path: Path
    problem: Text


def read_file(path: Path) -> Opened | Failed:
    """Read what is in a regular file of at most formats.SIZE_LIMIT bytes."""
    try:
        if not path.is_file():
            path.stat()  # says best why: missing, or not permitted
            return Failed(path, NOT_REGULAR)
        with path.open("rb") as stream:
            data = stream.read(formats.SIZE_LIMIT + 1)
        return Opened(path, formats.read(data))
    except OSError as error:
        return Failed(path, file_sentence(error))
    except FormatError as error:
        return Failed(path, error.sentence)
    except ValueError:  # a zero byte in the name, which a link dragged here may have
        return Failed(path, file_sentence(FileNotFoundError(errno.ENOENT, "")))


def write_file(path: Path, contents: Sequence[Content], format_: Format) -> Saved | Failed:
    """Write `contents` so that the file holds either all of them or what it held before."""
    try:
        data = formats.write_all(contents, format_)
        lost = formats.lost(contents, data, format_)
        write_whole(path, data)
    except FormatError as error:
        return Failed(path, error.sentence)
    except SaveError as error:
        return Failed(path, error.problem)
    return Saved(path, format_, contents, lost)


def write_made(path: Path, make: Callable[[], bytes]) -> Path | Failed:
    """Write what `make` makes so that the file holds all of it or what it held before.

    Return the path where that is done.
    """
    try:
        write_whole(path, make())
    except SaveError as error:
        return Failed(path, error.problem)
    return path
