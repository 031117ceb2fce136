"""The terminal's entry point: `sudoku-gui COMMAND`, without a display and, but for pictures,
without Qt.

Names, keys and exit statuses are for scripts: they stay, and are the same in every
language.  A new command is a module of its name that makes COMMAND, and a name here.
"""

import gc
import signal
from argparse import ArgumentParser, HelpFormatter, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import NoReturn

from sudoku_gui.cli import streams
from sudoku_gui.cli.command import BadInputError, Command, ExitStatus
from sudoku_gui.formats.errors import FormatError
from sudoku_gui.language import say, spoken_by_libraries, text, tr
from sudoku_gui.late_rows import LateRows
from sudoku_gui.termination import TERMINATION_SIGNALS, Terminated, end_by, raise_terminated
from sudoku_gui.wording import file_sentence

COMMANDS = (
    "solve",
    "check",
    "batch",
    "trace",
    "race",
    "judge",
    "hint",
    "rate",
    "convert",
    "export",
    "algorithms",
    "techniques",
    "formats",
    "desktop",
    "completion",
    "help",
)
_COMMANDS = LateRows[Command](__name__, "COMMAND", COMMANDS)


def is_meant_by(arguments: Sequence[str]) -> bool:
    """Return whether `arguments` are for the terminal: they begin with a command or an option."""
    if not arguments or arguments[0] == "--":
        return False
    first = arguments[0]
    return first.startswith("-") or first in COMMANDS


def main(arguments: Sequence[str]) -> int:
    """Do what `arguments` ask for, and return the exit status."""
    streams.prepare()
    try:
        with spoken_by_libraries():  # among them argparse
            status = _run(arguments)
        streams.flush_results()
    except (BadInputError, FormatError) as error:
        streams.print_message(error.sentence)
        return ExitStatus.BAD_INPUT
    except Terminated as termination:
        streams.discard_results()
        end_by(termination.number)
        return ExitStatus.INTERRUPTED  # where a signal to oneself does not end a process
    except KeyboardInterrupt:  # nor is anything written then that still waits for a slow reader
        streams.discard_results()
        return ExitStatus.INTERRUPTED
    except OSError as error:
        streams.discard_results()
        if streams.is_about_closed_pipe(error):  # who reads the results has seen enough
            return ExitStatus.DONE
        problem = file_sentence(error)
        streams.print_message(text("the result could not be written: {problem}", problem=problem))
        return ExitStatus.BAD_INPUT
    return status


def command_named(name: str) -> Command:
    """Return one of COMMANDS, importing its module now and those of the others not."""
    return _COMMANDS.named(name)


def _run(arguments: Sequence[str]) -> int:
    try:
        if arguments[0] not in COMMANDS:
            return _run_without_command(arguments)
        command = command_named(arguments[0])
        options = options_of(command, arguments[1:])
    except SystemExit:  # argparse has written its help
        return ExitStatus.DONE
    _begin_to_search_for_garbage()
    with _interrupts_raised():
        return command.run(options)


def _begin_to_search_for_garbage() -> None:
    """End what `__main__` has begun: there is garbage from now on, but not among what is loaded."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


def options_of(command: Command, words: Sequence[str]) -> Namespace:
    """Return what the words after a command ask for; raises SystemExit having written help."""
    parser = parser_of(command)
    has_options = any(word[0:1] == "-" != word for word in words)
    if "--" in words or not has_options:  # whatever follows is a file; options come before it
        return parser.parse_args(words)
    # Only of one command's words argparse can say which are files, whatever their order.
    return parser.parse_intermixed_args(words)


@contextmanager
def _interrupts_raised() -> Iterator[None]:
    """Ctrl+C within is a KeyboardInterrupt, and a signal to terminate is Terminated.

    So commands put things in order, and leave no half of a file.  Signals that are ignored
    stay so.
    """
    handlers = {signal.SIGINT: signal.default_int_handler}
    handlers |= dict.fromkeys(TERMINATION_SIGNALS, raise_terminated)
    before = {number: signal.getsignal(number) for number in handlers}
    for number, handler in handlers.items():
        if before[number] is not signal.SIG_IGN:
            signal.signal(number, handler)
    try:
        yield
    finally:
        for number, handler_before in before.items():
            signal.signal(number, handler_before)


def _run_without_command(arguments: Sequence[str]) -> int:
    parser_of_everything().parse_args(arguments)
    # Imported late, as the commands are: it reads about installed packages, which takes time.
    from sudoku_gui.cli.version import show_version  # noqa: PLC0415

    return show_version()


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
        usage="sudoku-gui [FILE ...]\n       sudoku-gui COMMAND [...]",
        description=tr("Without a command, the window opens, with the puzzle in FILE."),
        epilog=tr("sudoku-gui COMMAND --help tells what may follow a command."),
    )
    parser.add_argument("-V", "--version", action="store_true", help=tr("say what is at work here"))
    commands = parser.add_subparsers(metavar="COMMAND [...]", prog="sudoku-gui")
    for name in COMMANDS:
        commands.add_parser(name, help=say(command_named(name).summary))
    return parser
