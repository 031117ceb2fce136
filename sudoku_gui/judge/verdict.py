"""The verdict on a program: whether it answers a puzzle as the judge wants, and what that cost.

    2580  nine lines of nine digits with a space between them; any solution is right
    2239  nine lines of nine digits without spaces; of several solutions only the one that is
          the smallest when its digits are read as a number

Signs that end lines, and blank ones after the last, are not looked at, as by the judge.
"""

from collections.abc import Callable
from enum import Enum

from sudoku_gui import formats
from sudoku_gui.judge.count_table import (
    BACKTRACKS,
    GRID_COUNTS,
    GRIDS,
    PLACEMENTS,
    READS,
    WRITES,
)
from sudoku_gui.judge.instrumentation import JudgedProgram
from sudoku_gui.judge.program_run import Limits, RunEnd, RunResult, run_plain, run_recorded
from sudoku_gui.judge.recorded_run import RecordedRun, recorded_run
from sudoku_gui.judge.smallest_solution import smallest_solution
from sudoku_gui.judge.stopping import never, run_unless_stopped
from sudoku_gui.lazy_dataclasses import dataclass, replace
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid, sign_of
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.solvers.task import Resumable

RECORDED_COSTS = 5
"""A recorded run has so many times the seconds of the program alone."""


class JudgeProblem(Enum):
    """A problem of the judge, by the name of the format of its input."""

    SPACED = "boj2580"
    JOINED = "boj2239"

    @classmethod
    def of_format(cls, name: str) -> "JudgeProblem | None":
        """Return the problem whose input a format is, None for any other format."""
        return cls(name) if name in {each.value for each in cls} else None


class JudgeVerdict(Enum):
    """The verdict; the values are those of JSON."""

    RIGHT = "right"
    WRONG = "wrong"
    SLOW = "slow"
    LARGE = "large"
    ERROR = "error"


class AnswerFault(Enum):
    """What is wrong with an answer."""

    NONE = "none"
    NOT_PRINTED = "not printed"
    WRONG_LAYOUT = "wrong layout"
    GIVEN_CHANGED = "given changed"
    DIGIT_TWICE = "digit twice"
    NOT_SMALLEST = "not smallest"


@dataclass(frozen=True, slots=True)
class Answer:
    """What a program printed, judged; line and cell are where the first fault is, if it has such.

    line: counted from 1, 0 for none.
    """

    fault: AnswerFault
    line: int = 0
    cell: Cell | None = None


@dataclass(frozen=True, slots=True)
class ProgramCounters:
    """What a recorded run has counted; see `recorded_list`."""

    placements: int = 0
    backtracks: int = 0
    reads: int = 0
    writes: int = 0
    calls: int = 0
    calls_by_function: tuple[tuple[str, int], ...] = ()
    has_grid: bool = False


@dataclass(frozen=True, slots=True)
class Judgement:
    """The verdict on a run, and the counters of another, recorded one, with its steps if wanted."""

    verdict: JudgeVerdict
    answer: Answer
    run: RunResult
    counters: ProgramCounters = ProgramCounters()
    is_counted_to_the_end: bool = False
    recorded: RecordedRun | None = None


@dataclass(frozen=True, slots=True)
class JudgeTask:
    """The puzzle, which has a solution, that a program is judged on, and how.

    name: the file of the program, which errors name.
    """

    name: str
    givens: Grid
    problem: JudgeProblem
    limits: Limits


def judge(program: JudgedProgram, task: JudgeTask) -> Judgement:
    """Run a program as it is and again, recorded, and return the verdict with what was counted."""
    return with_counters(verdict_on(program, task), program, task)


def verdict_on(
    program: JudgedProgram, task: JudgeTask, is_stopped: Callable[[], bool] = never
) -> Judgement:
    """Run a program as it is and return the verdict, with nothing counted.

    Raises RunStoppedError soon after `is_stopped` returns True.
    """
    givens, problem = task.givens, task.problem
    typed = typed_input(givens, problem)
    run = run_plain(program.plain, task.name, typed, task.limits, is_stopped)
    answer = Answer(AnswerFault.NONE)
    verdict = _VERDICTS[run.end]
    if run.end is RunEnd.DONE:
        answer = run_unless_stopped(check_answer(run.output, givens, problem), is_stopped)
        verdict = JudgeVerdict.WRONG if answer.fault is not AnswerFault.NONE else verdict
    return Judgement(verdict, answer, run)


def with_counters(
    judgement: Judgement,
    program: JudgedProgram,
    task: JudgeTask,
    is_stopped: Callable[[], bool] = never,
    *,
    records_steps: bool = False,
) -> Judgement:
    """Run the program again, recorded, and return the verdict with what that has counted.

    Raises RunStoppedError as `verdict_on` does.
    """
    limits = Limits(task.limits.seconds * RECORDED_COSTS, task.limits.megabytes)
    typed = typed_input(task.givens, task.problem)
    calls_at = calls_of_the_search(program) if records_steps else None
    result = run_recorded(
        program.recorded, task.name, typed, limits, task.givens, is_stopped, calls_at
    )
    counters = counters_of(result.counts, program)
    steps, grid = counters.placements + counters.backtracks, _grid_placed_in(result.counts)
    return replace(
        judgement,
        counters=counters,
        is_counted_to_the_end=result.end is RunEnd.DONE,
        recorded=recorded_run(task.givens, result.steps, grid, steps),
    )


_VERDICTS = {
    RunEnd.DONE: JudgeVerdict.RIGHT,
    RunEnd.ERROR: JudgeVerdict.ERROR,
    RunEnd.TOO_SLOW: JudgeVerdict.SLOW,
    RunEnd.TOO_MUCH_MEMORY: JudgeVerdict.LARGE,
    RunEnd.TOO_MUCH_OUTPUT: JudgeVerdict.LARGE,
}


def typed_input(givens: Grid, problem: JudgeProblem) -> bytes:
    """Return the puzzle as the judge types it."""
    record = formats.PuzzleRecord.without_entries(Puzzle(givens))
    return formats.write_all((record,), formats.format_named(problem.value))


def check_answer(output: bytes, givens: Grid, problem: JudgeProblem) -> Resumable[Answer]:
    """Judge, with pauses, what a program printed for a puzzle that has a solution."""
    size = givens.geometry.size
    lines = [line.strip() for line in output.decode("utf-8", "replace").rstrip().split("\n")]
    if lines == [""]:
        return Answer(AnswerFault.NOT_PRINTED)
    digits: list[int] = []
    for number, line in enumerate(lines, start=1):
        row = [
            _digit_of(word) for word in (line.split() if problem is JudgeProblem.SPACED else line)
        ]
        if number > size or len(row) != size or not all(0 < digit <= size for digit in row):
            return Answer(AnswerFault.WRONG_LAYOUT, number)
        digits.extend(row)
    if len(lines) < size:
        return Answer(AnswerFault.WRONG_LAYOUT, len(lines) + 1)
    return (yield from _check_digits(Grid(givens.geometry, bytes(digits)), givens, problem))


def _check_digits(answer: Grid, givens: Grid, problem: JudgeProblem) -> Resumable[Answer]:
    for cell in map(Cell, givens.geometry.cells):
        if givens.digit_at(cell) not in (0, answer.digit_at(cell)):
            return Answer(AnswerFault.GIVEN_CHANGED, cell=cell)
    conflicts = answer.conflicts()
    if conflicts:
        return Answer(AnswerFault.DIGIT_TWICE, cell=conflicts[0].second)
    if problem is JudgeProblem.JOINED:
        smallest = yield from smallest_solution(givens, answer)
        for cell in givens.blanks():
            if answer.digit_at(cell) != smallest.digit_at(cell):
                return Answer(AnswerFault.NOT_SMALLEST, cell=cell)
    return Answer(AnswerFault.NONE)


def _digit_of(word: str) -> int:
    """Return the digit that a word stands for, 0 if for none."""
    if word.isascii() and word.isdigit() and len(word) <= len("25"):
        return int(word)
    return next((digit for digit in range(10, 26) if sign_of(Digit(digit)) == word.upper()), 0)


def counters_of(counts: tuple[int, ...], program: JudgedProgram) -> ProgramCounters:
    """Return what was counted in the grid in which most was placed.

    Calls are those of the functions that call themselves; of all, if none does.
    """
    grid = _counts_of_grid(counts, _grid_placed_in(counts))
    calls = counts[GRID_COUNTS * GRIDS :]
    by_function = tuple(
        (function.name, calls[number]) for number, function in enumerate(program.functions)
    )
    return ProgramCounters(
        grid[PLACEMENTS],
        grid[BACKTRACKS],
        grid[READS],
        grid[WRITES],
        sum(counts[place] for place in calls_of_the_search(program)),
        by_function,
        any(grid),
    )


def _grid_placed_in(counts: tuple[int, ...]) -> int:
    """Return the number of the grid in which most was placed."""

    def work_in(grid: int) -> tuple[int, int]:
        counted = _counts_of_grid(counts, grid)
        return counted[PLACEMENTS], counted[READS]

    return max(range(GRIDS), key=work_in)


def _counts_of_grid(counts: tuple[int, ...], grid: int) -> tuple[int, ...]:
    return counts[GRID_COUNTS * grid : GRID_COUNTS * (grid + 1)]


def calls_of_the_search(program: JudgedProgram) -> tuple[int, ...]:
    """Return where the calls of the functions that call themselves stand in the table of counts.

    Of all functions, if none does.
    """
    first = GRID_COUNTS * GRIDS
    numbers = range(len(program.functions))
    searches = [number for number in numbers if program.functions[number].is_recursive]
    return tuple(first + number for number in searches or numbers)
