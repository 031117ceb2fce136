"""Which puzzles are left, by the number that each keeps."""

from collections.abc import Sequence
from itertools import chain, pairwise
from unittest.mock import patch

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.documents import remaining_puzzles
from sudoku_gui.documents.remaining_puzzles import RemainingPuzzles
from sudoku_gui.solvers.task import run

kept_lists = st.lists(st.booleans(), min_size=1, max_size=10)


def reduced(puzzles: RemainingPuzzles, kept: Sequence[int]) -> RemainingPuzzles:
    return run(puzzles.without(kept))


def removed_from(puzzles: RemainingPuzzles) -> list[int]:
    """The places in the file of those that are not left; no two stretches touch."""
    stretches = list(puzzles.removed)
    assert all(stretches), "a stretch is not empty"
    assert all(one.stop < other.start for one, other in pairwise(stretches))
    return list(chain.from_iterable(stretches))


@given(kept_lists, st.data(), st.sampled_from((1, 3, 10_000)))
def test_rows_and_numbers_lead_to_each_other_after_every_removal(
    kept: list[bool], data: st.DataObject, at_once: int
) -> None:
    first = RemainingPuzzles(len(kept))
    with patch.object(remaining_puzzles, "_NUMBERS_AT_ONCE", at_once):
        left = reduced(first, kept)
        if left.numbers:
            some = st.lists(st.booleans(), min_size=len(left.numbers), max_size=len(left.numbers))
            left = reduced(left, data.draw(some))

        assert left.numbers_of(first.numbers) == dict(enumerate(left.numbers))
        assert all(left.numbers[left.row_of(number)] == number for number in left.numbers)
        assert sorted([*left.numbers, *removed_from(left)]) == list(first.numbers)


@given(kept_lists)
def test_what_is_removed_is_counted_among_what_the_file_holds(kept: list[bool]) -> None:
    first = RemainingPuzzles(len(kept) + 2)
    saved = reduced(first, [0, *kept, 1])

    saved.mark_saved()

    assert (saved.is_reduced, removed_from(saved)) == (False, [])
    last = len(saved.numbers) - 1
    left = reduced(saved, [1] * last + [0])
    assert (left.is_reduced, removed_from(left)) == (True, [last])
    assert (first.is_reduced, removed_from(first)) == (True, [])  # more than the file holds


def test_a_long_list_is_reduced_with_pauses() -> None:
    assert len(list(RemainingPuzzles(100_000).without(bytearray(100_000)))) == 100
