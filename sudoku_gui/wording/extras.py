"""What is missing to read photos, and how that and what else is optional is installed."""

import shlex
import sys
from importlib.util import find_spec

from sudoku_gui.language import Text, text

_WANTED = ("numpy", "cv2")  # what the extra `photo` brings


def install_command(*packages: str) -> str:
    """Return the command that installs packages for the Python that runs this."""
    words = [sys.executable, "-m", "pip", "install", *packages]
    if sys.platform == "win32":
        import subprocess  # noqa: PLC0415 - only there are its rules of quoting needed

        return subprocess.list2cmdline(words)
    return shlex.join(words)


def reading_command() -> str:
    """Return the command that installs what reads pictures."""
    return install_command("numpy", "opencv-python-headless")


def missing_extra() -> Text | None:
    """Return what to say where pictures cannot be read, None where they can; nothing is loaded."""
    if all(find_spec(name) is not None for name in _WANTED):
        return None
    return text(
        "to read pictures, more has to be installed. This does it: {command}",
        command=reading_command(),
    )


def library_missing(error: ImportError) -> Text:
    """Return what to say where something is installed and cannot be loaded."""
    return text("a library of the system is missing: {reason}", reason=error)
