"""`sudoku-gui judge`: the verdict on a solution program, and what its search has cost.

The program is judged as it is; a second run, which is recorded, counts what it does.  Nothing
but the program that was named is run.
"""

import json
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from pathlib import Path

from sudoku_gui.cli import puzzle_input, streams
from sudoku_gui.cli.arguments import (
    add_from_argument,
    add_optional_files_argument,
    add_puzzles_argument,
)
from sudoku_gui.cli.command import Command, ExitStatus
from sudoku_gui.cli.number_arguments import number_from
from sudoku_gui.judge.instrumentation import JudgedProgram, prepare
from sudoku_gui.judge.program_run import Limits, RunEnd
from sudoku_gui.judge.verdict import Judgement, JudgeProblem, JudgeTask, JudgeVerdict, judge
from sudoku_gui.language import say, text, tr
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import solution_of
from sudoku_gui.wording import conflicts_sentence, file_sentence
from sudoku_gui.wording.judgements import (
    NO_GRID_FOUND,
    NOT_A_PROGRAM,
    NOT_COUNTED_TO_THE_END,
    judgement_sentence,
    syntax_error_sentence,
)

_SECONDS = 10.0
_MEGABYTES = 256
_COUNTERS = ("placements", "backtracks", "reads", "writes", "calls")


@dataclass(frozen=True, slots=True)
class _JudgedPuzzle:
    """A puzzle that the program gets, and where it stands."""

    file: str
    number: int
    givens: Grid
    problem: JudgeProblem


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("program", metavar="PROGRAM.py", help=tr("the solution, in Python"))
    add_optional_files_argument(parser)
    add_puzzles_argument(parser)
    add_from_argument(parser)
    parser.add_argument("--json", action="store_true", help=tr("write a JSON object per line"))
    parser.add_argument(
        "--seconds",
        type=_seconds,
        default=_SECONDS,
        metavar="S",
        help=tr("how much processor time the program may take ({n} unless told)", n=_SECONDS),
    )
    parser.add_argument(
        "--memory",
        type=number_from(16),
        default=_MEGABYTES,
        metavar="MB",
        help=tr("how much memory it may take ({n} unless told)", n=_MEGABYTES),
    )


def _seconds(word: str) -> float:
    """Return a number of seconds, which may be a fraction."""
    if word.isascii() and word.replace(".", "", 1).isdigit() and 0 < float(word) <= 86_400:
        return float(word)
    raise ArgumentTypeError(
        tr('found "{word}", expected seconds: a number above 0, at most 86400', word=word)
    )


def _run(options: Namespace) -> ExitStatus:
    program, failure = _read_program(options.program)
    statuses: set[ExitStatus] = set()
    puzzles = [each for file in options.files for each in _read_puzzles(file, options, statuses)]
    if failure is not None:
        _tell_syntax_error(failure, options)
        return ExitStatus.ANSWER_IS_NO
    assert program is not None, "either of both"
    limits = Limits(options.seconds, options.memory)
    is_right = True
    for puzzle in puzzles:
        task = JudgeTask(options.program, puzzle.givens, puzzle.problem, limits)
        judgement = judge(program, task)
        is_right &= judgement.verdict is JudgeVerdict.RIGHT
        if options.json:
            streams.write_lines(json.dumps(_as_object(judgement, puzzle)))
        else:
            streams.write_lines(*_lines(judgement, puzzle, limits, is_alone=len(puzzles) == 1))
        streams.flush_results()
    return max(statuses) if is_right else ExitStatus.ANSWER_IS_NO


def _read_program(name: str) -> tuple[JudgedProgram | None, SyntaxError | None]:
    try:
        source = Path(name).read_bytes()
    except OSError as error:
        raise streams.error_about(name, file_sentence(error)) from error
    try:
        return prepare(source, name), None
    except SyntaxError as error:
        return None, error
    except (ValueError, RecursionError, MemoryError) as error:
        raise streams.error_about(name, NOT_A_PROGRAM) from error


def _read_puzzles(
    file: str, options: Namespace, statuses: set[ExitStatus]
) -> Iterator[_JudgedPuzzle]:
    """Yield the puzzles of a file, and add how a command ends that had no other."""
    reading = puzzle_input.read_puzzles(file, options.source_format, options.puzzle)
    for remark in reading.remarks:
        streams.print_message(remark.sentence)
    statuses.add(puzzle_input.status_of(reading))
    problem = JudgeProblem.of_format(reading.format.name)
    if problem is None:
        problem = JudgeProblem.SPACED
        streams.print_message(text("the program reads the puzzle as in {name}", name=problem.value))
    for number, record in enumerate(
        reading.records, start=options.puzzle.first if options.puzzle else 1
    ):
        givens = record.puzzle.givens
        if givens.conflicts():
            sentence = conflicts_sentence(givens.conflicts(), givens.geometry)
            raise streams.error_about(file, sentence)
        if solution_of(givens) is None:
            raise streams.error_about(
                file, text("puzzle {n} has no solution, so it cannot judge a program", n=number)
            )
        yield _JudgedPuzzle(file, number, givens, problem)


def _tell_syntax_error(error: SyntaxError, options: Namespace) -> None:
    line, message = error.lineno or 0, f"{type(error).__name__}: {error.msg}"
    if options.json:
        said = {"verdict": JudgeVerdict.ERROR.value, "line": line, "message": message}
        streams.write_lines(json.dumps({**said, **dict.fromkeys(_COUNTERS, 0), "seconds": 0.0}))
    else:
        streams.write_lines(say(syntax_error_sentence(error)))


def _as_object(judgement: Judgement, puzzle: _JudgedPuzzle) -> dict[str, object]:
    """Return the judgement as an object of JSON, by names that scripts know and that stay."""
    run, counters = judgement.run, judgement.counters
    message = f"{run.error}: {run.message}" if run.error else ""
    return {
        "file": puzzle.file,
        "puzzle": puzzle.number,
        "verdict": judgement.verdict.value,
        "line": run.line,
        "message": message,
        **{name: getattr(counters, name) for name in _COUNTERS},
        "calls_by_function": dict(counters.calls_by_function),
        "seconds": round(run.seconds, 6),
    }


def _lines(
    judgement: Judgement, puzzle: _JudgedPuzzle, limits: Limits, *, is_alone: bool
) -> Iterator[str]:
    geometry = puzzle.givens.geometry
    verdict = judgement_sentence(judgement, puzzle.problem, limits, geometry)
    if not is_alone:
        verdict = text(
            "{file}, puzzle {n}: {verdict}", file=puzzle.file, n=puzzle.number, verdict=verdict
        )
    yield say(verdict)
    if not judgement.counters.has_grid:
        yield say(NO_GRID_FOUND)
        return
    for name in _COUNTERS:
        yield f"{name} {getattr(judgement.counters, name)}"
    if judgement.run.end is RunEnd.DONE:
        yield f"seconds {judgement.run.seconds:.3f}"
    if not judgement.is_counted_to_the_end:
        yield say(NOT_COUNTED_TO_THE_END)


COMMAND = Command(
    "judge",
    text("run a solution written in Python as the judge does, and count its steps"),
    _add_arguments,
    _run,
)
