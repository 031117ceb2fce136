"""Numbers of steps on the command line: their arguments, and the errors about them."""

from argparse import Action, ArgumentParser, Namespace
from collections.abc import Sequence

from sudoku_gui.cli import streams
from sudoku_gui.cli.arguments import format_argument
from sudoku_gui.cli.command import BadInputError
from sudoku_gui.cli.number_arguments import is_number, number_from
from sudoku_gui.language import text, text_n, tr


def add_step_argument(parser: ArgumentParser, option: str, name: str, meaning: str) -> None:
    """Let a step of a search follow `option`; None where it is missing."""
    parser.add_argument(option, dest=name, type=number_from(0), metavar="STEP", help=meaning)


def add_first_step_argument(parser: ArgumentParser) -> None:
    """Let a `first` step be named, and by the same option the `source_format`.

    None where they are missing.
    """
    parser.set_defaults(first=None, source_format=None)
    parser.add_argument(
        "--from",
        action=_StepOrFormat,
        metavar="STEP|NAME",
        help=tr("the first of several; otherwise the start; a name: how to read the file"),
    )


class _StepOrFormat(Action):
    """Keeps a number as the first step, and anything else as the format that it names."""

    def __call__(
        self,
        _parser: ArgumentParser,
        namespace: Namespace,
        word: str | Sequence[object] | None,
        _option: str | None = None,
    ) -> None:
        if is_number(str(word)):
            namespace.first = int(str(word))
        else:
            namespace.source_format = format_argument(str(word))


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
            "the search ended after {n:,} step; there is no step {step}",
            "the search ended after {n:,} steps; there is no step {step}",
            n=end,
            step=step,
        )
    )
