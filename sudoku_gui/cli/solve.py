"""`sudoku-gui solve`: the solution of a puzzle, in the format of the puzzle."""

from argparse import ArgumentParser, Namespace

from sudoku_gui import formats
from sudoku_gui.cli import puzzle_input, streams
from sudoku_gui.cli.algorithm_choice import algorithm_of
from sudoku_gui.cli.arguments import add_file_argument, add_puzzle_argument
from sudoku_gui.cli.command import BadInputError, Command, ExitStatus
from sudoku_gui.formats import PuzzleRecord, format_named
from sudoku_gui.language import text, tr
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import solution_of
from sudoku_gui.solvers.engine import instant


def _add_arguments(parser: ArgumentParser) -> None:
    add_file_argument(parser)
    add_puzzle_argument(parser)
    parser.add_argument(
        "--algorithm",
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
    _check(options)
    asked_for = format_named(options.format) if options.format is not None else None
    reading = puzzle_input.read_puzzle(options.file, asked_for, options.puzzle)
    givens = reading.puzzle.givens
    conflicts = givens.conflicts()
    if conflicts:
        raise puzzle_input.conflicts_error(options.file, conflicts, givens)
    if options.algorithm == instant.NAME:
        with puzzle_input.refusing_unsuitable(options.file):
            instant.require(givens.geometry)
    for remark in reading.remarks:
        streams.print_message(remark.sentence)
    solution = _solution_of(givens, options)
    if solution is None:
        return ExitStatus.ANSWER_IS_NO
    solved = PuzzleRecord.with_filled(reading.puzzle, solution)
    streams.write_result(formats.write_all((solved,), reading.format))
    return ExitStatus.DONE


def _check(options: Namespace) -> None:
    """Refuse what cannot be done before a file is read."""
    if options.algorithm not in (None, instant.NAME):
        algorithm_of(options.algorithm, instant.NAME)
    if options.algorithm == instant.NAME and options.stats:
        raise BadInputError(text('"{name}" counts no steps for --stats', name=instant.NAME))


def _solution_of(givens: Grid, options: Namespace) -> Grid | None:
    """Return a solution, if there is one, having said what is to be said about it or the search."""
    if options.algorithm in (None, instant.NAME) and not options.stats:
        solution = solution_of(givens)
        if solution is None:
            streams.print_message(text("no solution"))
        return solution
    # Imported late, as the commands are: most people ask for the solution alone.
    from sudoku_gui.cli import counted_search  # noqa: PLC0415

    with puzzle_input.refusing_unsuitable(options.file):
        return counted_search.solution_by(options.algorithm, givens, tells_costs=options.stats)


COMMAND = Command(
    "solve", text("print the solution of a puzzle, in the puzzle's format"), _add_arguments, _run
)
