"""`sudoku-gui batch`: the solutions of whole files, or how many there are, on all cores.

Results stand in the order of the input.  A line that is no puzzle is reported and leaves
out nothing but itself.
"""

import csv
import io
import json
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from sudoku_gui.cli import streams
from sudoku_gui.cli.answers import Answer, Answered, Piece, answered, pieces_of
from sudoku_gui.cli.command import BadInputError, Command, ExitStatus
from sudoku_gui.language import text, text_n, tr
from sudoku_gui.wording import file_sentence

_NAMES = ("file", "line", "puzzle", "solution", "solutions")
_MOST_FIGURES = 15


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help=tr("files with a puzzle a line; -: standard input")
    )
    parser.add_argument(
        "--count", type=_number, metavar="LIMIT", help=tr("count solutions up to a limit")
    )
    parser.add_argument("--output", metavar="FILE", help=tr("write the results to a file"))
    parser.add_argument(
        "--format", choices=_FORMS, default="line", help=tr("how to write the results")
    )
    parser.add_argument(
        "--jobs",
        type=_number,
        default=len(os.sched_getaffinity(0))
        if hasattr(os, "sched_getaffinity")
        else os.cpu_count(),
        metavar="N",
        help=tr("how many puzzles to work on at once; otherwise one for each core"),
    )


def _number(word: str) -> int:
    """A whole number from 1 on; int() alone would also take signs and underscores."""
    if word.isascii() and word.isdigit() and len(word) <= _MOST_FIGURES and int(word):
        return int(word)
    raise ArgumentTypeError(tr('found "{word}", expected a number: 1, 2, 3, ...', word=word))


def _run(options: Namespace) -> ExitStatus:
    course = _Course()
    results = answered(_pieces(options.files), options.count or 1, options.jobs)
    is_counted_line = options.format == "line" and options.count is not None
    form = _as_counts if is_counted_line else _FORMS[options.format]
    texts = map(form, course.follow(results))
    header = _csv_row(_NAMES) if options.format == "csv" else ""
    if options.output is None:
        _write_to_standard_output(header, texts)
    else:
        _write_to_file(Path(options.output), header, texts)
    return ExitStatus.BAD_INPUT if course.problem_count else ExitStatus.DONE


class _Course:
    """What is told on the way: problems, and on a terminal how far the work has come."""

    def __init__(self) -> None:
        self.problem_count = 0
        self._puzzle_count = 0
        self._is_shown = sys.stderr is not None and sys.stderr.isatty()

    def follow(self, results: Iterable[Answered]) -> Iterator[Answered]:
        """The results, each told about when it comes by."""
        for each in results:
            self._puzzle_count += len(each.answers)
            self._tell_problems(each)
            yield each
            self._show("\r")
        self._show("\n")

    def _tell_problems(self, result: Answered) -> None:
        for problem in result.problems:
            self.problem_count += 1
            place = text("line {line}: {problem}", line=problem.line, problem=problem.sentence)
            streams.tell(streams.about(result.piece.file, place).sentence)

    def _show(self, end: str) -> None:
        if self._is_shown:
            done = text_n("{n:,} puzzle", "{n:,} puzzles", n=self._puzzle_count)
            sys.stderr.write(f"\r{done}{end}")
            sys.stderr.flush()


def _pieces(files: Sequence[str]) -> Iterator[Piece]:
    for file in files:
        try:
            with _opened(file) as stream:
                yield from pieces_of(file, stream)
        except OSError as error:
            raise streams.about(file, file_sentence(error)) from error


def _opened(file: str) -> BinaryIO:
    if file != streams.STANDARD_INPUT:
        return Path(file).open("rb")
    if sys.stdin is None:
        raise BadInputError(text("standard input is closed"))
    return sys.stdin.buffer


def _write_to_standard_output(header: str, texts: Iterable[str]) -> None:
    streams.write_result(header.encode())
    for each in texts:
        streams.write_result(each.encode())


def _write_to_file(path: Path, header: str, texts: Iterable[str]) -> None:
    """Write all or nothing: beside the file, which is replaced at the end."""
    new = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with new.open("xb") as stream:
            stream.write(header.encode())
            stream.writelines(each.encode() for each in texts)
        new.replace(path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def _as_counts(result: Answered) -> str:
    return "".join(f"{each.puzzle},{each.solutions}\n" for each in result.answers)


def _as_lines(result: Answered) -> str:
    return "".join(f"{each.puzzle},{each.solution}\n" for each in result.answers)


def _as_csv(result: Answered) -> str:
    return "".join(map(_csv_row, (_facts(result, each) for each in result.answers)))


def _as_json(result: Answered) -> str:
    return "".join(
        json.dumps(dict(zip(_NAMES, _facts(result, each), strict=True))) + "\n"
        for each in result.answers
    )


def _facts(result: Answered, answer: Answer) -> tuple[str | int, ...]:
    return result.piece.file, answer.line, answer.puzzle, answer.solution, answer.solutions


def _csv_row(fields: Iterable[str | int]) -> str:
    row = io.StringIO()
    csv.writer(row, lineterminator="\n").writerow(fields)
    return row.getvalue()


_FORMS: dict[str, Callable[[Answered], str]] = {
    "line": _as_lines,
    "csv": _as_csv,
    "json": _as_json,
}

COMMAND = Command(
    "batch", text("solve whole files of puzzles, or count their solutions"), _add_arguments, _run
)
