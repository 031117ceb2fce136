"""A word that leads somewhere."""

from functools import partial

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sudoku_gui.ui.kit.leading_label import LeadingLabel


def test_it_is_as_large_as_its_words(qtbot: QtBot) -> None:
    label = LeadingLabel()
    qtbot.addWidget(label)
    label.setText("Backtracks")

    metrics = label.fontMetrics()
    assert label.sizeHint().width() == metrics.horizontalAdvance("Backtracks")
    assert label.sizeHint() == label.minimumSizeHint()


def test_it_looks_different_while_it_is_pointed_at(qtbot: QtBot) -> None:
    label = LeadingLabel()
    qtbot.addWidget(label)
    label.setText("Backtracks")
    label.show()
    plain = label.grab().toImage()

    label.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    label.event(QEnterEvent(QPointF(1, 1), QPointF(1, 1), QPointF(1, 1)))
    pointed_at = label.grab().toImage()
    label.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    label.event(QEvent(QEvent.Type.Leave))

    assert pointed_at != plain
    assert label.grab().toImage() == plain


def test_enter_presses_it_and_other_keys_do_not(qtbot: QtBot) -> None:
    label = LeadingLabel()
    qtbot.addWidget(label)
    presses: list[str] = []
    label.clicked.connect(partial(presses.append, "pressed"))

    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_A):
        QTest.keyClick(label, key)

    assert len(presses) == 3
