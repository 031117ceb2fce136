"""Judging a text as a program on a puzzle, with all that may stand in the way; no Qt."""

from collections.abc import Callable, Iterator

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.judge.expected_answer import expected_answer
from sudoku_gui.judge.instrumentation import JudgedProgram, prepare
from sudoku_gui.judge.program_run import Limits, RunStoppedError
from sudoku_gui.judge.verdict import (
    Judgement,
    JudgeProblem,
    JudgeTask,
    JudgeVerdict,
    typed_input,
    verdict_on,
    with_counters,
)
from sudoku_gui.language import Text, text
from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import solution_of
from sudoku_gui.wording import conflicts_sentence, file_sentence
from sudoku_gui.wording.judgements import (
    NOT_A_PROGRAM,
    judgement_sentence,
    syntax_error_sentence,
)


@dataclass(frozen=True, slots=True)
class JudgeRequest:
    """A program as its text, and the puzzle that it is to solve.

    name: the file that errors name.
    """

    source: str
    name: str
    givens: Grid
    problem: JudgeProblem
    limits: Limits


@dataclass(frozen=True, slots=True)
class JudgeReport:
    """What is known by now: the verdict in words and all of it, or why there is none."""

    sentence: Text
    judgement: Judgement | None = None  # None where nothing was run
    is_right: bool = False
    line: int = 0
    """The line of the program that an error is in, counted from 1; 0 for none."""
    expected: str = ""
    """What should have been printed, where something else was."""
    is_counting: bool = False
    """Whether a report with counters comes after this one."""


def judging(request: JudgeRequest, is_stopped: Callable[[], bool]) -> Iterator[JudgeReport]:
    """Judge a program; yield the verdict, and then the same with the counters.

    Raises RunStoppedError soon after `is_stopped` returns True.
    """
    try:
        program = prepare(request.source, request.name)
    except SyntaxError as error:
        yield JudgeReport(syntax_error_sentence(error), line=error.lineno or 0)
        return
    except (ValueError, RecursionError, MemoryError):
        yield JudgeReport(NOT_A_PROGRAM)
        return
    try:
        yield from _judging(program, request, is_stopped)
    except FormatError as error:
        yield JudgeReport(error.sentence)  # the puzzle cannot be typed as for that problem
    except OSError as error:
        problem = file_sentence(error)
        yield JudgeReport(text("the program cannot be run: {problem}", problem=problem))


def _judging(
    program: JudgedProgram, request: JudgeRequest, is_stopped: Callable[[], bool]
) -> Iterator[JudgeReport]:
    def go_on() -> None:
        if is_stopped():
            raise RunStoppedError

    givens, problem, limits = request.givens, request.problem, request.limits
    conflicts = givens.conflicts()
    if conflicts:
        yield JudgeReport(conflicts_sentence(conflicts, givens.geometry))
        return
    solution = solution_of(givens, go_on)
    if solution is None:
        yield JudgeReport(text("the puzzle has no solution, so it cannot judge a program"))
        return
    task = JudgeTask(program, request.name, givens, problem, limits)
    judgement = verdict_on(task, is_stopped)
    expected = ""
    if judgement.verdict is JudgeVerdict.WRONG:
        answer = expected_answer(givens, solution, problem, go_on)
        expected = typed_input(answer, problem).decode()
    report = JudgeReport(
        judgement_sentence(judgement, problem, limits, givens.geometry),
        judgement,
        judgement.verdict is JudgeVerdict.RIGHT,
        judgement.run.line,
        expected,
        is_counting=True,
    )
    yield report
    counted = with_counters(judgement, task, is_stopped)
    yield replace(report, judgement=counted, is_counting=False)
