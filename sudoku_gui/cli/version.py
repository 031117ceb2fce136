"""`sudoku-gui --version`: what to name when something is reported."""

import contextlib
import platform
from importlib import metadata

from sudoku_gui import __version__
from sudoku_gui.cli import streams
from sudoku_gui.cli.command import ExitStatus
from sudoku_gui.language import say
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.wording import slow_engine


def show_version() -> ExitStatus:
    """Write the versions of what is in use, and return the exit status.

    Qt's is read off its package, not imported.
    """
    streams.write_lines(
        f"sudoku-gui {__version__}",
        f"engine: {compilation.form()}",
        f"Python {platform.python_version()}",
    )
    with contextlib.suppress(metadata.PackageNotFoundError):  # the terminal works without Qt
        streams.write_lines(f"Qt {metadata.version('PySide6-Essentials')}")
    advice = slow_engine.advice()
    if advice is not None:
        streams.write_lines("", say(advice))
    return ExitStatus.DONE
