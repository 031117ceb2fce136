"""Puzzles like another one."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.generation.criteria import Criteria
from sudoku_gui.generation.puzzle_stream import PuzzleStream
from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.generation.shuffling import can_be_shuffled, shuffled
from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import solution_of
from sudoku_gui.techniques.rating import Rater

NINE = Grid.from_line(
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
)


@pytest.mark.parametrize("number", range(6))
def test_a_shuffled_puzzle_is_another_one_as_hard_as_before(number: int) -> None:
    other = shuffled(NINE, RandomStream(str(number)))

    rater = Rater(NINE.geometry)
    before, after = rater.rate(NINE), rater.rate(other)
    assert other != NINE
    assert len(other.filled()) == len(NINE.filled())
    assert (after.level, after.is_solved) == (before.level, before.is_solved)
    assert max(each.tenths for each in after.steps) == max(each.tenths for each in before.steps)


@settings(max_examples=60)
@given(st.sampled_from([4, 6, 9, 12]), st.integers())
def test_the_solution_of_a_shuffled_grid_is_a_solution(size: int, seed: int) -> None:
    filled = solution_of(Grid.empty(Geometry.of_size(size)))
    assert filled is not None

    assert shuffled(filled, RandomStream(str(seed))).is_solved()


@pytest.mark.parametrize(
    "symmetry",
    [
        Symmetry.HALF_TURN,
        Symmetry.LEFT_RIGHT,
        Symmetry.TOP_BOTTOM,
        Symmetry.BOTH_MIRRORS,
        Symmetry.DIAGONAL,
        Symmetry.ANTIDIAGONAL,
        Symmetry.BOTH_DIAGONALS,
        Symmetry.QUARTER_TURNS,
    ],
)
def test_the_symmetry_of_the_givens_is_kept(symmetry: Symmetry) -> None:
    geometry = Geometry.of_size(9)
    orbits = symmetry.orbits(geometry)
    digits = bytearray(geometry.cell_count)
    for place, orbit in enumerate(orbits[::3]):
        for cell in orbit:
            digits[cell] = 1 + place % 9
    pattern = Grid(geometry, bytes(digits))

    for number in range(20):
        given = {*shuffled(pattern, RandomStream(str(number))).filled()}
        assert all({*orbit} <= given or given.isdisjoint(orbit) for orbit in orbits)


def test_what_is_shuffled_can_come_out_in_many_ways() -> None:
    puzzle = PuzzleStream(Geometry.of_size(6), Criteria(), 1).puzzle(1)
    assert puzzle is not None

    assert len({shuffled(puzzle, RandomStream(str(number))) for number in range(40)}) > 35


def test_rows_stay_where_there_are_other_houses() -> None:
    assert can_be_shuffled(Geometry.of_size(9))
    assert not can_be_shuffled(Geometry.diagonal(9))
