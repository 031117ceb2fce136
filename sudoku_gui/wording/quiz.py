"""What the quiz asks and answers."""

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.grid import sign_of
from sudoku_gui.playback.quiz import FAILS, AnswerKind, QuizAnswer, QuizQuestion, QuizScore
from sudoku_gui.playback.quiz_reasons import QuizReason
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.solvers.explain.why_not import blame_for
from sudoku_gui.solvers.search import Moment
from sudoku_gui.wording import house_name, listed
from sudoku_gui.wording.failures import failure_in_words


def question_sentence(question: QuizQuestion) -> Text:
    """Return what is asked."""
    moment = question.moment
    geometry, choice = moment.grid.geometry, moment.next_choice
    if FAILS in question.answers:
        return text(
            "Will {digit} in {cell} be taken out again?",
            digit=sign_of(moment.digit),
            cell=geometry.name(moment.cell),
        )
    if choice.house is not None:
        return text(
            "Where in {house} will {digit} be placed next?",
            house=house_name(choice.house),
            digit=sign_of(choice.digits[0]),
        )
    return text("Which digit will be placed next in {cell}?", cell=geometry.name(choice.cells[0]))


def answer_words(answer: QuizAnswer, question: QuizQuestion) -> Text | str:
    """Return an answer as a button says it."""
    match answer.kind:
        case AnswerKind.PLACE if question.moment.next_choice.house is not None:
            return question.moment.grid.geometry.name(answer.cell)
        case AnswerKind.PLACE:
            return sign_of(answer.digit)
        case AnswerKind.BACK:
            return text("None fits: &back")
        case AnswerKind.FAILS:
            return text("&Yes, it fails")
        case AnswerKind.STAYS:
            return text("&No, it stays")


def solution_sentence(question: QuizQuestion, *, is_right: bool) -> Text:
    """Return the sentence whether an answer was right, and what happens."""
    happens = _happening(question)
    if is_right:
        return text("✓ Right. {happens}", happens=happens)
    return text("✗ Not so. {happens}", happens=happens)


def reason_words(reason: QuizReason, question: QuizQuestion) -> Text:
    """Return what became of an option, called by its digit, or its cell where a place is sought."""
    why, geometry = reason.why, question.moment.grid.geometry
    seeks_place = question.moment.next_choice.house is not None
    option = geometry.name(why.cell) if seeks_place else sign_of(why.digit)
    match reason.result:
        case AttemptResult.PLACED:
            return text("✓ {option}: the first that fits", option=option)
        case AttemptResult.UNTRIED:
            return text("{option}: fits too, but comes later", option=option)
        case AttemptResult.FAILED:
            return text_n(
                "↩ {option}: led nowhere, {n:,} step",
                "↩ {option}: led nowhere, {n:,} steps",
                n=reason.steps,
                option=option,
            )
        case _:  # it is refused
            blocker = reason.blocker
            assert blocker is not None
            return text(
                "✗ {option}: {cell} holds {digit} ({houses})",
                option=option,
                cell=geometry.name(blocker.cell),
                digit=sign_of(why.digit),
                houses=listed([house_name(house) for house in blocker.houses]),
            )


def score_sentence(score: QuizScore) -> Text:
    """Return how the answers went."""
    return text_n(
        "{right} of {n} answer right",
        "{right} of {n} answers right",
        n=score.answered,
        right=score.right,
    )


def _happening(question: QuizQuestion) -> Text:
    moment, right = question.moment, question.right
    name = moment.grid.geometry.name
    last = {"digit": sign_of(moment.digit), "cell": name(moment.cell)}
    match right.kind:
        case AnswerKind.PLACE:
            return text(
                "{digit} is placed in {cell}.", digit=sign_of(right.digit), cell=name(right.cell)
            )
        case AnswerKind.BACK:
            return text(
                "{digit} is taken out of {cell}. {dead_end}",
                dead_end=failure_in_words(blame_for(moment), moment),
                **last,
            )
        case AnswerKind.FAILS:
            return text(
                "{fails} {reason}",
                fails=text_n(
                    "{digit} in {cell} is taken out after {n:,} step.",
                    "{digit} in {cell} is taken out after {n:,} steps.",
                    n=question.steps,
                    **last,
                ),
                reason=_failure(moment),
            )
        case AnswerKind.STAYS:
            return text_n(
                "{digit} in {cell} stays to the end: with it, {n:,} step fills the grid.",
                "{digit} in {cell} stays to the end: with it, {n:,} steps fill the grid.",
                n=question.steps,
                **last,
            )


def _failure(moment: Moment) -> Text:
    """Return why the digit just placed is taken out."""
    choice = moment.next_choice
    if choice.house is None:
        blank = moment.grid.geometry.name(choice.cells[0])
        return text("After it, no digit of {blank} leads on:", blank=blank)
    sought = {"sought": sign_of(choice.digits[0]), "house": house_name(choice.house)}
    return text("After it, no place for {sought} in {house} leads on:", **sought)
