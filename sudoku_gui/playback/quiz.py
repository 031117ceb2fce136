"""A quiz about a search: what may be asked at a moment, and the right answer.

The next step places the first digit that no peer refuses, in the order in which the search
tries them.  What becomes of a digit is found by searching on from the grid of the moment,
which takes as many steps as the search itself takes below it.  Nothing is asked that can be
read off beside the grid: not what becomes of a digit after which nothing fits, nor of one in
a puzzle without a solution.
"""

import math
from enum import Enum
from functools import lru_cache, partial

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import blockers
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.diagnose.counting import solver_for
from sudoku_gui.solvers.explain.why_not import is_dead_end
from sudoku_gui.solvers.search import Algorithm, Moment, Outcome, StepKind

STEPS_FORESEEN = 2_000
"""How many steps a branch may have for its result to be asked: few enough to be watched."""

LEAST_DISTANCE = 8  # in steps, between two questions
_SECONDS_BETWEEN = 6  # questions at most, at the pace of what plays
_GUESSES = 1_000  # to find out whether a puzzle has a solution; few need more


class AnswerKind(Enum):
    """What an answer says will happen."""

    PLACE = "place"  # a digit is placed in a cell
    BACK = "back"  # nothing fits: the digit placed last is taken out
    FAILS = "fails"  # the digit just placed is going to be taken out
    STAYS = "stays"  # it is not


@dataclass(frozen=True, slots=True)
class QuizAnswer:
    """An answer; cell and digit mean something to PLACE alone."""

    kind: AnswerKind
    cell: Cell = NO_CELL
    digit: Digit = BLANK


BACK, FAILS, STAYS = (
    QuizAnswer(AnswerKind.BACK),
    QuizAnswer(AnswerKind.FAILS),
    QuizAnswer(AnswerKind.STAYS),
)


@dataclass(frozen=True, slots=True)
class QuizQuestion:
    """A question about `moment`: what comes next, or what becomes of the digit just placed."""

    moment: Moment
    answers: tuple[QuizAnswer, ...]
    right: QuizAnswer
    steps: int  # how many of them show that the answer is right


@dataclass(frozen=True, slots=True)
class QuizScore:
    """How many questions were answered, and how many of them rightly."""

    answered: int = 0
    right: int = 0


def next_question_from(step: int, pace: float) -> int:
    """Return the step from which on somebody who plays on from `step` is asked the next question.

    pace: steps per second.  As many steps on as were taken already, so that a search of
    a fraction of a second has questions as well as one of a minute, at depths that
    differ; but no more than go by in some seconds.
    """
    return step + math.ceil(max(LEAST_DISTANCE, min(_SECONDS_BETWEEN * pace, step)))


class Quiz:
    """Asks about the next step and about results by turns, and counts the right answers."""

    def __init__(self) -> None:
        self._asks_result = False
        self.score = QuizScore()

    def ask(self, algorithm: Algorithm, moment: Moment) -> tuple[QuizQuestion, ...]:
        """Return a question about a moment of a search by `algorithm`, if there is one to ask."""
        kinds = [
            partial(question_of_next_step, moment),
            partial(question_of_placement, algorithm, moment),
        ]
        if self._asks_result:
            kinds.reverse()
        for ask in kinds:
            found = ask()
            if found:
                self._asks_result = FAILS not in found[0].answers
                return found
        return ()

    def score_answer(self, question: QuizQuestion, answer: QuizAnswer) -> bool:
        """Count an answer; return whether it is right."""
        is_right = answer == question.right
        self.score = QuizScore(self.score.answered + 1, self.score.right + is_right)
        return is_right


def question_of_next_step(moment: Moment) -> tuple[QuizQuestion, ...]:
    """Return the question what the next step does.

    It is not asked after a backtrack, where it is half told already, nor where nobody knows what
    is gone through.
    """
    if moment.outcome is not Outcome.RUNNING or moment.kind is StepKind.BACKTRACK:
        return ()
    if not moment.next_choice.options:
        return ()
    refused = {cell: blockers(moment.grid, cell) for cell in moment.next_choice.cells}
    options = moment.next_choice.options
    answers = {option: QuizAnswer(AnswerKind.PLACE, *option) for option in options}
    fitting = (answers[cell, digit] for cell, digit in options if digit not in refused[cell])
    return (QuizQuestion(moment, (*answers.values(), BACK), next(fitting, BACK), 1),)


def question_of_placement(algorithm: Algorithm, moment: Moment) -> tuple[QuizQuestion, ...]:
    """Return the question whether the digit just placed is taken out, where that shows soon.

    Not asked of a method that never takes anything out, nor where the answer is plain.
    """
    is_open = moment.outcome is Outcome.RUNNING and moment.kind is StepKind.PLACE
    if not is_open or not algorithm.takes_back or is_dead_end(moment):
        return ()
    search = algorithm.start(moment.grid)
    search.advance(STEPS_FORESEEN)
    end = search.moment()
    puzzle = moment.grid.with_digits((cell, BLANK) for cell in moment.path)
    if end.outcome is Outcome.RUNNING or _has_no_solution(puzzle):
        return ()
    fails = end.outcome is Outcome.EXHAUSTED
    steps = end.counters.steps + fails  # its own end comes a step after that of what is below
    return (QuizQuestion(moment, (FAILS, STAYS), FAILS if fails else STAYS, steps),)


@lru_cache(maxsize=4)  # one and the same puzzle is asked about again and again
def _has_no_solution(grid: Grid) -> bool:
    solver = solver_for(grid.geometry)
    solver.start(grid.digits, 1)
    return solver.advance(_GUESSES) and not solver.solution_count
