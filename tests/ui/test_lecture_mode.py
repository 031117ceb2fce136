"""Lecture mode: large, in a fixed arrangement, and left without a trace."""

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QMainWindow, QToolButton
from pytestqt.qtbot import QtBot

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.kit.text_scale import scaled
from sudoku_gui.ui.learn.procedure_panel import ProcedurePanel
from sudoku_gui.ui.lecture_mode import SCALES
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram


def test_it_shows_grid_code_and_tree_alone_on_the_whole_screen(opened: OpenProgram) -> None:
    opened.trigger("step_log")

    opened.trigger("lecture")

    assert opened.window.isFullScreen()
    assert opened.action(ActionId.LECTURE).isChecked()
    assert _shown_docks(opened) == {"lesson", "search_tree"}
    assert not opened.window.search_view.panel.isVisible()
    assert opened.window.grid.isVisible()


@pytest.mark.parametrize("layout", list(WindowLayout))
def test_left_everything_is_as_it_was_before(
    opened: OpenProgram, layout: WindowLayout, qtbot: QtBot
) -> None:
    window = opened.window
    opened.trigger("step_log")
    opened.program.layouts.choose(layout)
    QApplication.processEvents()
    before = _shown_docks(opened), window.size(), window.windowState(), _font_height()
    widths = _dock_widths(opened)

    opened.trigger("lecture")
    QApplication.processEvents()
    assert _font_height() > before[3]
    opened.trigger("lecture")
    qtbot.waitUntil(lambda: window.size() == before[1])

    assert (_shown_docks(opened), window.size(), window.windowState(), _font_height()) == before
    assert _dock_widths(opened) == widths
    assert opened.program.layouts.layout is layout
    assert not opened.action(ActionId.LECTURE).isChecked()
    assert window.search_view.panel.isVisible() is (layout is WindowLayout.WATCH)


def test_panels_put_away_while_playing_come_back_after_it(opened: OpenProgram) -> None:
    opened.trigger("step_log")
    opened.program.layouts.play()

    opened.trigger("lecture")
    opened.trigger("lecture")
    assert _shown_docks(opened) == set()
    opened.program.layouts.watch()

    assert _shown_docks(opened) == {"step_log"}


def test_escape_leaves_it_and_clears_marks_otherwise(opened: OpenProgram) -> None:
    escape = QKeySequence(Qt.Key.Key_Escape)

    opened.trigger("lecture")
    assert escape in opened.action(ActionId.LECTURE).shortcuts()
    assert escape not in opened.action(ActionId.CLEAR_MARKS).shortcuts()

    opened.trigger("lecture")
    assert escape not in opened.action(ActionId.LECTURE).shortcuts()
    assert escape in opened.action(ActionId.CLEAR_MARKS).shortcuts()


def test_one_scale_is_for_all_text_and_is_remembered(opened: OpenProgram) -> None:
    plain = _font_height()
    opened.trigger("lecture")
    for _ in SCALES:
        _button(opened, "lecture-larger").click()

    assert scaled(100) == SCALES[-1]
    assert _font_height() == pytest.approx(plain * SCALES[-1] / 100, abs=1)
    procedure = opened.panel_of(ProcedurePanel).procedure
    procedure.mark(0)
    label = procedure.current_label
    assert label is not None
    opened.wait_until(lambda: label.fontInfo().pixelSize() == _font_height())

    _button(opened, "lecture-smaller").click()
    opened.trigger("lecture")
    assert _font_height() == plain
    opened.trigger("lecture")

    assert scaled(100) == SCALES[-2]


def test_the_step_and_what_happens_are_said_large(opened: OpenProgram, qtbot: QtBot) -> None:
    opened.put(SMALL)
    opened.trigger("lecture")
    opened.go_to(5)

    assert _label(opened, "lecture-step").text() == "Step 5"
    assert "4 placed in r2c2" in _label(opened, "lecture-sentence").text()
    assert "Reads\u00a035" in _label(opened, "lecture-counters").text()

    opened.trigger("sub_step")
    qtbot.waitUntil(lambda: opened.steps() == 6)

    assert _label(opened, "lecture-sentence").text() == "Has row 2 used 1? No."
    assert "Reads\u00a036" in _label(opened, "lecture-counters").text()
    assert (
        _label(opened, "lecture-sentence").fontInfo().pixelSize() > QApplication.font().pixelSize()
    )


def test_where_there_is_no_room_for_both_code_and_tree_are_tabs(
    opened: OpenProgram, qtbot: QtBot
) -> None:
    (lesson,) = opened.window.findChildren(QDockWidget, "lesson")
    (tree,) = opened.window.findChildren(QDockWidget, "search_tree")

    def are_tabs() -> bool:
        return tree in opened.window.tabifiedDockWidgets(lesson)

    opened.trigger("lecture")
    for _ in SCALES:
        _button(opened, "lecture-larger").click()
    qtbot.waitUntil(are_tabs)
    for _ in SCALES:
        _button(opened, "lecture-smaller").click()

    qtbot.waitUntil(lambda: not are_tabs())
    assert lesson.isVisible()
    assert tree.isVisible()


def test_a_window_closed_in_it_opens_as_it_was_before_it(
    opened: OpenProgram, store: QSettings
) -> None:
    opened.trigger("lecture")

    opened.program.end_unasked()
    opened.window.close()

    again = QMainWindow()
    again.restoreGeometry(Settings(store).window_geometry)
    assert not again.isFullScreen()
    assert scaled(100) == 100


def _shown_docks(opened: OpenProgram) -> set[str]:
    docks = opened.window.findChildren(QDockWidget)
    return {dock.objectName() for dock in docks if not dock.isHidden()}


def _dock_widths(opened: OpenProgram) -> list[int]:
    docks = opened.window.findChildren(QDockWidget)
    return [dock.width() for dock in docks if not dock.isHidden()]


def _font_height() -> int:
    return QLabel("x").fontInfo().pixelSize()


def _button(opened: OpenProgram, name: str) -> QToolButton:
    (button,) = opened.window.findChildren(QToolButton, name)
    return button


def _label(opened: OpenProgram, name: str) -> QLabel:
    (label,) = opened.window.findChildren(QLabel, name)
    return label
