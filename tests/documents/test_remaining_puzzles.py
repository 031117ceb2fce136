"""Which puzzles are left, by the number that each keeps."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.documents.remaining_puzzles import RemainingPuzzles

kept_lists = st.lists(st.booleans(), min_size=1, max_size=10)


@given(kept_lists, st.data())
def test_rows_and_numbers_lead_to_each_other_after_every_removal(
    kept: list[bool], data: st.DataObject
) -> None:
    first = RemainingPuzzles(len(kept))
    left = first.without(kept)
    if left.numbers:
        some = st.lists(st.booleans(), min_size=len(left.numbers), max_size=len(left.numbers))
        left = left.without(data.draw(some))

    assert left.numbers_of(first.numbers) == dict(enumerate(left.numbers))
    assert all(left.numbers[left.row_of(number)] == number for number in left.numbers)
    assert sorted([*left.numbers, *left.removed]) == list(first.numbers)


@given(kept_lists)
def test_what_is_removed_is_counted_among_what_the_file_holds(kept: list[bool]) -> None:
    saved = RemainingPuzzles(len(kept) + 2).without([0, *kept, 1])

    saved.mark_saved()

    assert (saved.is_reduced, saved.removed) == (False, ())
    last = len(saved.numbers) - 1
    left = saved.without([1] * last + [0])
    assert (left.is_reduced, left.removed) == (True, (last,))
