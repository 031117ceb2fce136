"""The quiz in the window: it pauses, asks, takes answers by key and by mouse, and keeps score."""

import time
from itertools import groupby

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from sudoku_gui import language
from sudoku_gui.model.candidates import Candidate, Link
from sudoku_gui.model.geometry import Digit
from sudoku_gui.playback.jumps import ToEnd, ToStep
from sudoku_gui.playback.pace import UNLIMITED_PACE
from sudoku_gui.playback.quiz import question_of_next_step
from sudoku_gui.presentation.grid.annotation import Annotation, CandidateRole, CellRole
from sudoku_gui.presentation.grid.cell_look import marks_of
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import StepKind
from sudoku_gui.ui.grid.grid_overlays import GridOverlays
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.learn.quiz_controller import QuizController
from sudoku_gui.ui.learn.quiz_panel import QuizPanel
from sudoku_gui.ui.search.search_controller import SearchPhase
from sudoku_gui.wording.quiz import question_sentence
from tests.support.playback.clock import Clock
from tests.support.playback.naive import walk
from tests.support.puzzles import SMALL
from tests.support.ui.game_bench import GameBench
from tests.support.ui.searches import SLOW

NAIVE = walk(algorithm_named("used-tables"), SMALL)
DEAD_END = 5  # the first step of that search after which nothing fits


def _asked_after(step: int) -> str:
    """Return what is asked of the step after that many others."""
    (question,) = question_of_next_step(NAIVE.moments[step])
    return str(question_sentence(question))


class QuizDesk(GameBench):
    """A desk with a quiz beside it."""

    def __init__(self) -> None:
        super().__init__(SMALL, SLOW)
        self.panel = QuizPanel()
        self.panel.retranslate()
        self.announcer = Announcer(self.panel)
        self.announced: list[str] = []
        self.announcer.announced.connect(self.announced.append)
        self.overlays = GridOverlays(self.sheet)
        self.drawn: list[Annotation | None] = []
        self.overlays.changed.connect(self._note_drawn)
        self.master = QuizController(
            self.panel, self.game_search, self.search, self.overlays, self.announcer
        )

    def _note_drawn(self) -> None:
        self.drawn.append(self.overlays.layers.annotation)

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

    @property
    def reasons(self) -> list[str]:
        """Why the answer is right, line by line."""
        listed = self.panel.reasons
        return [listed.item(row).text() for row in range(listed.count())]

    @property
    def asked_at(self) -> list[int]:
        """The steps about which a question was asked."""
        steps = [
            shown_moment.moment.counters.steps
            for shown_moment in self.scenes
            if shown_moment.hides_answer
        ]
        return [step for step, _ in groupby(steps)]

    def ask_on_the_way_to(self, step: int) -> None:
        """Go on to a placement and be asked about it when it is shown first."""
        self.game_search.jump(ToStep(step - 1))
        self.solver.run()
        self.game_search.jump(ToStep(step))
        self.search.question_gate.ask_on_arrival()
        self.solver.run()

    def watch_to_question(self) -> None:
        """Watch until something is asked."""
        self.game_search.watch()
        self.play_on()

    def answer(self) -> None:
        """Say yes, or that nothing fits."""
        for key in (Qt.Key.Key_Y, Qt.Key.Key_B):
            QTest.keyClick(self.panel, key)

    def play_on(self) -> None:
        """Let what plays go on, frame by frame, until it stands."""
        for _ in range(4_000):
            self.solver.deliver()
            if self.search.phase is not SearchPhase.PLAYING:
                return
            self.solver.tick()
        raise AssertionError("it plays on and on")

    def ask_at(self, step: int) -> None:
        """Be asked about a moment."""
        self.game_search.jump(ToStep(step))
        self.solver.run()
        self.panel.ask.click()
        self.solver.run()

    def button(self, words: str) -> QPushButton:
        """The answer that says `words`."""
        buttons = [each for each in self.panel.findChildren(QPushButton) if each.text() == words]
        return buttons[-1]


@pytest.fixture
def quick_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock of which seconds pass in no time."""
    monkeypatch.setattr(time, "monotonic", Clock(seconds_per_look=0.002))


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
    assert desk.question == _asked_after(0)

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
    desk.ask_on_the_way_to(DEAD_END)

    QTest.keyClick(desk.panel, Qt.Key.Key_B)

    assert desk.question.startswith("✓ Right. 4 is taken out of r2c2. Dead end: nothing fits r2c3.")
    assert desk.reasons == [
        "✗ 1: r3c3 holds 1 (column 3)",
        "✗ 2: r2c4 holds 2 (row 2, box 2)",
        "✗ 3: r1c3 holds 3 (column 3, box 2)",
        "✗ 4: r1c4 holds 4 (box 2)",
    ]


def test_a_question_shows_nothing_of_a_dead_end_until_it_is_answered(desk: QuizDesk) -> None:
    desk.ask_on_the_way_to(DEAD_END)

    asked = desk.scenes[-1]
    assert desk.question == _asked_after(DEAD_END)
    assert asked.hides_answer
    assert asked.attempts is not None
    assert not asked.attempts.dead_end
    assert marks_of(asked.moment, asked.attempts).dead_ends == frozenset()

    QTest.keyClick(desk.panel, Qt.Key.Key_1)

    shown = desk.scenes[-1]
    assert not shown.hides_answer
    assert shown.attempts is not None
    assert shown.attempts.dead_end
    assert shown.moment == asked.moment


def test_where_a_dead_end_is_shown_already_it_asks_further_on(desk: QuizDesk) -> None:
    desk.ask_at(DEAD_END)

    assert desk.search.shown_moment is not None
    assert desk.search.shown_moment.moment.counters.steps > DEAD_END
    assert not desk.is_waiting


def test_after_a_backtrack_it_walks_on_to_a_moment_about_which_it_can_ask(desk: QuizDesk) -> None:
    back = next(
        step for step, moment in enumerate(NAIVE.moments) if moment.kind is StepKind.BACKTRACK
    )

    desk.ask_at(back)

    assert desk.search.shown_moment is not None
    assert desk.search.shown_moment.moment.counters.steps > back
    assert not desk.is_waiting


@pytest.mark.usefixtures("quick_clock")
@pytest.mark.parametrize("pace", [SLOW, UNLIMITED_PACE])
def test_what_plays_halts_after_some_steps_and_goes_on_after_the_answer(
    desk: QuizDesk, pace: float
) -> None:
    desk.search.set_pace(pace)

    desk.watch_to_question()

    assert desk.asked_at == [10]  # the first placement from step 8 on
    assert desk.search.phase is SearchPhase.PAUSED
    assert desk.question.endswith("?")
    assert desk.announced == [desk.question]

    QTest.keyClick(desk.panel, Qt.Key.Key_1)
    desk.panel.go_on.click()
    desk.solver.deliver()

    assert desk.is_waiting
    playing: list[SearchPhase] = [desk.search.phase]
    assert playing == [SearchPhase.PLAYING]


def test_a_run_at_full_speed_has_the_same_questions_every_time(desk: QuizDesk) -> None:
    """It takes less than a frame, which no clock would interrupt."""
    desk.search.set_pace(UNLIMITED_PACE)

    for _ in range(2):
        desk.game_search.jump(ToStep(0))
        desk.solver.run()
        desk.watch_to_question()
        while desk.search.phase is not SearchPhase.ENDED:
            desk.answer()
            desk.panel.go_on.click()
            desk.play_on()

    assert desk.asked_at == [10, 20, 10, 20]


def test_who_wants_the_solution_is_not_asked(desk: QuizDesk) -> None:
    desk.game_search.search_to_end()
    desk.solver.run()

    assert desk.search.phase is SearchPhase.ENDED
    assert desk.asked_at == []


@pytest.mark.usefixtures("quick_clock")
def test_another_speed_brings_the_next_question_sooner(desk: QuizDesk) -> None:
    desk.step(19)
    desk.search.set_pace(UNLIMITED_PACE)
    desk.game_search.watch()

    desk.search.set_pace(SLOW)  # 8 steps on, where at full speed it is as many as were taken
    desk.play_on()

    assert desk.asked_at == [27]


def test_nobody_is_interrupted_who_has_closed_the_quiz(desk: QuizDesk) -> None:
    desk.panel.hide()
    desk.search.set_pace(UNLIMITED_PACE)
    desk.game_search.watch()
    desk.solver.run()

    assert desk.search.phase is SearchPhase.ENDED
    assert desk.asked_at == []


def test_closing_the_quiz_shows_all_again(desk: QuizDesk) -> None:
    desk.ask_on_the_way_to(DEAD_END)

    desk.panel.hide()

    assert not desk.scenes[-1].hides_answer
    assert desk.scenes[-1].attempts is not None
    assert desk.scenes[-1].attempts.dead_end


def test_the_reasons_are_drawn_together_and_each_of_them_alone(desk: QuizDesk) -> None:
    desk.ask_on_the_way_to(DEAD_END)

    QTest.keyClick(desk.panel, Qt.Key.Key_B)
    desk.panel.reasons.setCurrentRow(2)
    desk.step(1)

    here = desk.cell("r2c3")
    refusing = [*map(desk.cell, ("r3c3", "r2c4", "r1c3", "r1c4"))]
    options = [Candidate(here, Digit(digit)) for digit in (1, 2, 3, 4)]
    all_of_them, third, after = desk.drawn
    assert all_of_them is not None
    assert all_of_them.cells == {
        **dict.fromkeys(refusing, CellRole.BLOCKER),
        here: CellRole.IN_QUESTION,
    }
    assert all_of_them.candidates == dict.fromkeys(options, CandidateRole.ELIMINATED)
    assert all_of_them.links == tuple(
        Link(Candidate(cell, option.digit), option)
        for cell, option in zip(refusing, options, strict=True)
    )
    assert third is not None
    assert third.candidates == {options[2]: CandidateRole.ELIMINATED}
    assert [link.source.cell for link in third.links] == [*map(desk.cell, ("r2c1", "r1c3"))]
    assert after is None


def test_one_can_go_to_where_the_digit_is_taken_out(desk: QuizDesk) -> None:
    desk.ask_at(0)
    QTest.keyClick(desk.panel, Qt.Key.Key_1)
    assert desk.panel.to_end.isHidden()
    desk.ask_at(1)
    QTest.keyClick(desk.panel, Qt.Key.Key_Y)

    desk.panel.to_end.click()
    desk.solver.run()

    moment = desk.scenes[-1].moment
    assert (moment.kind, moment.cell, moment.digit) == (StepKind.BACKTRACK, 0, 1)
    assert desk.question.endswith("After it, no digit of r1c3 leads on:")


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
    desk.game_search.jump(ToEnd())
    desk.solver.run()

    desk.panel.ask.click()
    desk.solver.run()

    assert desk.is_waiting


def test_a_question_follows_the_language(desk: QuizDesk) -> None:
    desk.ask_at(0)

    language.set_language("ko")
    desk.panel.retranslate()
    question, back = desk.question, desk.panel.buttons[-1].text()
    language.set_language("en")

    assert question == "다음에 r1c1에는 어떤 숫자가 놓입니까?"
    assert "되돌리기" in back


@pytest.mark.parametrize("code", list(language.LANGUAGES))
@pytest.mark.parametrize("width", [180, 240, 400])
def test_in_a_low_panel_every_word_can_be_scrolled_to(
    desk: QuizDesk, width: int, code: str, qtbot: QtBot
) -> None:
    language.set_language(code)
    desk.panel.retranslate()
    desk.ask_on_the_way_to(DEAD_END)
    QTest.keyClick(desk.panel, Qt.Key.Key_1)

    desk.panel.resize(width, 200)
    qtbot.waitUntil(lambda: desk.panel.sentence.width() > 0)
    QApplication.processEvents()

    sentence, reasons = desk.panel.sentence, desk.panel.reasons
    assert sentence.height() >= sentence.heightForWidth(sentence.width())
    last = reasons.visualItemRect(reasons.item(reasons.count() - 1))
    assert reasons.viewport().rect().contains(last)
    assert desk.panel.go_on.geometry().bottom() < desk.panel.height()
