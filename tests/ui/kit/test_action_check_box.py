"""A check box and its action follow each other."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sudoku_gui.ui.kit.action_check_box import ActionCheckBox


@pytest.fixture
def action(qtbot: QtBot) -> QAction:
    """A checkable action."""
    made = QAction("Digit &First")
    made.setObjectName("digit_first")
    made.setCheckable(True)
    return made


@pytest.fixture
def box(action: QAction, qtbot: QtBot) -> ActionCheckBox:
    """Its check box."""
    made = ActionCheckBox(action)
    qtbot.addWidget(made)
    return made


def test_the_box_triggers_the_action_once(box: ActionCheckBox, action: QAction) -> None:
    triggered: list[bool] = []
    action.triggered.connect(lambda _: triggered.append(action.isChecked()))

    QTest.keyClick(box, Qt.Key.Key_Space)

    assert triggered == [True]
    assert (box.isChecked(), action.isChecked()) == (True, True)


def test_the_box_follows_the_action(box: ActionCheckBox, action: QAction) -> None:
    action.setText("&Something else")
    action.setChecked(True)
    action.setEnabled(False)

    assert (box.text(), box.isChecked(), box.isEnabled()) == ("Something else", True, False)
    assert box.objectName() == "digit_first-box"
