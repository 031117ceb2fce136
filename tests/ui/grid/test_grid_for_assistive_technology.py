"""The grid as screen readers find it: a table with a name for every cell."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex, QPoint
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from sudoku_gui.model.geometry import SIZES, Cell, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.ui.grid.cell_table import CellTable
from tests.support.ui.grid_bench import GridBench, open_grid_bench


@pytest.mark.parametrize("size", SIZES)
def test_assistive_technology_reads_a_table_with_a_name_for_every_cell(
    size: int, accessible_desk: GridBench
) -> None:
    accessible_desk.overlays.show_sheet(Sheet.of_givens(Grid.empty(Geometry.of_size(size))))
    accessible_desk.grid.retranslate()

    table = QAccessible.queryAccessibleInterface(accessible_desk.grid)
    children = [table.child(place) for place in range(table.childCount())]
    names = [
        child.text(QAccessible.Text.Name)
        for child in children
        if child.role() is QAccessible.Role.Cell
    ]

    geometry = Geometry.of_size(size)
    assert table.role() is QAccessible.Role.Table
    assert table.text(QAccessible.Text.Name) == "Sudoku grid"
    assert names == [f"{geometry.name(Cell(cell))}: blank" for cell in geometry.cells]


def test_assistive_technology_finds_a_cell_where_it_is_painted(accessible_desk: GridBench) -> None:
    grid = accessible_desk.grid
    rect = grid.visualRect(grid.model().index(1, 2))
    point = grid.viewport().mapToGlobal(rect.center())

    cell = QAccessible.queryAccessibleInterface(grid).childAt(point.x(), point.y())

    assert cell.text(QAccessible.Text.Name) == "r2c3: blank"
    assert cell.rect() == rect.translated(grid.viewport().mapToGlobal(QPoint(0, 0)))


def test_assistive_technology_is_told_of_many_changes_at_once(
    accessible_desk: GridBench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[QModelIndex] = []
    # Offscreen, Qt 6.8 has nothing that could be active.
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        CellTable, "dataChanged", lambda _table, _first, last: told.append(last), raising=False
    )

    for digit in (1, 2, 3):
        grid = Grid.from_line(f"{digit}000000000000000")
        accessible_desk.overlays.show_sheet(Sheet.of_givens(grid))

    qtbot.waitUntil(lambda: bool(told))
    assert [(last.row(), last.column()) for last in told] == [(3, 3)]


@pytest.fixture
def accessible_desk(qtbot: QtBot) -> Iterator[GridBench]:
    """A 4x4 desk that assistive technology asks about."""
    QAccessible.setActive(True)
    yield open_grid_bench(qtbot, Puzzle.empty(4))
    QAccessible.setActive(False)
