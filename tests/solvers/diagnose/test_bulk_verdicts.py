"""The kinds of verdict of many grids at once."""

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.bulk_verdicts import verdict_kinds_of
from sudoku_gui.solvers.diagnose.verdict import VerdictCheck, VerdictKind
from tests.support.solvers.corpus import invalid_rows, unique_rows

PLENTY = 100_000


def kind_alone(grid: Grid) -> VerdictKind:
    check = VerdictCheck(grid, limit=1)
    while not check.work(PLENTY):
        pass
    return check.verdict.kind


def test_the_kinds_are_those_of_checks_of_each_grid_alone() -> None:
    grids = [row.puzzle for row in invalid_rows() if row.puzzle.geometry.size == 9]
    grids += [row.puzzle for row in unique_rows()[:40]]

    kinds = verdict_kinds_of(b"".join(grid.digits for grid in grids), PLENTY)

    assert kinds == [kind_alone(grid) for grid in grids]
    assert {VerdictKind.CONFLICT, VerdictKind.NONE, VerdictKind.SEVERAL} < set(kinds)


def test_only_as_many_are_answered_as_the_guesses_allow() -> None:
    empty = bytes(81)

    assert verdict_kinds_of(empty * 10, 1) == []
    assert 0 < len(verdict_kinds_of(empty * 10, 300)) < 10
    assert verdict_kinds_of(b"", 0) == []
