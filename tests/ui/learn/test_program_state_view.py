"""Tables and chips on the screen, and in words."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.language import text
from sudoku_gui.presentation.program_state import Chips, Slot, State, Table, blocks_of
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.data_structures import UsedTable
from sudoku_gui.ui.learn.program_state_view import BlocksView
from tests.support.ui.pictures import grabbed
from tests.support.ui.searches import SMALL


@pytest.fixture
def view(qapp: QApplication, qtbot: QtBot) -> BlocksView:
    view = BlocksView(text("Data"), LIGHT)
    qtbot.addWidget(view)
    view.resize(250, 200)
    return view


def table_with(slot: Slot) -> Table:
    """Four slots, the last of which is the one given."""
    return Table(text("Used"), ("r1", "r2"), ("1", "2"), (*[Slot("1")] * 3, slot))


def picture_of(view: BlocksView, slot: Slot) -> QImage:
    """How a table looks with that slot in it."""
    view.show_blocks((table_with(slot),))
    return view.grab().toImage()


def test_every_state_looks_different_and_so_does_what_changed(view: BlocksView) -> None:
    states = set(State) - {State.EMPTY}
    slots = [Slot("2", state, is_changed) for state in states for is_changed in (False, True)]
    slots.append(Slot("", State.EMPTY))

    pictures = [picture_of(view, slot) for slot in slots]

    for place, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[:place]), slots[place]


def test_it_is_as_high_as_what_it_shows(view: BlocksView) -> None:
    view.show_blocks((Chips(text("List"), (Slot("r1c1"),)),))
    low = view.minimumHeight()

    view.show_blocks((Chips(text("List"), (Slot("r1c1"),) * 60),))

    assert view.minimumHeight() > low > 0


def test_assistive_technology_hears_what_stands_out(view: BlocksView) -> None:
    view.show_blocks((table_with(Slot("2", State.CURRENT, is_changed=True)),))

    assert view.accessibleDescription() == (
        "Used: r2, 2: 2 (the search is here) (changed by the last step)"
    )


def test_the_tool_tip_names_the_slot(view: BlocksView, qtbot: QtBot) -> None:
    view.show_blocks((Chips(text("List"), (Slot("r1c1", State.THROUGH),)),))
    view.show()
    where = QPoint(5, view.minimumHeight() - 10)

    QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, where, view.mapToGlobal(where)))

    assert QToolTip.text() == "r1c1 (over with)"
    QToolTip.hideText()


def test_it_follows_the_theme(view: BlocksView) -> None:
    light = picture_of(view, Slot("2"))

    view.set_theme(DARK)

    assert view.grab().toImage() != light


@pytest.mark.parametrize("code", list(language.LANGUAGES))
@pytest.mark.parametrize("width", [240, 300, 400, 600])
def test_the_titles_of_the_tables_of_a_small_grid_are_written_whole(
    view: BlocksView, width: int, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    language.use(code)
    elided: list[bool] = []
    elide = QFontMetrics.elidedText

    def note(metrics: QFontMetrics, words: str, how: Qt.TextElideMode, room: int) -> str:
        elided.append(elide(metrics, words, how, room) != words)
        return elide(metrics, words, how, room)

    view.resize(width, 600)
    algorithm = algorithm_named("used-tables")
    (used,) = (
        held
        for held in algorithm.holdings(algorithm.start(SMALL).moment())
        if isinstance(held, UsedTable)
    )
    view.show_blocks(blocks_of(used, SMALL.geometry))
    monkeypatch.setattr(QFontMetrics, "elidedText", note)

    grabbed(view)

    assert elided == [False] * 3
