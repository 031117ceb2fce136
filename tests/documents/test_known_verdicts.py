"""What is known of the solutions of many puzzles."""

from collections.abc import Sequence

import pytest

from sudoku_gui.documents.known_verdicts import KnownVerdicts
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from sudoku_gui.solvers.task import run


@pytest.mark.parametrize("numbers", [range(5), (0, 1, 2, 3, 4)], ids=["all", "those left"])
def test_verdicts_are_known_once_they_are_stored(numbers: Sequence[int]) -> None:
    verdicts = KnownVerdicts(5)
    assert list(verdicts.unknown(numbers)) == [0, 1, 2, 3, 4]

    verdicts[1] = VerdictKind.SEVERAL
    verdicts[3] = VerdictKind.UNIQUE
    verdicts[4] = VerdictKind.UNIQUE

    assert [verdicts[number] for number in range(3)] == [None, VerdictKind.SEVERAL, None]
    assert list(verdicts.unknown(numbers)) == [0, 2]
    assert run(verdicts.count_of(VerdictKind.UNIQUE, numbers)) == 2
    assert run(verdicts.count_of(VerdictKind.NONE, numbers)) == 0


def test_what_is_not_among_the_numbers_does_not_count() -> None:
    verdicts = KnownVerdicts(5)
    verdicts[1] = verdicts[3] = VerdictKind.UNIQUE

    assert run(verdicts.count_of(VerdictKind.UNIQUE, (1, 2))) == 1
    assert list(verdicts.unknown((1, 2, 4))) == [1, 2]


def test_a_copy_knows_nothing_that_is_stored_later() -> None:
    verdicts = KnownVerdicts(2)
    verdicts[0] = VerdictKind.UNIQUE

    then = verdicts.copy()
    verdicts[1] = VerdictKind.NONE

    assert (then[0], then[1]) == (VerdictKind.UNIQUE, None)


def test_many_verdicts_are_counted_with_pauses() -> None:
    assert len(list(KnownVerdicts(100_000).count_of(VerdictKind.NONE, range(100_000)))) == 10
