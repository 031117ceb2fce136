"""The benchmark of duplicates runs, and finds what it has permuted."""

from tests.benchmarks.duplicate_speed import measure
from tests.benchmarks.permuted import permuted

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARDER = "834....9...9.24.8.7.29....3...2.1...1....7.35.............9.7.84...1.....5.....46"


def test_of_permuted_puzzles_each_is_new_once() -> None:
    times = measure(list(permuted([EASY, HARDER], 20, 1)))

    assert (times.puzzles, times.new) == (20, 2)
    assert times.per_minute > 0
    assert times.ratio > 0
