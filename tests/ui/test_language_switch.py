"""Switching the language while the program runs: no word stays behind."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.language import LANGUAGES, text
from sudoku_gui.presentation.notice import Notice, NoticeAction
from sudoku_gui.presentation.window_state import WindowState
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.ui.program import Program
from tests.support.journals import journals_beside
from tests.support.ui.fakes import FakePerson
from tests.support.ui.open_program import free
from tests.support.ui.pseudo_language import untranslated, words_on
from tests.support.ui.shown_moments import (
    first_shown_moment,
    is_dead_end,
    is_progress,
    is_step_back,
)

# What is the same in every language: languages, files, sizes, signs.
NAMES = set(LANGUAGES.values())


@pytest.mark.usefixtures("pseudo_language")
@pytest.mark.parametrize("fits", [is_progress, is_dead_end, is_step_back])
def test_every_word_of_the_window_goes_into_the_new_language(
    fits: object, program: Program
) -> None:
    window = program.window
    window.show_moment(first_shown_moment(fits))  # type: ignore[arg-type]
    offers = tuple(NoticeAction(algorithm.title, _nothing) for algorithm in ALGORITHMS)
    window.notices.show_notice(Notice(text("no solution"), actions=offers))

    program.preferences.choose_language("ko")

    words = words_on(window)
    assert len(words) > 100
    assert untranslated(words - NAMES) == []


@pytest.mark.usefixtures("pseudo_language")
def test_words_said_later_are_in_the_new_language_too(program: Program) -> None:
    program.preferences.choose_language("ko")

    program.window.show_state(WindowState(is_playing=True))
    program.window.show_moment(first_shown_moment(is_step_back))
    program.window.notices.show_notice(Notice(text("no solution"), actions=()))
    program.window.show_no_moment()
    program.game_controller.new(4)

    assert untranslated(words_on(program.window) - NAMES) == []


def test_switching_there_and_back_leaves_every_word_as_it_was(program: Program) -> None:
    program.window.show_moment(first_shown_moment(is_step_back))
    english = words_on(program.window)

    program.preferences.choose_language("ko")
    korean = words_on(program.window)
    program.preferences.choose_language("en")

    assert words_on(program.window) == english
    assert len(korean - english) > 80


def test_a_word_that_is_not_translated_would_be_noticed(program: Program) -> None:
    assert "Algorithm" in {words.replace("&", "") for words in words_on(program.window)}
    assert untranslated({"⟦Open ⟦file⟧⟧ (Ctrl+O)", "1 234", "✓"}) == []
    assert untranslated({"⟦Open⟧ file", "(Controls)"}) == ["(Controls)", "⟦Open⟧ file"]


@pytest.fixture
def program(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[Program]:
    """The whole program, with recent files to list."""
    store.setValue("language", "en")
    store.setValue("recent_files", [str(Path("/1/2.3"))])
    made = Program(qapp, store, journals_beside(store), FakePerson())
    made.start([])
    yield made
    made.shut_down()
    free(made)


def _nothing() -> None:
    """What an offer of these tests does."""
