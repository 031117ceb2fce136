"""What nobody needs to try."""

import pytest

from sudoku_gui.generation.criteria import Criteria
from sudoku_gui.generation.impossible_requests import why_impossible
from sudoku_gui.generation.puzzle_request import (
    LEVELS_OF_SIZE,
    PuzzleRequest,
    symmetries_of_size,
)
from sudoku_gui.generation.puzzle_stream import PuzzleStream
from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.techniques.level import Level
from sudoku_gui.techniques.rating import Rater


@pytest.mark.parametrize(
    ("size", "criteria", "words"),
    [
        (9, Criteria(givens=range(82, 83)), "17 to 40 givens"),
        (9, Criteria(givens=range(11)), "17 to 40 givens"),
        (4, Criteria(givens=range(9, 17)), "4 to 8 givens"),
        (9, Criteria(Symmetry.QUARTER_TURNS, range(22, 24)), "no 22-23 givens can lie"),
        (9, Criteria(Symmetry.QUARTER_TURNS, range(23, 24)), "no 23 givens can lie"),
        (6, Criteria(Symmetry.HALF_TURN, range(9, 10)), "as many can: 8, 10, 12, 14, 16, 18"),
        (16, Criteria(Symmetry.HALF_TURN), "without symmetry only"),
        (4, Criteria(level=Level.HARD), 'of level "hard"; there are: easy'),
        (6, Criteria(level=Level.EXTREME), "there are: easy, medium, hard, unfair"),
        (9, Criteria(technique="full-house"), "needs this technique: Full house"),
        (4, Criteria(technique="full-house"), "needs this technique: Full house"),
        (4, Criteria(technique="jellyfish"), "needs this technique: Jellyfish"),
        (6, Criteria(technique="hidden-quadruple"), "needs this technique: Hidden quadruple"),
        (9, Criteria(tenths=range(1, 10)), "the hardest step is of 0.1-0.9"),
        (9, Criteria(tenths=range(13, 15)), "the hardest step is of 1.3-1.4"),
        (9, Criteria(tenths=range(11, 12)), "the hardest step is of 1.1"),
        (9, Criteria(tenths=range(200, 300)), "the hardest step is of 20.0-29.9"),
        (4, Criteria(tenths=range(30, 40)), "the hardest step is of 3.0-3.9"),
    ],
)
def test_a_request_that_nothing_meets_is_answered(
    size: int, criteria: Criteria, words: str
) -> None:
    reason = why_impossible(PuzzleRequest(size, criteria))

    assert words in str(reason)


@pytest.mark.parametrize("size", LEVELS_OF_SIZE)
def test_what_is_offered_is_possible(size: int) -> None:
    for symmetry in symmetries_of_size(size):
        for level in LEVELS_OF_SIZE[size]:
            assert why_impossible(PuzzleRequest.of_level(size, symmetry, level)) is None


@pytest.mark.parametrize(
    "criteria",
    [
        Criteria(givens=range(17, 18)),
        Criteria(givens=range(10, 20)),
        Criteria(Symmetry.QUARTER_TURNS, range(24, 26)),
        Criteria(technique="jellyfish"),
        Criteria(tenths=range(100, 110)),
        Criteria(tenths=range(13, 16)),
    ],
)
def test_what_may_be_is_tried(criteria: Criteria) -> None:
    assert why_impossible(PuzzleRequest(9, criteria)) is None


@pytest.mark.parametrize("size", [4, 6])
def test_no_puzzle_made_at_random_is_impossible(size: int) -> None:
    stream = PuzzleStream(PuzzleRequest(size, Criteria()).geometry, Criteria(), 5)
    rater = Rater(PuzzleRequest(size, Criteria()).geometry)
    for puzzle in stream.puzzles(range(60)):
        rating = rater.rate(puzzle)
        givens = len(puzzle.filled())
        assert rating.hardest is not None
        tenths = rating.hardest.tenths
        for criteria in (
            Criteria(givens=range(givens, givens + 1)),
            Criteria(level=rating.level),
            Criteria(technique=rating.hardest.technique.name),
            Criteria(tenths=range(tenths, tenths + 1)),
        ):
            assert why_impossible(PuzzleRequest(size, criteria)) is None
