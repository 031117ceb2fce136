"""The contents of the window on screens of all sizes: whole where they fit, or scrolled."""

import pytest
from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.model.geometry import SIZES, Cell, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.ui.files.collection_panel import CollectionPanel
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.grid_scroll_area import GridScrollArea
from sudoku_gui.ui.grid.grid_widget import GridWidget
from sudoku_gui.ui.main_window import MainWindow
from sudoku_gui.ui.panel_table import PANELS

SMALL_SCREEN = QSize(320, 240)


class Shown:
    """The place on a screen that has so much room, which it fills: a grid between two labels."""

    def __init__(self, room: QSize, qtbot: QtBot) -> None:
        self.overlays = GridOverlays(_empty(9))
        self.grid = GridWidget(self.overlays, LIGHT)
        self.contents = QWidget()
        row = QHBoxLayout(self.contents)
        for part in (QLabel("before"), self.grid, QLabel("after")):
            part.setMinimumSize(200, 200)
            row.addWidget(part)
        self.place = GridScrollArea(self.contents, self.grid, lambda: room)
        qtbot.addWidget(self.place)
        self.place.resize(room)
        with qtbot.waitExposed(self.place):
            self.place.show()


@pytest.mark.parametrize("room", [QSize(1280, 900), QSize(700, 300)])
def test_where_there_is_room_for_all_no_less_is_shown(room: QSize, qtbot: QtBot) -> None:
    shown = Shown(room, qtbot)

    assert shown.place.minimumSizeHint() == shown.contents.minimumSizeHint()


@pytest.mark.parametrize(
    ("room", "is_narrow", "is_low"),
    [
        (QSize(300, 900), True, False),
        (QSize(1280, 150), False, True),
        (QSize(300, 150), True, True),
    ],
)
def test_where_there_is_not_it_asks_for_little(
    room: QSize, is_narrow: bool, is_low: bool, qtbot: QtBot
) -> None:
    shown = Shown(room, qtbot)

    least, all_of_it = shown.place.minimumSizeHint(), shown.contents.minimumSizeHint()

    assert (least.width() < all_of_it.width(), least.height() < all_of_it.height()) == (
        is_narrow,
        is_low,
    )
    assert least.boundedTo(room) == least


@pytest.mark.parametrize("size", SIZES)
def test_the_cell_with_the_cursor_is_always_in_sight(size: int, qtbot: QtBot) -> None:
    shown = Shown(QSize(150, 120), qtbot)
    grid = shown.grid
    shown.overlays.show_sheet(_empty(size))

    for cell in (0, size - 1, size * size - 1, size * size - size, size * size // 2):
        grid.select(Cell(cell))

        rect = grid.visualRect(grid.currentIndex())
        assert grid.viewport().visibleRegion().boundingRect().contains(rect)
    assert shown.place.horizontalScrollBar().maximum() > 0


def test_who_comes_back_to_the_grid_sees_it(qtbot: QtBot) -> None:
    shown = Shown(QSize(150, 120), qtbot)
    bar = shown.place.horizontalScrollBar()
    bar.setValue(bar.maximum())
    assert shown.grid.viewport().visibleRegion().isEmpty()

    QApplication.sendEvent(shown.grid, QFocusEvent(QEvent.Type.FocusIn))

    assert not shown.grid.viewport().visibleRegion().isEmpty()


def test_the_window_asks_for_no_more_than_a_small_screen_has(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(MainWindow, "_room", lambda _window: QSize(0, 0))
    window = MainWindow(_empty(9), 10, LIGHT)
    qtbot.addWidget(window)
    window.show_layout(WindowLayout.WATCH)
    window.close_unasked()
    window.retranslate()
    dock = window.docks.add(PANELS[0][0], lambda: dock.hold(CollectionPanel(LIGHT)))
    dock.show()
    window.show()

    window.resize(0, 0)  # as small as may be
    QApplication.processEvents()

    assert window.size().boundedTo(SMALL_SCREEN) == window.size()


def _empty(size: int) -> Sheet:
    return Sheet.of_givens(Grid.empty(Geometry.of_size(size)))
