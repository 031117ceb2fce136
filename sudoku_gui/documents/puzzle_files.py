"""Puzzle files read and written, with an answer that says how it went."""

import errno
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from sudoku_gui import formats
from sudoku_gui.documents.atomic_save import SaveError, save_bytes, saving_to
from sudoku_gui.documents.file_transfer import FileTransfer, TransferCancelledError
from sudoku_gui.formats import Format, PuzzleRecord, ReadResult, RecordPart
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.puzzle_summary import (
    PartlySummarisedRecords,
    PuzzleSummary,
    known_outlines,
)
from sudoku_gui.formats.text.decompression import is_compressed
from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.wording import NOT_REGULAR, file_sentence

if TYPE_CHECKING:
    from hashlib import _Hash

READING_CANCELLED = text("reading it was cancelled")
WRITING_CANCELLED = text("saving it was cancelled")
_COMPRESSED = text("the file is compressed, and would not be any more")
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
    left_behind: tuple[Text, ...] = ()
    """Sentences that name the contents which a save over the file would lose or change."""


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


class _FileSource:
    """The bytes of a file, counted, and a digest made of all."""

    def __init__(self, stream: BinaryIO, reading: FileTransfer) -> None:
        self._stream = stream
        self._reading = reading
        self._digest = _sha256()
        self.is_compressed = False

    def read(self, size: int, /) -> bytes | None:
        """Return at most `size` bytes, or raise TransferCancelledError."""
        self._reading.go_on()
        data = self._stream.read(size)
        if data:
            if not self._reading.done:
                self.is_compressed = is_compressed(data)
            self._reading.done += len(data)
            self._digest.update(data)
        return data

    def digest(self) -> bytes:
        """Return the digest of the file, reading what was not read by now."""
        while self.read(_PIECE_BYTES):
            pass
        return self._digest.digest()


def read_file(path: Path, reading: FileTransfer | None = None) -> FileOpened | FileFailed:
    """Read a regular file, a long one too if it is a list of lines, and return how that went.

    reading: is told how far it is.
    """
    reading = reading or FileTransfer()
    try:
        if not path.is_file():
            path.stat()  # says best why: missing, or not permitted
            return FileFailed(path, NOT_REGULAR)
        with path.open("rb") as stream:
            return _opened(path, stream, reading)
    except TransferCancelledError:
        return FileFailed(path, READING_CANCELLED)
    except OSError as error:
        return FileFailed(path, file_sentence(error))
    except FormatError as error:
        return FileFailed(path, error.sentence)
    except ValueError:  # a zero byte in the name, which a link dragged here may have
        return FileFailed(path, file_sentence(FileNotFoundError(errno.ENOENT, "")))


def _opened(path: Path, stream: BinaryIO, reading: FileTransfer) -> FileOpened:
    reading.size = os.fstat(stream.fileno()).st_size
    source = _FileSource(stream, reading)
    found = formats.read_file(source)
    digest = source.digest()
    if source.is_compressed:
        return FileOpened(path, found, digest, (_COMPRESSED,))
    left = formats.left_behind(stream, found)
    return FileOpened(path, found, digest, tuple(remark.sentence for remark in left))


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
            return _FileSource(stream, FileTransfer()).digest()
    except (OSError, ValueError):
        return _UNREADABLE


def write_file(
    path: Path,
    records: Sequence[PuzzleRecord],
    format_: Format,
    writing: FileTransfer | None = None,
) -> FileSaved | FileFailed:
    """Write `records` so that the file holds either all of them or what it held before.

    A game of a newer version of the program is left alone.
    writing: is told how far it is.
    """
    return _write(path, records, format_, writing or FileTransfer())


def write_unchanged_file(
    path: Path,
    records: Sequence[PuzzleRecord],
    format_: Format,
    expected: bytes,
    writing: FileTransfer | None = None,
) -> FileSaved | FileFailed | FileChanged:
    """Write `records` as `write_file` does, if what the file holds has the digest `expected`."""

    def refuse_change() -> None:
        found = digest_at(path)
        if found != expected:
            raise _ChangedError(found)

    try:
        refuse_change()  # before a long list is written for nothing
        return _write(path, records, format_, writing or FileTransfer(), refuse_change)
    except _ChangedError as error:
        return FileChanged(path, error.digest)


class _ChangedError(Exception):
    """A file holds something else than was expected."""

    def __init__(self, digest: bytes) -> None:
        super().__init__()
        self.digest = digest


def _write(
    path: Path,
    records: Sequence[PuzzleRecord],
    format_: Format,
    writing: FileTransfer,
    at_last: Callable[[], None] = lambda: None,
) -> FileSaved | FileFailed:
    """Write `records`; `at_last` may raise what leaves the file as it is."""
    writing.size = (format_.looks_in_writing + 1) * len(records)
    counted = _counted(records, writing)
    try:
        newer = formats.newer_version_problem(path)
        if newer:
            return FileFailed(path, newer)
        with saving_to(path) as file:
            digest = _sha256()
            for piece in formats.write_in_pieces(counted, format_):
                digest.update(piece)
                file.write(piece)
            file.seek(0)
            lost = formats.lost_parts_in(counted, file, format_)
            writing.go_on()
            at_last()
    except TransferCancelledError:
        return FileFailed(path, WRITING_CANCELLED)
    except FormatError as error:
        return FileFailed(path, error.sentence)
    except SaveError as error:
        return FileFailed(path, error.problem)
    except OSError as error:
        return FileFailed(path, file_sentence(error))
    return FileSaved(path, format_, records, lost, digest.digest())


def _counted(records: Sequence[PuzzleRecord], writing: FileTransfer) -> Sequence[PuzzleRecord]:
    """Return the same records, each look at which is counted, or raises TransferCancelledError."""
    outlines = known_outlines(records)

    def record(place: int) -> PuzzleRecord:
        writing.go_on(1)
        return records[place]

    def outline(place: int) -> PuzzleSummary | None:
        known = outlines[place]
        writing.go_on(0 if known is None else 1)  # then it is built, which is counted
        return known

    return PartlySummarisedRecords(range(len(records)), record, outline)


def _sha256() -> "_Hash":
    # Imported late because loading OpenSSL takes long, and a window opens without a file.
    from hashlib import sha256  # noqa: PLC0415

    return sha256()


def write_generated(path: Path, make: Callable[[], bytes]) -> Path | FileFailed:
    """Write what `make` makes so that the file holds all of it or what it held before.

    Return the path where that is done.
    """
    try:
        save_bytes(path, make())
    except SaveError as error:
        return FileFailed(path, error.problem)
    return path
