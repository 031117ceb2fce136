"""Selecting cells of the grid by mouse, by keys and by assistive technology."""

from collections.abc import Callable, Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.language import tr_n
from sudoku_gui.model.geometry import NO_CELL, Cell, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.grid.grid_widget import GridWidget
from tests.support.ui.grid_bench import (
    CONTROL,
    KEYPAD,
    NO_MODIFIER,
    SHIFT,
    GridBench,
    open_grid_bench,
)
from tests.support.ui.pictures import colours_in, grabbed

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
PUZZLE = Puzzle(Grid.from_line("1000040001000010"))


def test_a_drag_selects_the_cells_that_it_crosses(desk: GridBench) -> None:
    drag(desk.grid, [Cell(0), Cell(2), Cell(10)])

    assert desk.grid.selection == {0, 1, 2, 6, 10}
    assert desk.grid.selected == 10


def test_a_drag_goes_askew_without_the_cells_beside_its_way(desk: GridBench) -> None:
    drag(desk.grid, [Cell(0), Cell(15)])

    assert desk.grid.selection == {0, 5, 10, 15}


def test_control_adds_cells_and_takes_them_out_down_to_one(desk: GridBench) -> None:
    click(desk.grid, Cell(0))
    click(desk.grid, Cell(5), CONTROL)
    click(desk.grid, Cell(6), CONTROL)
    assert chosen_in(desk) == ({0, 5, 6}, 6)

    click(desk.grid, Cell(6), CONTROL)
    assert chosen_in(desk) == ({0, 5}, 5)
    click(desk.grid, Cell(0), CONTROL)
    click(desk.grid, Cell(5), CONTROL)

    assert chosen_in(desk) == ({5}, 5)


def test_a_drag_with_control_takes_out_if_it_begins_inside(desk: GridBench) -> None:
    drag(desk.grid, [Cell(0), Cell(3)])

    drag(desk.grid, [Cell(2), Cell(3)], CONTROL)

    assert desk.grid.selection == {0, 1}
    drag(desk.grid, [Cell(5), Cell(7)], CONTROL)
    assert desk.grid.selection == {0, 1, 5, 6, 7}


def test_a_click_with_shift_adds_the_rectangle_up_to_there(desk: GridBench) -> None:
    click(desk.grid, Cell(1))
    click(desk.grid, Cell(6), SHIFT)

    assert chosen_in(desk) == ({1, 2, 5, 6}, 6)


def test_a_double_click_selects_the_same_digit_and_with_control_adds_it(desk: GridBench) -> None:
    double_click(desk.grid, Cell(9))
    assert chosen_in(desk) == ({0, 9, 14}, 9)

    double_click(desk.grid, Cell(5), CONTROL)
    assert chosen_in(desk) == ({0, 5, 9, 14}, 5)

    double_click(desk.grid, Cell(2))
    assert desk.grid.selection == {2}


def test_shift_and_arrows_select_on_the_way_and_an_arrow_alone_lets_go(desk: GridBench) -> None:
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_End):
        desk.press(key, SHIFT)
    assert chosen_in(desk) == ({0, 1, 5, 6, 7}, 7)

    desk.press(Key.Key_Up)
    assert desk.grid.selection == {3}
    desk.press(Key.Key_Left, CONTROL | SHIFT)  # to the next blank
    assert desk.grid.selection == {2, 3}


def test_escape_leaves_the_cursors_cell_alone_before_the_window_hears_of_it(
    desk: GridBench,
) -> None:
    escape = QKeyEvent(QEvent.Type.ShortcutOverride, Key.Key_Escape, NO_MODIFIER)
    drag(desk.grid, [Cell(0), Cell(2)])
    wanted = [is_taken(desk.grid, escape)]

    desk.press(Key.Key_Escape)

    assert chosen_in(desk) == ({2}, 2)
    assert [*wanted, is_taken(desk.grid, escape)] == [True, False]


def test_control_and_a_select_all(desk: GridBench) -> None:
    desk.press(Key.Key_A, CONTROL)

    assert desk.grid.selection == set(range(16))
    assert desk.grid.selected == 0


def test_a_right_click_keeps_a_selection_that_it_meets(desk: GridBench) -> None:
    drag(desk.grid, [Cell(0), Cell(2)])

    ask_for_menu(desk.grid, Cell(1))
    assert chosen_in(desk) == ({0, 1, 2}, 1)
    ask_for_menu(desk.grid, Cell(9))
    assert chosen_in(desk) == ({9}, 9)


def test_a_digit_goes_into_all_cells_selected_and_the_cursor_stays(desk: GridBench) -> None:
    drag(desk.grid, [Cell(1), Cell(3)])

    desk.type("4")

    assert desk.entered == [(1, 4), (2, 4), (3, 4)]
    assert desk.grid.selection == {1, 2, 3}


def test_a_selection_is_told_once_with_the_cursor_in_it(desk: GridBench) -> None:
    told: list[tuple[set[int], int]] = []
    desk.grid.selection_changed.connect(lambda _cells: told.append(chosen_in(desk)))

    desk.grid.select_cells([Cell(4), Cell(6)], Cell(6))
    desk.grid.select_cells([Cell(6), Cell(4)], Cell(4))
    desk.grid.select(Cell(4))
    desk.grid.select_cells([])

    assert told == [({4, 6}, 6), ({4}, 4)]


def test_another_shape_leaves_the_first_cell_selected(desk: GridBench) -> None:
    desk.press(Key.Key_A, CONTROL)

    desk.overlays.show_sheet(Sheet.of_givens(Grid.empty(Geometry.of_size(9))))

    assert chosen_in(desk) == ({0}, 0)


def test_what_assistive_technology_selects_is_selected(desk: GridBench) -> None:
    model = desk.grid.selectionModel()

    model.select(desk.grid.model().index(1, 1), QItemSelectionModel.SelectionFlag.Select)

    assert desk.grid.selection == {0, 5}


def test_how_many_cells_are_selected_is_said(desk: GridBench, qtbot: QtBot) -> None:
    with qtbot.waitSignal(desk.grid.announcer.announced) as heard:
        drag(desk.grid, [Cell(0), Cell(1)])

    assert heard.args == [tr_n("{n} cell selected", "{n} cells selected", n=2)]


def test_several_cells_are_seen_to_be_selected_with_focus_and_without(desk: GridBench) -> None:
    drag(desk.grid, [Cell(1), Cell(3)])
    for place in (desk.grid, desk.after):
        place.setFocus()
        picture = grabbed(desk.grid)
        assert {LIGHT.selected_ground, LIGHT.accent} <= colours_in(picture)
        assert LIGHT.house_ground not in colours_in(picture)


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_the_cursor_is_always_in_the_selection_and_qt_selects_the_same(
    data: st.DataObject, qapp: QApplication
) -> None:
    grid = GridWidget(GridOverlays(Sheet.of_givens(PUZZLE.givens)), LIGHT)
    grid.resize(300, 300)
    grid.grab()
    for act in data.draw(st.lists(st.sampled_from(ACTS), max_size=12)):
        act(grid, data.draw(st.integers(0, 15).map(Cell)))

        assert grid.selected in grid.selection
        assert {grid.model().index(c // 4, c % 4) for c in grid.selection} == set(
            grid.selectedIndexes()
        )


def chosen_in(desk: GridBench) -> tuple[set[int], int]:
    """The cells selected, and that with the cursor."""
    return set(desk.grid.selection), desk.grid.selected


def is_taken(grid: GridWidget, event: QKeyEvent) -> bool:
    """Whether the grid wants the key of `event` before the window."""
    event.setAccepted(False)
    QApplication.sendEvent(grid, event)
    return event.isAccepted()


def middle_of(grid: GridWidget, cell: Cell) -> QPoint:
    """The middle of a cell of 4x4."""
    return grid.visualRect(grid.model().index(cell // 4, cell % 4)).center()


def click(grid: GridWidget, cell: Cell, held: Qt.KeyboardModifier = NO_MODIFIER) -> None:
    """Click on a cell."""
    QTest.mouseClick(grid.viewport(), LEFT, held, middle_of(grid, cell))


def double_click(grid: GridWidget, cell: Cell, held: Qt.KeyboardModifier = NO_MODIFIER) -> None:
    """Click on a cell twice."""
    point = middle_of(grid, cell)
    QTest.mouseClick(grid.viewport(), LEFT, held, point)
    QTest.mouseDClick(grid.viewport(), LEFT, held, point)


def drag(grid: GridWidget, cells: Sequence[Cell], held: Qt.KeyboardModifier = NO_MODIFIER) -> None:
    """Drag the mouse from cell to cell."""
    view, first = grid.viewport(), middle_of(grid, cells[0])
    QTest.mousePress(view, LEFT, held, first)
    for cell in cells[1:]:
        point = QPointF(middle_of(grid, cell))
        over = QPointF(view.mapToGlobal(point.toPoint()))
        QApplication.sendEvent(
            view, QMouseEvent(QEvent.Type.MouseMove, point, over, LEFT, LEFT, held)
        )
    QTest.mouseRelease(view, LEFT, held, middle_of(grid, cells[-1]))


def ask_for_menu(grid: GridWidget, cell: Cell) -> None:
    """Ask for the menu of a cell by the mouse."""
    point = middle_of(grid, cell)
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, point, grid.viewport().mapToGlobal(point)
    )
    QApplication.sendEvent(grid.viewport(), event)


def press(key: Key, held: Qt.KeyboardModifier = NO_MODIFIER) -> Callable[[GridWidget, Cell], None]:
    """A key of the grid as an act that is about no cell."""
    return lambda grid, _cell: QTest.keyClick(grid, key, held)


ACTS: tuple[Callable[[GridWidget, Cell], None], ...] = (
    click,
    double_click,
    lambda grid, cell: click(grid, cell, CONTROL),
    lambda grid, cell: click(grid, cell, SHIFT),
    lambda grid, cell: drag(grid, [cell, Cell(15 - cell)]),
    lambda grid, cell: drag(grid, [cell, Cell(0)], CONTROL),
    ask_for_menu,
    press(Key.Key_Right, SHIFT),
    press(Key.Key_Down),
    press(Key.Key_Home, SHIFT | CONTROL),
    press(Key.Key_Left, SHIFT | KEYPAD),
    press(Key.Key_A, CONTROL),
    press(Key.Key_Escape),
)


@pytest.fixture
def desk(qtbot: QtBot) -> GridBench:
    """A desk with a small puzzle, the cursor in the first cell."""
    desk = open_grid_bench(qtbot, PUZZLE)
    assert desk.grid.selected != NO_CELL
    return desk
