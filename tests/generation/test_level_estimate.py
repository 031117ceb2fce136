"""Levels guessed."""

from collections.abc import Iterator
from pathlib import Path

from sudoku_gui.generation.level_estimate import LevelEstimate
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.level import Level
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import unique_rows

TABLE = Path(__file__).parents[1] / "data" / "explainer_ratings.tsv"


def test_each_puzzle_may_be_of_some_level_and_is_not_likely_to_be_of_all() -> None:
    estimate = LevelEstimate(Geometry.of_size(9))

    for row in unique_rows():
        possible = {level for level in Level if estimate.is_possible(row.puzzle, level)}

        assert possible
        assert possible < {*Level}
        assert (Level.EASY in possible) == possible.isdisjoint(
            {Level.HARD, Level.UNFAIR, Level.EXTREME}
        )


def test_extreme_puzzles_are_likely_where_chains_of_one_assumption_do_not_suffice() -> None:
    estimate = LevelEstimate(Geometry.of_size(9))

    for puzzle, rating in rated_puzzles():
        is_likely = estimate.is_likely(puzzle, Level.EXTREME)
        if rating >= 85:
            assert is_likely
        elif rating <= 65:
            assert not is_likely


def test_of_other_sizes_nothing_is_ruled_out() -> None:
    estimate = LevelEstimate(SMALL.geometry)

    assert all(estimate.is_possible(SMALL, level) for level in Level)
    assert all(estimate.is_likely(SMALL, level) for level in Level)


def test_the_hardest_puzzles_resist_most_and_what_singles_solve_does_not_resist() -> None:
    estimate = LevelEstimate(Geometry.of_size(9))

    rated = [(rating, estimate.resistance(puzzle)) for puzzle, rating in rated_puzzles()]

    of_hardest = min(resistance for rating, resistance in rated if rating >= 95)
    assert of_hardest > 2 * max(resistance for rating, resistance in rated if rating <= 90)
    assert not any(resistance for rating, resistance in rated if rating <= 20)


def rated_puzzles() -> Iterator[tuple[Grid, int]]:
    """Puzzles with their ratings by Sudoku Explainer, in tenths."""
    for line in TABLE.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            puzzle, rating, *_ = line.split("\t")
            yield Grid.from_line(puzzle), round(10 * float(rating))
