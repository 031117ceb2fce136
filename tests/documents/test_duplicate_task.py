"""Comparing the puzzles of a collection bit by bit."""

from collections.abc import Mapping, Sequence

import pytest

from sudoku_gui.documents.duplicate_task import DuplicateTask
from sudoku_gui.generation.duplicates import Likeness
from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.generation.shuffling import shuffled
from sudoku_gui.model.grid import Grid
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import unique_rows

FIRST, SECOND = (row.puzzle for row in unique_rows()[:2])


def found(grids: Sequence[Grid], likeness: Likeness, amount: int) -> Mapping[int, int]:
    task = DuplicateTask([str(grid) for grid in grids], likeness)
    while not task.work(amount):
        assert task.partial_result is None
        assert task.progress < 1
    assert task.progress == 1
    groups = task.partial_result
    assert groups is not None
    likenesses = {row: groups.first_like(row) for row in range(len(grids))}
    found = {row: first for row, first in likenesses.items() if first is not None}
    assert groups.count == len(found)
    return found


@pytest.mark.parametrize("amount", [1, 3, 100])
def test_the_very_same_puzzles_are_found(amount: int) -> None:
    grids = [FIRST, SMALL, SECOND, FIRST, SMALL, FIRST]

    assert found(grids, Likeness.EXACT, amount) == {3: 0, 5: 0, 4: 1}


def test_puzzles_that_are_essentially_the_same_are_found_only_where_that_is_wanted() -> None:
    other = shuffled(FIRST, RandomStream("7"))
    assert other != FIRST

    assert found([SECOND, FIRST, other], Likeness.EXACT, 2) == {}
    assert found([SECOND, FIRST, other], Likeness.ESSENTIAL, 2) == {2: 1}
