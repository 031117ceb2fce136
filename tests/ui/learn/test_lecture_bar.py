"""What is read from the tenth row keeps its height, and finds room for all of it."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from sudoku_gui.language import text
from sudoku_gui.solvers.search import Counters
from sudoku_gui.ui.kit.qactions import build_actions
from sudoku_gui.ui.learn.lecture_bar import LectureBar


@pytest.fixture
def bar(qtbot: QtBot) -> LectureBar:
    owner = QObject()
    bar = LectureBar(build_actions(owner))
    owner.setParent(bar)
    qtbot.addWidget(bar)
    bar.retranslate()
    bar.show_counters(Counters(placements=19, tries=112, reads=1_227))
    bar.resize(2_000, bar.sizeHint().height())
    bar.show()
    return bar


def test_counters_stand_beside_the_buttons_or_above_them_where_it_is_narrow(
    bar: LectureBar, qtbot: QtBot
) -> None:
    (counters,) = bar.findChildren(QLabel, "lecture-counters")
    (leave,) = bar.findChildren(QToolButton, "lecture-lecture-button")
    assert "Reads\u00a01,227" in counters.text()
    qtbot.waitUntil(lambda: counters.geometry().right() < leave.x())

    bar.resize(300, bar.height())
    qtbot.waitUntil(lambda: counters.geometry().bottom() < leave.y())
    assert counters.height() > counters.fontMetrics().lineSpacing()
    bar.resize(2_000, bar.height())

    qtbot.waitUntil(lambda: counters.geometry().right() < leave.x())


def test_another_sentence_changes_no_height(bar: LectureBar) -> None:
    before = bar.sizeHint().height()

    bar.tell(text("Looks at {cell}: blank.", cell="r1c1"))
    bar.tell(None)

    assert bar.sizeHint().height() == before
