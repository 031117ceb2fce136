"""What the length of a chain adds to its difficulty."""


def tenths_of_length(length: int) -> int:
    """Return what a chain of so many different statements adds, in tenths.

    It is Sudoku Explainer's measure: a tenth for each of 4, 6, 8, 12, 16, 24, ... that the length
    without both ends exceeds.
    """
    tenths, border = 0, 4
    while length - 2 > border:
        border = border * 3 // 2 if tenths % 2 == 0 else border * 4 // 3
        tenths += 1
    return tenths


def longest_adding(tenths: int) -> int:
    """Return the length of the longest chain that adds no more than so much."""
    border = 4
    for each in range(tenths):
        border = border * 3 // 2 if each % 2 == 0 else border * 4 // 3
    return border + 2
