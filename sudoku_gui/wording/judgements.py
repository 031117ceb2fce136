"""What the judge says about a program, in words."""

from sudoku_gui.judge.program_run import Limits, RunEnd, RunResult
from sudoku_gui.judge.verdict import Answer, AnswerFault, Judgement, JudgeProblem, JudgeVerdict
from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import Geometry

NOT_A_PROGRAM = text("not a program in Python")
NO_GRID_FOUND = text("no grid was found in the program, so its steps are not counted")
NOT_COUNTED_TO_THE_END = text("counted until the recorded run was ended")


def judgement_sentence(
    judgement: Judgement, problem: JudgeProblem, limits: Limits, geometry: Geometry
) -> Text:
    """Return the verdict with its reason."""
    match judgement.verdict:
        case JudgeVerdict.RIGHT:
            return text("right")
        case JudgeVerdict.WRONG:
            reason = answer_sentence(judgement.answer, problem, geometry)
            return text("wrong: {reason}", reason=reason)
        case JudgeVerdict.SLOW:
            return text("too slow: not done after {n:g} s", n=limits.seconds)
        case JudgeVerdict.LARGE if judgement.run.end is RunEnd.TOO_MUCH_OUTPUT:
            return text("too large: it prints without end")
        case JudgeVerdict.LARGE:
            return text("too large: more than {n} MB of memory", n=limits.megabytes)
        case JudgeVerdict.ERROR:
            return text("error: {error}", error=_error_sentence(judgement.run))


def answer_sentence(answer: Answer, problem: JudgeProblem, geometry: Geometry) -> Text:
    """Return what is wrong with an answer that has a fault."""
    cell = "" if answer.cell is None else geometry.name(answer.cell)
    sentences = {
        AnswerFault.NOT_PRINTED: text("nothing was printed"),
        AnswerFault.WRONG_LAYOUT: text(
            "line {line} of the output: expected {layout}",
            line=answer.line,
            layout=_layout_sentence(problem, geometry.size),
        ),
        AnswerFault.GIVEN_CHANGED: text("the given in {cell} is another digit there", cell=cell),
        AnswerFault.DIGIT_TWICE: text("the digit in {cell} is in a house twice", cell=cell),
        AnswerFault.NOT_SMALLEST: text("another solution is smaller, from {cell} on", cell=cell),
    }
    return sentences[answer.fault]


def _layout_sentence(problem: JudgeProblem, size: int) -> Text:
    if problem is JudgeProblem.SPACED:
        return text("{n} lines of {n} digits with spaces between", n=size)
    return text("{n} lines of {n} digits without spaces", n=size)


def syntax_error_sentence(error: SyntaxError) -> Text:
    """Return the verdict on a text that is no program, with the line where it ceases to be one."""
    message = f"{type(error).__name__}: {error.msg}"
    return text("error: {error}", error=_at_line(error.lineno or 0, message))


def _error_sentence(run: RunResult) -> Text:
    error = f"{run.error}: {run.message}" if run.message else run.error
    return _at_line(run.line, error) if run.line else Text("{error}", {"error": error})


def _at_line(line: int, error: str) -> Text:
    return text("line {line}: {error}", line=line, error=error)
