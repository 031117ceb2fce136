"""What the window says where no camera can be used."""
# ruff: noqa: PLC0415

import importlib
import sys

import PySide6
from PySide6.QtGui import QGuiApplication

from sudoku_gui.language import Text, text
from sudoku_gui.presentation.notice import Notice, NoticeAction, NoticeTone

NO_CAMERA = text("no camera was found")


def install_command() -> str:
    """Return the command that installs what cameras need, for the Python that runs this."""
    return f"{sys.executable} -m pip install PySide6-Addons=={PySide6.__version__}"


def camera_problem() -> Text | None:
    """Return why no camera can be used, None where one may; what that needs is loaded."""
    try:
        importlib.import_module("PySide6.QtMultimedia")
    except ModuleNotFoundError:
        return text(
            "to use a camera, more has to be installed. This does it: {command}",
            command=install_command(),
        )
    except ImportError as error:
        return text("a library of the system is missing: {reason}", reason=error)
    from sudoku_gui.ui.photo.camera_feed import camera_names

    return None if camera_names() else NO_CAMERA


def problem_notice(problem: Text) -> Notice:
    """Return what to say of it, with the command to be copied where that is one."""
    if "command" not in problem.values:
        return Notice(text("No photo: {problem}", problem=problem), NoticeTone.WARNING)
    offer = NoticeAction(text("Copy the command"), _copy_command)
    return Notice(problem, NoticeTone.WARNING, (offer,))


def _copy_command() -> None:
    QGuiApplication.clipboard().setText(install_command())
