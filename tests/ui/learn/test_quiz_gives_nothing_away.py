"""While a question of the quiz is open, nothing in the window tells the answer."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.search.shown_moment import with_answer_hidden
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.ui.kit.dock import Dock
from sudoku_gui.ui.learn.procedure_panel import ProcedurePanel
from sudoku_gui.ui.learn.program_state_view import ProgramStateView
from sudoku_gui.ui.learn.step_log_panel import StepLogPanel
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import FULL_SPEED_POSITION, OpenProgram
from tests.support.ui.pictures import colours_in, grabbed

DEAD_END = 5  # the first step of the search row by row after which nothing fits
HIDDEN = "Hidden until the question is answered."
PANELS = ("lesson", "step_log", "search_tree", "savings", "comparison", "quiz")


class Class(OpenProgram):
    """The whole program with all the panels of the classroom beside each other."""

    def show_all(self) -> None:
        """Have every panel be seen, and none behind another."""
        for name in PANELS:
            self.trigger(name)
        for dock in self.window.findChildren(Dock):
            if dock.objectName() in PANELS:
                dock.setFloating(True)

    def ask_on_the_way_to(self, step: int) -> None:
        """Go on from the step before, and be asked as soon as it is shown."""
        self.jump_to_step(step)
        self.search.question_gate.ask_on_arrival()
        self.wait_until(lambda: self.question().endswith("?"))

    def question(self) -> str:
        """What the quiz says."""
        return self.quiz_panel.sentence.text()

    def answer(self) -> None:
        """Say anything."""
        quiz = self.quiz_panel
        next(iter(quiz.buttons)).click()

    def words(self) -> str:
        """All that can be read, or heard, in the window and its panels but for the quiz."""
        quiz, said = self.quiz_panel, []
        for widget in self.window.findChildren(QWidget):
            if not widget.isVisible() or widget is quiz or quiz.isAncestorOf(widget):
                continue
            said += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
            if isinstance(widget, QLabel):
                said.append(widget.text())
            if isinstance(widget, QPlainTextEdit):
                said.append(widget.toPlainText())
        return "\n".join(said)

    def blocks(self) -> list[str]:
        """The titles of what the program has in its hands."""
        views = self.panel_of(ProcedurePanel).findChildren(ProgramStateView)
        return [str(block.title) for view in views for block in view.blocks]


@pytest.fixture
def school(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[Class]:
    school = Class(qapp, store, qtbot)
    school.program.start([])
    school.show_all()
    yield school
    school.end()


def begin(school: Class, algorithm: str) -> None:
    """Have a search explored to its end, and stand before its first dead end."""
    school.put(SMALL)
    school.choose_algorithm(algorithm_named(algorithm))
    school.jump_to_end()
    school.wait_for(SearchPhase.ENDED)
    school.go_to(DEAD_END - 1)


@pytest.mark.parametrize("algorithm", ["used-tables", "missing-digits", "direct-check"])
def test_of_a_dead_end_no_word_is_said_anywhere(
    school: Class, algorithm: str, qtbot: QtBot
) -> None:
    begin(school, algorithm)

    school.ask_on_the_way_to(DEAD_END)

    assert school.question() == "Which digit will be placed next in r2c3?"
    for giveaway in ("Dead end:", "nothing fits r2c3", "r2c3: no digit", "4 is taken out"):
        assert giveaway not in school.words()
    assert not any(title.startswith(("Missing", "Candidates")) for title in school.blocks())

    school.answer()

    qtbot.waitUntil(lambda: "Dead end: nothing fits r2c3." in school.words())
    qtbot.waitUntil(lambda: any(title.startswith("Stack") for title in school.blocks()))


def test_what_was_being_looked_into_when_the_question_came_is_not_shown(
    school: Class, qtbot: QtBot
) -> None:
    begin(school, "missing-digits")
    inspector, shown_moment = school.procedure.inspector, school.shown_moment
    assert shown_moment is not None
    qtbot.waitUntil(lambda: not inspector.is_busy)

    inspector.follow(shown_moment)
    inspector.follow(with_answer_hidden(shown_moment))
    seen: list[str] = []

    def is_shown() -> bool:
        seen.extend(school.blocks())
        return bool(seen)

    qtbot.waitUntil(is_shown)

    assert not any(title.startswith("Missing") for title in seen)


def test_the_way_ahead_is_hidden_in_the_timeline_and_in_the_tree(school: Class) -> None:
    begin(school, "used-tables")
    timeline, tree = school.window.search_view.timeline, school.tree_panel
    bars = school.program.preferences.theme.solver
    assert bars in _colours(timeline)

    school.ask_on_the_way_to(DEAD_END)

    assert timeline.accessibleDescription() == HIDDEN
    assert not timeline.isEnabled()
    assert bars not in _colours(timeline)
    assert (tree.view.isVisible(), tree.hint.text()) == (False, HIDDEN)

    school.answer()

    assert bars in _colours(timeline)
    assert timeline.isEnabled()
    assert tree.view.isVisible()


def test_the_log_of_steps_that_are_still_to_come_is_hidden(school: Class) -> None:
    begin(school, "used-tables")
    log = school.panel_of(StepLogPanel)

    school.ask_on_the_way_to(DEAD_END)
    was_hidden = log.hint.isVisible() and not log.text.isVisible()
    school.answer()

    assert was_hidden
    assert log.text.isVisible()
    assert log.text.toPlainText().splitlines()[-1].endswith("Dead end: nothing fits r2c3.")


def test_what_speaks_against_digits_cannot_be_asked_until_then(school: Class) -> None:
    begin(school, "used-tables")
    actions = [
        school.action(name) for name in (ActionId.WHY_NOT, ActionId.WHY_DEAD_END, ActionId.WHAT_IF)
    ]

    school.ask_on_the_way_to(DEAD_END)

    assert not any(action.isEnabled() for action in actions)
    school.answer()
    assert all(action.isEnabled() for action in actions)


def test_who_walks_on_sees_everything_again(school: Class) -> None:
    begin(school, "used-tables")
    school.ask_on_the_way_to(DEAD_END)

    school.go_to(DEAD_END + 1)

    assert school.question().startswith("Watch the search")
    assert school.window.search_view.timeline.isEnabled()
    assert school.tree_panel.view.isVisible()
    assert school.action(ActionId.WHY_NOT).isEnabled()


def test_a_search_that_takes_a_fraction_of_a_second_has_questions(
    school: Class, qtbot: QtBot
) -> None:
    school.put(SMALL)
    school.set_speed(FULL_SPEED_POSITION)

    school.game_search.watch()
    qtbot.waitUntil(lambda: school.question().endswith("?"))

    assert (school.steps(), school.phase) == (10, SearchPhase.PAUSED)


def _colours(widget: QWidget) -> set[str]:
    picture: QImage = grabbed(widget)
    return colours_in(picture)
