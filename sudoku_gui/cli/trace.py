"""`sudoku-gui trace`: moments of a search, one a line.

In JSON a moment is an object (see playback.records).  In words it is a sentence in the
language of the user, with the reasons of what was refused.  Otherwise the facts of JSON
stand in columns, the digit as it stands in the grid.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from sudoku_gui.cli import puzzle_input, streams
from sudoku_gui.cli.algorithm_choice import algorithm_with_steps
from sudoku_gui.cli.arguments import add_file_argument, add_puzzle_argument
from sudoku_gui.cli.command import BadInputError, Command, ExitStatus
from sudoku_gui.cli.steps import (
    add_step_argument,
    add_step_range_arguments,
    refuse_reversed_range,
    report_missing_step,
)
from sudoku_gui.formats.puzzle_record import PuzzleRecord
from sudoku_gui.language import say, text, text_n, tr
from sudoku_gui.model.grid import Grid, sign_of
from sudoku_gui.playback.jumps import Jump, JumpStatus, ToDeepest, ToEnd, ToNext
from sudoku_gui.playback.step_formats import json_line, moment_fields
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers.procedure import Procedure
from sudoku_gui.solvers.search import Algorithm, Condition, Moment
from sudoku_gui.solvers.search_start import ConflictError
from sudoku_gui.wording.steps import step_in_words

_START, _END = 0, sys.maxsize  # of a range of steps where its ends are not named
_LANDMARKS: Mapping[str, tuple[Jump, ...]] = {
    "backtrack": (ToNext(Condition.backtrack()),),
    "deadend": (ToNext(Condition.dead_end()),),
    "deepest": (ToEnd(), ToDeepest()),
    "end": (ToEnd(),),
}
_COLUMNS = (
    "{step:>9}  {kind:<9}  {cell:<6}  {digit:>5}  {depth:>5}  {placements:>10}  {backtracks:>10}"
    "  {tries:>10}  {reads:>10}  {calls:>10}  {grid}"
)

_Form = Callable[[Iterable[Moment]], Iterator[str]]


def _add_arguments(parser: ArgumentParser) -> None:
    add_file_argument(parser)
    add_puzzle_argument(parser)
    parser.add_argument(
        "--algorithm",
        required=True,
        metavar="NAME",
        help=tr("how to search (see sudoku-gui algorithms)"),
    )
    add_step_argument(parser, "--at", "at", tr("one moment; 0 is the start"))
    add_step_range_arguments(parser)
    parser.add_argument(
        "--until",
        choices=_LANDMARKS,
        help=tr("the first backtrack, the first dead end, the deepest moment, or the end"),
    )
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument("--json", action="store_true", help=tr("write a JSON object per line"))
    forms.add_argument("--words", action="store_true", help=tr("write each step as a sentence"))


def _run(options: Namespace) -> ExitStatus:
    first, last = _step_range(options)
    algorithm = algorithm_with_steps(options.algorithm)
    form: _Form = _in_columns
    if options.json:
        form = _as_json
    elif options.words:
        form = partial(_in_words, algorithm.procedure)

    def show(record: PuzzleRecord) -> ExitStatus:
        timeline = _timeline_of(record.puzzle.givens, algorithm, options)
        if options.until is not None:
            return _show_landmark(timeline, options.until, form)
        return _show_range(timeline, first, last, form)

    return puzzle_input.run_for_each(puzzle_input.read_puzzle(options), show)


def _timeline_of(givens: Grid, algorithm: Algorithm, options: Namespace) -> Timeline:
    """Return the search that is shown, or raise AnswerIsNoError or BadInputError."""
    try:
        with puzzle_input.refusing_unsuitable(options.file):
            return Timeline(algorithm, givens)
    except ConflictError as error:
        raise puzzle_input.conflicts_error(options.file, error.conflicts, givens) from error


def _step_range(options: Namespace) -> tuple[int, int]:
    """Return the first and the last step to show, all of them where none is named."""
    named = [step for step in (options.first, options.last) if step is not None]
    if [bool(named), options.at is not None, options.until is not None].count(True) > 1:
        raise BadInputError(text("--at, --until, and --from with --to exclude each other"))
    if options.at is not None:
        return options.at, options.at
    first = _START if options.first is None else options.first
    last = _END if options.last is None else options.last
    refuse_reversed_range(first, last)
    return first, last


def _show_landmark(timeline: Timeline, name: str, form: _Form) -> ExitStatus:
    """Show the first moment of the kind that has this name, and return the exit status."""
    for jump in _LANDMARKS[name]:
        if timeline.jump(jump) is JumpStatus.NO_SUCH_MOMENT:
            streams.print_message(
                text_n(
                    "the search ended after {n:,} step without such a moment",
                    "the search ended after {n:,} steps without such a moment",
                    n=timeline.explored,
                )
            )
            return ExitStatus.ANSWER_IS_NO
    _write(form([timeline.moment()]))
    return ExitStatus.DONE


def _show_range(timeline: Timeline, first: int, last: int, form: _Form) -> ExitStatus:
    """Show the moments that there are from `first` to `last`, and return the exit status."""
    missing = first
    if timeline.seek(first) is JumpStatus.ARRIVED:
        _write(form(_moments(timeline, last)))
        missing = last
    if missing in {timeline.current_step, _END}:
        return ExitStatus.DONE
    report_missing_step(missing, timeline.explored)
    return ExitStatus.ANSWER_IS_NO


def _moments(timeline: Timeline, last: int) -> Iterator[Moment]:
    """Yield the moments from the present one to `last` or to the end."""
    yield timeline.moment()
    while timeline.current_step < last and timeline.advance(1):
        yield timeline.moment()


def _write(lines: Iterable[str]) -> None:
    for line in lines:
        streams.write_lines(line)


def _as_json(moments: Iterable[Moment]) -> Iterator[str]:
    for moment in moments:
        yield json_line(moment).rstrip()


def _in_words(procedure: Procedure, moments: Iterable[Moment]) -> Iterator[str]:
    for moment in moments:
        yield say(step_in_words(procedure, moment))


def _in_columns(moments: Iterable[Moment]) -> Iterator[str]:
    """Yield the names of the columns, then the moments, or nothing where there is no moment."""
    names: tuple[str, ...] = ()
    for moment in moments:
        facts = moment_fields(moment)
        if not names:
            names = tuple(facts)
            yield _COLUMNS.format(**dict(zip(names, names, strict=True)))
        cell, digit = facts["cell"] or "-", sign_of(moment.digit, blank="-")
        yield _COLUMNS.format(**{**facts, "cell": cell, "digit": digit})


COMMAND = Command("trace", text("print moments of a search, one a line"), _add_arguments, _run)
