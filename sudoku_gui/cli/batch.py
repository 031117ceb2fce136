"""`sudoku-gui batch`: the solutions of whole files, or how many there are, on all cores.

Results stand in the order of the input.  A line that is no puzzle is reported and leaves
out nothing but itself; so is a puzzle whose solutions could not be counted to the end.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Generator, Iterable
from contextlib import closing
from functools import partial
from threading import Event

from sudoku_gui.cli import streams
from sudoku_gui.cli.answers import (
    ChunkAnswerer,
    ChunkAnswers,
    LineChunk,
    chunk_answerer,
)
from sudoku_gui.cli.arguments import (
    add_files_argument,
    add_from_argument,
    add_jobs_argument,
    add_puzzles_argument,
    target_name,
)
from sudoku_gui.cli.batch_input import chunks_asked_for
from sudoku_gui.cli.batch_progress import progress_over
from sudoku_gui.cli.command import Command, ExitStatus
from sudoku_gui.cli.list_summary import tell_solved
from sudoku_gui.cli.number_arguments import number_from
from sudoku_gui.cli.output_files import output_file
from sudoku_gui.cli.row_templates import (
    CSV_HEADER,
    ROW_TEMPLATES,
    csv_template,
)
from sudoku_gui.cli.workers import results_in_order
from sudoku_gui.language import text, tr
from sudoku_gui.solvers.engine import compilation


def _add_arguments(parser: ArgumentParser) -> None:
    add_files_argument(parser)
    parser.add_argument(
        "--count", type=number_from(1), metavar="LIMIT", help=tr("count solutions up to a limit")
    )
    parser.add_argument(
        "--output",
        type=target_name,
        default=streams.STANDARD_OUTPUT,
        metavar="FILE",
        help=tr("write the results to a file"),
    )
    parser.add_argument(
        "--format", choices=ROW_TEMPLATES, default="line", help=tr("how to write the results")
    )
    add_puzzles_argument(parser)
    add_from_argument(parser)
    add_jobs_argument(parser)


def _run(options: Namespace) -> ExitStatus:
    template = ROW_TEMPLATES[options.format]
    header = CSV_HEADER if template is csv_template else b""
    progress = progress_over(options.files, options.output, header)
    pieces = chunks_asked_for(options, lambda file: template(file, options.count is not None))
    answered = _answered_by_threads if compilation.is_compiled() else _answered_by_processes
    results = answered(pieces, options.count or 1, options.jobs)
    with closing(results):
        rows = progress.follow(results)
        if _is_to_standard_output(options):
            for each in rows:
                streams.write_result(each)
                streams.flush_results()
        else:
            with output_file(options.output) as stream:
                stream.writelines(rows)
    if progress.status is not ExitStatus.BAD_INPUT:
        tell_solved(progress.solutions, progress.counts, options.count or 1)
    return progress.status


def _answered_by_threads(
    pieces: Iterable[LineChunk], limit: int, jobs: int
) -> Generator[ChunkAnswers, None, None]:
    """Return the pieces with their answers.

    While one is sought, compiled code lets other threads run.
    """
    stop = Event()
    workers = [ChunkAnswerer(limit, stop).answer for _ in range(jobs)]
    return results_in_order(pieces, workers, stop)


def _answered_by_processes(
    pieces: Iterable[LineChunk], limit: int, jobs: int
) -> Generator[ChunkAnswers, None, None]:
    # Imported late because compiled code needs no processes, and they take long to load.
    from sudoku_gui.cli.worker_process import results_of_processes  # noqa: PLC0415

    return results_of_processes(pieces, partial(chunk_answerer, limit), jobs)


def _is_to_standard_output(options: Namespace) -> bool:
    return bool(options.output == streams.STANDARD_OUTPUT)


COMMAND = Command(
    "batch", text("solve whole files of puzzles, or count their solutions"), _add_arguments, _run
)
