"""What all inquiries share: slices, progress, and giving up."""

from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose import grid_analysis
from sudoku_gui.solvers.diagnose.disambiguation import DisambiguationFinder
from sudoku_gui.solvers.diagnose.unsatisfiable_core import CoreFinder
from tests.support.solvers.strategies import puzzles
from tests.support.solvers.worked_out import worked_out

HOPELESS = Grid.from_line("1230000400000000")


@settings(deadline=None, max_examples=40)
@given(puzzles(), st.integers(1, 200))
def test_progress_never_falls_and_ends_at_1(grid: Grid, guesses: int) -> None:
    finder = DisambiguationFinder(grid)
    seen = [finder.progress]

    while not finder.work(guesses):
        seen.append(finder.progress)

    assert seen == sorted(seen)
    assert 0 <= seen[0] <= seen[-1] <= finder.progress == 1
    assert finder.is_complete


@settings(deadline=None, max_examples=40)
@given(puzzles(), st.integers(1, 200))
def test_the_answer_is_the_same_in_slices_of_any_size(grid: Grid, guesses: int) -> None:
    finder = CoreFinder(grid)

    while not finder.work(guesses):
        pass

    assert finder.core == worked_out(CoreFinder(grid)).core


def test_a_slice_ends_long_before_the_question_is_answered() -> None:
    finder = DisambiguationFinder(Grid.empty(Geometry.of_size(9)))

    ended = finder.work(100)

    assert not ended
    assert 0 < finder.progress < 0.5


def test_after_its_budget_an_inquiry_gives_up_and_says_so() -> None:
    with patch.object(grid_analysis, "_BUDGET", 64):
        finder = DisambiguationFinder(Grid.empty(Geometry.of_size(4)))

    worked_out(finder)

    assert not finder.is_complete
    assert not finder.disambiguation.is_exact


def test_a_count_that_is_given_up_leaves_the_answer_incomplete() -> None:
    with patch.object(grid_analysis, "_BUDGET_OF_A_COUNT", grid_analysis.STRIDE):
        finder = worked_out(DisambiguationFinder(Grid.empty(Geometry.of_size(9))))

    assert finder.progress == 1
    assert not finder.is_complete
    assert not finder.disambiguation.is_exact


def test_an_ended_inquiry_stays_ended() -> None:
    finder = worked_out(CoreFinder(HOPELESS))

    assert finder.work(0)
    assert finder.work(1_000)
