"""Puzzles tried until one is as it has to be."""

import pytest

from sudoku_gui.generation.criteria import Criteria, CriteriaCheck
from sudoku_gui.generation.puzzle_request import (
    GIVENS_OF_SIZE,
    LEVELS_OF_SIZE,
    PuzzleRequest,
    symmetries_of_size,
)
from sudoku_gui.generation.puzzle_search import PuzzleSearch
from sudoku_gui.generation.puzzle_stream import PuzzleStream
from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.solvers.task import finish
from sudoku_gui.techniques.level import Level

EASY_SIX = PuzzleRequest.of_level(6, Symmetry.NONE, Level.EASY)
UNFAIR_SIX = PuzzleRequest.of_level(6, Symmetry.NONE, Level.UNFAIR)


@pytest.mark.parametrize("amount", [1, 7, 1000])
def test_the_first_puzzle_of_the_stream_that_fits_is_found(amount: int) -> None:
    request = PuzzleRequest(6, Criteria(givens=range(11, 12)))
    search = PuzzleSearch(request, 3)

    finish(search, amount)

    stream = PuzzleStream(request.geometry, request.criteria, 3)
    assert search.found == next(filter(None, map(stream.puzzle, range(1_000))))


def test_what_is_found_is_as_it_should_be() -> None:
    search = PuzzleSearch(EASY_SIX, 1)

    finish(search, 50)

    assert search.found is not None
    assert CriteriaCheck(EASY_SIX.geometry, EASY_SIX.criteria).accepts(search.found)


@pytest.mark.parametrize("amount", [1, 7, 1000])
def test_a_puzzle_is_found_in_parts_of_any_size(amount: int) -> None:
    search = PuzzleSearch(UNFAIR_SIX, 2)

    finish(search, amount)

    stream = PuzzleStream(UNFAIR_SIX.geometry, UNFAIR_SIX.criteria, 2)
    assert search.found == next(filter(None, map(stream.puzzle, range(1_000))))
    assert search.tried == stream.tried


def test_it_can_be_given_up_while_a_puzzle_is_made_and_rated() -> None:
    search = PuzzleSearch(UNFAIR_SIX, 2)
    tried = []

    while not search.work(1):
        tried.append(search.tried)

    assert len(tried) > 5 * search.tried


def test_what_is_tried_in_vain_is_counted() -> None:
    search = PuzzleSearch(PuzzleRequest(4, Criteria(givens=range(16, 17))), 1)

    tried = [search.tried for _ in range(30) if not search.work(10)]

    assert tried == sorted(tried)
    assert 30 < tried[-1] <= 300
    assert search.found is None


@pytest.mark.parametrize("size", [4, 6])
def test_the_first_level_offered_in_a_size_is_found(size: int) -> None:
    search = PuzzleSearch(PuzzleRequest.of_level(size, Symmetry.NONE, LEVELS_OF_SIZE[size][0]), 1)

    finish(search, 100)

    assert search.found is not None
    assert len(search.found.filled()) in GIVENS_OF_SIZE[size]


def test_of_symmetries_none_is_always_offered() -> None:
    for size in LEVELS_OF_SIZE:
        assert symmetries_of_size(size)[0] is Symmetry.NONE


def test_a_request_knows_whether_it_says_no_more_than_a_level() -> None:
    assert EASY_SIX.is_of_level
    assert not PuzzleRequest(6, Criteria(technique="x-wing")).is_of_level
    assert not PuzzleRequest(6, Criteria(givens=range(10), level=Level.EASY)).is_of_level
