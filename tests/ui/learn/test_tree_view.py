"""The search tree as people see it, click it, and walk through it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.search_tree import EMPTY_TREE
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.ui.learn.tree_layout import MARGIN
from sudoku_gui.ui.learn.tree_view import TreeView
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.ui.pictures import (
    colours_in,
    differing_pixels,
    grabbed,
    on_screen,
    paintings_of,
)
from tests.support.ui.trees import tree_at

pytestmark = pytest.mark.qt_log_ignore("not accepted by receiving widget", extend=True)
E = puzzle_of_counts("E")
FINAL = "3 in r4c4: stands since step 30"


@pytest.fixture
def view(qtbot: QtBot) -> TreeView:
    view = shown_view(qtbot, 400, 900)
    view.show_tree(tree_at(30), SMALL.geometry)
    return view


def shown_view(qtbot: QtBot, width: int, height: int) -> TreeView:
    """A view of that size, without a tree."""
    view = TreeView(LIGHT)
    qtbot.addWidget(view)
    view.resize(width, height)
    view.retranslate()
    view.show()
    return view


def click(view: TreeView, below: int = 0) -> None:
    """Click on the node where the keys are, or so far below it."""
    node = view.current
    assert node is not None
    scrolled = QPoint(view.horizontalScrollBar().value(), view.verticalScrollBar().value())
    place = node.rect.center() - scrolled + QPoint(0, below)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def press(view: TreeView, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


def test_the_keys_begin_at_the_present_moment(view: TreeView) -> None:
    assert view.accessibleName() == "Search tree"
    assert view.accessibleDescription() == FINAL


def test_arrows_go_to_parents_siblings_and_children(view: TreeView) -> None:
    said = []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Down):
        press(view, key)
        said.append(view.accessibleDescription())

    assert said[0] == "2 in r4c3: stands since step 29"
    assert said[1].startswith("1 in r4c3: not possible, because of r")
    assert said[2:] == [said[0], "3 in r4c4: stands since step 30"]


def test_where_there_is_nothing_further_the_keys_stay(view: TreeView) -> None:
    press(view, Qt.Key.Key_Down)
    assert view.accessibleDescription() == FINAL

    press(view, Qt.Key.Key_Home, Qt.Key.Key_Up, Qt.Key.Key_Left)
    assert view.accessibleDescription().startswith("1 in r1c1: ")
    press(view, Qt.Key.Key_End)
    assert view.accessibleDescription() == FINAL


def test_enter_and_a_click_want_the_moment_of_a_node(view: TreeView, qtbot: QtBot) -> None:
    press(view, Qt.Key.Key_Up)
    wanted: list[int] = []
    view.step_wanted.connect(wanted.append)

    press(view, Qt.Key.Key_Return)
    click(view)

    assert wanted == [29, 29]


def test_what_was_never_placed_has_no_moment(view: TreeView) -> None:
    press(view, Qt.Key.Key_Left)
    wanted: list[int] = []
    view.step_wanted.connect(wanted.append)

    press(view, Qt.Key.Key_Return)
    click(view)

    assert wanted == []


def test_space_and_a_click_below_unfold_what_failed(qtbot: QtBot, view: TreeView) -> None:
    view.show_tree(tree_at(2_000, puzzle_of_counts("E")), puzzle_of_counts("E").geometry)
    asked: list[tuple[int, bool]] = []
    view.unfold_wanted.connect(lambda node, wanted: asked.append((node, wanted)))
    press(view, Qt.Key.Key_Down)
    assert "failed after 2 steps inside" in view.accessibleDescription()

    press(view, Qt.Key.Key_Space)
    node = view.current
    assert node is not None
    click(view, below=node.rect.height())

    assert asked == [(node.branch.node, True)] * 2


def test_space_on_what_stands_unfolds_nothing(view: TreeView) -> None:
    asked: list[int] = []
    view.unfold_wanted.connect(lambda node, _wanted: asked.append(node))

    press(view, Qt.Key.Key_Space)

    assert asked == []


def test_the_present_is_scrolled_to_and_every_kind_of_branch_is_seen(view: TreeView) -> None:
    view.resize(400, 200)
    view.show_tree(tree_at(29), SMALL.geometry)
    assert view.verticalScrollBar().value() > 0
    view.resize(600, 1_000)

    colours = colours_in(grabbed(view))

    assert {LIGHT.placed_ground, LIGHT.taken_back_ground, LIGHT.solver, LIGHT.muted} <= colours


@pytest.mark.parametrize("step", [2, 34, 61, 90])
def test_all_that_is_gone_through_at_the_present_is_in_sight(step: int, view: TreeView) -> None:
    view.resize(260, 500)
    puzzle = puzzle_of_counts("E")
    view.show_tree(tree_at(step, puzzle), puzzle.geometry)
    at_first = view.horizontalScrollBar().value()

    scrolled = set()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        for _ in range(puzzle.geometry.size):
            press(view, key)
            scrolled.add(view.horizontalScrollBar().value())

    assert scrolled == {at_first}


def test_a_tree_of_an_earlier_moment_is_paler(view: TreeView) -> None:
    view.show_stale(True)
    assert LIGHT.placed_ground not in colours_in(grabbed(view))

    view.show_stale(False)
    assert LIGHT.placed_ground in colours_in(grabbed(view))


def test_the_same_moment_keeps_the_keys_where_they_are(view: TreeView) -> None:
    press(view, Qt.Key.Key_Up, Qt.Key.Key_Up)
    before = view.accessibleDescription()

    view.show_tree(tree_at(30), SMALL.geometry)

    assert view.accessibleDescription() == before


def test_theme_and_language_are_followed(view: TreeView) -> None:
    language.set_language("ko")
    view.retranslate()
    view.set_theme(DARK)

    assert view.accessibleName() == "탐색 트리"
    assert "30단계" in view.accessibleDescription()
    assert DARK.placed_ground in colours_in(grabbed(view))


def test_without_a_search_there_is_nothing_to_walk_through(view: TreeView) -> None:
    view.show_tree(EMPTY_TREE, SMALL.geometry)

    press(view, Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Home)

    assert view.current is None
    assert view.accessibleDescription() == ""


@pytest.mark.parametrize("step", range(31))
@pytest.mark.parametrize(("width", "height"), [(180, 190), (240, 260), (400, 240)])
def test_the_row_of_the_present_and_the_one_that_comes_next_are_in_sight(
    step: int, width: int, height: int, qtbot: QtBot
) -> None:
    view = shown_view(qtbot, width, height)

    view.show_tree(tree_at(step), SMALL.geometry)

    assert view.current is not None
    assert seen_rows(view) >= rows_of_present(view)


def test_the_present_stays_in_sight_when_the_panel_is_made_lower(view: TreeView) -> None:
    for height in (600, 400, 300, 200):
        view.resize(400, height)

        assert seen_rows(view) >= rows_of_present(view)


def seen_rows(view: TreeView) -> set[int]:
    """The rows of the tree that are seen whole from top to bottom."""
    top = view.verticalScrollBar().value()
    seen = range(top, top + view.viewport().height() + 1)
    rows = {
        row: [group.rect for group in view.tree_layout.row(row)] for row in view.tree_layout.rows
    }
    return {
        row
        for row, rects in rows.items()
        if all(rect.top() in seen and rect.bottom() in seen for rect in rects)
    }


def rows_of_present(view: TreeView) -> set[int]:
    """The row of the digit placed last, and that of what is gone through after it."""
    layout, node = view.tree_layout, view.current
    assert node is not None
    groups = [layout.around(node)]
    after = layout.group_below(node.branch)
    if after is not None:
        groups.append(after.rect)
    return {(rect.top() - MARGIN) // layout.row_height for rect in groups}


@pytest.mark.parametrize(
    ("grid", "width", "height"), [(SMALL, 500, 900), (SMALL, 150, 300), (E, 254, 400)]
)
def test_what_is_seen_is_what_would_be_painted_anew(
    qtbot: QtBot, grid: Grid, width: int, height: int
) -> None:
    view = shown_view(qtbot, width, height)
    for step in (*range(31), 12, 20, 5, 30, 0):
        view.show_tree(tree_at(step, grid), grid.geometry)
        QApplication.processEvents()

        seen = on_screen(view)
        view.viewport().update()
        QApplication.processEvents()

        # A line that is painted in two parts may be a shade lighter or darker in a pixel.
        assert differing_pixels(seen, on_screen(view)) == 0


def test_rows_that_stay_as_they_are_are_not_painted_again(qtbot: QtBot) -> None:
    view = shown_view(qtbot, 500, 900)
    view.show_tree(tree_at(3), SMALL.geometry)
    QApplication.processEvents()

    with paintings_of(view.viewport()) as painted:
        view.show_tree(tree_at(4), SMALL.geometry)
        QApplication.processEvents()

    (region,) = painted
    assert region.boundingRect().top() > view.tree_layout.row_height
