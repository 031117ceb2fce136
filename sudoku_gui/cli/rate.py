"""`sudoku-gui rate`: how hard the puzzles of whole files are, on all cores.

A row for each puzzle, in the order of the input.  A line that is no puzzle is reported and leaves
out nothing but itself; a puzzle without just one solution has a row that says so.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Event

from sudoku_gui import formats
from sudoku_gui.cli import streams
from sudoku_gui.cli.answers import ChunkAnswers, ChunkProblem, LineChunk
from sudoku_gui.cli.arguments import add_jobs_argument, source_name
from sudoku_gui.cli.batch_input import line_chunks_of, refuse_unreadable, size_of
from sudoku_gui.cli.batch_progress import BatchProgress, stream_for_bar
from sudoku_gui.cli.command import Command, ExitStatus
from sudoku_gui.cli.progress_bar import ProgressBar
from sudoku_gui.cli.puzzle_range import PuzzleRange, puzzle_range
from sudoku_gui.cli.rating_answers import RATING_HEADER, puzzles_in, rating_answerer
from sudoku_gui.cli.worker_process import results_of_processes
from sudoku_gui.cli.workers import results_in_order
from sudoku_gui.formats import FormatError, ReadResult
from sudoku_gui.formats.text.source_stream import LineBlock
from sudoku_gui.language import Text, text, tr

_PIECE_BYTES = 1 << 10
"""Of lines rated at once: hard puzzles take long, and who waits is to see results."""
_MOST_BYTES_AS_A_WHOLE = 1 << 20
"""A longer file is read as a puzzle a line, whatever it holds."""
_A_PUZZLE_A_LINE = ("line", "sdm")
"""Formats that are read line by line."""


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files", nargs="+", type=source_name, metavar="FILE", help=tr("files; -: standard input")
    )
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument("--csv", action="store_true", help=tr("write a table for spreadsheets"))
    forms.add_argument(
        "--json", action="store_true", help=tr("write a JSON object per line, with all steps")
    )
    parser.add_argument(
        "--puzzle",
        type=puzzle_range,
        metavar="N[-M]",
        help=tr("only this puzzle of each file, or those from N to M; otherwise all"),
    )
    add_jobs_argument(parser)


def _run(options: Namespace) -> ExitStatus:
    for file in options.files:
        refuse_unreadable(file)
    form = "json" if options.json else "csv" if options.csv else "line"
    header = RATING_HEADER if options.csv else b""
    bar = ProgressBar(stream_for_bar(streams.STANDARD_OUTPUT), size_of(options.files))
    progress = BatchProgress(bar, header)
    with closing(_answered(_pieces_of(options), form, options.jobs)) as results:
        for rows in progress.follow(results):
            streams.write_result(rows)
            streams.flush_results()
    return progress.status


def _pieces_of(options: Namespace) -> Iterator[LineChunk]:
    chosen: PuzzleRange | None = options.puzzle
    if chosen is None:
        return (chunk for file in options.files for chunk in _chunks_of(file))
    # All files are looked at before the first row, for a number that is too high is bad input.
    return iter([chunk for file in options.files for chunk in _chosen_chunks(file, chosen)])


def _answered(
    pieces: Iterable[LineChunk], form: str, jobs: int
) -> Generator[ChunkAnswers, None, None]:
    """Return the pieces with their answers.  Finders run in one thread at a time."""
    if jobs == 1:
        return results_in_order(pieces, [rating_answerer(form)], Event())
    return results_of_processes(pieces, partial(rating_answerer, form), jobs)


def _chunks_of(file: str) -> Iterator[LineChunk]:
    """Return the puzzles of a file, a line each."""
    reading = _whole_reading(file)
    if reading is None:
        return line_chunks_of([file], lambda _: (), _PIECE_BYTES)
    return _chunks_of_reading(file, reading)


def _chosen_chunks(file: str, chosen: PuzzleRange) -> Iterator[LineChunk]:
    """Yield some puzzles of a file, or raise BadInputError where it has not so many."""
    lines: list[LineBlock] = []
    for chunk in _chunks_of(file):
        for found in puzzles_in(chunk):
            if not isinstance(found, Text):
                number, puzzle = found
                lines.append(LineBlock(number, f"{puzzle.signs}\n".encode()))
        if len(lines) >= chosen.last:
            break
    rows = chosen.rows_of(len(lines))
    for row in rows:
        yield LineChunk(file, (), 0, lines[row], is_last=row == rows[-1])


def _whole_reading(file: str) -> ReadResult | None:
    """Return what is in a file that is in a format of its own; None for a puzzle a line."""
    path = Path(file)
    if file == streams.STANDARD_INPUT or not path.is_file():
        return None
    if path.stat().st_size > _MOST_BYTES_AS_A_WHOLE:
        return None
    try:
        reading = formats.read(path.read_bytes())
    except FormatError:
        return None  # its lines are told of one by one
    return None if reading.format.name in _A_PUZZLE_A_LINE else reading


def _chunks_of_reading(file: str, reading: ReadResult) -> Iterator[LineChunk]:
    """Yield the puzzles, those of shapes that a line cannot tell left out and named."""
    sentences = [each.sentence for each in reading.refused]
    for number, record in enumerate(reading.records, start=1):
        givens = record.puzzle.givens
        if givens.geometry.is_plain:
            yield LineChunk(file, (), 0, LineBlock(number, f"{givens.line('.')}\n".encode()))
        else:
            sentences.append(
                text("puzzle {number}: only grids with rectangular boxes are rated", number=number)
            )
    problems = tuple(ChunkProblem(each, ExitStatus.SOME_LEFT_OUT) for each in sentences)
    yield LineChunk(file, (), Path(file).stat().st_size, problems=problems, is_last=True)


COMMAND = Command(
    "rate", text("rate the puzzles of whole files by the hardest step"), _add_arguments, _run
)
