"""What the length of a chain adds to its difficulty."""

import pytest

from sudoku_gui.techniques.forcing.chain_length import tenths_of_length

BORDERS = (4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256)
"""As published for Sudoku Explainer."""


@pytest.mark.parametrize("length", [2, 4, 6, 7, 9, 25, 40, 67, 120, 257])
def test_a_tenth_is_added_for_each_border_that_the_length_without_both_ends_exceeds(
    length: int,
) -> None:
    assert tenths_of_length(length) == sum(length - 2 > border for border in BORDERS)
