"""`sudoku-gui algorithms`: which there are to choose from, and how each goes."""

from argparse import ArgumentParser, Namespace

from sudoku_gui.cli import streams
from sudoku_gui.cli.algorithm_choice import algorithm_with_steps
from sudoku_gui.cli.command import Command, ExitStatus
from sudoku_gui.cli.streams import print_table
from sudoku_gui.language import say, text, tr
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.engine.instant import NAME, TITLE
from sudoku_gui.solvers.search import Algorithm

_INDENT = "    "


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--procedure",
        metavar="NAME",
        help=tr("instead of all of them, how this one goes, line by line"),
    )


def _run(options: Namespace) -> ExitStatus:
    if options.procedure is not None:
        _show_procedure(algorithm_with_steps(options.procedure))
    else:
        print_table([*((each.name, say(each.title)) for each in ALGORITHMS), (NAME, say(TITLE))])
    return ExitStatus.DONE


def _show_procedure(algorithm: Algorithm) -> None:
    for line in algorithm.procedure.lines:
        streams.write_lines(_INDENT * line.indent + say(line.text))


COMMAND = Command(
    "algorithms",
    text("list the algorithms: their names and what they are"),
    _add_arguments,
    _run,
)
