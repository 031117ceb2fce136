"""A quiz about a search: what may be asked at a moment, and the right answer.

The right answer is found by searching on from the grid of the moment, which takes the
steps that the search itself takes below it.
"""

from dataclasses import dataclass
from enum import Enum

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.solvers.search import NO_CELL, Algorithm, Moment, Outcome, StepKind

FORESIGHT = 2_000
"""How many steps a branch may have for its fate to be asked: few enough to be watched."""


class AnswerKind(Enum):
    """What somebody says will happen."""

    PLACE = "place"  # a digit is placed in a cell
    BACK = "back"  # nothing fits: the digit placed last is taken out
    FAILS = "fails"  # the digit just placed is going to be taken out
    STAYS = "stays"  # it is not


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer; cell and digit mean something to PLACE alone."""

    kind: AnswerKind
    cell: Cell = NO_CELL
    digit: Digit = BLANK


BACK, FAILS, STAYS = Answer(AnswerKind.BACK), Answer(AnswerKind.FAILS), Answer(AnswerKind.STAYS)


@dataclass(frozen=True, slots=True)
class Question:
    """A question about `moment`: what comes next, or what becomes of the digit just placed.

    steps: how many of them show that the answer is right.
    """

    moment: Moment
    answers: tuple[Answer, ...]
    right: Answer
    steps: int


@dataclass(frozen=True, slots=True)
class Score:
    """How many questions were answered, and how many of them rightly."""

    answered: int = 0
    right: int = 0


class Quiz:
    """Asks about the next step and about fates by turns, and counts the right answers."""

    def __init__(self) -> None:
        self._asks_fate = False
        self.score = Score()

    def ask(self, algorithm: Algorithm, moment: Moment) -> tuple[Question, ...]:
        """A question about a moment of a search by `algorithm`, if there is one to ask."""
        kinds = [question_of_next_step, question_of_fate]
        if self._asks_fate:
            kinds.reverse()
        for kind in kinds:
            found = kind(algorithm, moment)
            if found:
                self._asks_fate = kind is question_of_next_step
                return found
        return ()

    def take(self, question: Question, answer: Answer) -> bool:
        """Count an answer; whether it is right."""
        is_right = answer == question.right
        self.score = Score(self.score.answered + 1, self.score.right + is_right)
        return is_right


def question_of_next_step(algorithm: Algorithm, moment: Moment) -> tuple[Question, ...]:
    """What the next step does; not asked after a backtrack, where it is half told already."""
    if moment.outcome is not Outcome.RUNNING or moment.kind is StepKind.BACKTRACK:
        return ()
    search = algorithm.start(moment.grid)
    search.advance(1)
    after = search.moment()
    right = BACK
    if after.kind is StepKind.PLACE:
        right = Answer(AnswerKind.PLACE, after.cell, after.digit)
    options = moment.next_choice.options
    answers = tuple(Answer(AnswerKind.PLACE, cell, digit) for cell, digit in options)
    return (Question(moment, (*answers, BACK), right, 1),)


def question_of_fate(algorithm: Algorithm, moment: Moment) -> tuple[Question, ...]:
    """Whether the digit just placed is taken out again, where that shows soon enough."""
    if moment.outcome is not Outcome.RUNNING or moment.kind is not StepKind.PLACE:
        return ()
    search = algorithm.start(moment.grid)
    search.advance(FORESIGHT)
    end = search.moment()
    if end.outcome is Outcome.RUNNING:
        return ()
    fails = end.outcome is Outcome.EXHAUSTED
    steps = end.counters.steps + fails  # its own end comes a step after that of what is below
    return (Question(moment, (FAILS, STAYS), FAILS if fails else STAYS, steps),)
