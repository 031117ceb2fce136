"""The two doors, the terminal and the window: which of them is meant.

A command or an option leads to the terminal; otherwise every word is a file for
the window.
"""

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from sudoku_gui import cli, language
from sudoku_gui.cli import streams
from sudoku_gui.cli.command import ExitStatus
from sudoku_gui.language import Text, text


def open_door(arguments: Sequence[str]) -> int:
    """Do what `arguments` ask for; the exit status."""
    language.use(language.best_of(language.wishes_of_environment()))
    if not cli.is_meant_by(arguments):
        return _open_window([word for word in arguments if word != "--"])
    try:
        with _interrupts_raised():
            return cli.main(arguments)
    except KeyboardInterrupt:  # just before or after
        return ExitStatus.INTERRUPTED


@contextmanager
def _interrupts_raised() -> Iterator[None]:
    """Ctrl+C within is a KeyboardInterrupt, unless it is ignored: commands put things in order."""
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _open_window(files: Sequence[str]) -> int:
    for file in files:
        if _is_nothing(file):
            return _refuse(
                text(
                    'no command and no file is called "{word}"; '
                    "sudoku-gui --help lists the commands",
                    word=file,
                )
            )
    # Imported late because the terminal works where Qt is missing, and starts without it.
    from sudoku_gui.ui import preflight  # noqa: PLC0415

    problem = preflight.find_problem(preflight.this_machine())
    if problem is not None:
        return _refuse(problem)
    try:
        from sudoku_gui.app import open_window  # noqa: PLC0415
    except ImportError as error:
        if "shared object file" not in str(error):
            raise
        return _refuse(preflight.import_problem(error))
    return open_window(files)


def _is_nothing(file: str) -> bool:
    try:
        Path(file).stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        return False  # something is there; the window says why it cannot be opened
    return False


def _refuse(problem: Text) -> int:
    streams.tell(problem)
    return ExitStatus.BAD_INPUT
