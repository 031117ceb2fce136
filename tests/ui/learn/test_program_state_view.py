"""Tables and chips on the screen, and in words."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.language import text
from sudoku_gui.presentation.search.program_state import state_blocks_of
from sudoku_gui.presentation.search.state_blocks import ItemState, StateItem, StateList, StateTable
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.data_structures import UsedTable
from sudoku_gui.ui.learn.program_state_view import ProgramStateView
from tests.support.puzzles import SMALL
from tests.support.ui.pictures import grabbed


@pytest.fixture
def view(qapp: QApplication, qtbot: QtBot) -> ProgramStateView:
    view = ProgramStateView(text("Data"), LIGHT)
    qtbot.addWidget(view)
    view.resize(250, 200)
    return view


def table_with(slot: StateItem) -> StateTable:
    """Four slots, the last of which is the one given."""
    return StateTable(text("Used"), ("r1", "r2"), ("1", "2"), (*[StateItem("1")] * 3, slot))


def picture_of(view: ProgramStateView, slot: StateItem) -> QImage:
    """How a table looks with that slot in it."""
    view.show_blocks((table_with(slot),))
    return view.grab().toImage()


def test_every_state_looks_different_and_so_does_what_changed(view: ProgramStateView) -> None:
    states = set(ItemState) - {ItemState.EMPTY}
    slots = [StateItem("2", state, is_changed) for state in states for is_changed in (False, True)]
    slots.append(StateItem("", ItemState.EMPTY))

    pictures = [picture_of(view, slot) for slot in slots]

    for place, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[:place]), slots[place]


def test_it_is_as_high_as_what_it_shows(view: ProgramStateView) -> None:
    view.show_blocks((StateList(text("List"), (StateItem("r1c1"),)),))
    low = view.minimumHeight()

    view.show_blocks((StateList(text("List"), (StateItem("r1c1"),) * 60),))

    assert view.minimumHeight() > low > 0


def test_assistive_technology_hears_what_stands_out(view: ProgramStateView) -> None:
    view.show_blocks((table_with(StateItem("2", ItemState.CURRENT, is_changed=True)),))

    assert view.accessibleDescription() == (
        "Used: r2, 2: 2 (the search is here) (changed by the last step)"
    )


def test_the_tool_tip_names_the_slot(view: ProgramStateView, qtbot: QtBot) -> None:
    view.show_blocks((StateList(text("List"), (StateItem("r1c1", ItemState.THROUGH),)),))
    view.show()
    where = QPoint(5, view.minimumHeight() - 10)

    QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, where, view.mapToGlobal(where)))

    assert QToolTip.text() == "r1c1 (over with)"
    QToolTip.hideText()


def test_it_follows_the_theme(view: ProgramStateView) -> None:
    light = picture_of(view, StateItem("2"))

    view.set_theme(DARK)

    assert view.grab().toImage() != light


@pytest.mark.parametrize("code", list(language.LANGUAGES))
@pytest.mark.parametrize("width", [240, 300, 400, 600])
def test_the_titles_of_the_tables_of_a_small_grid_are_written_whole(
    view: ProgramStateView, width: int, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    language.set_language(code)
    elided: list[bool] = []
    elide = QFontMetrics.elidedText

    def note(metrics: QFontMetrics, words: str, how: Qt.TextElideMode, room: int) -> str:
        elided.append(elide(metrics, words, how, room) != words)
        return elide(metrics, words, how, room)

    view.resize(width, 600)
    algorithm = algorithm_named("used-tables")
    (used,) = (
        held
        for held in algorithm.data_structures(algorithm.start(SMALL).moment())
        if isinstance(held, UsedTable)
    )
    view.show_blocks(state_blocks_of(used, SMALL.geometry))
    monkeypatch.setattr(QFontMetrics, "elidedText", note)

    grabbed(view)

    assert elided == [False] * 3
