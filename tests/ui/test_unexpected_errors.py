"""Faults of the program: said once, written down, and never at the cost of the grid."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.ui.unexpected_errors import UnexpectedErrors
from tests.support.waiting import PATIENCE_SECONDS

GRID = "0200\n0000\n"


class Bell(QObject):
    """Something with a signal."""

    rang = Signal()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window for the dialog to be shown over."""
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def errors(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> Iterator[UnexpectedErrors]:
    """The last handler of exceptions, in place of the one that fails the test."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)  # so that it is put back
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    made = UnexpectedErrors(window, lambda: GRID)
    made.catch()
    yield made
    made.release()


def test_an_exception_in_a_slot_is_told_in_a_dialog_and_on_standard_error(
    errors: UnexpectedErrors, window: QWidget, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    bell = Bell()
    bell.rang.connect(_fail)

    bell.rang.emit()

    box = _told(window, qtbot)
    assert box.windowTitle() == "Unexpected error"
    assert "ValueError: <b>of the test</b>" in box.detailedText()
    assert "ValueError: <b>of the test</b>" in capsys.readouterr().err


def test_an_exception_in_a_thread_is_told_too(
    errors: UnexpectedErrors, window: QWidget, qtbot: QtBot
) -> None:
    thread = threading.Thread(target=_fail)
    thread.start()
    thread.join(PATIENCE_SECONDS)

    assert "ValueError" in _told(window, qtbot).detailedText()


def test_a_copy_of_the_grid_is_kept_and_the_dialog_says_where(
    errors: UnexpectedErrors, window: QWidget, qtbot: QtBot
) -> None:
    _raise_to_the_last_handler()

    words = _told(window, qtbot).informativeText()
    copy = Path(words.removeprefix("A copy of the grid was kept in "))
    assert copy.read_text(encoding="utf-8") == GRID


@pytest.mark.parametrize("error", [OSError("disk <b>full</b>"), ValueError("no grid")])
def test_where_no_copy_can_be_kept_the_dialog_says_why(
    error: Exception, window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)

    def no_text() -> str:
        raise error

    errors = UnexpectedErrors(window, no_text)
    errors.catch()
    _raise_to_the_last_handler()

    words = _told(window, qtbot).informativeText()
    assert words == f"The grid is still in the window; no copy could be kept: {error}"
    errors.release()


def test_what_an_error_says_is_shown_as_plain_text(
    errors: UnexpectedErrors, window: QWidget, qtbot: QtBot
) -> None:
    _raise_to_the_last_handler()

    assert _told(window, qtbot).textFormat().name == "PlainText"


def test_many_errors_open_one_dialog_and_the_next_after_it_another(
    errors: UnexpectedErrors, window: QWidget, qtbot: QtBot
) -> None:
    for _ in range(20):
        _raise_to_the_last_handler()
    first = _told(window, qtbot)

    with qtbot.waitSignal(first.destroyed):
        first.accept()
    assert window.findChildren(QMessageBox) == []

    _raise_to_the_last_handler()
    assert _told(window, qtbot).isVisible()


def test_a_program_without_standard_error_tells_all_the_same(
    errors: UnexpectedErrors, window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", None)

    _raise_to_the_last_handler()

    assert "ValueError" in _told(window, qtbot).detailedText()


def test_released_it_leaves_the_last_word_to_python(errors: UnexpectedErrors) -> None:
    errors.release()

    assert sys.excepthook is sys.__excepthook__
    assert threading.excepthook is threading.__excepthook__


def _fail() -> None:
    raise ValueError("<b>of the test</b>")


def _raise_to_the_last_handler() -> None:
    try:
        _fail()
    except ValueError as error:
        sys.excepthook(ValueError, error, error.__traceback__)


def _told(window: QWidget, qtbot: QtBot) -> QMessageBox:
    """The one dialog; it comes with the next events."""
    qtbot.waitUntil(lambda: len(window.findChildren(QMessageBox)) == 1)
    (box,) = window.findChildren(QMessageBox)
    return box
