"""Checking many puzzles one after another."""

from collections.abc import Sequence

import pytest

from sudoku_gui.documents.collection_check_task import CollectionCheckTask
from sudoku_gui.documents.known_verdicts import KnownVerdicts
from sudoku_gui.documents.unchecked_puzzles import UncheckedPuzzles
from sudoku_gui.solvers.diagnose.verdict import VerdictCheck, VerdictKind
from sudoku_gui.solvers.task import finish
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import invalid_rows, unique_rows

PUZZLES = [str(SMALL), "11" + "." * 14, "123." + "...4" + "." * 8, "." * 16]
KINDS = [VerdictKind.UNIQUE, VerdictKind.CONFLICT, VerdictKind.NONE, VerdictKind.SEVERAL]


def check_of(lines: Sequence[str], checked: Sequence[int] = ()) -> CollectionCheckTask:
    """A check of these puzzles, but for those in the rows that are checked already."""
    known = KnownVerdicts(len(lines))
    for row in checked:
        known[row] = VerdictKind.UNDECIDED
    return CollectionCheckTask(UncheckedPuzzles(lines, known, range(len(lines)), frozenset()))


def kinds_by(check: CollectionCheckTask) -> list[VerdictKind]:
    """The verdicts that are known by now."""
    return list(check.partial_result.kinds.since(0))


@pytest.mark.parametrize("amount", [1, 2, 1000])
def test_the_verdicts_come_in_the_order_of_the_puzzles(amount: int) -> None:
    check = check_of(PUZZLES)
    seen = [kinds_by(check)]
    assert check.progress == 0

    while not check.work(amount):
        seen.append(kinds_by(check))

    assert kinds_by(check) == KINDS
    assert all(KINDS[: len(kinds)] == kinds for kinds in seen)
    assert check.progress == 1


def test_what_was_found_before_stays_as_it_was() -> None:
    check = check_of(PUZZLES)
    while not kinds_by(check):
        check.work(1)
    before = check.partial_result
    count = before.kinds.count

    finish(check, 1)

    assert list(before.kinds.since(0)) == KINDS[:count]
    assert list(check.partial_result.kinds.since(count)) == KINDS[count:]


def test_a_slice_checks_no_more_puzzles_than_it_may() -> None:
    check = check_of(PUZZLES * 10)

    check.work(4)

    assert 0 < len(kinds_by(check)) <= 4


@pytest.mark.parametrize("amount", [1, 1 << 40])
def test_puzzles_with_a_verdict_are_passed_over(amount: int) -> None:
    count = 2_600
    unchecked = [3, 1_001, 1_002, count - 1]
    checked = [row for row in range(count) if row not in unchecked]
    check = check_of(PUZZLES * (count // 4), checked)

    finish(check, amount)

    found = check.partial_result
    assert list(found.rows.since(0)) == unchecked
    assert kinds_by(check) == [KINDS[row % 4] for row in unchecked]


def test_there_may_be_nothing_to_check() -> None:
    check = check_of(PUZZLES, range(4))

    finish(check, 1)

    assert kinds_by(check) == []


def test_the_verdicts_are_those_of_single_checks() -> None:
    grids = [row.puzzle for row in invalid_rows()]
    check = check_of([str(grid) for grid in grids])
    finish(check, 50)

    for grid, kind in zip(grids, kinds_by(check), strict=True):
        single = VerdictCheck(grid, limit=1)
        finish(single, 1000)
        assert single.verdict.kind is kind


def test_puzzles_of_all_sizes_and_kinds_are_checked_among_each_other() -> None:
    unique = [str(row.puzzle) for row in unique_rows()[:30]]
    lines = [*PUZZLES, *unique, "55" + "." * 79, "." * 81, *PUZZLES, *unique]
    check = check_of(lines)

    finish(check, 50)

    are_unique = [VerdictKind.UNIQUE] * 30
    others = [VerdictKind.CONFLICT, VerdictKind.SEVERAL]
    assert kinds_by(check) == [*KINDS, *are_unique, *others, *KINDS, *are_unique]
