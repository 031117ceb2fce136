"""Pauses playback now and then to ask; a question is dropped when people step on by hand."""

from PySide6.QtCore import QObject, Slot

from sudoku_gui.language import say
from sudoku_gui.playback.jumps import ToNext, ToStep
from sudoku_gui.playback.quiz import Quiz, QuizAnswer, QuizQuestion, next_question_from
from sudoku_gui.playback.quiz_reasons import QuizReason, reasons_for
from sudoku_gui.presentation.grid.annotation import Annotation
from sudoku_gui.presentation.grid.explanation_annotations import (
    annotation_of_answer,
    annotation_of_reasons,
)
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.solvers.explain.why_not import is_dead_end
from sudoku_gui.solvers.search import Condition, Moment, Outcome, StepKind
from sudoku_gui.ui.grid.grid_overlays import AnnotationSource, GridOverlays
from sudoku_gui.ui.kit.announcer import Announcer
from sudoku_gui.ui.kit.panel_controller import PanelController
from sudoku_gui.ui.learn.quiz_panel import QuizPanel
from sudoku_gui.ui.search.game_search import GameSearch
from sudoku_gui.ui.search.search_controller import SearchController, SearchPhase
from sudoku_gui.wording.quiz import question_sentence, reason_words, solution_sentence


class QuizController(PanelController):
    """Asks while the panel is seen; closing it leaves the quiz.

    The search comes to stand at the moment asked about before it is shown, and the window
    shows it without what would tell the answer (see `question_gate`).
    """

    def __init__(
        self,
        panel: QuizPanel,
        game_search: GameSearch,
        search: SearchController,
        overlays: GridOverlays,
        announcer: Announcer,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(panel, parent)
        self._panel = panel
        self._game_search = game_search
        self._search = search
        self._overlays = overlays
        self._announcer = announcer
        self._quiz = Quiz()
        self._is_wanted = False  # as soon as the start is shown
        self._asked: tuple[QuizQuestion, ...] = ()
        self._solved: tuple[QuizQuestion, ...] = ()  # whose reasons are drawn
        for signal, slot in (
            (search.question_gate.about_to_play, self._plan),
            (search.moment_changed, self._follow),
            (search.forgotten, self._drop),
            (panel.shown, self._plan_if_playing),
            (panel.hidden, self._leave),
            (panel.asked_for, self.ask),
            (panel.answered, self._take),
            (panel.reason_chosen, self._show_reason),
            (panel.end_wanted, self._go_to_end),
            (panel.went_on, self._go_on),
        ):
            signal.connect(slot)

    @Slot()
    def ask(self) -> None:
        """Ask about the moment shown, or about one further on where what is shown tells all."""
        shown_moment = self._search.shown_moment
        if shown_moment is None:
            self._is_wanted = True
            self._game_search.step(0)  # a search begins, and its start is shown
        elif _can_ask(shown_moment.moment) and self._search.phase is not SearchPhase.PLAYING:
            self._search.question_gate.ask_here()
        else:
            # After a placement something can be asked, unless it is the last one.
            self._game_search.jump(ToNext(Condition.placement()))
            self._search.question_gate.ask_on_arrival()

    @Slot(float)
    def _plan(self, pace: float) -> None:
        """Have what is going to play halt for a question, if anybody is there to answer."""
        if self._panel.isVisible():
            shown_moment = self._search.shown_moment
            now = shown_moment.moment.counters.steps if shown_moment else 0
            self._search.question_gate.ask_from(next_question_from(now, pace))

    @Slot()
    def _plan_if_playing(self) -> None:
        if self._search.phase is SearchPhase.PLAYING:
            self._search.question_gate.plan()

    @Slot(object)
    def _follow(self, shown_moment: ShownMoment) -> None:
        if self._asked and not (
            shown_moment.hides_answer and shown_moment.moment == self._asked[0].moment
        ):
            self._drop()
        if any(question.moment != shown_moment.moment for question in self._solved):
            self._draw_nothing()
        if shown_moment.hides_answer and not self._asked:
            self._put_question(shown_moment)
        elif self._is_wanted:
            self._is_wanted = False
            self.ask()

    def _put_question(self, shown_moment: ShownMoment) -> None:
        self._asked = self._quiz.ask(self._search.variation.algorithm, shown_moment.moment)
        for question in self._asked:
            self._panel.show_question(question)
            self._announcer.announce(say(question_sentence(question)))

    @Slot(object)
    def _take(self, answer: QuizAnswer) -> None:
        for question in self._asked:
            self._asked = ()
            is_right = self._quiz.score_answer(question, answer)
            reasons = reasons_for(self._search.variation.algorithm, question, answer)
            self._search.question_gate.reveal()
            self._panel.show_solution(question, reasons, self._quiz.score, is_right=is_right)
            said = [solution_sentence(question, is_right=is_right)]
            said += [reason_words(reason, question) for reason in reasons]
            self._announcer.announce(" ".join(map(say, said)))
            self._solved = (question,)
            if reasons:
                self._draw(annotation_of_reasons(reasons, question))

    @Slot(object)
    def _show_reason(self, reason: QuizReason) -> None:
        for question in self._solved:
            self._draw(annotation_of_answer(reason.why, question.moment))

    def _draw(self, annotation: Annotation) -> None:
        """Draw the cells that an answer speaks of."""
        self._overlays.annotate(AnnotationSource.QUIZ, annotation)

    def _draw_nothing(self) -> None:
        self._solved = ()
        self._overlays.withdraw(AnnotationSource.QUIZ)

    @Slot()
    def _go_to_end(self) -> None:
        for question in self._solved:
            step = question.moment.counters.steps + question.steps
            self._game_search.jump(ToStep(step))

    @Slot()
    def _go_on(self) -> None:
        self._panel.show_nothing()
        if self._search.phase is not SearchPhase.PLAYING:
            self._game_search.watch()

    @Slot()
    def _leave(self) -> None:
        """Halt for no question, and keep nothing back."""
        self._search.question_gate.reveal()
        self._search.question_gate.ask_from(None)
        self._drop()

    @Slot()
    def _drop(self) -> None:
        self._asked = ()
        self._panel.show_nothing()
        if self._solved:
            self._draw_nothing()


def _can_ask(moment: Moment) -> bool:
    """Return whether something can be asked about a moment that was shown with all there is."""
    is_told = moment.kind is StepKind.BACKTRACK or is_dead_end(moment)
    return moment.outcome is Outcome.RUNNING and not is_told
