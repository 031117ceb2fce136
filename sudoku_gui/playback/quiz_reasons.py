"""Why the right answer of a quiz is the right one: what became of each option, and by what.

The options are those where the search stands at the moment asked about.  Of a digit that
is taken out again, none of them leads on: each is refused, or was placed and led nowhere.
"""

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.playback.quiz import STEPS_FORESEEN, AnswerKind, QuizAnswer, QuizQuestion
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.solvers.explain.why_not import Blocker, WhyNot, why_not
from sudoku_gui.solvers.search import Algorithm, Condition, Moment, Outcome


@dataclass(frozen=True, slots=True)
class QuizReason:
    """An option and what becomes of it."""

    why: WhyNot
    result: AttemptResult
    steps: int = 0  # how many it took until it was taken out, 0 if it is not
    # The peer that is named for refusing it, if any does: the one to blame where nothing fits.
    blocker: Blocker | None = None


def reasons_for(
    algorithm: Algorithm, question: QuizQuestion, given: QuizAnswer
) -> tuple[QuizReason, ...]:
    """Return what makes the right answer to `question` right, and the one that was given wrong."""
    match question.right.kind:
        case AnswerKind.PLACE:
            return _reasons_of_placement(question, given)
        case AnswerKind.BACK:
            refused = (why_not(question.moment, *option) for option in _options(question))
            return tuple(
                QuizReason(why, AttemptResult.REFUSED, blocker=why.to_blame) for why in refused
            )
        case AnswerKind.FAILS:
            return _reasons_of_failure(algorithm, question)
        case AnswerKind.STAYS:
            return ()


def _options(question: QuizQuestion) -> tuple[tuple[Cell, Digit], ...]:
    return question.moment.next_choice.options


def _refused(why: WhyNot) -> QuizReason:
    return QuizReason(why, AttemptResult.REFUSED, blocker=why.blockers[0])


def _reasons_of_placement(question: QuizQuestion, given: QuizAnswer) -> tuple[QuizReason, ...]:
    """Return the options up to the one that is placed, and the one given if it comes after that."""
    moment, options = question.moment, _options(question)
    place = options.index((question.right.cell, question.right.digit))
    reasons = [_refused(why_not(moment, *option)) for option in options[:place]]
    reasons.append(QuizReason(why_not(moment, *options[place]), AttemptResult.PLACED))
    if (given.cell, given.digit) in options[place + 1 :]:
        why = why_not(moment, given.cell, given.digit)
        reasons.append(_refused(why) if why.blockers else QuizReason(why, AttemptResult.UNTRIED))
    return tuple(reasons)


def _reasons_of_failure(algorithm: Algorithm, question: QuizQuestion) -> tuple[QuizReason, ...]:
    """Return what became of each option after the digit that is taken out."""
    inside = _steps_inside(algorithm, question.moment)
    reasons = []
    for option in _options(question):
        why = why_not(question.moment, *option)
        if why.blockers:
            reasons.append(_refused(why))
        else:
            reasons.append(QuizReason(why, AttemptResult.FAILED, inside.get(option, 0)))
    return tuple(reasons)


def _steps_inside(algorithm: Algorithm, moment: Moment) -> dict[tuple[Cell, Digit], int]:
    """Return how many steps each option takes from its placement until it is taken out again."""
    search = algorithm.start(moment.grid)
    inside: dict[tuple[Cell, Digit], int] = {}
    while search.moment().outcome is Outcome.RUNNING:
        search.advance(1)
        placed = search.moment()
        taken = search.advance_until(Condition.depth_below(1), STEPS_FORESEEN).taken
        inside[placed.cell, placed.digit] = 1 + taken
    return inside
