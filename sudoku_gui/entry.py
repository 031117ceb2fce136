"""The two entry points, the terminal and the window: which of them is meant.

A command or an option leads to the terminal; otherwise every word is a file for
the window, but `--at`, behind which a moment of a search stands.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from sudoku_gui import cli, language
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
        return _open_window(arguments)
    # Imported late, as all that is for the terminal alone.
    from sudoku_gui.cli import streams  # noqa: PLC0415
    from sudoku_gui.cli.command import ExitStatus  # noqa: PLC0415

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
    if not is_module:
        return
    # Imported late because they take time, and the installed program has no use for them.
    from sudoku_gui.cli import streams  # noqa: PLC0415

    if not streams.messages_go_to_terminal():
        return
    from sudoku_gui.wording import slow_engine  # noqa: PLC0415

    advice = slow_engine.advice_in_checkout()
    if advice is not None:
        streams.print_message(advice)


def _open_window(arguments: Sequence[str]) -> int:
    files, moments = _files_and_moments(arguments)
    problem = _problem_with_files(files) or _problem_with_moment(files, moments)
    if problem is not None:
        return _refuse(problem)
    # Imported late because the terminal works where Qt is missing, and starts without it.
    from sudoku_gui.ui import preflight  # noqa: PLC0415

    machine = preflight.this_machine()
    problem = preflight.find_problem(machine) if preflight.is_asked_before_qt(machine) else None
    if problem is not None:
        return _refuse(problem)
    try:
        from sudoku_gui.ui import loading  # noqa: PLC0415

        loading.begin_loading()
        from sudoku_gui.app import open_window  # noqa: PLC0415
    except ImportError as error:
        problem = preflight.find_problem(machine)
        if problem is None and not any(words in str(error) for words in _LIBRARY_MISSING):
            raise
        return _refuse(problem or preflight.import_problem(error))
    return open_window(files, *moments)


def _files_and_moments(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the words that are files, and those that are moments: what stands behind `--at`."""
    files, moments = list[str](), list[str]()
    words = iter(arguments)
    for word in words:
        if word == "--":
            files += words
        elif word == cli.AT:
            moments.append(next(words, ""))
        elif word.startswith(f"{cli.AT}="):
            moments.append(word.removeprefix(f"{cli.AT}="))
        else:
            files.append(word)
    return files, moments


def _problem_with_files(files: Sequence[str]) -> Text | None:
    for file in files:
        if _is_nothing(file):
            return text(
                'no command and no file is called "{word}"; sudoku-gui --help lists the commands',
                word=file,
            )
    return None


def _problem_with_moment(files: Sequence[str], moments: Sequence[str]) -> Text | None:
    """Return what is wrong with what stands behind `--at`, or None."""
    if not moments:
        return None
    # Imported late because few ask for a moment.
    from sudoku_gui.formats import FormatError, read  # noqa: PLC0415
    from sudoku_gui.formats.links.moments import is_moment_link, step_at  # noqa: PLC0415
    from sudoku_gui.solvers import UnknownAlgorithmError, algorithm_named  # noqa: PLC0415

    moment = moments[0]
    if len(moments) > 1:
        return text("{option} can be given once", option=cli.AT)
    if is_moment_link(moment) is bool(files):
        return text(
            "{option}: expected a step of the puzzle in FILE, or a link and no FILE", option=cli.AT
        )
    try:
        if not files:
            read(f"{moment}\n".encode("utf-8", "surrogateescape"))
        elif not (moment.isascii() and moment.isdigit()):
            algorithm_named(step_at(moment).algorithm)
    except (FormatError, UnknownAlgorithmError) as error:
        return text("{option}: {problem}", option=cli.AT, problem=error.sentence)
    return None


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
    # Imported late: mostly there is nothing to say in the terminal.
    from sudoku_gui.cli import streams  # noqa: PLC0415
    from sudoku_gui.cli.command import ExitStatus  # noqa: PLC0415

    streams.print_message(problem)
    return ExitStatus.BAD_INPUT
