"""What the tests of the window share besides the surroundings of all tests."""

import gettext
from collections.abc import Iterator
from unittest.mock import patch

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt, QTranslator
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from sudoku_gui import language
from sudoku_gui.ui.kit import sliced_work
from tests.support.ui.open_program import OpenProgram
from tests.support.ui.pseudo_language import PseudoCatalogue
from tests.support.waiting import PATIENCE_MILLISECONDS, PATIENCE_SECONDS


@pytest.fixture(autouse=True)
def _application_as_before(qapp: QApplication) -> Iterator[None]:
    """Takes back what a test did to the application: palette, Qt's own words, keys held."""
    palette, installed = qapp.palette(), list[QTranslator]()
    install = QApplication.installTranslator

    def install_and_note(translator: QTranslator) -> bool:
        installed.append(translator)
        return install(translator)

    with patch.object(QApplication, "installTranslator", staticmethod(install_and_note)):
        yield
    for translator in filter(isValid, installed):
        qapp.removeTranslator(translator)
    if qapp.palette() != palette:
        qapp.setPalette(palette)
    if QGuiApplication.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        QTest.keyRelease(QWindow(), Qt.Key.Key_Control)  # or it would be held from now on
    # What is to be deleted later waits for an event loop to end, and there is none between tests.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def _no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in slices is done at once, and letters typed in a row are one word, however slowly."""
    monkeypatch.setattr(sliced_work, "_SLICE_SECONDS", PATIENCE_SECONDS)
    monkeypatch.setattr(sliced_work, "_PATIENCE_SECONDS", PATIENCE_SECONDS)
    monkeypatch.setattr(QApplication, "keyboardInputInterval", lambda: PATIENCE_MILLISECONDS)


@pytest.fixture
def pseudo_language() -> Iterator[None]:
    """In place of Korean the program speaks the pseudo-language."""
    with patch.object(gettext, "translation", lambda *_, **__: PseudoCatalogue()):
        yield
    language.set_language("en")


@pytest.fixture
def opened(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[OpenProgram]:
    """The program as it starts for somebody who watches searches; it ends with the test."""
    opened = OpenProgram(qapp, store, qtbot)
    opened.program.start([])
    yield opened
    opened.end()


@pytest.fixture
def playing(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[OpenProgram]:
    """The program as it starts for the first time, ready to play; it ends with the test."""
    playing = OpenProgram(qapp, store, qtbot, layout=None)
    playing.program.start([])
    yield playing
    playing.end()
