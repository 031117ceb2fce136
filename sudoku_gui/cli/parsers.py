"""What may be written behind the name of the program, and behind that of a command."""

from argparse import ArgumentParser, HelpFormatter, Namespace
from collections.abc import Sequence
from functools import partial
from typing import NoReturn

from sudoku_gui.cli import COMMANDS, command_named
from sudoku_gui.cli.command import BadInputError, Command
from sudoku_gui.language import say, text, tr

_NARROW = partial(HelpFormatter, width=80)


class _Parser(ArgumentParser):
    """A parser that says in one line what is wrong, where argparse shows its usage as well.

    argparse makes a formatter for each argument, which asks for the width of the terminal, and
    that loads what compresses files; so it is asked for when help is shown.
    """

    def format_help(self) -> str:
        self.formatter_class = HelpFormatter
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        raise BadInputError(
            text("{problem}; see {command} --help", problem=message, command=self.prog)
        )


def parser_of(command: Command) -> ArgumentParser:
    """Return the parser of what may follow a command."""
    parser = _Parser(
        prog=f"sudoku-gui {command.name}",
        description=say(command.summary),
        allow_abbrev=False,
        formatter_class=_NARROW,
    )
    command.add_arguments(parser)
    return parser


def parser_of_everything() -> ArgumentParser:
    """Return the parser that knows the commands by name and summary only."""
    parser = _Parser(
        prog="sudoku-gui",
        allow_abbrev=False,
        usage="sudoku-gui [FILE ...] [--at MOMENT]\n       sudoku-gui COMMAND [...]",
        description=tr(
            "Without a command, the window opens, with the puzzle in FILE. MOMENT, shown then, "
            "is a step of its search, such as 44 or used-tables@44, or, without FILE, a link."
        ),
        epilog=tr("sudoku-gui COMMAND --help tells what may follow a command."),
    )
    parser.add_argument("-V", "--version", action="store_true", help=tr("say what is at work here"))
    commands = parser.add_subparsers(metavar="COMMAND [...]", prog="sudoku-gui")
    for name in COMMANDS:
        commands.add_parser(name, help=say(command_named(name).summary))
    return parser


def options_of(command: Command, words: Sequence[str]) -> Namespace:
    """Return what the words after a command ask for; raises SystemExit having written help."""
    parser = parser_of(command)
    has_options = any(word[0:1] == "-" != word for word in words)
    if "--" in words or not has_options:  # whatever follows is a file; options come before it
        return parser.parse_args(words)
    # Only of one command's words argparse can say which are files, whatever their order.
    return parser.parse_intermixed_args(words)
