"""Puzzles by their numbers."""

import pytest

from sudoku_gui.generation.criteria import Criteria
from sudoku_gui.generation.puzzle_stream import PuzzleStream
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.counting import solution_of
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.techniques.level import Level
from sudoku_gui.techniques.rating import Rater

NINE = Geometry.of_size(9)


def test_a_number_makes_one_puzzle_whatever_was_made_before() -> None:
    stream = PuzzleStream(NINE, Criteria(level=Level.EASY), 3)
    puzzles = [stream.puzzle(number) for number in range(3)]

    again = PuzzleStream(NINE, Criteria(level=Level.EASY), 3)

    assert again.puzzle(2) == puzzles[2]
    assert again.puzzles([0, 2]) == [each for each in (puzzles[0], puzzles[2]) if each]


def test_no_two_puzzles_have_one_solution() -> None:
    made = PuzzleStream(NINE, Criteria(), 1).puzzles(range(6))

    assert len({solution_of(each) for each in made}) == len(made) == 6


def test_seeds_make_the_same_in_every_form_of_the_engine() -> None:
    stream = PuzzleStream(NINE, Criteria(level=Level.MEDIUM), 7)

    assert [each.line(".") for each in stream.puzzles(range(3))] == MEDIUM_OF_SEED_7


@pytest.mark.parametrize("level", Level)
def test_ratings_say_that_puzzles_are_of_the_level(level: Level) -> None:
    is_compiled = compilation.is_compiled()
    if level is Level.EXTREME and not is_compiled:
        pytest.skip("as Python, an extreme puzzle takes minutes to make and to rate")
    made = PuzzleStream(NINE, Criteria(level=level), 2).puzzles(range(12 if is_compiled else 2))

    rater = Rater(NINE)
    assert {rater.rate(each).level for each in made} == {level}


def test_rare_difficulties_are_climbed_to() -> None:
    if not compilation.is_compiled():
        pytest.skip("as Python, so hard a puzzle takes minutes to make and to rate")
    stream = PuzzleStream(NINE, Criteria(tenths=range(90, 111)), 1)

    made = stream.puzzles(range(15))

    assert [each.line(".") for each in made[:2]] == HARDEST_OF_SEED_1
    rater = Rater(NINE)
    assert all(90 <= _hardest(rater, each) <= 110 for each in made)
    assert stream.tried > 100 * 15


def test_the_hardest_puzzles_are_found_on_the_way_of_a_climb() -> None:
    if not compilation.is_compiled():
        pytest.skip("as Python, so hard a puzzle takes minutes to make and to rate")
    stream = PuzzleStream(NINE, Criteria(tenths=range(95, 111)), 1)

    found = stream.puzzle(1854)  # the first of this seed

    assert found == Grid.from_line(
        ".5...8.9...3...4......6...15.2..1.........7....438....2...9.6...3...21.91....6..7"
    )
    assert _hardest(Rater(NINE), found) == 95
    assert stream.puzzle(0) is None


def test_what_is_tried_for_a_number_is_counted() -> None:
    stream = PuzzleStream(NINE, Criteria(givens=range(18)), 1)

    assert stream.puzzle(0) is None

    assert stream.tried == 40


def _hardest(rater: Rater, puzzle: Grid) -> int:
    hardest = rater.rate(puzzle).hardest
    assert hardest is not None
    return hardest.tenths


HARDEST_OF_SEED_1 = [
    "52.........34.8...8.....7.6..21.........3586....6..9..3...1.....5....29......7...",
    ".8......5...1.9.....7......1.3..76.2.4......9.6.5..34.9..7.8..66...4..7.......5.4",
]

MEDIUM_OF_SEED_7 = [
    ".84.6..9.2....43.........8....1..76....3.....7....68..6.....9....9.1..5..1.8.3..6",
    "....3..2.5.7.9.38.32...8...47...6......1..7......4.......8..1...4...9..57.25.48..",
    "1..2..6...2...4.1.....3.9.2..74....95.8.9.....9.7.35........24....9.8....8..1....",
]
