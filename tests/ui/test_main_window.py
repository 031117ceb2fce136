"""The window as a whole: its title, its keys, what is dropped on it, and closing."""

from collections.abc import Iterator
from typing import cast

import pytest
from PySide6.QtCore import QByteArray, QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolBar, QToolButton
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.documents.collection import Collection
from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.language import text
from sudoku_gui.model.geometry import SIZES, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.actions.action_table import ACTIONS
from sudoku_gui.presentation.actions.menu_specs import TOOLBAR
from sudoku_gui.presentation.actions.search_actions import PAUSE
from sudoku_gui.presentation.notice import Notice, NoticeTone
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.presentation.window_state import WindowState
from sudoku_gui.ui.files.collection_panel import CollectionPanel
from sudoku_gui.ui.kit.palette import palette_of
from sudoku_gui.ui.kit.qactions import icon_of
from sudoku_gui.ui.main_window import MainWindow
from sudoku_gui.ui.panel_table import PANELS
from sudoku_gui.ui.search.blanks_strip import BlanksStrip
from sudoku_gui.ui.search.search_panel import PanelScrollArea
from tests.support.puzzles import SMALL_LINE
from tests.support.ui.pictures import colours_in, grabbed, pixels_of
from tests.support.ui.shown_moments import first_shown_moment, is_step_back, shown_moment_after

SMALLEST_SCREEN = (1024, 600)


@pytest.mark.parametrize(
    "name", ["puzzle.txt", "a[*].txt", "[*][*]", "<b>bold</b>", "100 % & more", "퍼즐.txt"]
)
def test_the_title_names_the_document_whatever_it_is_called(name: str, window: MainWindow) -> None:
    window.show_title(name, modified=False)
    assert _title(window) == f"{name} – Sudoku"

    window.show_title(name, modified=True)
    assert _title(window) == f"{name}* – Sudoku"


@pytest.mark.parametrize("name", ACTIONS, ids=lambda name: name.value)
def test_every_key_of_an_action_does_it_once_from_the_grid(
    name: ActionId, window: MainWindow, qtbot: QtBot
) -> None:
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.grid.setFocus()
    done: list[ActionId] = []
    for each, action in window.named_actions.items():
        action.setEnabled(True)
        action.triggered.connect(lambda _, each=each: done.append(each))

    for key in ACTIONS[name].keys:
        QTest.keySequence(window.grid, QKeySequence(key))

    assert done == [name] * len(ACTIONS[name].keys)


def test_the_window_opens_within_the_screen(window: MainWindow) -> None:
    free = window.screen().availableSize()

    assert free.width() < 920  # or the test would tell nothing
    assert window.width() < free.width()
    assert window.height() == 750


def test_the_toolbar_shows_its_actions(window: MainWindow) -> None:
    toolbar = window.findChild(QToolBar, "toolbar")
    assert isinstance(toolbar, QToolBar)
    switch, *others, timer = toolbar.actions()
    names = [action.objectName() for action in others if not action.isSeparator()]

    assert toolbar.widgetForAction(switch) is window.layout_switch
    assert toolbar.widgetForAction(timer) is window.timer
    assert names == [entry.value for entry in TOOLBAR if isinstance(entry, ActionId)]


@pytest.mark.parametrize(("is_playing", "words"), [(False, "Watch"), (True, "Pause")])
def test_watching_is_called_pause_while_something_plays(
    is_playing: bool, words: str, window: MainWindow
) -> None:
    window.set_theme(DARK)
    window.show_state(WindowState(is_playing=is_playing))
    window.retranslate()

    button = window.findChild(QToolButton, "watch-button")
    assert isinstance(button, QToolButton)
    picture = icon_of(PAUSE if words == "Pause" else ACTIONS[ActionId.WATCH], DARK)
    assert button.text() == words
    assert button.icon().pixmap(24).toImage() == picture.pixmap(24).toImage()


def test_a_scene_is_shown_in_grid_strip_and_panel_and_goes_again(window: MainWindow) -> None:
    shown_moment = first_shown_moment(is_step_back)
    window.show_moment(shown_moment)
    strip = window.findChild(BlanksStrip)
    assert isinstance(strip, BlanksStrip)
    placements = window.findChild(QLabel, "counter-placements")
    assert isinstance(placements, QLabel)
    assert LIGHT.taken_back_ground in colours_in(grabbed(window.grid))
    assert strip.accessibleDescription()
    assert placements.text() == str(shown_moment.moment.counters.placements)

    window.show_sheet(shown_moment.sheet)
    window.show_no_moment()

    assert LIGHT.taken_back_ground not in colours_in(grabbed(window.grid))
    assert (strip.accessibleDescription(), placements.text()) == ("", "0")


def test_another_theme_reaches_every_part(window: MainWindow, qapp: QApplication) -> None:
    window.show_moment(shown_moment_after(3))
    window.notices.show_notice(Notice(text("Solved."), NoticeTone.GOOD))
    qapp.setPalette(palette_of(DARK))

    window.set_theme(DARK)
    QApplication.processEvents()  # Qt hands the palette to its widgets with the next events

    picture = grabbed(window)
    colours = colours_in(picture)
    assert {DARK.window, DARK.base, DARK.given, DARK.solver, DARK.ink} <= colours
    for light in (LIGHT.window, LIGHT.base, LIGHT.panel, LIGHT.placed_ground, LIGHT.solver):
        # Here and there the edge of a letter has that colour by chance.
        assert pixels_of(picture, light) < 50


@pytest.mark.parametrize("code", list(language.LANGUAGES))
@pytest.mark.parametrize("size", [4, 25])
def test_the_window_fits_the_smallest_screens(code: str, size: int, window: MainWindow) -> None:
    language.set_language(code)
    window.retranslate()
    window.show_sheet(_empty(size))
    window.show()

    least = window.minimumSizeHint()
    assert least.width() <= SMALLEST_SCREEN[0]
    assert least.height() <= SMALLEST_SCREEN[1]


@pytest.mark.parametrize("code", list(language.LANGUAGES))
def test_with_the_list_of_puzzles_there_is_room_for_all_on_640_by_480(
    code: str, window: MainWindow
) -> None:
    language.set_language(code)
    window.retranslate()
    contents = [PuzzleRecord.without_entries(Puzzle(Grid.empty(Geometry.of_size(9))))] * 49_151
    panel = CollectionPanel(LIGHT)
    panel.show_collection(Collection(contents), 0)
    dock = window.docks.add(PANELS[0][0], lambda: dock.hold(panel))
    dock.show()
    window.show()
    window.resize(0, 0)  # as small as may be
    QApplication.processEvents()

    assert window.width() <= 640
    assert window.height() <= 480
    window.resize(640, 480)
    QApplication.processEvents()
    assert window.grid.viewport().width() >= 200
    assert window.search_view.panel.width() >= window.search_view.panel.minimumSizeHint().width()
    assert panel.width() >= panel.minimumSizeHint().width()
    window.resize(800, 600)
    QApplication.processEvents()
    assert window.grid.width() > 220  # its least is 200


def test_a_low_window_leaves_the_room_of_its_toolbar_to_the_grid(window: MainWindow) -> None:
    (toolbar,) = window.findChildren(QToolBar)
    window.show()
    shown = []
    for height in (600, 240, 600):
        window.resize(640, height)
        QApplication.processEvents()
        shown.append(toolbar.isVisible())

    assert shown == [True, False, True]


def test_a_panel_that_does_not_fit_into_a_low_window_is_scrolled(window: MainWindow) -> None:
    window.resize(700, 440)
    window.show()
    QApplication.processEvents()
    place = window.findChild(PanelScrollArea)
    assert place is not None

    assert place.verticalScrollBar().maximum() > 0
    place.ensureWidgetVisible(window.search_view.panel.counters)
    seen = window.search_view.panel.counters.visibleRegion().boundingRect()
    assert seen.height() == window.search_view.panel.counters.height()
    window.resize(920, 750)
    QApplication.processEvents()
    assert place.verticalScrollBar().maximum() == 0
    assert window.search_view.panel.width() == window.verdict.width() == 300


@pytest.mark.parametrize("size", SIZES)
def test_the_grid_takes_most_of_the_window_as_it_opens(size: int, window: MainWindow) -> None:
    window.resize(920, 750)  # as where the screen is large enough
    window.show_sheet(_empty(size))
    window.show()
    QApplication.processEvents()

    assert window.grid.viewport().width() > window.width() / 2
    assert window.grid.visualRect(window.grid.model().index(0, 0)).width() >= 20


def test_closing_is_a_question_until_it_is_allowed(window: MainWindow) -> None:
    asked: list[None] = []
    window.close_requested.connect(lambda: asked.append(None))
    window.show()

    assert not window.close()
    assert (len(asked), window.isVisible()) == (1, True)

    window.close_unasked()
    assert (len(asked), window.isVisible()) == (1, False)


def test_a_file_or_a_text_that_is_dropped_is_handed_on(window: MainWindow) -> None:
    dropped: list[QMimeData] = []
    window.dropped.connect(dropped.append)
    file, words = QMimeData(), QMimeData()
    file.setUrls([QUrl.fromLocalFile("/puzzles/one.txt")])
    words.setText(SMALL_LINE)

    for data in (file, words):
        assert _enters(window, data)
        window.dropEvent(_drop(data))

    assert dropped == [file, words]


def test_nothing_else_can_be_dropped(window: MainWindow) -> None:
    picture = QMimeData()
    picture.setData("image/png", QByteArray(b"\x89PNG"))

    assert not _enters(window, picture)


def test_a_remembered_place_that_was_damaged_leaves_the_window_as_it_is(
    window: MainWindow,
) -> None:
    before = window.geometry()

    assert not window.restoreGeometry(QByteArray(b"\x01\xd9\xd0\xcb not a place"))

    assert window.geometry() == before


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """A window with a 9x9 grid that speaks English."""
    made = MainWindow(_empty(9), 10, LIGHT)
    qtbot.addWidget(made)
    made.show_layout(WindowLayout.WATCH)
    made.retranslate()
    yield made
    made.close_unasked()


def _empty(size: int) -> Sheet:
    return Sheet.of_givens(Grid.empty(Geometry.of_size(size)))


def _title(window: MainWindow) -> str:
    """The title as Qt hands it to the window system."""
    window.show()
    handle = window.windowHandle()
    return handle.title()


def _enters(window: MainWindow, data: QMimeData) -> bool:
    """Whether the window takes the data; from 6.12 Qt deprecates making a QDragEnterEvent."""
    event = _drop(data, QEvent.Type.DragEnter)
    event.ignore()
    window.dragEnterEvent(cast("QDragEnterEvent", event))
    return event.isAccepted()


def _drop(data: QMimeData, kind: QEvent.Type = QEvent.Type.Drop) -> QDropEvent:
    return QDropEvent(
        QPointF(5, 5),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        kind,
    )
