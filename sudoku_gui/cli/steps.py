"""Numbers of steps on the command line: their arguments, and the errors about them."""

from argparse import ArgumentParser

from sudoku_gui.cli import streams
from sudoku_gui.cli.command import BadInputError
from sudoku_gui.cli.number_arguments import number_from
from sudoku_gui.language import text, text_n, tr


def add_step_argument(parser: ArgumentParser, option: str, name: str, meaning: str) -> None:
    """Let a step of a search follow `option`; None where it is missing."""
    parser.add_argument(option, dest=name, type=number_from(0), metavar="STEP", help=meaning)


def add_first_step_argument(parser: ArgumentParser) -> None:
    """Let a `first` step be named; None where it is missing."""
    add_step_argument(parser, "--from", "first", tr("the first of several; otherwise the start"))


def add_step_range_arguments(parser: ArgumentParser) -> None:
    """Let a `first` and a `last` step be named; None where they are missing."""
    add_first_step_argument(parser)
    add_step_argument(parser, "--to", "last", tr("the last of several; otherwise the end"))


def refuse_reversed_range(first: int, last: int) -> None:
    """Raise BadInputError for a range of steps that ends before it begins."""
    if first > last:
        raise BadInputError(text("--from {first} is after --to {last}", first=first, last=last))


def report_missing_step(step: int, end: int) -> None:
    """Say that there is no such step in a search that ended after `end` of them."""
    streams.print_message(
        text_n(
            "the search ended after {n} step; there is no step {step}",
            "the search ended after {n} steps; there is no step {step}",
            n=end,
            step=step,
        )
    )
