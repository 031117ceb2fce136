"""The input of a batch: files and pipes, in pieces of a line for each puzzle."""

import re
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from sudoku_gui.cli import streams
from sudoku_gui.cli.answers import ChunkProblem, LineChunk, RowTemplate
from sudoku_gui.cli.command import ExitStatus
from sudoku_gui.cli.input_files import CountedInput, opened_input
from sudoku_gui.cli.puzzle_range import MissingPuzzleError, PuzzleRange
from sudoku_gui.formats.errors import FormatError, nothing_read_beyond
from sudoku_gui.formats.puzzle_stream import pieces_of
from sudoku_gui.formats.text.source_stream import LineBlock
from sudoku_gui.lazy_dataclasses import replace
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.wording import file_sentence

if TYPE_CHECKING:
    from sudoku_gui.formats.format import Format, ReadResult

    _Pieces = Iterator[LineBlock | ReadResult]

_BEGINS_9X9 = re.compile(rb"[0-9.*_]{81}[ \t\n]")
_SLOW_PIECE_BYTES = 1 << 11  # of lines about grids that take longer than to hand them out


def chunks_asked_for(
    options: Namespace, form_for: Callable[[str], RowTemplate], piece_bytes: int | None = None
) -> Iterator[LineChunk]:
    """Yield the puzzles of all `options.files`, or of each those of `options.puzzle`."""
    format_ = options.source_format
    if options.puzzle is None:
        return line_chunks_of(options.files, form_for, piece_bytes, format_)
    # All files are looked at before the first row, for a number that is too high is bad input.
    return iter(list(line_chunks_of(options.files, form_for, piece_bytes, format_, options.puzzle)))


def line_chunks_of(
    files: Sequence[str],
    form_for: Callable[[str], RowTemplate],
    piece_bytes: int | None = None,
    format_: "Format | None" = None,
    chosen: PuzzleRange | None = None,
) -> Iterator[LineChunk]:
    """Yield the puzzles of all files, a line each, or raise BadInputError.

    As many lines come at once as are there, or about so many bytes of them.  format_: what the
    files are read as, where that is said; chosen: which of its puzzles, where it is not all.
    """
    taken = 0
    for file in files:
        form = form_for(file)
        try:
            with opened_input(file) as opened:
                source = CountedInput(opened, taken)
                pieces = pieces_of(source, format_)
                if chosen is not None:
                    pieces = _chosen(pieces, chosen, file if len(files) > 1 else None)
                first = chosen.first if chosen else 1
                whole = LineChunk(file, form, taken)
                yield from _chunks_of(pieces, source, whole, piece_bytes, first)
                taken = source.taken
        except OSError as error:
            raise streams.error_about(file, file_sentence(error)) from error


def _chosen(pieces: "_Pieces", chosen: PuzzleRange, file: str | None) -> "_Pieces":
    """Yield of the pieces what is chosen.  file: its name, where it is to be said."""
    # Imported late because most batches are of whole files.
    from sudoku_gui.cli.puzzle_selection import chosen_pieces  # noqa: PLC0415

    try:
        yield from chosen_pieces(pieces, chosen)
    except MissingPuzzleError as error:
        raise (streams.error_about(file, error.sentence) if file else error) from error


def _chunks_of(
    pieces: "_Pieces", source: CountedInput, whole: LineChunk, piece_bytes: int | None, first: int
) -> Iterator[LineChunk]:
    """Yield the puzzles of a file.

    whole: the chunk that they are parts of; first: the number of the first.
    """
    problems, is_begun = tuple[ChunkProblem, ...](), False
    try:
        for piece in pieces:
            whole, taken = replace(whole, taken=source.taken), whole.taken
            if isinstance(piece, LineBlock):
                yield from _cut(piece, piece_bytes, whole, taken)
            else:
                yield from _cut_reading(piece, piece_bytes, whole, first)
                first += len(piece.records)
            is_begun = True
    except FormatError as error:
        sentence = nothing_read_beyond(error) if is_begun else error.sentence
        problems = (ChunkProblem(sentence, ExitStatus.SOME_LEFT_OUT),)
    yield LineChunk(whole.file, whole.form, source.taken, problems=problems, is_last=True)


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


def _cut_reading(
    reading: "ReadResult", piece_bytes: int | None, whole: LineChunk, first: int
) -> Iterator[LineChunk]:
    """Yield the puzzles of a file that was read as a whole."""
    # Imported late because most batches are of lines.
    from sudoku_gui.cli.puzzle_chunks import chunks_of_reading  # noqa: PLC0415

    for chunk in chunks_of_reading(reading, whole, first):
        if chunk.lines.data:
            yield from _cut(chunk.lines, piece_bytes, chunk, chunk.taken)
        else:
            yield chunk
