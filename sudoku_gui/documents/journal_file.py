"""Journals: lines appended as things happen, which outlive the process that wrote them.

A line is a checksum, a space, and what was noted, which holds no line end.  The checksum
covers the lines before it, too, so that a line that is missing or twice there is noticed.
A process that is killed, or a disk that is full, leaves a line half written at the end: it is
dropped.  What follows a damaged line in the middle cannot be relied upon, and is left out.

Each journal is a file of its own in the folder of the journals, with a lock beside it that a
living window holds, and photos that belong to its games.
"""

from __future__ import annotations

import contextlib
import os
import re
import time
import zlib
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sudoku_gui.documents.journal_lock import JournalLock
from sudoku_gui.documents.journal_photos import PHOTO_SUFFIX, JournalPhotos
from sudoku_gui.file_replacement import atomic_writer
from sudoku_gui.lazy_dataclasses import dataclass

if TYPE_CHECKING:  # mostly there is none
    from sudoku_gui.model.photo import Photo

SIZE_LIMIT = 256 * 2**20
"""Bytes: what is larger was not written by this program."""
_SUFFIX, _LOCK_SUFFIX, _DAMAGED_SUFFIX = ".journal", ".lock", ".damaged"
_CHECKSUM_LENGTH = 8
_NAME = re.compile(r"[0-9a-f]{16}")
_SECONDS_TO_FIRST_LINE = 60
"""More than lie between the making of a lock and the first line of its journal."""


@dataclass(frozen=True, slots=True)
class JournalLines:
    """What a journal holds."""

    lines: Sequence[bytes]
    """The good lines, up to the first bad one."""
    is_damaged: bool
    """Whether a bad line stands before the last one."""


class Journal:
    """A journal that belongs to this process; its file is made with its first line.

    Every method that writes raises OSError where the disk does not take it.  What is not
    written then stays known here, and the next call writes all of it anew: so nothing is
    missing once the disk has room again.
    """

    def __init__(
        self, path: Path, lock: JournalLock | None = None, lines: Sequence[bytes] = ()
    ) -> None:
        self._path = path
        self._lock = lock
        self._lines = list(lines)
        self._photos = JournalPhotos(path)
        self._checksum = 0
        self._handle: int | None = None  # None as long as the file may lack some of the lines

    @property
    def path(self) -> Path:
        """Where its file is, or will be."""
        return self._path

    @property
    def line_count(self) -> int:
        """How many lines it has."""
        return len(self._lines)

    def append(self, lines: Sequence[bytes], photos: Collection[Photo] | None = None) -> None:
        """Add some lines; the system has them then, `sync` sees that the disk has.

        photos: all that lines name from now on, None where that is as it was.
        """
        self._lines += lines
        with self._holding(photos):
            if self._handle is None:
                self._write_all()
            else:
                self._write(self._handle, lines)

    def replace(self, lines: Sequence[bytes], photos: Collection[Photo] = ()) -> None:
        """Hold these lines in place of all there are; a process killed meanwhile leaves either."""
        self._lines = list(lines)
        with self._holding(photos):
            self._write_all()

    def photo(self, name: str) -> Photo | None:
        """Return the photo that lines call so, None where it is gone or damaged."""
        return self._photos.find(name)

    def sync(self) -> None:
        """Have all lines on the disk."""
        if self._handle is None:
            self._write_all()
            return
        try:
            os.fsync(self._handle)
        except OSError:
            self._close_file()
            raise

    def touch(self) -> None:
        """Be the one written last, whatever was written in others meanwhile."""
        now = time.time_ns()  # finer than what the system would put down
        with contextlib.suppress(OSError):
            os.utime(self._path, ns=(now, now))

    def release(self) -> None:
        """Leave it to whoever comes next, as it is."""
        self._close_file()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def remove(self) -> None:
        """Remove it: nothing of what it holds is wanted any more; raises OSError."""
        self._close_file()
        self._lines = []
        try:
            self._path.unlink(missing_ok=True)
            self._photos.remove()
        finally:
            if self._lock is not None:
                self._lock.remove()
                self._lock = None

    def keep_damaged(self) -> None:
        """Keep a copy of the file as it is beside it, before it is written anew."""
        with atomic_writer(self._path.with_suffix(_DAMAGED_SUFFIX)) as copy:
            copy.write(self._path.read_bytes())

    @contextlib.contextmanager
    def _holding(self, photos: Collection[Photo] | None) -> Iterator[None]:
        """Have these photos there before lines name them, and no others afterwards."""
        if photos is None:
            yield
            return
        self._photos.want(photos)
        if photos and self._handle is not None:
            self._close_file()  # and all of it is written, the photos first
        yield
        self._photos.remove_others()

    def _write_all(self) -> None:
        self._close_file()
        self._path.parent.mkdir(parents=True, exist_ok=True)
        if self._lock is None:
            self._lock = JournalLock.acquired(self._path.with_suffix(_LOCK_SUFFIX))
            if self._lock is None:
                raise BlockingIOError("another window holds the journal")
        self._photos.write()
        data, checksum = _encoded(self._lines, 0)
        with atomic_writer(self._path) as stream:
            stream.write(data)
        self._handle = os.open(self._path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        self._checksum = checksum

    def _write(self, handle: int, lines: Sequence[bytes]) -> None:
        data, checksum = _encoded(lines, self._checksum)
        try:
            written = 0
            while written < len(data):
                written += os.write(handle, data[written:])
        except OSError:
            self._close_file()  # its last line may be torn
            raise
        self._checksum = checksum

    def _close_file(self) -> None:
        if self._handle is not None:
            with contextlib.suppress(OSError):
                os.close(self._handle)
            self._handle = None


class JournalFolder:
    """The folder in which journals are kept."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def begin(self) -> Journal:
        """Return a journal with nothing in it."""
        return Journal(self._folder / f"{os.urandom(8).hex()}{_SUFFIX}")

    def paths(self) -> list[Path]:
        """Return where the journals are, the one written last first."""
        self._remove_what_is_alone()
        found = []
        for path in self._ending_in(_SUFFIX):
            with contextlib.suppress(OSError):  # it went meanwhile
                if _NAME.fullmatch(path.stem) and path.is_file():
                    found.append((path.stat().st_mtime_ns, path))
        return [path for _, path in sorted(found, reverse=True)]

    def take(self, path: Path) -> tuple[Journal, JournalLines] | None:
        """Return the journal at `path` and what it holds; None where a living window has it.

        Raises OSError where it cannot be read; then nobody has it.
        """
        lock = JournalLock.acquired(path.with_suffix(_LOCK_SUFFIX))
        if lock is None:
            return None
        try:
            found = read_journal(path)
        except FileNotFoundError:
            lock.remove()
            return None
        except OSError:
            lock.release()
            raise
        return Journal(path, lock, found.lines), found

    def _ending_in(self, suffix: str) -> list[Path]:
        """Return what is in the folder; nothing where it is none, or cannot be read."""
        with contextlib.suppress(OSError):
            return list(self._folder.glob(f"*{suffix}"))
        return []

    def _remove_what_is_alone(self) -> None:
        """Remove locks and photos of windows that died before, or after, there was a journal.

        A young one is left alone: its window may be about to lock it, and would find it taken.
        """
        for path in (*self._ending_in(_LOCK_SUFFIX), *self._ending_in(PHOTO_SUFFIX)):
            with contextlib.suppress(OSError):
                journal = path.with_name(path.stem.partition("-")[0] + _SUFFIX)
                is_old = time.time() - path.stat().st_mtime > _SECONDS_TO_FIRST_LINE
                if is_old and not journal.exists():
                    self._remove_beside(journal)

    def _remove_beside(self, journal: Path) -> None:
        """Remove what stands beside a journal that is not there, unless its window lives."""
        lock = JournalLock.acquired(journal.with_suffix(_LOCK_SUFFIX))
        # Its window may have written the first line since.
        if lock is not None and not journal.exists():
            JournalPhotos(journal).remove()
            lock.remove()
        elif lock is not None:
            lock.release()


def read_journal(path: Path) -> JournalLines:
    """Return what the journal at `path` holds, whoever writes to it; raises OSError."""
    with path.open("rb") as stream:
        data = stream.read(SIZE_LIMIT)
    return _decoded(data)


def _encoded(lines: Sequence[bytes], checksum: int) -> tuple[bytes, int]:
    """Return the lines as they stand in a file behind others, and the checksum of the last."""
    pieces = []
    for line in lines:
        checksum = zlib.crc32(line, checksum)
        pieces.append(b"%08x %s\n" % (checksum, line))
    return b"".join(pieces), checksum


def _decoded(data: bytes) -> JournalLines:
    pieces = data.split(b"\n")
    lines = list(_good_lines(pieces[:-1]))  # behind the last line end stands a torn line, if any
    is_torn = bool(pieces[-1])
    bad = len(pieces) - 1 + is_torn - len(lines)
    return JournalLines(lines, is_damaged=bad > 1)


def _good_lines(pieces: Sequence[bytes]) -> Iterator[bytes]:
    checksum = 0
    for piece in pieces:
        line = piece[_CHECKSUM_LENGTH + 1 :]
        checksum = zlib.crc32(line, checksum)
        if piece[: _CHECKSUM_LENGTH + 1] != b"%08x " % checksum:
            return
        yield line
