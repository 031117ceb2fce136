"""Runs of programs that were recorded: made here, write by write, or by a program itself."""

from collections.abc import Iterable
from pathlib import Path

from sudoku_gui.judge.count_table import BACKTRACKS, GRID_COUNTS, GRIDS, PLACEMENTS, TABLE_LENGTH
from sudoku_gui.judge.instrumentation import prepare
from sudoku_gui.judge.program_run import Limits
from sudoku_gui.judge.recorded_list import Recording
from sudoku_gui.judge.recorded_run import RecordedRun, recorded_run
from sudoku_gui.judge.step_record import STEP_WORDS
from sudoku_gui.judge.step_recorder import StepRecorder
from sudoku_gui.judge.verdict import JudgeProblem, JudgeTask, verdict_on, with_counters
from sudoku_gui.model.grid import Grid
from tests.support.puzzles import SMALL

PROGRAMS = Path(__file__).parents[1] / "data" / "judge"
LIMITS = Limits(seconds=60, megabytes=256)
PUBLISHED = {
    "used-tables": JudgeProblem.SPACED,
    "missing-digits": JudgeProblem.SPACED,
    "candidate-sets": JudgeProblem.SPACED,
    "listed-possibilities": JudgeProblem.JOINED,
    "direct-check": JudgeProblem.JOINED,
}
"""The published programs, and the problem that each solves."""


def run_of(writes: Iterable[tuple[int, int]], most_steps: int = 1_000) -> RecordedRun | None:
    """The run of a program that writes a digit, or 0, into a cell of SMALL, one after another."""
    words = memoryview(bytearray(8 * (1 + STEP_WORDS * most_steps))).cast("q")
    counts = memoryview(bytearray(8 * TABLE_LENGTH)).cast("q")
    houses = tuple(tuple(house.cells) for house in SMALL.geometry.houses)
    recorder = StepRecorder(words, counts, __file__, (GRID_COUNTS * GRIDS,))
    recording = Recording(counts, SMALL.digits, houses, recorder)
    size = SMALL.geometry.size
    firsts = range(0, SMALL.geometry.cell_count, size)
    grid = recording.wrap([list(SMALL.digits[first : first + size]) for first in firsts])
    for cell, digit in writes:
        recording.call(0)
        grid[cell // size][cell % size] = digit
    record = words.tobytes()[8 : 8 * (1 + STEP_WORDS * words[0])]
    return recorded_run(SMALL, record, 0, counts[PLACEMENTS] + counts[BACKTRACKS])


def run_of_program(source: str, givens: Grid, problem: JudgeProblem) -> RecordedRun | None:
    """The run of a program before the judge."""
    program, task = prepare(source, "program.py"), JudgeTask("program.py", givens, problem, LIMITS)
    verdict = verdict_on(program, task)
    return with_counters(verdict, program, task, records_steps=True).recorded
