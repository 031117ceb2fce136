"""Closed sets, compared with trying all sets."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.techniques.closed_sets import closed_sets


@given(st.lists(st.integers(1, 127), max_size=7), st.integers(2, 4))
def test_they_are_all_sets_with_no_more_bits_than_masks(masks: list[int], count: int) -> None:
    closed = [
        chosen
        for chosen in combinations(range(len(masks)), count)
        if len({bit for index in chosen for bit in range(7) if masks[index] >> bit & 1}) <= count
    ]

    assert list(closed_sets(masks, count)) == closed
