"""Files and standard input as they are read: bit by bit, as soon as something is there."""

import errno
import os
import stat
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from io import BufferedReader
from pathlib import Path

from sudoku_gui.cli import streams
from sudoku_gui.cli.command import BadInputError
from sudoku_gui.formats.text.source_stream import ByteSource
from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.wording import file_sentence


def size_of(files: Sequence[str]) -> int:
    """Return how many bytes there are to read, 0 if nobody knows."""
    paths = [Path(file) for file in files]
    if streams.STANDARD_INPUT in files or not all(path.is_file() for path in paths):
        return 0
    return sum(path.stat().st_size for path in paths)


def refuse_unreadable(file: str) -> None:
    """Raise BadInputError before any result is written."""
    if file == streams.STANDARD_INPUT:
        return
    try:
        if stat.S_ISDIR(Path(file).stat().st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not os.access(file, os.R_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise streams.error_about(file, file_sentence(error)) from error


@dataclass(slots=True)
class CountedInput:
    """A source that counts the bytes taken from it, and from those before it."""

    source: ByteSource
    taken: int

    def read(self, size: int, /) -> bytes | None:
        """Read at most `size` bytes, count them and return them."""
        data = self.source.read(size)
        self.taken += len(data or b"")
        return data


def opened_input(file: str) -> AbstractContextManager[ByteSource]:
    """Return the file, without a buffer that would wait until it is full.

    Raises BadInputError, or OSError where the system refuses it.
    """
    if file != streams.STANDARD_INPUT:
        path = Path(file)
        if path.exists() and not (path.is_file() or path.is_fifo() or path.is_dir()):
            # A device may have no end.
            raise streams.error_about(file, text("neither a file nor a pipe"))
        return path.open("rb", buffering=0)
    if sys.stdin is None:
        raise BadInputError(text("standard input is closed"))
    stream = sys.stdin.buffer
    return nullcontext(stream.raw if isinstance(stream, BufferedReader) else stream)
