"""What the window says where something optional is missing: the command that installs it."""

from functools import partial

from PySide6.QtGui import QGuiApplication

from sudoku_gui.language import Text, text
from sudoku_gui.presentation.notice import Notice, NoticeAction, NoticeTone
from sudoku_gui.wording.extras import missing_extra, reading_command


def install_notice(sentence: Text, command: str) -> Notice:
    """Return what to say, with the command to be copied."""
    offer = NoticeAction(text("Copy the command"), partial(_copy, command))
    return Notice(sentence, NoticeTone.WARNING, (offer,))


def reading_notice() -> Notice | None:
    """Return what to say where pictures cannot be read, None where they can."""
    sentence = missing_extra()
    return None if sentence is None else install_notice(sentence, reading_command())


def _copy(command: str) -> None:
    QGuiApplication.clipboard().setText(command)
