"""Puzzle files read and written, with an answer that says how it went."""

import errno
from collections.abc import Callable, Sequence
from pathlib import Path

from sudoku_gui import formats
from sudoku_gui.documents.atomic_save import SaveError, save_bytes
from sudoku_gui.formats import Format, PuzzleRecord, ReadResult, RecordPart
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text.decompression import is_compressed
from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.wording import NOT_REGULAR, file_sentence

NO_FILE = b""
"""Stands for the digest of a file where there is none."""
_UNREADABLE = b"unreadable"


@dataclass(frozen=True, slots=True)
class FileOpened:
    """The file at `path` was read."""

    path: Path
    reading: ReadResult
    digest: bytes
    """Of what it holds, as `digest_at` returns it."""
    is_compressed: bool = False
    """Whether it would have to be written compressed, which no format is."""


@dataclass(frozen=True, slots=True)
class FileSaved:
    """The records are safe in the file at `path`, but for the parts that it has no room for."""

    path: Path
    format: Format
    records: Sequence[PuzzleRecord]
    lost: frozenset[RecordPart]
    digest: bytes
    """Of what it holds now, as `digest_at` returns it."""


@dataclass(frozen=True, slots=True)
class FileChanged:
    """Nothing was written, for the file at `path` holds something else than was expected."""

    path: Path
    digest: bytes
    """Of what it holds, as `digest_at` returns it."""

    @property
    def is_there(self) -> bool:
        """Whether there is a file."""
        return self.digest != NO_FILE


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
        return FileOpened(path, formats.read(data), _digest_of(data), is_compressed(data))
    except OSError as error:
        return FileFailed(path, file_sentence(error))
    except FormatError as error:
        return FileFailed(path, error.sentence)
    except ValueError:  # a zero byte in the name, which a link dragged here may have
        return FileFailed(path, file_sentence(FileNotFoundError(errno.ENOENT, "")))


def digest_at(path: Path) -> bytes:
    """Return a digest of what the file at `path` holds, NO_FILE where there is none.

    Time and number of a file say less: a copy can have the time of the original, and a program
    that replaces a file by the same content has changed nothing.
    """
    try:
        if not path.exists():
            return NO_FILE
        if not path.is_file():  # a pipe would let us wait
            return _UNREADABLE
        with path.open("rb") as stream:
            return _digest_of(stream.read(formats.SIZE_LIMIT + 1))
    except (OSError, ValueError):
        return _UNREADABLE


def write_file(
    path: Path, records: Sequence[PuzzleRecord], format_: Format
) -> FileSaved | FileFailed:
    """Write `records` so that the file holds either all of them or what it held before.

    A game of a newer version of the program is left alone.
    """
    prepared = _prepared(path, records, format_)
    if isinstance(prepared, FileFailed):
        return prepared
    return _write(prepared.path, prepared.data) or prepared.saved


def write_unchanged_file(
    path: Path, records: Sequence[PuzzleRecord], format_: Format, expected: bytes
) -> FileSaved | FileFailed | FileChanged:
    """Write `records` as `write_file` does, if what the file holds has the digest `expected`."""
    prepared = _prepared(path, records, format_)
    if isinstance(prepared, FileFailed):
        return prepared
    found = digest_at(path)  # as late as can be
    if found != expected:
        return FileChanged(path, found)
    return _write(path, prepared.data) or prepared.saved


@dataclass(frozen=True, slots=True)
class _PreparedFile:
    """What is to be written, and what will be said when it is."""

    path: Path
    data: bytes
    saved: FileSaved


def _prepared(
    path: Path, records: Sequence[PuzzleRecord], format_: Format
) -> _PreparedFile | FileFailed:
    try:
        newer = formats.newer_version_problem(path)
        if newer:
            return FileFailed(path, newer)
        data = formats.write_all(records, format_)
        lost = formats.lost_parts(records, data, format_)
    except FormatError as error:
        return FileFailed(path, error.sentence)
    except OSError as error:
        return FileFailed(path, file_sentence(error))
    return _PreparedFile(path, data, FileSaved(path, format_, records, lost, _digest_of(data)))


def _write(path: Path, data: bytes) -> FileFailed | None:
    try:
        save_bytes(path, data)
    except SaveError as error:
        return FileFailed(path, error.problem)
    return None


def _digest_of(data: bytes) -> bytes:
    # Imported late because loading OpenSSL takes long, and a window opens without a file.
    from hashlib import sha256  # noqa: PLC0415

    return sha256(data).digest()


def write_generated(path: Path, make: Callable[[], bytes]) -> Path | FileFailed:
    """Write what `make` makes so that the file holds all of it or what it held before.

    Return the path where that is done.
    """
    return _write(path, make()) or path
