"""The input of a batch: files and pipes, in pieces of whole lines."""

import errno
import os
import re
import stat
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from io import BufferedReader
from pathlib import Path

from sudoku_gui.cli import streams
from sudoku_gui.cli.answers import ChunkProblem, LineChunk, RowTemplate
from sudoku_gui.cli.command import BadInputError, ExitStatus
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.text.source_stream import ByteSource, LineBlock, line_blocks_of
from sudoku_gui.language import text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.wording import file_sentence

_BEGINS_9X9 = re.compile(rb"[0-9.*_]{81}[ \t\n]")
_SLOW_PIECE_BYTES = 1 << 11  # of lines about grids that take longer than to hand them out


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


def line_chunks_of(
    files: Sequence[str],
    form_for: Callable[[str], RowTemplate],
    piece_bytes: int | None = None,
) -> Iterator[LineChunk]:
    """Yield all lines of all files, or raise BadInputError.

    As many lines come at once as are there, or about so many bytes of them.
    """
    taken = 0
    for file in files:
        form = form_for(file)
        try:
            with _opened(file) as opened:
                source = _Counted(opened, taken)
                problems: tuple[ChunkProblem, ...] = ()
                try:
                    for lines in line_blocks_of(source):
                        yield from _cut(
                            lines, piece_bytes, LineChunk(file, form, source.taken), taken
                        )
                        taken = source.taken
                except FormatError as error:
                    problems = (_end_of_text(error),)
                taken = source.taken
                yield LineChunk(file, form, taken, problems=problems, is_last=True)
        except OSError as error:
            raise streams.error_about(file, file_sentence(error)) from error


@dataclass(slots=True)
class _Counted:
    """A source that counts the bytes taken from it, and from those before it."""

    source: ByteSource
    taken: int

    def read(self, size: int, /) -> bytes | None:
        """Read at most `size` bytes, count them and return them."""
        data = self.source.read(size)
        self.taken += len(data or b"")
        return data


def _cut(
    lines: LineBlock, piece_bytes: int | None, whole: LineChunk, taken: int
) -> Iterator[LineChunk]:
    """Yield the lines, in several pieces where they may take long.

    whole: the piece that they are part of; taken: how many bytes were read before it.
    """
    is_quick = compilation.is_compiled() and _BEGINS_9X9.match(lines.data)
    if piece_bytes is None and not is_quick:
        piece_bytes = _SLOW_PIECE_BYTES
    done = 0
    for part in [lines] if piece_bytes is None else lines.split(piece_bytes):
        done += len(part.data)
        so_far = taken + (whole.taken - taken) * done // len(lines.data)
        yield LineChunk(whole.file, whole.form, so_far, part)


def _end_of_text(error: FormatError) -> ChunkProblem:
    sentence = text("{problem}; nothing was read from there on", problem=error.sentence)
    return ChunkProblem(sentence, ExitStatus.SOME_LEFT_OUT)


def _opened(file: str) -> AbstractContextManager[ByteSource]:
    """Return the file, without a buffer that would wait until it is full."""
    if file != streams.STANDARD_INPUT:
        return Path(file).open("rb", buffering=0)
    if sys.stdin is None:
        raise BadInputError(text("standard input is closed"))
    stream = sys.stdin.buffer
    return nullcontext(stream.raw if isinstance(stream, BufferedReader) else stream)
