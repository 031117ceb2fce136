"""The quiz in the window: it pauses, asks, takes answers by key and by mouse, and keeps score."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.playback.jumps import ToEnd, ToStep
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import StepKind
from sudoku_gui.ui.announcer import Announcer
from sudoku_gui.ui.quiz_master import QuizMaster
from sudoku_gui.ui.quiz_panel import QuizPanel
from sudoku_gui.ui.search_controller import Phase
from tests.playback.naive import walk
from tests.ui.hand_turned_desk import HandTurnedDesk
from tests.ui.searches import SLOW, SMALL

NAIVE = walk(algorithm_named("used-tables"), SMALL)


class QuizDesk(HandTurnedDesk):
    """A desk with a quiz beside it."""

    def __init__(self) -> None:
        super().__init__(SMALL, SLOW)
        self.panel = QuizPanel()
        self.panel.retranslate()
        self.announcer = Announcer(self.panel)
        self.announced: list[str] = []
        self.announcer.announced.connect(self.announced.append)
        self.master = QuizMaster(self.panel, self.bench, self.search, self.announcer)

    @property
    def question(self) -> str:
        """What the panel says."""
        return self.panel.sentence.text()

    @property
    def score(self) -> str:
        """The score that the panel shows."""
        return self.panel.points.text()

    @property
    def is_waiting(self) -> bool:
        """Whether nothing is asked."""
        return self.question.startswith("Watch the search")

    def ask_at(self, step: int) -> None:
        """Be asked about a moment."""
        self.bench.jump(ToStep(step))
        self.solver.run()
        self.panel.ask.click()
        self.solver.run()

    def button(self, words: str) -> QPushButton:
        """The answer that says `words`."""
        buttons = [each for each in self.panel.findChildren(QPushButton) if each.text() == words]
        return buttons[-1]


@pytest.fixture
def desk(qapp: QApplication, qtbot: QtBot) -> QuizDesk:
    desk = QuizDesk()
    qtbot.addWidget(desk.panel)
    with qtbot.waitExposed(desk.panel):
        desk.panel.show()
    return desk


def test_at_the_start_the_first_digit_is_asked_for_and_a_click_answers(desk: QuizDesk) -> None:
    desk.panel.ask.click()
    desk.solver.run()
    assert desk.question == "Which digit will be placed next in r1c1?"

    QTest.mouseClick(desk.button("1"), Qt.MouseButton.LeftButton)

    assert desk.question == "✓ Right. 1 is placed in r1c1."
    assert desk.score == "1 of 1 answer right"


def test_a_wrong_answer_is_told_with_what_happens(desk: QuizDesk) -> None:
    desk.ask_at(0)

    QTest.keyClick(desk.panel, Qt.Key.Key_4)

    assert desk.question == "✗ Not so. 1 is placed in r1c1."
    assert desk.score == "0 of 1 answer right"
    assert [button.text() for button in desk.panel.findChildren(QPushButton)].count("1") == 1
    assert not desk.button("4").isEnabled()


def test_keys_alone_answer_both_kinds_of_questions(desk: QuizDesk) -> None:
    desk.ask_at(0)
    QTest.keyClick(desk.panel, Qt.Key.Key_1)
    desk.ask_at(1)
    assert desk.question == "Will 1 in r1c1 be taken out again?"

    QTest.keyClick(desk.panel, Qt.Key.Key_Y)

    assert desk.question.startswith("✓ Right. 1 in r1c1 is taken out after ")
    assert desk.score == "2 of 2 answers right"


def test_where_nothing_fits_going_back_is_the_right_answer(desk: QuizDesk) -> None:
    dead_end = next(
        step for step, moment in enumerate(NAIVE.moments) if moment.kind is StepKind.BACKTRACK
    )
    desk.ask_at(dead_end - 1)

    QTest.keyClick(desk.panel, Qt.Key.Key_B)

    assert desk.question == "✓ Right. Nothing fits, and a digit is taken out."


def test_after_a_backtrack_it_walks_on_to_a_moment_about_which_it_can_ask(desk: QuizDesk) -> None:
    back = next(
        step for step, moment in enumerate(NAIVE.moments) if moment.kind is StepKind.BACKTRACK
    )

    desk.ask_at(back)

    assert desk.search.scene is not None
    assert desk.search.scene.moment.counters.steps > back
    assert not desk.is_waiting


def test_what_plays_is_paused_now_and_then_and_goes_on_after_the_answer(desk: QuizDesk) -> None:
    desk.step(2)
    desk.bench.watch()
    desk.solver.deliver()

    desk.master.interrupt()
    desk.solver.run()

    assert desk.search.phase is Phase.PAUSED
    assert desk.question.endswith("?")
    assert desk.announced == [desk.question]

    QTest.keyClick(desk.panel, Qt.Key.Key_1)
    desk.panel.go_on.click()
    desk.solver.deliver()

    assert desk.is_waiting
    playing: list[Phase] = [desk.search.phase]
    assert playing == [Phase.PLAYING]


def test_nobody_is_interrupted_who_has_closed_the_quiz(desk: QuizDesk) -> None:
    desk.panel.hide()
    desk.step(2)
    desk.bench.watch()
    desk.solver.deliver()

    desk.master.interrupt()
    desk.solver.deliver()

    assert desk.search.phase is Phase.PLAYING


def test_a_question_is_taken_back_uncounted_by_walking_on(desk: QuizDesk) -> None:
    desk.ask_at(0)

    desk.step(1)

    assert desk.is_waiting
    QTest.keyClick(desk.panel, Qt.Key.Key_1)
    assert desk.score == ""


def test_leaving_the_search_takes_the_question_back(desk: QuizDesk) -> None:
    desk.ask_at(0)

    desk.bench.reset()

    assert desk.is_waiting


def test_at_the_end_nothing_can_be_asked(desk: QuizDesk) -> None:
    desk.bench.jump(ToEnd())
    desk.solver.run()

    desk.panel.ask.click()
    desk.solver.run()

    assert desk.is_waiting


def test_a_question_follows_the_language(desk: QuizDesk) -> None:
    desk.ask_at(0)

    language.use("ko")
    desk.panel.retranslate()
    question, back = desk.question, desk.panel.findChildren(QPushButton)[-1].text()
    language.use("en")

    assert question == "다음에 r1c1에는 어떤 숫자가 놓입니까?"
    assert "되돌리기" in back
