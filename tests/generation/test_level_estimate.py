"""Levels guessed."""

from sudoku_gui.generation.level_estimate import LevelEstimate
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.techniques.level import Level
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import unique_rows


def test_each_puzzle_may_be_of_some_level_and_is_not_likely_to_be_of_all() -> None:
    estimate = LevelEstimate(Geometry.of_size(9))

    for row in unique_rows():
        likely = {level for level in Level if estimate.is_likely(row.puzzle, level)}

        assert likely
        assert likely < {*Level}
        assert (Level.EASY in likely) == likely.isdisjoint(
            {Level.HARD, Level.UNFAIR, Level.EXTREME}
        )


def test_of_other_sizes_nothing_is_ruled_out() -> None:
    estimate = LevelEstimate(SMALL.geometry)

    assert all(estimate.is_likely(SMALL, level) for level in Level)
