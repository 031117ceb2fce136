"""What if, in the whole window: by keys alone, and by the mouse."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.sheet import Origin
from sudoku_gui.playback.branch import ChoicePoint, choice_points_of
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.explain.attempts import Attempt, AttemptResult
from sudoku_gui.solvers.search import Moment
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.support.playback.naive import Walked, walk
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.ui.grid_bench import CONTROL, SHIFT
from tests.support.ui.open_program import OpenProgram

NAIVE = walk(algorithm_named("used-tables"), SMALL)
PUZZLE_B = walk(algorithm_named("used-tables"), puzzle_of_counts("B"))


class Learner(OpenProgram):
    """Somebody who asks what would have been."""

    def stand_at(self, step: int, qtbot: QtBot, walked: Walked = NAIVE) -> None:
        """Show a moment of a search, all of it explored."""
        self.put(walked.grid)
        self.jump_to_end()
        qtbot.waitUntil(lambda: self.steps() == walked.end)
        self.go_to(step)

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
        """Press a key wherever the window takes it."""
        QTest.keyClick(self.window, key, held)

    def wait_for_branch(self, qtbot: QtBot) -> None:
        """Let the window live until the start of a branch is shown."""
        qtbot.waitUntil(lambda: self.shown_moment is not None and self.steps() == 0)


def _is_choice_gone(moment: Moment) -> bool:
    """Whether nothing fits next, but another digit would have fitted last."""
    fit = [_fitting(place) for place in choice_points_of(moment)]
    return len(fit) == 2 and not fit[0] and bool(fit[1])


def _fitting(place: ChoicePoint) -> list[Attempt]:
    return [
        each
        for each in place.options
        if each.result in {AttemptResult.UNTRIED, AttemptResult.FAILED}
    ]


@pytest.fixture
def learner(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[Learner]:
    learner = Learner(qapp, store, qtbot)
    learner.program.start([])
    yield learner
    learner.end()


def test_the_list_goes_with_the_moment_it_is_about(learner: Learner, qtbot: QtBot) -> None:
    learner.stand_at(0, qtbot)
    learner.trigger("what_if")
    assert learner.what_if_menu.isVisible()

    learner.put(PUZZLE_B.grid)  # as a file does that was being read

    assert not learner.what_if_menu.isVisible()


def test_by_keys_alone_one_leaves_for_a_branch_and_comes_back(
    learner: Learner, qtbot: QtBot
) -> None:
    learner.stand_at(0, qtbot)
    window = learner.window

    learner.press(Qt.Key.Key_B, CONTROL)
    QTest.keyClick(learner.what_if_menu, Qt.Key.Key_3)
    qtbot.waitUntil(window.branch.isVisible)
    learner.wait_for_branch(qtbot)

    assert learner.moment.grid == SMALL.with_digit(Cell(0), Digit(3))
    assert window.grid.selected == Cell(0)

    window.activateWindow()  # offscreen, a menu that has closed stays active
    qtbot.waitUntil(window.isActiveWindow)
    learner.press(Qt.Key.Key_B, CONTROL | SHIFT)
    qtbot.waitUntil(lambda: learner.moment == NAIVE.moments[0])

    assert not window.branch.isVisible()
    assert not window.named_actions[ActionId.MAIN_LINE].isEnabled()


def test_by_the_mouse_one_comes_back_where_the_marker_says(learner: Learner, qtbot: QtBot) -> None:
    learner.stand_at(1, qtbot)
    learner.trigger("what_if")
    entry = next(
        each for each in learner.what_if_menu.actions() if each.text() == "3: not tried yet"
    )
    entry.trigger()
    learner.wait_for_branch(qtbot)

    (back,) = learner.window.branch.findChildren(QToolButton, "branch-back")
    assert back.toolTip() == "Back to the main line"
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)

    qtbot.waitUntil(lambda: learner.moment == NAIVE.moments[1])


def test_at_a_dead_end_the_keys_are_those_of_the_digit_just_placed(
    learner: Learner, qtbot: QtBot
) -> None:
    step = next(step for step, moment in enumerate(PUZZLE_B.moments) if _is_choice_gone(moment))
    learner.stand_at(step, qtbot, PUZZLE_B)

    learner.trigger("what_if")

    entries = [entry.text() for entry in learner.what_if_menu.actions()]
    learner.what_if_menu.close()
    placed = PUZZLE_B.moments[step].digit
    assert f"&{placed}: placed by the search" in entries
    assert len([words for words in entries if words.startswith("&")]) == 9


def test_watching_a_branch_to_its_end_and_again_keeps_the_main_line(
    learner: Learner, qtbot: QtBot
) -> None:
    learner.stand_at(0, qtbot)
    learner.press(Qt.Key.Key_B, CONTROL)
    QTest.keyClick(learner.what_if_menu, Qt.Key.Key_3)
    learner.wait_for_branch(qtbot)

    for _ in range(2):
        learner.trigger("search_to_end")
        learner.wait_for(SearchPhase.ENDED)
        assert learner.moment.grid.is_solved()
        assert learner.branches.is_off_main_line

    learner.trigger("main_line")
    qtbot.waitUntil(lambda: learner.moment == NAIVE.moments[0])


def test_what_stopping_in_a_branch_leaves_are_digits_of_a_solver(
    learner: Learner, qtbot: QtBot
) -> None:
    learner.stand_at(0, qtbot)
    learner.press(Qt.Key.Key_B, CONTROL)
    QTest.keyClick(learner.what_if_menu, Qt.Key.Key_3)
    learner.wait_for_branch(qtbot)

    learner.trigger("stop")

    assert learner.sheet.state_at(Cell(0)).origin is Origin.SOLVER
    learner.trigger("reset")
    assert learner.sheet.grid == SMALL
    assert not learner.window.branch.isVisible()


def test_without_a_search_nothing_can_be_asked(learner: Learner) -> None:
    learner.put(SMALL)

    assert not learner.action(ActionId.WHAT_IF).isEnabled()


def test_at_an_end_without_a_solution_there_is_nothing_to_put_in(learner: Learner) -> None:
    learner.put(SMALL.from_line("1230" + "0004" + "0" * 8))
    learner.trigger("search_to_end")
    learner.wait_for(SearchPhase.ENDED)

    learner.trigger("what_if")

    (words,) = learner.window.notices.findChildren(QLabel, "notice")
    assert words.text() == "There is no place for another digit at this moment."
    assert not learner.what_if_menu.isVisible()
