"""The published attempt `last-blank`: the same cells in the same order as a port of the original.

The puzzles are solved grids in which cells were blanked at random, for where every house has two
blanks it never writes anything.
"""

from random import Random

import pytest

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.data_structures import BlankQueue
from sudoku_gui.solvers.search import Moment, Outcome
from tests.support.solvers.corpus import puzzle_of_counts, unique_rows
from tests.support.solvers.last_blank_port import LastBlank
from tests.support.solvers.moments import moments_of
from tests.support.solvers.program_states import program_state_shown

ALGORITHM = algorithm_named("last-blank")
FIRST_ROW_OF_ZEROS = (
    "000000000572139468986754231391542786468917352725863914237481695619275843854396127"
)


def blanked(solved: Grid, seed: int) -> Grid:
    """Return the grid with 1 to 50 cells blanked."""
    random = Random(seed)
    cells = random.sample(range(81), random.randint(1, 50))
    return solved.with_digits((Cell(cell), BLANK) for cell in cells)


PUZZLES = [blanked(unique_rows()[seed % len(unique_rows())].solution, seed) for seed in range(200)]


@pytest.mark.parametrize("seed", range(200))
def test_it_does_step_by_step_what_the_original_does(seed: int) -> None:
    program = LastBlank(PUZZLES[seed], 81)
    program.watched_steps = frozenset(range(82))
    expected, outcome = program.run()

    moments = moments_of(ALGORITHM, PUZZLES[seed])

    assert [(m.kind.value, m.cell, m.digit) for m in moments] == [
        (step.kind, step.cell, step.digit) for step in expected
    ]
    assert [(m.counters.tries, m.counters.reads, m.counters.calls) for m in moments] == [
        (step.tries, step.reads, step.calls) for step in expected
    ]
    assert moments[-1].outcome.value == outcome
    shown = {step: program_state_shown(ALGORITHM, m) for step, m in enumerate(moments)}
    assert {step: {"stack": [], **program.watched[step]} for step in shown} == shown


def test_the_puzzles_show_all_it_can_come_to() -> None:
    outcomes = [moments_of(ALGORITHM, grid)[-1].outcome for grid in PUZZLES]

    assert {*outcomes} == {Outcome.SOLVED, Outcome.STUCK}
    assert min(outcomes.count(Outcome.SOLVED), outcomes.count(Outcome.STUCK)) >= 40


def test_it_fills_the_sample_of_the_judge_in_the_order_of_the_original() -> None:
    end = moments_of(ALGORITHM, puzzle_of_counts("A"))[-1]

    names = [end.grid.geometry.name(cell) for cell in end.path]
    assert " ".join(names[:10]) == "r1c1 r4c4 r6c6 r9c9 r3c3 r7c7 r2c5 r2c8 r3c1 r5c2"
    assert end.outcome is Outcome.SOLVED


def test_a_first_row_of_zeros_is_never_touched() -> None:
    (start,) = moments_of(ALGORITHM, Grid.from_line(FIRST_ROW_OF_ZEROS))

    assert (start.outcome, start.path) == (Outcome.STUCK, ())
    assert queue_at(start).rounds_in_vain == 2  # in the first, every kind Y becomes Z


def test_the_count_of_blanks_of_a_row_is_never_brought_up_to_date() -> None:
    start, *_, end = moments_of(ALGORITHM, puzzle_of_counts("A"))

    first, last = (list(queue_at(moment).counts.values()) for moment in (start, end))

    assert first[:9] == last[:9]
    assert (sum(first[9:]), sum(last[9:])) == (14, 0)


def queue_at(moment: Moment) -> BlankQueue:
    """Return what the window shows of the queue."""
    (queue,) = ALGORITHM.data_structures(moment)
    assert isinstance(queue, BlankQueue)
    return queue
