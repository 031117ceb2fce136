"""What is missing to read photos, and how it is installed."""

import sys
from importlib.util import find_spec

from sudoku_gui.language import Text, text

_WANTED = ("numpy", "cv2")  # what the extra `photo` brings


def install_command() -> str:
    """Return the command that installs what reads pictures, for the Python that runs this."""
    return f"{sys.executable} -m pip install numpy opencv-python-headless"


def missing_extra() -> Text | None:
    """Return what to say where pictures cannot be read, None where they can; nothing is loaded."""
    if all(find_spec(name) is not None for name in _WANTED):
        return None
    return text(
        "to read pictures, more has to be installed. This does it: {command}",
        command=install_command(),
    )
