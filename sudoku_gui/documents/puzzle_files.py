"""Puzzle files read and written, with an answer that says how it went."""

import errno
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from sudoku_gui import formats
from sudoku_gui.documents.atomic_save import SaveError, save_bytes
from sudoku_gui.formats import Format, PuzzleRecord, ReadResult, RecordPart
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text.decompression import is_compressed
from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.wording import NOT_REGULAR, file_sentence

if TYPE_CHECKING:
    from hashlib import _Hash

READING_CANCELLED = text("reading it was cancelled")
NO_FILE = b""
"""Stands for the digest of a file where there is none."""
_UNREADABLE = b"unreadable"
_PIECE_BYTES = 1 << 20


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


class FileReading:
    """A file that is being read, as another thread sees it: how far that is, and a way to end it.

    Each attribute is written in one thread alone.
    """

    def __init__(self) -> None:
        self.size = 0
        """How many bytes the file has; 0 before that is known."""
        self.taken = 0
        """How many of them were read."""
        self.is_cancelled = False
        """Whether nobody waits for it any more: no more bytes are read then."""


class _ReadingCancelledError(Exception):
    """Nobody waits for the file any more."""


class _FileSource:
    """The bytes of a file, counted, and a digest made of all."""

    def __init__(self, stream: BinaryIO, reading: FileReading) -> None:
        self._stream = stream
        self._reading = reading
        self._digest = _sha256()
        self.is_compressed = False

    def read(self, size: int, /) -> bytes | None:
        """Return at most `size` bytes, or raise _ReadingCancelledError."""
        if self._reading.is_cancelled:
            raise _ReadingCancelledError
        data = self._stream.read(size)
        if data:
            if not self._reading.taken:
                self.is_compressed = is_compressed(data)
            self._reading.taken += len(data)
            self._digest.update(data)
        return data

    def digest(self) -> bytes:
        """Return the digest of the file, reading what was not read by now."""
        while self.read(_PIECE_BYTES):
            pass
        return self._digest.digest()


def read_file(path: Path, reading: FileReading | None = None) -> FileOpened | FileFailed:
    """Read a regular file, a long one too if it is a list of lines, and return how that went.

    reading: is told how far it is.
    """
    reading = reading or FileReading()
    try:
        if not path.is_file():
            path.stat()  # says best why: missing, or not permitted
            return FileFailed(path, NOT_REGULAR)
        with path.open("rb") as stream:
            reading.size = os.fstat(stream.fileno()).st_size
            source = _FileSource(stream, reading)
            found = formats.read_file(source)
            return FileOpened(path, found, source.digest(), source.is_compressed)
    except _ReadingCancelledError:
        return FileFailed(path, READING_CANCELLED)
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
            return _FileSource(stream, FileReading()).digest()
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
    return _sha256(data).digest()


def _sha256(data: bytes = b"") -> "_Hash":
    # Imported late because loading OpenSSL takes long, and a window opens without a file.
    from hashlib import sha256  # noqa: PLC0415

    return sha256(data)


def write_generated(path: Path, make: Callable[[], bytes]) -> Path | FileFailed:
    """Write what `make` makes so that the file holds all of it or what it held before.

    Return the path where that is done.
    """
    return _write(path, make()) or path
