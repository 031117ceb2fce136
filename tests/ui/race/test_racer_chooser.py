"""Choosing who races."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from sudoku_gui.model.grid_transform import GridTransform
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.ui.race.racer_chooser import RaceMode, RacerChooser
from tests.support.ui.races import SMALL_SHEET

# Of the offscreen platform, where a menu opens.
pytestmark = pytest.mark.qt_log_ignore(
    r"does not support (raise\(\)|grabbing the keyboard)", extend=True
)


@pytest.fixture
def choice(qtbot: QtBot) -> RacerChooser:
    choice = RacerChooser(algorithm_named("fewest-candidates"))
    qtbot.addWidget(choice)
    choice.retranslate()
    choice.show()
    return choice


def menu_of(choice: RacerChooser) -> QMenu:
    menu = choice.button.menu()
    assert isinstance(menu, QMenu)
    return menu


def test_at_first_all_algorithms_race(choice: RacerChooser) -> None:
    racers = choice.racers(SMALL_SHEET)

    assert [racer.algorithm for racer in racers] == list(ALGORITHMS)
    assert choice.button.text() == "11 algorithms"


def test_several_are_ticked_without_the_menu_closing(choice: RacerChooser, qtbot: QtBot) -> None:
    menu = menu_of(choice)
    changes: list[None] = []
    choice.changed.connect(lambda: changes.append(None))
    menu.popup(QPoint(0, 0))
    wanted = [action for action in menu.actions() if action.isCheckable()][:2]

    for action in wanted:
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())

    assert menu.isVisible()
    assert [racer.algorithm for racer in choice.racers(SMALL_SHEET)] == list(ALGORITHMS[2:])
    assert len(changes) == 2
    menu.close()


def test_keys_tick_too_and_all_is_one_entry(choice: RacerChooser, qtbot: QtBot) -> None:
    choice.choose(ALGORITHMS[:1])
    menu = menu_of(choice)
    menu.popup(QPoint(0, 0))

    menu.setActiveAction(menu.actions()[0])
    QTest.keyClick(menu, Qt.Key.Key_Space)

    assert menu.isVisible()
    assert list(choice.chosen) == list(ALGORITHMS)
    menu.close()


def test_one_algorithm_races_over_the_turns_of_the_puzzle(choice: RacerChooser) -> None:
    choice.fields.setCurrentIndex(list(RaceMode).index(RaceMode.TRANSFORMS))

    racers = choice.racers(SMALL_SHEET)

    assert [racer.transform for racer in racers] == list(GridTransform)
    assert {racer.algorithm.name for racer in racers} == {"fewest-candidates"}
    assert choice.algorithms.isVisible()
    assert not choice.button.isVisible()
