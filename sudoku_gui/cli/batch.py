"""`sudoku-gui batch`: the solutions of whole files, or how many there are, on all cores.

Results stand in the order of the input.  A line that is no puzzle is reported and leaves
out nothing but itself; so is a puzzle whose solutions could not be counted to the end.
"""

import csv
import errno
import io
import json
import os
import stat
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass
from io import BufferedReader
from itertools import chain
from pathlib import Path
from threading import Event
from typing import TextIO

from sudoku_gui.cli import streams
from sudoku_gui.cli.answers import Answered, Form, Piece, Problem, answer
from sudoku_gui.cli.arguments import number_from, number_in, source_name, target_name
from sudoku_gui.cli.command import BadInputError, Command, ExitStatus
from sudoku_gui.cli.progress_bar import ProgressBar
from sudoku_gui.cli.replacing import replacement_of
from sudoku_gui.cli.workers import interrupts_left_to_main_thread, results_in_order
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.formats.source_stream import Lines, Source, lines_of
from sudoku_gui.language import text, tr
from sudoku_gui.solvers import engine
from sudoku_gui.solvers.bulk_rows import Field
from sudoku_gui.wording import file_sentence

_JOBS = range(1, 62)  # more processes Python does not start on every system
_CELLS_9X9 = 81
_SLOW_PIECE_BYTES = 1 << 11  # of lines about grids that take longer than to hand them out
_NAMES = ("file", "line", "puzzle", "solution", "solutions")


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files",
        nargs="+",
        type=source_name,
        metavar="FILE",
        help=tr("files with a puzzle a line; -: standard input"),
    )
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
        "--format", choices=_FORMS, default="line", help=tr("how to write the results")
    )
    parser.add_argument(
        "--jobs",
        type=number_in(_JOBS),
        default=_cores(),
        metavar="N",
        help=tr("how many puzzles to work on at once; otherwise one for each core"),
    )


def _cores() -> int:
    """How many of the machine's cores may be used, as far as it is any use."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return min(usable or 1, _JOBS[-1])


def _run(options: Namespace) -> ExitStatus:
    for file in options.files:
        _refuse_unreadable(file)
    size = sum(map(_size_of, options.files)) if all(map(_is_regular, options.files)) else 0
    form_for = _FORMS[options.format]
    if options.count is not None and form_for is _solution_form:
        form_for = _count_form
    header = _csv_row(*_NAMES) + b"\n" if options.format == "csv" else b""
    pieces = _pieces(options.files, form_for)
    answered = _answered_by_threads if engine.is_compiled() else _answered_by_processes
    results = answered(pieces, options.count or 1, options.jobs)
    course = _Course(ProgressBar(_stream_for_bar(options), size))
    with closing(results):
        rows = chain([header], course.follow(results))
        if _is_to_standard_output(options):
            for each in rows:
                streams.write_result(each)
                streams.deliver()
        else:
            with replacement_of(options.output) as stream:
                stream.writelines(rows)
    return course.status


def _answered_by_threads(
    pieces: Iterable[Piece], limit: int, jobs: int
) -> Generator[Answered, None, None]:
    """Each piece with its answers; while one is sought, compiled code lets other threads run."""
    stop = Event()
    workers = [lambda piece: answer(piece, limit, stop)] * jobs
    return results_in_order(pieces, workers, stop)


def _answered_by_processes(
    pieces: Iterable[Piece], limit: int, jobs: int
) -> Generator[Answered, None, None]:
    # Imported late because compiled code needs no processes, and they take long to load.
    from sudoku_gui.cli.worker_process import WorkerProcess  # noqa: PLC0415

    with interrupts_left_to_main_thread():
        processes = [WorkerProcess(limit) for _ in range(jobs)]
    try:
        workers = [process.answer for process in processes]
        yield from results_in_order(pieces, workers, Event())
    finally:
        for process in processes:
            process.end()


class _Course:
    """What is told on the way: problems, and how far the work has come.

    status: how the program is to end.
    """

    def __init__(self, bar: ProgressBar) -> None:
        self.status = ExitStatus.DONE
        self._bar = bar
        self._is_empty = True  # the file, so far

    def follow(self, results: Iterable[Answered]) -> Iterator[bytes]:
        """The rows of the results, each told about when it comes by."""
        taken = puzzles = 0
        try:
            for each in results:
                self._tell_problems(each)
                yield each.rows
                taken, puzzles = each.piece.taken, puzzles + each.puzzles
                self._bar.show(taken, puzzles)
        finally:
            self._bar.finish(taken, puzzles)

    def _tell_problems(self, result: Answered) -> None:
        problems = result.problems
        self._is_empty &= not (problems or result.puzzles)
        if result.piece.is_last:
            if self._is_empty:
                problems = (Problem(text("there is no puzzle in it"), ExitStatus.BAD_INPUT),)
            self._is_empty = True
        for problem in problems:
            self._bar.clear()
            self.status = max(self.status, problem.status)
            streams.tell(streams.about(result.piece.file, problem.sentence).sentence)


def _stream_for_bar(options: Namespace) -> TextIO | None:
    """Standard error; none where results appear on the same terminal."""
    return None if _is_to_standard_output(options) and streams.is_read_by_eye() else sys.stderr


def _is_to_standard_output(options: Namespace) -> bool:
    return bool(options.output == streams.STANDARD_OUTPUT)


def _is_regular(file: str) -> bool:
    return file != streams.STANDARD_INPUT and Path(file).is_file()


def _size_of(file: str) -> int:
    return Path(file).stat().st_size


def _refuse_unreadable(file: str) -> None:
    """Raise BadInputError before any result is written."""
    if file == streams.STANDARD_INPUT:
        return
    try:
        if stat.S_ISDIR(Path(file).stat().st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not os.access(file, os.R_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise streams.about(file, file_sentence(error)) from error


@dataclass(slots=True)
class _Counted:
    """A source that counts the bytes taken from it, and from those before it."""

    source: Source
    taken: int

    def read(self, size: int, /) -> bytes | None:
        """Read and count."""
        data = self.source.read(size)
        self.taken += len(data or b"")
        return data


def _pieces(files: Sequence[str], form_for: Callable[[str], Form]) -> Iterator[Piece]:
    taken = 0
    for file in files:
        form = form_for(file)
        try:
            with _opened(file) as opened:
                source = _Counted(opened, taken)
                problems: tuple[Problem, ...] = ()
                try:
                    for lines in lines_of(source):
                        yield from _pieces_of(lines, file, form, (taken, source.taken))
                        taken = source.taken
                except FormatError as error:
                    problems = (_end_of_text(error),)
                taken = source.taken
                yield Piece(file, form, taken, problems=problems, is_last=True)
        except OSError as error:
            raise streams.about(file, file_sentence(error)) from error


def _pieces_of(lines: Lines, file: str, form: Form, taken: tuple[int, int]) -> Iterator[Piece]:
    """The lines, in several pieces where they may take long.

    taken: how many bytes of the input were read without them, and with them.
    """
    is_quick = engine.is_compiled() and lines.data.find(b"\n") == _CELLS_9X9
    without, with_ = taken
    done = 0
    for part in [lines] if is_quick else lines.cut(_SLOW_PIECE_BYTES):
        done += len(part.data)
        yield Piece(file, form, without + (with_ - without) * done // len(lines.data), part)


def _end_of_text(error: FormatError) -> Problem:
    sentence = text("{problem}; nothing was read from there on", problem=error.sentence)
    return Problem(sentence, ExitStatus.BAD_INPUT)


def _opened(file: str) -> AbstractContextManager[Source]:
    """The file, without a buffer that would wait until it is full."""
    if file != streams.STANDARD_INPUT:
        return Path(file).open("rb", buffering=0)
    if sys.stdin is None:
        raise BadInputError(text("standard input is closed"))
    stream = sys.stdin.buffer
    return nullcontext(stream.raw if isinstance(stream, BufferedReader) else stream)


def _solution_form(_: str) -> Form:
    return (Field.PUZZLE, b",", Field.SOLUTION, b"\n")


def _count_form(_: str) -> Form:
    return (Field.PUZZLE, b",", Field.COUNT, b"\n")


def _csv_form(file: str) -> Form:
    facts = (Field.LINE, Field.PUZZLE, Field.SOLUTION, Field.COUNT)
    return (_csv_row(file), *(part for fact in facts for part in (b",", fact)), b"\n")


def _json_form(file: str) -> Form:
    return (
        b'{"file": %b, "line": ' % json.dumps(file).encode(),
        Field.LINE,
        b', "puzzle": "',
        Field.PUZZLE,
        b'", "solution": "',
        Field.SOLUTION,
        b'", "solutions": ',
        Field.COUNT,
        b"}\n",
    )


def _csv_row(*fields: str) -> bytes:
    """The fields with what csv needs around them, without the end of the row."""
    row = io.StringIO()
    csv.writer(row, lineterminator="").writerow(fields)
    return row.getvalue().encode("utf-8", "surrogateescape")


_FORMS: dict[str, Callable[[str], Form]] = {
    "line": _solution_form,
    "csv": _csv_form,
    "json": _json_form,
}

COMMAND = Command(
    "batch", text("solve whole files of puzzles, or count their solutions"), _add_arguments, _run
)
