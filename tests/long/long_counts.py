"""The counts that take minutes as plain Python: the puzzle made to defeat searches row by row.

    python -m tests.long.long_counts [algorithm ...]

Prints one line per algorithm, and ends with status 1 if a counter differs.
"""

import sys
import time

from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search_start import start_search
from tests.support.solvers.corpus import CountsRow, Pace, counts_rows


def main(names: list[str]) -> int:
    """Run the named algorithms, or all, to the end."""
    rows = [row for row in counts_rows(Pace.LONG) if not names or row.algorithm in names]
    results = [_is_as_expected(row) for row in rows]
    return 0 if results and all(results) else 1


def _is_as_expected(row: CountsRow) -> bool:
    search = start_search(algorithm_named(row.algorithm), row.grid)
    start = time.process_time()
    steps = search.advance(row.counters.steps + 1)
    seconds = time.process_time() - start
    end = search.moment()
    is_same = (end.counters, end.outcome) == (row.counters, row.outcome)
    print(
        f"{row.puzzle} {row.algorithm}: {'as expected' if is_same else 'DIFFERENT'},"
        f" {steps:,} steps, {seconds:.1f} s, {steps / seconds / 1e6:.2f} million steps/s",
        flush=True,
    )
    if not is_same:
        print(f"  expected {row.counters}\n  counted  {end.counters}", flush=True)
    return is_same


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
