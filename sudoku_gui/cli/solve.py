"""`sudoku-gui solve`: the solution of a puzzle, in the format of the puzzle."""

from argparse import ArgumentParser, Namespace

from sudoku_gui import formats
from sudoku_gui.cli import puzzle_input, streams
from sudoku_gui.cli.algorithm_choice import algorithm_of
from sudoku_gui.cli.arguments import (
    add_file_argument,
    add_from_argument,
    add_puzzle_argument,
    add_to_argument,
)
from sudoku_gui.cli.command import BadInputError, Command, ExitStatus
from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.language import text, tr
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import has_several_solutions, solution_of
from sudoku_gui.solvers.engine import instant


def _add_arguments(parser: ArgumentParser) -> None:
    add_file_argument(parser)
    add_puzzle_argument(parser)
    parser.add_argument(
        "--algorithm",
        metavar="NAME",
        help=tr("how to search (see sudoku-gui algorithms); otherwise the fastest way"),
    )
    add_from_argument(parser, "--format")
    add_to_argument(parser, tr("how to write the solution; otherwise as the puzzle is written"))
    parser.add_argument(
        "--stats", action="store_true", help=tr("write to standard error what the search has cost")
    )


def _run(options: Namespace) -> ExitStatus:
    _check(options)
    reading = puzzle_input.read_puzzle(options)
    solved: list[PuzzleRecord] = []

    def solve(record: PuzzleRecord) -> ExitStatus:
        solution = _solution_of(record.puzzle.givens, options)
        if solution is None:
            return ExitStatus.ANSWER_IS_NO
        solved.append(PuzzleRecord.with_filled(record.puzzle, solution))
        return ExitStatus.DONE

    status = puzzle_input.run_for_each(reading, solve)
    if solved:
        target_format = options.target_format or reading.format
        streams.write_result(formats.write_all(solved, target_format))
    return status


def _check(options: Namespace) -> None:
    """Refuse what cannot be done before a file is read."""
    if options.algorithm not in (None, instant.NAME):
        algorithm_of(options.algorithm, instant.NAME)
    if options.algorithm == instant.NAME and options.stats:
        raise BadInputError(text('"{name}" counts no steps for --stats', name=instant.NAME))


def _solution_of(givens: Grid, options: Namespace) -> Grid | None:
    """Return a solution, if there is one, having said what is to be said about it or the search."""
    conflicts = givens.conflicts()
    if conflicts:
        raise puzzle_input.conflicts_error(options.file, conflicts, givens)
    if options.algorithm == instant.NAME:
        with puzzle_input.refusing_unsuitable(options.file):
            instant.require(givens.geometry)
    solution = _found_by(givens, options)
    if solution is not None:
        _tell_of_others(givens)
    return solution


def _tell_of_others(givens: Grid) -> None:
    """Say so where the solution is not the only one, or where nobody knows."""
    has_several = has_several_solutions(givens)
    if has_several:
        streams.print_message(text("this is not the only solution"))
    elif has_several is None:
        streams.print_message(text("it is not known whether this is the only solution"))


def _found_by(givens: Grid, options: Namespace) -> Grid | None:
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
