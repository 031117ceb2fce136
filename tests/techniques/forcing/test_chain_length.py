"""What the length of a chain adds to its difficulty."""

import pytest

from sudoku_gui.techniques.forcing.chain_length import longest_adding, tenths_of_length

BORDERS = (4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256)
"""As published for Sudoku Explainer."""


@pytest.mark.parametrize("length", [2, 4, 6, 7, 9, 25, 40, 67, 120, 257])
def test_a_tenth_is_added_for_each_border_that_the_length_without_both_ends_exceeds(
    length: int,
) -> None:
    assert tenths_of_length(length) == sum(length - 2 > border for border in BORDERS)


@pytest.mark.parametrize("tenths", range(len(BORDERS)))
def test_the_longest_chain_that_adds_so_much_ends_at_the_next_border(tenths: int) -> None:
    assert tenths_of_length(longest_adding(tenths)) == tenths
    assert tenths_of_length(longest_adding(tenths) + 1) == tenths + 1
