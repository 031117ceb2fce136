"""Puzzles: givens and where they come from."""

import pytest

from sudoku_gui.model.geometry import SIZES
from sudoku_gui.model.puzzle import Metadata, Puzzle
from tests.support.puzzles import SMALL


@pytest.mark.parametrize("size", SIZES)
def test_an_empty_puzzle_has_a_blank_grid_of_the_size_asked_for(size: int) -> None:
    puzzle = Puzzle.empty(size)

    assert puzzle.givens.geometry.size == size
    assert puzzle.givens.filled_count() == 0


def test_an_empty_puzzle_is_9x9_unless_asked_otherwise() -> None:
    assert Puzzle.empty() == Puzzle.empty(9)


def test_an_empty_puzzle_of_no_known_size_is_refused() -> None:
    with pytest.raises(ValueError, match="not 7"):
        Puzzle.empty(7)


def test_a_puzzle_needs_nothing_but_givens() -> None:
    puzzle = Puzzle(SMALL)

    assert puzzle.metadata == Metadata("", "", "", "", "", "", "", "")


def test_puzzles_with_different_titles_differ() -> None:
    assert Puzzle(SMALL, Metadata(title="One")) != Puzzle(SMALL, Metadata(title="Two"))
