"""The measurement of checks: all grids on the way to a puzzle, and the slow ones at the end."""

import random
from collections import Counter
from time import thread_time
from unittest.mock import patch

import pytest

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.verdict import Verdict, VerdictCheck, VerdictKind
from tests.benchmarks.verdict_checks import grids_typed, measure

pytestmark = pytest.mark.usefixtures("qapp")
SHORT = Grid.from_line("11" + "0" * 79)


def test_every_grid_that_is_typed_is_checked_and_each_with_a_typo() -> None:
    typed = [str(grid)[:3] for grid in grids_typed(SHORT, random.Random(1))]

    assert (typed[1], typed[3]) == ("1..", "11.")
    assert typed[0][0] not in "1."
    assert typed[2][0] == "1"
    assert typed[2][1] not in "1."


def test_every_grid_on_the_way_is_checked_and_the_slowest_comes_last() -> None:
    checked = measure([SHORT], seed=1)

    kinds = Counter(each.kind for each in checked)
    assert kinds == {VerdictKind.CONFLICT: 1, VerdictKind.SEVERAL: 3}
    assert checked == sorted(checked)
    assert 0 < checked[0].seconds <= checked[-1].seconds < 10


def test_a_slow_check_is_noticed() -> None:
    def result_late(check: VerdictCheck) -> Verdict:
        end = thread_time() + 0.05
        while thread_time() < end:
            pass
        return check.verdict

    with patch.object(VerdictCheck, "partial_result", property(result_late)):
        assert measure([SHORT], seed=1)[0].seconds > 0.05
