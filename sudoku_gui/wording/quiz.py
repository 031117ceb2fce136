"""What the quiz asks and answers."""

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.grid import sign_of
from sudoku_gui.playback.quiz import FAILS, Answer, AnswerKind, Question, Score
from sudoku_gui.wording import house_name


def question_sentence(question: Question) -> Text:
    """What is asked."""
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


def answer_words(answer: Answer, question: Question) -> Text | str:
    """An answer as a button says it."""
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


def solution_sentence(question: Question, *, is_right: bool) -> Text:
    """Whether an answer was right, and what happens."""
    happens = _happening(question)
    if is_right:
        return text("✓ Right. {happens}", happens=happens)
    return text("✗ Not so. {happens}", happens=happens)


def score_sentence(score: Score) -> Text:
    """How the answers went."""
    return text_n(
        "{right} of {n} answer right",
        "{right} of {n} answers right",
        n=score.answered,
        right=score.right,
    )


def _happening(question: Question) -> Text:
    moment, right = question.moment, question.right
    name = moment.grid.geometry.name
    match right.kind:
        case AnswerKind.PLACE:
            return text(
                "{digit} is placed in {cell}.", digit=sign_of(right.digit), cell=name(right.cell)
            )
        case AnswerKind.BACK:
            return text("Nothing fits, and a digit is taken out.")
        case AnswerKind.FAILS:
            return text_n(
                "{digit} in {cell} is taken out after {n:,} step.",
                "{digit} in {cell} is taken out after {n:,} steps.",
                n=question.steps,
                digit=sign_of(moment.digit),
                cell=name(moment.cell),
            )
        case AnswerKind.STAYS:
            return text(
                "{digit} in {cell} stays to the end.",
                digit=sign_of(moment.digit),
                cell=name(moment.cell),
            )
