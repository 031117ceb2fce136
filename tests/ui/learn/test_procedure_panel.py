"""The panel of code and data: what counts is in sight, however narrow and low it is made."""

from collections import defaultdict

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings
from PySide6.QtGui import QAction, QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.language import say, text
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.presentation.search.program_state import EMPTY_PROGRAM_STATE, ProgramState
from sudoku_gui.presentation.search.state_blocks import ItemState, StateItem, StateList
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Algorithm
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.learn.procedure_panel import ProcedurePanel
from sudoku_gui.ui.learn.sub_step_controls import SubStepControls
from tests.support.solvers.corpus import puzzle_of_counts

MANY = 400  # slots, more than are seen at once
_BESIDES = 30  # pixels of the panel's width that margins and a scroll bar take
_FONT_PIXELS = 12  # of titles


class Reader:
    """A panel, and what is seen of its data."""

    def __init__(self, panel: ProcedurePanel) -> None:
        self.panel = panel
        (self._area,) = (
            each for each in panel.findChildren(QScrollArea) if each.widget() is panel.blocks
        )

    @property
    def is_news_seen(self) -> bool:
        """Whether some of what stands out is in sight."""
        seen = QRect(-self.panel.blocks.pos(), self._area.viewport().size())
        return any(seen.contains(each) for each in self.panel.blocks.changed_rects)

    @property
    def place(self) -> int:
        """How far down it is scrolled."""
        return self._area.verticalScrollBar().value()

    @property
    def scrolled_right(self) -> int:
        """How far to the right it is scrolled."""
        return self._area.horizontalScrollBar().value()

    def show(self, *telling: int, slot: StateItem) -> None:
        """Show a long list in which `slot` stands at those places."""
        slots = tuple(slot if place in telling else StateItem("r1c1") for place in range(MANY))
        self.panel.show_state(ProgramState(data=(StateList(text("List"), slots),)))


@pytest.fixture
def reader(qapp: QApplication, qtbot: QtBot, store: QSettings) -> Reader:
    controls = SubStepControls(defaultdict(QAction), Settings(store))
    panel = ProcedurePanel(ALGORITHMS[0].procedure, controls, LIGHT)
    qtbot.addWidget(panel)
    panel.resize(250, 700)
    panel.show()
    return Reader(panel)


@pytest.mark.parametrize("place", [0, MANY // 2, MANY - 1])
@pytest.mark.parametrize(
    "slot",
    [StateItem("r9c9", is_changed=True), StateItem("r9c9", ItemState.CURRENT)],
    ids=["news", "pointer"],
)
def test_it_scrolls_to_what_stands_out_from_wherever_it_was(
    slot: StateItem, place: int, reader: Reader
) -> None:
    for before in (0, MANY - 1):
        reader.show(before, slot=slot)
        reader.show(1, slot=slot)

        reader.show(place, slot=slot)

        assert reader.is_news_seen


def test_at_first_it_is_read_from_the_top(reader: Reader) -> None:
    reader.show(MANY - 1, slot=StateItem("r9c9", ItemState.CURRENT))
    reader.show(MANY - 1, slot=StateItem("r9c9", ItemState.CURRENT))

    assert reader.place == 0


def test_of_several_things_that_stand_out_the_first_is_led_to(reader: Reader) -> None:
    changed, pointer = StateItem("r9c9", is_changed=True), StateItem("r1c1", ItemState.CURRENT)
    others = [StateItem("r1c1")] * MANY
    reader.panel.show_state(ProgramState(data=(StateList(text("List"), (changed, *others)),)))

    slots = (*others, pointer, *others, changed)
    reader.panel.show_state(ProgramState(data=(StateList(text("List"), slots),)))

    assert 0 < reader.place < reader.panel.blocks.height() * 2 // 3
    assert reader.is_news_seen


def test_who_looks_at_one_change_stays_there_when_another_comes(reader: Reader) -> None:
    reader.show(0, slot=StateItem("r9c9", is_changed=True))
    reader.show(MANY - 1, slot=StateItem("r9c9", is_changed=True))
    before = reader.place

    reader.show(0, MANY - 1, slot=StateItem("r9c9", is_changed=True))

    assert reader.place == before > 0


@pytest.mark.parametrize("code", list(language.LANGUAGES))
@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda each: each.name)
def test_every_title_fits_into_the_width_at_first(
    algorithm: Algorithm, code: str, reader: Reader
) -> None:
    language.set_language(code)
    grid = puzzle_of_counts("E")
    state = EMPTY_PROGRAM_STATE
    for structure in algorithm.data_structures(start_search(algorithm, grid).moment()):
        state = state.with_structure(structure, grid.geometry)
    font = QFont(reader.panel.font())
    font.setPixelSize(_FONT_PIXELS)
    metrics = QFontMetrics(font)

    widths = {
        title: metrics.horizontalAdvance(title)
        for title in (say(block.title) for block in (*state.stack, *state.data))
    }

    assert widths
    assert max(widths.values()) <= reader.panel.sizeHint().width() - _BESIDES, widths


def test_the_current_line_stays_in_sight_when_the_panel_is_made_lower(reader: Reader) -> None:
    reader.panel.mark(len(ALGORITHMS[0].procedure.lines) - 1)

    reader.panel.resize(reader.panel.width(), 300)
    QApplication.processEvents()

    label = reader.panel.procedure.current_label
    assert label is not None
    assert label.visibleRegion().boundingRect().contains(QPoint(20, label.height() - 4))


def test_the_tables_of_used_digits_of_a_large_grid_are_not_scrolled_sideways(
    reader: Reader,
) -> None:
    grid = Grid.empty(Geometry.of_box_shape(5, 5))
    algorithm = ALGORITHMS[0]
    search = start_search(algorithm, grid)
    for step in range(40):
        state = EMPTY_PROGRAM_STATE
        for structure in algorithm.data_structures(search.moment()):
            state = state.with_structure(structure, grid.geometry)
        reader.panel.show_state(state)
        search.advance(1)

        assert reader.scrolled_right == 0
        assert reader.is_news_seen or step == 0  # at first it is read from the top
