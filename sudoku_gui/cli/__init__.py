"""The terminal's entry point: `sudoku-gui COMMAND`, without a display and, but for pictures,
without Qt.

Names, keys and exit statuses are for scripts: they stay, and are the same in every
language.  A new command is a module of its name that makes COMMAND, and a name here.
"""

# What functions import is for the terminal alone: the window asks whether that is meant.
# ruff: noqa: PLC0415

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sudoku_gui.language import spoken_by_libraries, text

if TYPE_CHECKING:
    from sudoku_gui.cli.command import Command

COMMANDS = (
    "solve",
    "check",
    "batch",
    "trace",
    "race",
    "judge",
    "hint",
    "rate",
    "generate",
    "convert",
    "read",
    "minimize",
    "canonical",
    "shuffle",
    "export",
    "algorithms",
    "techniques",
    "formats",
    "desktop",
    "completion",
    "help",
)

AT = "--at"
"""The one option of the window: which moment of a search to show."""


def is_meant_by(arguments: Sequence[str]) -> bool:
    """Return whether `arguments` are for the terminal: they begin with a command or an option."""
    if not arguments:
        return False
    first = arguments[0]
    if first in ("--", AT) or first.startswith(f"{AT}="):
        return False
    return first.startswith("-") or first in COMMANDS


def main(arguments: Sequence[str]) -> int:
    """Do what `arguments` ask for, and return the exit status."""
    from sudoku_gui.cli import streams
    from sudoku_gui.cli.command import BadInputError, ExitStatus
    from sudoku_gui.formats.errors import FormatError
    from sudoku_gui.termination import Terminated, end_by
    from sudoku_gui.wording import file_sentence

    streams.prepare()
    try:
        with spoken_by_libraries():  # among them argparse
            status = _run(arguments)
        streams.flush_results()
    except (BadInputError, FormatError) as error:
        streams.print_message(error.sentence)
        return error.status if isinstance(error, BadInputError) else ExitStatus.BAD_INPUT
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
    from sudoku_gui.late_rows import LateRows

    commands: LateRows[Command] = LateRows(__name__, "COMMAND", COMMANDS)
    return commands.named(name)


def _run(arguments: Sequence[str]) -> int:
    from sudoku_gui.cli.command import ExitStatus
    from sudoku_gui.cli.parsers import options_of

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


@contextmanager
def _interrupts_raised() -> Iterator[None]:
    """Ctrl+C within is a KeyboardInterrupt, and a signal to terminate is Terminated.

    So commands put things in order, and leave no half of a file.  Signals that are ignored
    stay so.
    """
    from sudoku_gui.termination import TERMINATION_SIGNALS, raise_terminated

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
    from sudoku_gui.cli.parsers import parser_of_everything
    from sudoku_gui.cli.version import show_version

    parser_of_everything().parse_args(arguments)
    return show_version()
