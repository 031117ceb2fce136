"""The two entry points, the terminal and the window: which of them is meant.

A command or an option leads to the terminal; otherwise every word is a file for
the window.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from sudoku_gui import cli, language
from sudoku_gui.cli import streams
from sudoku_gui.cli.command import ExitStatus
from sudoku_gui.language import Text, text

# What the loaders of Linux, macOS and Windows say.
_LIBRARY_MISSING = ("shared object file", "Library not loaded", "DLL load failed")


def dispatch(arguments: Sequence[str]) -> int:
    """Do what `arguments` ask for, and return the exit status."""
    wishes = language.languages_of_environment() or language.languages_of_windows()
    wish = language.best_language_of(wishes)
    if not cli.is_meant_by(arguments):
        language.set_language(wish)
        _tell_of_slow_checkout()
        return _open_window([word for word in arguments if word != "--"])
    # Nobody can read a sentence of escapes.
    language.set_language(wish if streams.can_show(language.LANGUAGES[wish]) else "en")
    if not {"-V", "--version"} & {*arguments}:  # which says it anyway
        _tell_of_slow_checkout()
    try:
        return cli.main(arguments)
    except KeyboardInterrupt:  # just before it was heard or after
        return ExitStatus.INTERRUPTED


def _tell_of_slow_checkout() -> None:
    """Tell a person who runs the slow program of a checkout that a fast one is installed."""
    is_module = Path(sys.argv[0]).name == "__main__.py"  # python -m, which looks here first
    if not is_module or not streams.messages_go_to_terminal():
        return
    # Imported late because they take time, and the installed program has no use for them.
    from sudoku_gui.wording import slow_engine  # noqa: PLC0415

    advice = slow_engine.advice_in_checkout()
    if advice is not None:
        streams.print_message(advice)


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
        from sudoku_gui.ui import loading  # noqa: PLC0415

        loading.begin_loading()
        from sudoku_gui.app import open_window  # noqa: PLC0415
    except ImportError as error:
        if not any(words in str(error) for words in _LIBRARY_MISSING):
            raise
        return _refuse(preflight.import_problem(error))
    return open_window(files)


def _is_nothing(file: str) -> bool:
    if not file:  # Python takes it for the folder in use
        return True
    try:
        Path(file).stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        return False  # something is there; the window says why it cannot be opened
    return False


def _refuse(problem: Text) -> int:
    streams.print_message(problem)
    return ExitStatus.BAD_INPUT
