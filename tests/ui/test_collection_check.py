"""Checking many puzzles one after another."""

import pytest

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.verdict import Check, VerdictKind
from sudoku_gui.ui.collection_check import CollectionCheck
from tests.solvers.corpus import invalid_rows
from tests.ui.searches import SMALL

PUZZLES = [
    SMALL,
    Grid.from_line("11" + "0" * 14),
    Grid.from_line("1230" + "0004" + "0" * 8),
    Grid.from_line("0" * 16),
]
KINDS = (VerdictKind.UNIQUE, VerdictKind.CONFLICT, VerdictKind.NONE, VerdictKind.SEVERAL)


@pytest.mark.parametrize("amount", [1, 2, 1000])
def test_the_verdicts_come_in_the_order_of_the_puzzles(amount: int) -> None:
    check = CollectionCheck(PUZZLES)
    seen = [check.news]

    while not check.go_on(amount):
        seen.append(check.news)

    assert check.news == KINDS
    assert all(KINDS[: len(news)] == news for news in seen)


def test_a_slice_checks_no_more_puzzles_than_it_may() -> None:
    check = CollectionCheck(PUZZLES * 10)

    check.go_on(4)

    assert 0 < len(check.news) <= 4


def test_the_verdicts_are_those_of_single_checks() -> None:
    grids = [row.puzzle for row in invalid_rows()]
    check = CollectionCheck(grids)
    while not check.go_on(50):
        pass

    for grid, kind in zip(grids, check.news, strict=True):
        single = Check(grid, limit=1)
        while not single.go_on(1000):
            pass
        assert single.verdict.kind is kind
