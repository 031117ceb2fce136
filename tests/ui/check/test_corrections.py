"""The rows of corrections as views and screen readers ask for them."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from PySide6.QtWidgets import QApplication

from sudoku_gui import language
from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.presentation.typo_panel_words import Correction
from sudoku_gui.ui.check.corrections import CorrectionsModel
from sudoku_gui.wording.verdicts import number_sentence

FIRST = Correction(text("r1c1: 1 → 2"), number_sentence(1, has_more=False), {Cell(0): Digit(2)})
SECOND = Correction(text("r1c2: 3 → 4"), number_sentence(1, has_more=False), {Cell(1): Digit(4)})


@pytest.fixture
def rows(qapp: QApplication) -> CorrectionsModel:
    rows = CorrectionsModel()
    rows._tester = QAbstractItemModelTester(rows)  # type: ignore[attr-defined]  # kept alive
    return rows


def test_a_row_says_what_it_changes_and_what_that_leads_to(rows: CorrectionsModel) -> None:
    rows.show([FIRST, SECOND])

    assert (rows.rowCount(), rows.columnCount()) == (2, 2)
    assert rows.index(0, 0).data() == "r1c1: 1 → 2"
    assert rows.index(0, 1).data() == "1 solution"
    assert rows.index(1, 0).data(Qt.ItemDataRole.ToolTipRole) == "r1c2: 3 → 4: 1 solution"
    assert rows.index(1, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "r1c2: 3 → 4: 1 solution"


def test_rows_have_no_rows_of_their_own(rows: CorrectionsModel) -> None:
    rows.show([FIRST])

    assert rows.rowCount(rows.index(0, 0)) == rows.columnCount(rows.index(0, 0)) == 0
    assert rows.data(QModelIndex()) is None


def test_more_rows_at_the_end_leave_those_before_where_they_are(rows: CorrectionsModel) -> None:
    rows.show([FIRST])
    reset, inserted = QSignalSpy(rows.modelReset), QSignalSpy(rows.rowsInserted)

    rows.show([FIRST, SECOND])
    rows.show([FIRST, SECOND])

    assert (reset.count(), inserted.count()) == (0, 1)


def test_another_order_replaces_all_rows(rows: CorrectionsModel) -> None:
    rows.show([FIRST])

    rows.show([SECOND, FIRST])

    assert rows.corrections == (SECOND, FIRST)


def test_rows_are_said_in_another_language_when_it_changes(rows: CorrectionsModel) -> None:
    rows.show([FIRST])
    changed = QSignalSpy(rows.dataChanged)

    language.set_language("ko")
    rows.retranslate()

    assert changed.count() == 1
    assert rows.index(0, 1).data() == "답 1개"
