"""Language and looks: chosen, remembered, and followed at once."""

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QSettings
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.presentation.theme import DARK, LIGHT, Appearance
from sudoku_gui.ui.files.preferences import Preferences
from sudoku_gui.ui.files.settings import Settings


def test_without_a_choice_the_system_is_asked(
    qapp: QApplication, store: QSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _: ["fr-FR", "ko-KR", "en"])

    Preferences(qapp, Settings(store))

    assert language.current_language() == "ko"


def test_a_choice_is_stronger_than_the_system(
    qapp: QApplication, store: QSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _: ["ko-KR"])
    settings = Settings(store)
    settings.language = "en"

    Preferences(qapp, settings)

    assert language.current_language() == "en"


@pytest.mark.parametrize("damage", ["xx", "klingon", "../../etc", "@Invalid()"])
def test_a_language_that_nobody_speaks_does_not_keep_the_program_from_starting(
    damage: str, qapp: QApplication, store: QSettings
) -> None:
    store.setValue("language", damage)

    Preferences(qapp, Settings(store))

    assert language.current_language() == "en"


def test_a_language_chosen_is_spoken_told_and_remembered(
    preferences: Preferences, store: QSettings, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(preferences.language_changed):
        preferences.choose_language("ko")

    assert language.current_language() == Settings(store).language == "ko"


def test_the_buttons_of_qt_follow_the_language(preferences: Preferences) -> None:
    said = []
    for code in ("en", "ko", "en"):
        preferences.choose_language(code)
        said.append(QCoreApplication.translate("QPlatformTheme", "Cancel"))

    assert said == ["Cancel", "취소", "Cancel"]


def test_an_appearance_chosen_is_shown_told_and_remembered(
    preferences: Preferences, store: QSettings, qapp: QApplication, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(preferences.theme_changed) as told:
        preferences.choose_appearance(Appearance.DARK)

    assert told.args == [DARK]
    assert preferences.theme is DARK
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == DARK.window
    assert preferences.appearance is Settings(store).appearance is Appearance.DARK

    preferences.choose_appearance(Appearance.LIGHT)
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == LIGHT.window


def test_the_appearance_of_the_last_time_is_there_from_the_start(
    qapp: QApplication, store: QSettings
) -> None:
    Settings(store).appearance = Appearance.DARK

    assert Preferences(qapp, Settings(store)).theme is DARK


@pytest.fixture
def preferences(qapp: QApplication, store: QSettings) -> Preferences:
    """Preferences in which nothing was chosen yet."""
    return Preferences(qapp, Settings(store))
