"""Two programs at the same moment: what is said to differ does, and nothing else."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.grid.annotation import CellRole
from sudoku_gui.presentation.search.comparison import COMPARED, Comparison
from sudoku_gui.presentation.search.shown_moment import shown_moment_of
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.search import Algorithm
from tests.support.puzzles import SMALL
from tests.support.solvers.moments import moments_of


def compared(watched: str, other: Algorithm, step: int, other_step: int) -> Comparison:
    """Two programs over the same puzzle, each after so many steps or at its end."""
    ours, theirs = moments_of(algorithm_named(watched), SMALL), moments_of(other, SMALL)
    shown = shown_moment_of(Sheet.of_givens(SMALL), ours[min(step, len(ours) - 1)], None)
    return Comparison(shown, other, theirs[min(other_step, len(theirs) - 1)])


@settings(deadline=None, max_examples=60)
@given(st.sampled_from(ALGORITHMS), st.integers(0, 30), st.integers(0, 30))
def test_all_that_differs_is_lit_and_counted(other: Algorithm, step: int, other_step: int) -> None:
    comparison = compared("used-tables", other, step, other_step)
    ours, theirs = comparison.watched.moment, comparison.moment

    differing = [
        cell for cell in SMALL.geometry.cells if ours.grid.digits[cell] != theirs.grid.digits[cell]
    ]
    assert [*comparison.cells] == differing
    assert comparison.annotation().cells == dict.fromkeys(differing, CellRole.DIFFERENT)
    assert [*comparison.counters] == [*COMPARED]
    for name, pair in comparison.counters.items():
        assert pair.other == getattr(theirs.counters, name)
        assert pair.watched is not None
        assert pair.difference is not None
        assert pair.watched + pair.difference == pair.other


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ("missing-digits", "The same digits stand in all cells."),
        ("descending", "Another digit, or none, stands in 1 cell: r1c1."),
        ("backwards", "Others, or none, stand in 2 cells: r1c1, r4c4."),
    ],
)
def test_it_says_which_cells_differ(other: str, sentence: str) -> None:
    comparison = compared("used-tables", algorithm_named(other), 1, 1)

    assert str(comparison.sentence) == sentence


def test_no_more_than_six_cells_are_named() -> None:
    comparison = compared("used-tables", algorithm_named("backwards"), 30, 0)

    assert str(comparison.sentence).endswith(" and so on.")
    assert str(comparison.sentence).count("r") >= 6
    assert len(comparison.cells) > 6


def test_the_step_of_the_other_program_is_told() -> None:
    comparison = compared("used-tables", algorithm_named("missing-digits"), 0, 1)

    assert str(comparison.step_sentence).startswith("1: ▶ ")
