"""The table of a collection's puzzles: what it does with a list of any length."""

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyledItemDelegate
from pytestqt.qtbot import QtBot

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.collection_order import CollectionOrder, OrderKey
from sudoku_gui.formats import PuzzleRecord
from sudoku_gui.formats.puzzle_record import LazySequence
from sudoku_gui.model.puzzle import Metadata, Puzzle
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from sudoku_gui.ui.files.collection_model import CollectionModel
from sudoku_gui.ui.files.collection_table import CollectionTable
from tests.support.contents import bare
from tests.support.puzzles import SMALL

MANY = 5_000


class CountingModel(CollectionModel):
    """Counts how often it is asked for the number of its rows, as Qt does for every index."""

    asked = 0

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008 - as in Qt
        self.asked += 1
        return super().rowCount(parent)


@pytest.fixture
def model(qtbot: QtBot) -> CountingModel:
    return CountingModel(LIGHT)


@pytest.fixture
def table(model: CountingModel, qtbot: QtBot) -> CollectionTable:
    """A table of many puzzles, painted once."""
    records: LazySequence[int, PuzzleRecord] = LazySequence(range(MANY), lambda _: bare(SMALL))
    model.show_collection(Collection(records), 0)
    table = CollectionTable(model)
    qtbot.addWidget(table)
    table.show()
    QApplication.processEvents()
    model.asked = 0
    return table


def current_number(table: CollectionTable) -> int:
    """The number of the current row, as a person reads it."""
    return table.currentIndex().row() + 1


def test_nothing_is_asked_of_each_row_when_all_are_selected(
    table: CollectionTable, model: CountingModel
) -> None:
    table.selectAll()
    QApplication.processEvents()
    table.horizontalHeader().viewport().repaint()

    assert table.selectionModel().isRowSelected(MANY - 1)
    assert model.asked < MANY


def test_the_number_of_a_puzzle_is_typed_to_go_to_it(table: CollectionTable) -> None:
    QTest.keyClicks(table, "4321")
    assert current_number(table) == 4321
    assert table.selectionModel().isRowSelected(4320)

    QTest.keyClicks(table, "0")  # there are not so many

    assert current_number(table) == 4321


def test_a_number_is_begun_anew_after_a_while(
    table: CollectionTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    QTest.keyClicks(table, "12")
    monkeypatch.setattr(QApplication, "keyboardInputInterval", lambda: -1)

    QTest.keyClicks(table, "7")

    assert current_number(table) == 7


def test_the_number_leads_to_its_place_in_another_order(
    table: CollectionTable, model: CountingModel, qtbot: QtBot
) -> None:
    model.order_by(CollectionOrder(OrderKey.NUMBER, is_descending=True))
    qtbot.waitUntil(lambda: not model.is_filtering)

    QTest.keyClicks(table, "10")

    assert current_number(table) == MANY - 9


@pytest.mark.parametrize("typed", ["q", "一", "0", "²", "1" * 5_000])
def test_nothing_is_asked_of_each_row_when_something_else_is_typed(
    table: CollectionTable, model: CountingModel, typed: str
) -> None:
    QTest.keyClick(table, Qt.Key.Key_End)
    before = current_number(table)
    model.asked = 0

    table.keyboardSearch(typed)

    assert (current_number(table), model.asked < MANY) == (before, True)


def test_cells_are_drawn_as_qt_would_draw_them(qtbot: QtBot) -> None:
    titles = [Metadata(title=each) for each in ("한글 مرحبا", "w" * 200, "")]
    collection = Collection([PuzzleRecord.without_entries(Puzzle(SMALL, it)) for it in titles])
    collection.store_verdicts(collection.unchecked(), [0, 1], [*VerdictKind][:2])
    model = CollectionModel(LIGHT)
    model.show_collection(collection, 1)
    table = CollectionTable(model)
    qtbot.addWidget(table)
    table.resize(600, 200)
    table.show()
    table.selectRow(2)

    ours = table.grab().toImage()
    table.setItemDelegate(QStyledItemDelegate(table))

    assert ours == table.grab().toImage()
