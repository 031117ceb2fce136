"""What the window says where no camera can be used."""
# ruff: noqa: PLC0415

import importlib
import sys
from importlib.util import find_spec
from pathlib import Path

import PySide6

from sudoku_gui.language import Text, text
from sudoku_gui.presentation.notice import Notice, NoticeTone
from sudoku_gui.ui.photo.install_notice import install_notice
from sudoku_gui.wording.extras import install_command, library_missing

_MULTIMEDIA = "PySide6.QtMultimedia"
NO_CAMERA = text("no camera was found")


def camera_command() -> str:
    """Return the command that installs what cameras need."""
    return install_command(f"PySide6-Addons=={PySide6.__version__}")


def has_camera() -> bool:
    """Return whether a camera may be used, as far as that is known without loading much."""
    if sys.modules.get(_MULTIMEDIA) is not None:
        from sudoku_gui.ui.photo.camera_feed import camera_names

        return bool(camera_names())
    if find_spec(_MULTIMEDIA) is None:
        return False
    return sys.platform != "linux" or any(Path("/dev").glob("video*"))


def camera_problem() -> Notice | None:
    """Return why no camera can be used, None where one may; what that needs is loaded."""
    try:
        importlib.import_module(_MULTIMEDIA)
    except ModuleNotFoundError:
        command = camera_command()
        sentence = text(
            "to use a camera, more has to be installed. This does it: {command}", command=command
        )
        return install_notice(sentence, command)
    except ImportError as error:
        return _no_photo(library_missing(error))
    from sudoku_gui.ui.photo.camera_feed import camera_names

    return None if camera_names() else _no_photo(NO_CAMERA)


def _no_photo(problem: Text) -> Notice:
    return Notice(text("No photo: {problem}", problem=problem), NoticeTone.WARNING)
