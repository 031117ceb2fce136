"""`sudoku-gui` and `python -m sudoku_gui`: which of the two doors is meant.

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
from sudoku_gui.ui import preflight


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with `argv`, or else the words of the command line; the exit status."""
    arguments = sys.argv[1:] if argv is None else argv
    language.use(language.best_of(language.wishes_of_environment()))
    try:
        if cli.is_meant_by(arguments):
            return cli.main(arguments)
        return _open_window([word for word in arguments if word != "--"])
    except KeyboardInterrupt:
        return ExitStatus.INTERRUPTED


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
    problem = preflight.find_problem(preflight.this_machine())
    if problem is not None:
        return _refuse(problem)
    try:
        # Imported late because the terminal works where Qt is missing, and starts without it.
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


if __name__ == "__main__":
    sys.exit(main())
