"""Judging a text as a program on a puzzle, with all that may stand in the way; no Qt."""

from collections.abc import Callable, Iterator

from sudoku_gui.formats.errors import FormatError
from sudoku_gui.judge.instrumentation import JudgedProgram, prepare
from sudoku_gui.judge.smallest_solution import smallest_solution
from sudoku_gui.judge.stopping import run_unless_stopped
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
from sudoku_gui.solvers.diagnose.counting import solving
from sudoku_gui.wording import conflicts_sentence, file_sentence
from sudoku_gui.wording.judgements import (
    NOT_A_PROGRAM,
    judgement_sentence,
    syntax_error_sentence,
)


@dataclass(frozen=True, slots=True)
class JudgeReport:
    """What is known by now: the verdict in words and all of it, or why there is none."""

    sentence: Text
    judgement: Judgement | None = None  # None where nothing was run
    line: int = 0
    """The line of the program that an error is in, counted from 1; 0 for none."""
    expected: str = ""
    """What should have been printed, where something else was."""
    is_counting: bool = False
    """Whether a report with counters comes after this one."""

    @property
    def is_right(self) -> bool:
        """Whether the program has solved the puzzle."""
        return self.judgement is not None and self.judgement.verdict is JudgeVerdict.RIGHT


def judging(source: str, task: JudgeTask, is_stopped: Callable[[], bool]) -> Iterator[JudgeReport]:
    """Judge a program, given as its text; yield the verdict, and then the same with the counters.

    task: its puzzle need not have a solution.
    Raises RunStoppedError soon after `is_stopped` returns True.
    """
    try:
        program = prepare(source, task.name)
    except SyntaxError as error:
        yield JudgeReport(syntax_error_sentence(error), line=error.lineno or 0)
        return
    except (ValueError, RecursionError, MemoryError):
        yield JudgeReport(NOT_A_PROGRAM)
        return
    try:
        yield from _judging(program, task, is_stopped)
    except FormatError as error:
        yield JudgeReport(error.sentence)  # the puzzle cannot be typed as for that problem
    except OSError as error:
        problem = file_sentence(error)
        yield JudgeReport(text("the program cannot be run: {problem}", problem=problem))


def _judging(
    program: JudgedProgram, task: JudgeTask, is_stopped: Callable[[], bool]
) -> Iterator[JudgeReport]:
    givens, problem = task.givens, task.problem
    conflicts = givens.conflicts()
    if conflicts:
        yield JudgeReport(conflicts_sentence(conflicts, givens.geometry))
        return
    solution = run_unless_stopped(solving(givens), is_stopped)
    if solution is None:
        yield JudgeReport(text("the puzzle has no solution, so it cannot judge a program"))
        return
    judgement = verdict_on(program, task, is_stopped)
    expected = ""
    if judgement.verdict is JudgeVerdict.WRONG:
        if problem is JudgeProblem.JOINED:
            solution = run_unless_stopped(smallest_solution(givens, solution), is_stopped)
        expected = typed_input(solution, problem).decode()
    report = JudgeReport(
        judgement_sentence(judgement, problem, task.limits, givens.geometry),
        judgement,
        judgement.run.line,
        expected,
        is_counting=True,
    )
    yield report
    counted = with_counters(judgement, program, task, is_stopped, records_steps=True)
    yield replace(report, judgement=counted, is_counting=False)
