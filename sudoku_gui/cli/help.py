"""`sudoku-gui help`: what may follow a command, or which commands there are."""

import contextlib
from argparse import ArgumentParser, Namespace

from sudoku_gui import cli
from sudoku_gui.cli.command import BadInputError, Command, ExitStatus
from sudoku_gui.cli.parsers import options_of, parser_of_everything
from sudoku_gui.language import text, tr


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "command", nargs="?", metavar="COMMAND", help=tr("the command; otherwise all are listed")
    )


def _run(options: Namespace) -> ExitStatus:
    name = options.command
    if name is not None and name not in cli.COMMANDS:
        raise BadInputError(
            text(
                'there is no command "{name}"; sudoku-gui help lists those that there are',
                name=name,
            )
        )
    with contextlib.suppress(SystemExit):  # by which argparse ends when it has written its help
        if name is None:
            parser_of_everything().parse_args(["--help"])
        else:
            options_of(cli.command_named(name), ["--help"])
    return ExitStatus.DONE


COMMAND = Command("help", text("tell what may follow a command"), _add_arguments, _run)
