"""How fast the five published searches are, beside C++ programs that keep the same counters.

    python -m tests.benchmarks.counting_speed

The C++ programs (counting_searches.cpp, compiled with -O2) and the engine take turns over one
puzzle.  Printed is the speed of the engine in that of the program: the median of the turns, each
the shortest of several searches on both sides, in seconds of the processor.  The exit status is
1 where counters differ.
"""

import argparse
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sudoku_gui import formats
from sudoku_gui.assets import resource
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.solvers.search import Algorithm
from tests.support.waiting import PATIENCE_SECONDS

SOURCE = Path(__file__).with_name("counting_searches.cpp")
PUBLISHED = (
    "used-tables",
    "missing-digits",
    "candidate-sets",
    "listed-possibilities",
    "direct-check",
)
_SEARCHES = 6  # of which the shortest counts
_SLICE = 1_000_000  # steps


@dataclass(frozen=True, slots=True)
class Counted:
    """A search to its end: the seconds it took, and what it counted in the order of C++."""

    seconds: float
    counters: tuple[int, ...]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit status says whether all counters were the same."""
    parser = argparse.ArgumentParser(description="how fast the published searches are")
    parser.add_argument("--puzzle", default="ai-escargot")
    parser.add_argument("--rounds", type=int, default=7)
    wanted = parser.parse_args(arguments)
    grid = formats.read(resource("puzzles", f"{wanted.puzzle}.txt").read_bytes()).puzzle.givens
    print(f"engine {compilation.form()}")
    with tempfile.TemporaryDirectory() as folder:
        program = compiled_program(Path(folder))
        same = [_compare(program, algorithm_named(each), grid, wanted.rounds) for each in PUBLISHED]
    return 0 if all(same) else 1


def has_compiler() -> bool:
    """Whether the C++ programs can be compiled here."""
    return shutil.which("c++") is not None


def compiled_program(folder: Path) -> Path:
    """Compile the C++ programs into one."""
    program = folder / "counting_searches"
    subprocess.run(["c++", "-O2", SOURCE, "-o", program], check=True, timeout=10 * PATIENCE_SECONDS)
    return program


def counted_in_cpp(program: Path, name: str, grid: Grid, searches: int) -> Counted:
    """What the C++ program of that name counts."""
    ended = subprocess.run(
        [program, name, "".join(map(str, grid.digits)), str(searches)],
        check=True,
        capture_output=True,
        text=True,
        timeout=10 * PATIENCE_SECONDS,
    )
    seconds, *counters = ended.stdout.split()
    return Counted(float(seconds), tuple(map(int, counters)))


def counted_here(algorithm: Algorithm, grid: Grid, searches: int) -> Counted:
    """What the engine counts."""
    shortest = float("inf")
    for _ in range(searches):
        search = algorithm.start(grid)
        began = time.process_time()
        while search.advance(_SLICE):
            pass
        shortest = min(shortest, time.process_time() - began)
    counts = search.moment().counters
    counters = (counts.placements, counts.backtracks, counts.tries, counts.reads, counts.calls)
    return Counted(shortest, counters)


def _compare(program: Path, algorithm: Algorithm, grid: Grid, rounds: int) -> bool:
    """Print how fast one search is, and return whether the counters are the same."""
    turns = [
        (
            counted_in_cpp(program, algorithm.name, grid, _SEARCHES),
            counted_here(algorithm, grid, _SEARCHES),
        )
        for _ in range(rounds)
    ]
    ratios = [theirs.seconds / ours.seconds for theirs, ours in turns]
    print(f"{algorithm.name} {statistics.median(ratios):.2f} of the speed of C++")
    return len({each.counters for turn in turns for each in turn}) == 1


if __name__ == "__main__":
    sys.exit(main())
