"""`sudoku-gui rate`: how hard the puzzles of whole files are, on all cores.

A row for each puzzle, in the order of the input.  A line that is no puzzle is reported and leaves
out nothing but itself; a puzzle without just one solution has a row that says so.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Generator, Iterable
from contextlib import closing
from functools import partial
from threading import Event

from sudoku_gui.cli import streams
from sudoku_gui.cli.answers import ChunkAnswers, LineChunk
from sudoku_gui.cli.arguments import (
    add_files_argument,
    add_from_argument,
    add_jobs_argument,
    add_puzzles_argument,
)
from sudoku_gui.cli.batch_input import chunks_asked_for
from sudoku_gui.cli.batch_progress import progress_over
from sudoku_gui.cli.command import Command, ExitStatus
from sudoku_gui.cli.rating_answers import RATING_HEADER, rating_answerer
from sudoku_gui.cli.worker_process import results_of_processes
from sudoku_gui.cli.workers import results_in_order
from sudoku_gui.language import text, tr

_PIECE_BYTES = 1 << 10
"""Of lines rated at once: hard puzzles take long, and who waits is to see results."""


def _add_arguments(parser: ArgumentParser) -> None:
    add_files_argument(parser)
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument("--csv", action="store_true", help=tr("write a table for spreadsheets"))
    forms.add_argument(
        "--json", action="store_true", help=tr("write a JSON object per line, with all steps")
    )
    add_puzzles_argument(parser)
    add_from_argument(parser)
    add_jobs_argument(parser)


def _run(options: Namespace) -> ExitStatus:
    form = "json" if options.json else "csv" if options.csv else "line"
    header = RATING_HEADER if options.csv else b""
    progress = progress_over(options.files, streams.STANDARD_OUTPUT, header)
    pieces = chunks_asked_for(options, lambda _: (), _PIECE_BYTES)
    with closing(_answered(pieces, form, options.jobs)) as results:
        for rows in progress.follow(results):
            streams.write_result(rows)
            streams.flush_results()
    return progress.status


def _answered(
    pieces: Iterable[LineChunk], form: str, jobs: int
) -> Generator[ChunkAnswers, None, None]:
    """Return the pieces with their answers.  Finders run in one thread at a time."""
    if jobs == 1:
        return results_in_order(pieces, [rating_answerer(form)], Event())
    return results_of_processes(pieces, partial(rating_answerer, form), jobs)


COMMAND = Command(
    "rate", text("rate the puzzles of whole files by the hardest step"), _add_arguments, _run
)
