"""What is asked of a puzzle, and whether one meets it."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from sudoku_gui.generation.criteria import Criteria, CriteriaCheck
from sudoku_gui.generation.filled_grids import FilledGrids
from sudoku_gui.generation.puzzle_maker import PuzzleMaker
from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.task import run
from sudoku_gui.techniques.level import Level
from sudoku_gui.techniques.rating import Rater, Rating

TABLE = Path(__file__).parents[1] / "data" / "explainer_ratings.tsv"
SIX = Geometry.of_size(6)
NINE = Geometry.of_size(9)

_Rated = Sequence[tuple[Grid, Rating]]


@pytest.fixture(name="small", scope="module")
def _small() -> _Rated:
    """Some puzzles of six rows, with their ratings."""
    grids, maker = FilledGrids(SIX), PuzzleMaker(SIX, Symmetry.NONE.orbits(SIX))
    rater = Rater(SIX)
    found = []
    for number in range(80):
        chance = RandomStream(str(number))
        filled = grids.make(chance)
        puzzle = run(maker.make(filled, chance)) if filled else None
        if puzzle is not None:
            found.append((puzzle, rater.rate(puzzle)))
    return found


@pytest.fixture(name="rated", scope="module")
def _rated() -> _Rated:
    """Puzzles whose hardest steps are of 4.2 at most, with their ratings."""
    columns = [line.split("\t") for line in TABLE.read_text("utf-8").splitlines()]
    known = [each for each in columns if not each[0].startswith("#") and float(each[1]) <= 4.2]
    rater = Rater(NINE)
    puzzles = [Grid.from_line(puzzle) for puzzle, *_ in known[::2]]
    return [(puzzle, rater.rate(puzzle)) for puzzle in puzzles]


@pytest.mark.parametrize("level", Level)
def test_of_a_level_are_those_whose_rating_says_so(level: Level, small: _Rated) -> None:
    check = CriteriaCheck(SIX, Criteria(level=level))

    for puzzle, rating in small:
        assert check.accepts(puzzle) == (rating.level is level)


@pytest.mark.parametrize("tenths", [range(10, 16), range(20, 27), range(28, 35), range(41, 43)])
def test_of_a_difficulty_are_those_whose_hardest_step_is(tenths: range, rated: _Rated) -> None:
    check = CriteriaCheck(NINE, Criteria(tenths=tenths))

    accepted = [check.accepts(puzzle) for puzzle, _ in rated]

    hardest = [rating.hardest for _, rating in rated]
    assert accepted == [each is not None and each.tenths in tenths for each in hardest]
    assert any(accepted)


@pytest.mark.parametrize("name", ["hidden-single", "naked-single", "naked-pair", "x-wing"])
def test_a_technique_is_needed_where_no_step_is_harder(name: str, rated: _Rated) -> None:
    check = CriteriaCheck(NINE, Criteria(technique=name))

    accepted = [check.accepts(puzzle) for puzzle, _ in rated]

    assert accepted == [_needs(rating, name) for _, rating in rated]
    assert any(accepted)


def test_only_the_rarest_difficulties_are_climbed_to() -> None:
    assert Criteria(tenths=range(90, 111)).climb(NINE)
    assert Criteria(tenths=range(90, 111)).climb(SIX) is None
    assert Criteria(tenths=range(80, 111)).climb(NINE) is None
    assert Criteria(level=Level.EXTREME).climb(NINE) is None


def test_givens_are_counted(small: _Rated) -> None:
    check = CriteriaCheck(SIX, Criteria(givens=range(9, 10)))

    for puzzle, _ in small:
        assert check.accepts(puzzle) == (len(puzzle.filled()) == 9)


def _needs(rating: Rating, name: str) -> bool:
    hardest = rating.hardest
    return hardest is not None and any(
        step.technique.name == name and step.tenths == hardest.tenths for step in rating.steps
    )
