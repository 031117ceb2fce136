"""How fast any moment of a long search is reached, and what recording the search costs.

    python -m tests.benchmarks.seek --steps 1000000

The search is that of the puzzle made to defeat searches row by row, up to its end or
to the step given: without a compiler the whole of it takes minutes.  Times are those of
the processor, so that what else the machine does plays no part.  Every moment reached is
compared with the one met by running.
"""

import argparse
import random
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from sudoku_gui import formats
from sudoku_gui.assets import resource
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.algorithms import backtracking
from sudoku_gui.solvers.search import Algorithm, Moment

WHOLE = 138_350_568
_SLICE = 1_000_000
_ROUNDS = 5


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit status says whether every moment was as it should be."""
    parser = argparse.ArgumentParser(description="how fast any moment of a search is reached")
    parser.add_argument("--steps", type=int, default=WHOLE)
    parser.add_argument("--seeks", type=int, default=1_000)
    parser.add_argument("--algorithm", default="used-tables")
    wanted = parser.parse_args(arguments)
    algorithm, grid = algorithm_named(wanted.algorithm), _puzzle()
    is_pure = Path(backtracking.__file__).suffix == ".py"
    print(f"engine {'pure Python' if is_pure else 'compiled'}")
    _print_recording(algorithm, grid, wanted.steps)
    timeline = _print_memory(algorithm, grid, wanted.steps)
    targets = random.Random(wanted.steps).choices(range(timeline.explored + 1), k=wanted.seeks)
    moments = dict(zip(targets, _print_seeks(timeline, targets), strict=True))
    _print_going_back(timeline)
    wrong = sum(moments[step] != moment for step, moment in _met(algorithm, grid, set(targets)))
    print(f"wrong_moments {wrong}")
    return 1 if wrong else 0


def _print_recording(algorithm: Algorithm, grid: Grid, steps: int) -> None:
    """The best times of the search alone and with a timeline, taken by turns."""
    bare, recording = [], []
    for _ in range(_ROUNDS):
        bare.append(_seconds_of(algorithm.start(grid).advance, steps))
        recording.append(_seconds_of(Timeline(algorithm, grid).explore, steps))
    print(f"bare_s {min(bare):.3f}")
    print(f"recording_s {min(recording):.3f}")
    print(f"recording_to_bare {min(recording) / min(bare):.3f}")


def _print_memory(algorithm: Algorithm, grid: Grid, steps: int) -> Timeline:
    """How much a timeline over the search holds; that timeline."""
    tracemalloc.start()
    timeline = Timeline(algorithm, grid)
    _seconds_of(timeline.explore, steps)
    held, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    print(f"steps {timeline.explored}")
    print(f"timeline_mb {held / 1e6:.2f}")
    print(f"timeline_most_mb {most / 1e6:.2f}")
    return timeline


def _print_seeks(timeline: Timeline, targets: Sequence[int]) -> list[Moment]:
    """How long it takes to see the moments at `targets`; the moments."""
    moments, seconds = [], []
    for step in targets:
        began = time.process_time()
        timeline.seek(step)
        moments.append(timeline.moment())
        seconds.append(time.process_time() - began)
    seconds.sort()
    for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0)):
        place = min(len(seconds) - 1, int(share * len(seconds)))
        print(f"seek_{name}_ms {seconds[place] * 1000:.2f}")
    return moments


def _print_going_back(timeline: Timeline) -> None:
    """How long it takes to see the last thousand moments, one after the other, backwards."""
    timeline.seek(timeline.explored)
    began = time.process_time()
    for _ in range(min(1_000, timeline.explored)):
        timeline.seek(timeline.current_step - 1)
        timeline.moment()
    print(f"thousand_back_ms {(time.process_time() - began) * 1000:.1f}")


def _met(algorithm: Algorithm, grid: Grid, steps: set[int]) -> Iterator[tuple[int, Moment]]:
    """The moments at `steps`, met by running there from the start."""
    search = algorithm.start(grid)
    at = 0
    for step in sorted(steps):
        at += search.advance(step - at)
        yield at, search.moment()


def _seconds_of(advance: Callable[[int], int], steps: int) -> float:
    """How long `steps` steps take, in slices as in the window."""
    began = time.process_time()
    while steps > 0 and advance(min(steps, _SLICE)):
        steps -= _SLICE
    return time.process_time() - began


def _puzzle() -> Grid:
    data = resource("puzzles", "against-row-major.txt").read_bytes()
    return formats.read(data).puzzle.givens


if __name__ == "__main__":
    sys.exit(main())
