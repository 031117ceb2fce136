"""The terminal's door: `sudoku-gui COMMAND`, without a display and, but for export, without Qt.

Names, keys and exit statuses are for scripts: they stay, and are the same in every
language.  A new command is a file that makes a Command, and a line here.
"""

from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from typing import NoReturn

from sudoku_gui.cli import batch, check, convert, export, race, solve, streams, tables, trace
from sudoku_gui.cli.command import BadInputError, Command, ExitStatus
from sudoku_gui.cli.version import show_version
from sudoku_gui.formats import FormatError
from sudoku_gui.language import say, text, tr
from sudoku_gui.solvers import UnknownAlgorithmError
from sudoku_gui.wording import file_sentence

COMMANDS: tuple[Command, ...] = (
    solve.COMMAND,
    check.COMMAND,
    batch.COMMAND,
    trace.COMMAND,
    race.COMMAND,
    convert.COMMAND,
    export.COMMAND,
    tables.ALGORITHMS_COMMAND,
    tables.FORMATS_COMMAND,
)


def is_meant_by(arguments: Sequence[str]) -> bool:
    """Whether `arguments` are for the terminal: they begin with a command or an option."""
    if not arguments or arguments[0] == "--":
        return False
    first = arguments[0]
    return first.startswith("-") or any(first == command.name for command in COMMANDS)


def main(arguments: Sequence[str]) -> int:
    """Do what `arguments` ask for, and return the exit status."""
    streams.prepare()
    try:
        status = _run(arguments)
        streams.deliver()
    except (BadInputError, FormatError, UnknownAlgorithmError) as error:
        streams.tell(error.sentence)
        return ExitStatus.BAD_INPUT
    except KeyboardInterrupt:  # nor is anything written then that still waits for a slow reader
        streams.give_up_results()
        return ExitStatus.INTERRUPTED
    except BrokenPipeError:  # who reads the results has seen enough
        streams.give_up_results()
        return ExitStatus.DONE
    except OSError as error:
        streams.give_up_results()
        problem = file_sentence(error)
        streams.tell(text("the result could not be written: {problem}", problem=problem))
        return ExitStatus.BAD_INPUT
    return status


def _run(arguments: Sequence[str]) -> int:
    parser, commands = _parsers()
    own = commands.get(arguments[0])
    try:
        # Only of one command's words argparse can say which are files, whatever their order.
        options = own.parse_intermixed_args(arguments[1:]) if own else parser.parse_args(arguments)
    except SystemExit:  # argparse has written its help
        return ExitStatus.DONE
    command: Command | None = options.command
    return command.run(options) if command else show_version()


class _Parser(ArgumentParser):
    """A parser that says in one line what is wrong, where argparse shows its usage as well."""

    def error(self, message: str) -> NoReturn:
        raise BadInputError(
            text("{problem}; see {command} --help", problem=message, command=self.prog)
        )


def _parsers() -> tuple[ArgumentParser, Mapping[str, ArgumentParser]]:
    """The parser of everything, and those of the commands by their names."""
    parser = _Parser(
        prog="sudoku-gui",
        allow_abbrev=False,
        usage="sudoku-gui [FILE ...]\n       sudoku-gui COMMAND [...]",
        description=tr("Without a command, the window opens, with the puzzle in FILE."),
        epilog=tr("sudoku-gui COMMAND --help tells what may follow a command."),
    )
    parser.add_argument("--version", action="store_true", help=tr("say what is at work here"))
    commands = parser.add_subparsers(metavar="COMMAND [...]", prog="sudoku-gui")
    parser.set_defaults(command=None)
    for command in COMMANDS:
        summary = say(command.summary)
        own = commands.add_parser(
            command.name, help=summary, description=summary, allow_abbrev=False
        )
        command.add_arguments(own)
        own.set_defaults(command=command)
    return parser, commands.choices
