"""A label whose words can be selected by whoever points at it."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QFont, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.ui.kit.selectable_label import SelectableLabel
from tests.support.ui.pictures import grabbed


@pytest.fixture
def label(qtbot: QtBot) -> SelectableLabel:
    """A label that nobody points at yet."""
    made = SelectableLabel("1,234")
    made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    with qtbot.waitExposed(made):
        made.show()
    _leave(made)
    return made


def test_its_words_are_selected_by_dragging_over_them_and_copied(label: SelectableLabel) -> None:
    _point_at(label)
    _drag_over(label)

    assert label.selectedText() == "1,234"
    QTest.keySequence(label, "Ctrl+C")
    assert QApplication.clipboard().text() == "1,234"


def test_what_is_selected_stays_when_the_pointer_goes(label: SelectableLabel) -> None:
    _point_at(label)
    _drag_over(label)

    _leave(label)

    assert label.selectedText() == "1,234"


@pytest.mark.parametrize("size", [8, 9, 10, 11, 12, 13])
def test_it_looks_the_same_pointed_at_and_left(size: int, label: SelectableLabel) -> None:
    label.setFont(QFont(label.font().family(), size))
    label.resize(label.sizeHint())
    before = grabbed(label)

    _point_at(label)
    assert grabbed(label) == before
    _leave(label)

    assert grabbed(label) == before
    assert label.textInteractionFlags() == Qt.TextInteractionFlag.NoTextInteraction


def _point_at(label: SelectableLabel) -> None:
    middle = QPointF(label.rect().center())
    QApplication.sendEvent(label, QEnterEvent(middle, middle, middle))


def _leave(label: SelectableLabel) -> None:
    QApplication.sendEvent(label, QEvent(QEvent.Type.Leave))


def _drag_over(label: SelectableLabel) -> None:
    begin, end = QPoint(0, label.height() // 2), QPoint(label.width() - 1, label.height() // 2)
    QTest.mousePress(label, Qt.MouseButton.LeftButton, pos=begin)
    where, none = QPointF(end), Qt.KeyboardModifier.NoModifier
    moved = QMouseEvent(
        QEvent.Type.MouseMove,
        where,
        label.mapToGlobal(where),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        none,
    )
    QApplication.sendEvent(label, moved)
    QTest.mouseRelease(label, Qt.MouseButton.LeftButton, pos=end)
