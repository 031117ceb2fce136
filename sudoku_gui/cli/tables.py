"""`sudoku-gui algorithms` and `sudoku-gui formats`: what there is to choose from."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from sudoku_gui.cli import streams
from sudoku_gui.cli.arguments import algorithm_with_steps
from sudoku_gui.cli.command import Command, ExitStatus
from sudoku_gui.formats import FORMATS
from sudoku_gui.language import say, text, tr
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.instant import NAME, TITLE
from sudoku_gui.solvers.search import Algorithm

_INDENT = "    "


def _add_no_arguments(parser: ArgumentParser) -> None:
    """The tables are shown as a whole."""


def _add_procedure_argument(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--procedure",
        metavar="NAME",
        help=tr("instead of all of them, how this one goes, line by line"),
    )


def _show_algorithms(options: Namespace) -> ExitStatus:
    if options.procedure is not None:
        _show_procedure(algorithm_with_steps(options.procedure))
    else:
        _show([*((each.name, say(each.title)) for each in ALGORITHMS), (NAME, say(TITLE))])
    return ExitStatus.DONE


def _show_procedure(algorithm: Algorithm) -> None:
    for line in algorithm.procedure.lines:
        streams.write_lines(_INDENT * line.indent + say(line.text))


def _show_formats(_: Namespace) -> ExitStatus:
    _show([(each.name, " ".join(each.suffixes), "read/write") for each in FORMATS])
    return ExitStatus.DONE


def _show(rows: Sequence[tuple[str, ...]]) -> None:
    """Write the rows in columns, two spaces apart."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        streams.write_lines("  ".join(cells).rstrip())


ALGORITHMS_COMMAND = Command(
    "algorithms",
    text("list the algorithms: their names and what they are"),
    _add_procedure_argument,
    _show_algorithms,
)
FORMATS_COMMAND = Command(
    "formats",
    text("list the formats: their names and suffixes"),
    _add_no_arguments,
    _show_formats,
)
