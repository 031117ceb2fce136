"""Which puzzles of a collection have no verdict, piece by piece."""

from collections.abc import Set
from itertools import chain

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.documents.known_verdicts import KnownVerdicts
from sudoku_gui.documents.unchecked_puzzles import UncheckedPuzzles
from sudoku_gui.solvers.diagnose.verdict import VerdictKind

COUNT = 3_000
rows = st.sets(st.integers(0, COUNT // 2 - 1), max_size=5)


@given(rows, rows)
def test_rows_are_found_by_the_numbers_that_verdicts_are_known_by(
    unknown: Set[int], stale: Set[int]
) -> None:
    numbers = range(0, COUNT, 2)  # the others were removed
    known = KnownVerdicts(COUNT)
    for row, number in enumerate(numbers):
        if row not in unknown:
            known[number] = VerdictKind.UNIQUE
    lines = ["."] * len(numbers)

    pieces = list(UncheckedPuzzles(lines, known, list(numbers), stale).rows_in_pieces())

    assert list(chain.from_iterable(pieces)) == sorted(unknown | stale)
    assert len(pieces) == 2
