"""Checking many puzzles one after another."""

import pytest

from sudoku_gui.documents.collection_check_task import CollectionCheckTask
from sudoku_gui.solvers.diagnose.verdict import VerdictCheck, VerdictKind
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import invalid_rows, unique_rows

PUZZLES = [str(SMALL), "11" + "." * 14, "123." + "...4" + "." * 8, "." * 16]
KINDS = (VerdictKind.UNIQUE, VerdictKind.CONFLICT, VerdictKind.NONE, VerdictKind.SEVERAL)


@pytest.mark.parametrize("amount", [1, 2, 1000])
def test_the_verdicts_come_in_the_order_of_the_puzzles(amount: int) -> None:
    check = CollectionCheckTask(PUZZLES)
    seen = [check.partial_result]

    while not check.work(amount):
        seen.append(check.partial_result)

    assert check.partial_result == KINDS
    assert all(KINDS[: len(partial_result)] == partial_result for partial_result in seen)


def test_a_slice_checks_no_more_puzzles_than_it_may() -> None:
    check = CollectionCheckTask(PUZZLES * 10)

    check.work(4)

    assert 0 < len(check.partial_result) <= 4


def test_the_verdicts_are_those_of_single_checks() -> None:
    grids = [row.puzzle for row in invalid_rows()]
    check = CollectionCheckTask([str(grid) for grid in grids])
    while not check.work(50):
        pass

    for grid, kind in zip(grids, check.partial_result, strict=True):
        single = VerdictCheck(grid, limit=1)
        while not single.work(1000):
            pass
        assert single.verdict.kind is kind


def test_puzzles_of_all_sizes_and_kinds_are_checked_among_each_other() -> None:
    unique = [str(row.puzzle) for row in unique_rows()[:30]]
    lines = [*PUZZLES, *unique, "55" + "." * 79, "." * 81, *PUZZLES, *unique]
    check = CollectionCheckTask(lines)

    while not check.work(50):
        pass

    are_unique = [VerdictKind.UNIQUE] * 30
    others = [VerdictKind.CONFLICT, VerdictKind.SEVERAL]
    assert list(check.partial_result) == [*KINDS, *are_unique, *others, *KINDS, *are_unique]
