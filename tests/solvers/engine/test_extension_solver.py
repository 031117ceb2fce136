"""The solver for one grid with ever other givens: right each time, whatever it was asked before."""

import random
from unittest.mock import patch

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine import two_stage
from sudoku_gui.solvers.engine.extension_solver import ExtensionSolver
from sudoku_gui.solvers.engine.two_stage import TwoStageSolver
from tests.support.solvers.counting import count_plainly
from tests.support.solvers.strategies import puzzles
from tests.support.solvers.variants import counted


@st.composite
def extended(draw: st.DrawFn) -> tuple[Grid, list[Grid]]:
    """A grid, and others with some digits more, whether they can be right or not."""
    base = draw(puzzles())
    blanks = list(base.blanks())
    added = st.dictionaries(
        st.sampled_from(blanks), st.integers(1, base.geometry.size).map(Digit), max_size=3
    )
    wanted = draw(st.lists(added, min_size=1, max_size=8)) if blanks else [{}]
    return base, [base.with_digits(each) for each in wanted]


@settings(deadline=None)
@given(extended(), st.integers(1, 2), st.integers(1, 9), st.integers(0, 5), st.integers(1, 12))
def test_each_count_agrees_with_counting_plainly(
    drawn: tuple[Grid, list[Grid]], limit: int, guesses: int, plain: int, most_slices: int
) -> None:
    base, grids = drawn
    solver = ExtensionSolver(base)

    with patch.multiple(two_stage, _PLAIN_GUESSES=plain, _GUESSES_EACH=0):
        for grid in grids:
            solver.start(grid.digits, limit)  # given up halfway, and then asked for again
            for _ in range(most_slices):
                solver.advance(1)
            assert counted(solver, grid, limit, guesses) == count_plainly(grid, limit)
            assert len(set(solver.solutions)) == solver.solution_count
            for found in solver.solutions:
                assert Grid(grid.geometry, found).is_solved()
                assert all(found[cell] == grid.digits[cell] for cell in grid.filled())


def test_once_it_has_learned_no_later_count_begins_anew() -> None:
    base = Grid.empty(Geometry.of_size(6))
    solver = ExtensionSolver(base)

    with patch.multiple(two_stage, _PLAIN_GUESSES=0, _GUESSES_EACH=0):
        assert counted(solver, base, 2) == 2
    with patch.object(TwoStageSolver, "start", None):
        assert counted(solver, base.with_digit(base.blanks()[0], Digit(3)), 2) == 2


def test_it_remembers_two_solutions_and_refuses_to_count_farther() -> None:
    base = Grid.empty(Geometry.of_size(4))

    with pytest.raises(ValueError, match="counts up to 2, not 3"):
        ExtensionSolver(base).start(base.digits, 3)


@settings(deadline=None)
@given(puzzles(), st.randoms(use_true_random=False), st.integers(1, 9))
def test_one_solution_after_the_other_is_found_that_has_something_wanted(
    base: Grid, chance: random.Random, guesses: int
) -> None:
    solver = ExtensionSolver(base)
    wanted = [(cell, digit) for cell in base.blanks() for digit in candidates(base, cell)]
    wanted = chance.sample(wanted, min(len(wanted), 8))

    with patch.multiple(two_stage, _PLAIN_GUESSES=0, _GUESSES_EACH=0):
        solver.start(base.digits, 1)
        solver.advance(1)
        assume(solver.has_learned)
        met = set(solver.solutions)
        while wanted and (found := next_with_one_of(solver, wanted, guesses)):
            assert found not in met
            has = [(cell, digit) for cell, digit in wanted if found[cell] == digit]
            assert has
            met.add(found)
            wanted.remove(has[0])  # ever fewer

        for cell, digit in wanted:  # there are no more solutions with any of them
            grid = base.with_digit(cell, digit)
            known = sum(each[cell] == digit for each in met)
            assert counted(solver, grid, 2) == min(2, known) == count_plainly(grid, 2)


def next_with_one_of(
    solver: ExtensionSolver, wanted: list[tuple[Cell, Digit]], guesses: int
) -> bytes | None:
    """A further solution that has one of these digits, if there is one."""
    solver.start_with_one_of(wanted)
    while not solver.advance(guesses):
        pass
    return next(iter(solver.solutions), None)
