"""`sudoku-gui solve`: the solution of a puzzle, in the format of the puzzle."""

from argparse import ArgumentParser, Namespace

from sudoku_gui import formats
from sudoku_gui.cli import streams
from sudoku_gui.cli.arguments import add_file_argument
from sudoku_gui.cli.command import Command, ExitStatus
from sudoku_gui.formats import Content, format_named
from sudoku_gui.language import text, tr
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import (
    ConflictError,
    Counters,
    Moment,
    Outcome,
    Search,
    start_search,
)
from sudoku_gui.wording import outcome_sentence

_FASTEST = "fewest-candidates"
_SLICE_STEPS = 100_000  # between two of which Ctrl+C is heard, also by compiled code
_STATISTICS = ("steps", "placements", "backtracks", "tries", "reads", "calls")


def _add_arguments(parser: ArgumentParser) -> None:
    add_file_argument(parser)
    parser.add_argument(
        "--algorithm",
        default=_FASTEST,
        metavar="NAME",
        help=tr("how to search (see sudoku-gui algorithms); otherwise the fastest way"),
    )
    parser.add_argument(
        "--format",
        metavar="NAME",
        help=tr("how to read the file (see sudoku-gui formats); otherwise told by its content"),
    )
    parser.add_argument(
        "--stats", action="store_true", help=tr("write to standard error what the search has cost")
    )


def _run(options: Namespace) -> ExitStatus:
    algorithm = algorithm_named(options.algorithm)
    asked_for = format_named(options.format) if options.format is not None else None
    reading = streams.read_puzzle(options.file, asked_for)
    givens = reading.puzzle.givens
    try:
        search = start_search(algorithm, givens)
    except ConflictError as error:
        raise streams.about_conflicts(options.file, error.conflicts, givens) from error
    for note in reading.notes:
        streams.tell(note.sentence)
    moment = _last_moment(search)
    if options.stats:
        _tell_statistics(moment.counters)
    if moment.outcome is not Outcome.SOLVED:
        streams.tell(outcome_sentence(moment))
        return ExitStatus.ANSWER_IS_NO
    solved = Content.filled(reading.puzzle, moment.grid)
    streams.write_result(formats.write_all((solved,), reading.format))
    return ExitStatus.DONE


def _last_moment(search: Search) -> Moment:
    while search.advance(_SLICE_STEPS) == _SLICE_STEPS:
        pass
    return search.moment()


def _tell_statistics(counters: Counters) -> None:
    for name in _STATISTICS:
        streams.tell_line(f"{name} {getattr(counters, name)}")


COMMAND = Command(
    "solve", text("print the solution of a puzzle, in the puzzle's format"), _add_arguments, _run
)
