"""What the window says where pictures cannot be read."""

from PySide6.QtGui import QGuiApplication

from sudoku_gui.language import text
from sudoku_gui.presentation.notice import Notice, NoticeAction, NoticeTone
from sudoku_gui.wording.photo_extra import install_command, missing_extra


def missing_notice() -> Notice | None:
    """Return what to say, with the command to be copied; None where pictures can be read."""
    sentence = missing_extra()
    if sentence is None:
        return None
    offer = NoticeAction(text("Copy the command"), _copy_command)
    return Notice(sentence, NoticeTone.WARNING, (offer,))


def _copy_command() -> None:
    QGuiApplication.clipboard().setText(install_command())
