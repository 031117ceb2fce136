"""The steps of a program that is recorded, in memory that its process and ours share.

Words of 64 bits: first how many steps there are, then for each step STEP_WORDS of them:

    what happened   cell + 2^10 * digit + 2^15 * placement + 2^16 * grid + 2^19 * line
    reads           cells of that grid read so far
    calls           of the functions that search, so far

A step is a digit written into a cell or one that stands there no longer; where one takes the
place of another there are two.  There is room for so many steps that what is kept is bounded
however long a program runs; what comes later is not recorded.
"""

STEP_WORDS = 3
MOST_STEPS = 1 << 20
RECORD_BYTES = 8 * (1 + STEP_WORDS * MOST_STEPS)


def unpacked(step: int) -> tuple[int, int, int]:
    """Return the cell of a step, the digit, and 1 if that was written, 0 if it stood there."""
    return step & 1023, step >> 10 & 31, step >> 15 & 1


def grid_of(step: int) -> int:
    """Return the number of the grid of the program that a step is in."""
    return step >> 16 & 7


def line_of(step: int) -> int:
    """Return the line of the program that took a step, 0 if unknown."""
    return step >> 19
