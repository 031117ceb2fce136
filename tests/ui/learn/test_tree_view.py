"""The search tree as people see it, click it, and walk through it."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QContextMenuEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.search_tree import EMPTY_TREE
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.ui.learn.tree_shapes import PlacedBranch
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
from tests.support.ui.trees import growing_tree, tree_at

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


def click(view: TreeView, point: QPoint | None = None) -> None:
    """Click on the node where the keys are, or at a point of the tree."""
    assert view.current is not None
    point = point or view.current.rect.center()
    place = view.on_view(QRect(point, point)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def press(view: TreeView, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


def test_the_keys_begin_at_the_present_moment(view: TreeView) -> None:
    assert view.accessibleName() == "Search tree"
    assert view.accessibleDescription() == FINAL


def test_arrows_go_to_parents_siblings_and_children(view: TreeView) -> None:
    view.show_all(True)
    said = []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Down):
        press(view, key)
        said.append(view.accessibleDescription())

    assert said[0] == "2 in r4c3: stands since step 29"
    assert said[1].startswith("1 in r4c3: not possible, because of r")
    assert said[2:] == [said[0], "3 in r4c4: stands since step 30"]


def test_where_there_is_nothing_further_the_keys_stay(view: TreeView) -> None:
    press(view, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert view.accessibleDescription() == "The search stands here: the end"

    view.show_all(True)
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
    view.show_all(True)
    press(view, Qt.Key.Key_Left)
    wanted: list[int] = []
    view.step_wanted.connect(wanted.append)

    press(view, Qt.Key.Key_Return)
    click(view)

    assert wanted == []


def at_folded(view: TreeView) -> PlacedBranch:
    """Have the keys at a branch that failed and is folded."""
    view.show_tree(tree_at(2_000, E), E.geometry)
    press(view, Qt.Key.Key_Down, Qt.Key.Key_Left)
    assert view.current is not None
    return view.current


def test_space_and_a_click_on_its_number_unfold_what_failed(view: TreeView) -> None:
    node = at_folded(view)
    asked: list[tuple[int, bool]] = []
    view.unfold_wanted.connect(lambda node, wanted: asked.append((node, wanted)))
    assert view.accessibleDescription().endswith("failed after 2 steps inside (0.1% of all so far)")

    press(view, Qt.Key.Key_Space)
    click(view, node.number.center())

    assert asked == [(node.branch.node, True)] * 2


def test_a_click_on_a_triangle_wants_its_first_moment(view: TreeView) -> None:
    node = at_folded(view)
    wanted: list[int] = []
    view.step_wanted.connect(wanted.append)

    click(view, node.triangle.center())

    assert wanted == [node.branch.node]


def test_a_menu_offers_what_keys_and_clicks_do(view: TreeView) -> None:
    node = at_folded(view)
    wanted: list[object] = []
    view.step_wanted.connect(wanted.append)
    view.unfold_wanted.connect(lambda node, is_open: wanted.append((node, is_open)))
    point = QPoint(1, 1)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, point, view.mapToGlobal(point))

    QApplication.sendEvent(view.viewport(), event)
    (menu,) = view.findChildren(QMenu)
    for action in menu.actions():
        action.trigger()

    assert [action.text() for action in menu.actions()] == [
        "Go to That Moment",
        "Unfold What Is Inside",
    ]
    assert wanted == [node.branch.node, (node.branch.node, True)]


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
    view.resize(320, 500)
    view.show_tree(tree_at(step, E), E.geometry)
    at_first = view.horizontalScrollBar().value()

    scrolled = set()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        for _ in range(E.geometry.size):
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

    press(view, Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Home, Qt.Key.Key_0)

    assert view.current is None
    assert view.accessibleDescription() == ""


def test_the_way_to_the_moment_begins_in_the_middle_so_that_there_is_room_beside_it(
    view: TreeView,
) -> None:
    view.show_tree(EMPTY_TREE, SMALL.geometry)

    view.show_tree(tree_at(3), SMALL.geometry)

    assert view.current is not None
    middle = view.on_view(view.current.rect).center().x()
    assert abs(middle - view.viewport().rect().center().x()) <= 2


@settings(
    deadline=None,
    max_examples=15,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    st.integers(0, 2_000),
    st.sampled_from(["used-tables", "dancing-links", "singles-first"]),
    st.tuples(st.integers(180, 900), st.integers(190, 900)),
    st.lists(st.sampled_from([0.5, 0.8, 1.25, 2.0]), max_size=3),
    st.booleans(),
)
def test_the_present_moment_is_in_sight_however_large_the_view_and_the_tree(
    qtbot: QtBot,
    step: int,
    algorithm: str,
    size: tuple[int, int],
    zooms: list[float],
    shows_all: bool,
) -> None:
    view = shown_view(qtbot, 400, 400)
    for factor in zooms:
        view.zoom_by(factor)
    view.show_all(shows_all)
    view.show_tree(tree_at(step, E, algorithm), E.geometry)
    assert is_present_in_sight(view)

    view.resize(*size)
    assert is_present_in_sight(view)

    view.fit()
    assert is_present_in_sight(view)


def is_present_in_sight(view: TreeView) -> bool:
    """Whether one sees the digit placed last, and what comes next if there is room for both."""
    QApplication.processEvents()  # bars come and go
    layout, node, here = view.tree_layout, view.current, view.tree_layout.here()
    assert node is not None
    assert node == layout.present()
    assert here is not None
    space = view.viewport().rect().adjusted(round(layout.words_width * view.scale), 0, 0, 0)
    both = view.on_view(node.rect.united(here.rect))
    has_room = both.width() < space.width() - 40 and both.height() < space.height() - 40
    return space.contains(both) if has_room else space.intersects(view.on_view(node.rect))


@pytest.mark.parametrize("algorithm", ["used-tables", "singles-first"])
@pytest.mark.parametrize("step", [40, 250])
def test_what_is_fitted_in_is_seen_as_a_whole_as_far_as_it_can_be_read(
    view: TreeView, step: int, algorithm: str
) -> None:
    view.resize(1_500, 1_000)
    view.show_tree(tree_at(step, E, algorithm), E.geometry)

    press(view, Qt.Key.Key_0)

    assert view.viewport().rect().contains(view.on_view(view.tree_layout.rect))
    view.resize(200, 200)
    assert view.scale * view.fontInfo().pixelSize() == pytest.approx(6)
    view.resize(1_500, 1_000)
    QApplication.processEvents()
    assert view.viewport().rect().contains(view.on_view(view.tree_layout.rect))


def test_plus_and_minus_and_the_wheel_with_ctrl_bring_it_closer_and_farther(
    view: TreeView,
) -> None:
    scales = [view.scale]
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Minus):
        press(view, key)
        scales.append(view.scale)
    wheel(view, QPoint(100, 100), 120, Qt.KeyboardModifier.ControlModifier)
    scales.append(view.scale)

    assert scales == pytest.approx([1, 1.25, 1, 0.8, 1])


def test_what_is_under_the_pointer_stays_there(view: TreeView) -> None:
    view.show_tree(tree_at(2_000, E), E.geometry)
    point = QPoint(180, 200)
    before = view.in_content(point)

    for notch in (120, 120, -120):
        wheel(view, point, notch, Qt.KeyboardModifier.ControlModifier)

        assert abs(view.in_content(point).y() - before.y()) <= 2


def test_the_wheel_alone_scrolls(view: TreeView) -> None:
    view.resize(400, 300)
    before = view.verticalScrollBar().value()

    wheel(view, QPoint(100, 100), 120, Qt.KeyboardModifier.NoModifier)

    assert view.scale == 1
    assert view.verticalScrollBar().value() < before


def test_two_fingers_on_a_touchpad_bring_it_closer(view: TreeView) -> None:
    place = QPointF(100, 100)
    gesture = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        place,
        place,
        QPointF(view.viewport().mapToGlobal(place)),
        0.5,
        QPointF(),
    )

    QApplication.sendEvent(view.viewport(), gesture)

    assert view.scale == pytest.approx(1.5)


def wheel(view: TreeView, point: QPoint, angle: int, modifier: Qt.KeyboardModifier) -> None:
    """Turn the wheel over a point of the view."""
    event = QWheelEvent(
        QPointF(point),
        QPointF(view.viewport().mapToGlobal(point)),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        modifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


@pytest.mark.parametrize(
    ("grid", "width", "height"), [(SMALL, 500, 900), (SMALL, 150, 300), (E, 254, 400)]
)
def test_what_is_seen_is_what_would_be_painted_anew(
    qtbot: QtBot, grid: Grid, width: int, height: int
) -> None:
    view = shown_view(qtbot, width, height)
    for tree in growing_tree(grid, (*range(31), 12, 20, 5, 30, 0)):
        view.show_tree(tree, grid.geometry)
        QApplication.processEvents()

        seen = on_screen(view)
        view.viewport().update()
        QApplication.processEvents()

        # A line that is painted in two parts may be a shade lighter or darker in a pixel.
        assert differing_pixels(seen, on_screen(view)) == 0


def test_rows_that_stay_as_they_are_are_not_painted_again(qtbot: QtBot) -> None:
    view = shown_view(qtbot, 500, 900)
    before, after = growing_tree(SMALL, [3, 4])
    view.show_tree(before, SMALL.geometry)
    QApplication.processEvents()

    with paintings_of(view.viewport()) as painted:
        view.show_tree(after, SMALL.geometry)
        QApplication.processEvents()

    (region,) = painted
    assert region.boundingRect().top() > view.tree_layout.height_of(0)


def test_needless_branches_are_hatched_and_are_plain_again_without(view: TreeView) -> None:
    plain = grabbed(view)
    failed = [
        node.branch
        for row in view.tree_layout.rows_between(0, 10_000)
        for group in view.tree_layout.row(row)
        for node in group.nodes
        if node.branch.result is AttemptResult.FAILED
    ]

    view.show_needless({failed[0].node: 1.0})

    assert differing_pixels(grabbed(view), plain) > 20
    view.show_needless({})
    assert differing_pixels(grabbed(view), plain) == 0
