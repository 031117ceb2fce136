"""How often each technique is needed, and how long looking for it takes.

    python -m tests.benchmarks.technique_times PUZZLES.txt ...
    python -m tests.benchmarks.technique_times --made 1000 --seed 1

The puzzles are those of the lists, or some made at random, of no level.  Each is solved as hints
would: the first technique of the table that finds anything is done, and so on, as far as the
techniques lead.  Printed are, of each technique, in how many puzzles it was the hardest step (the
first of those that are as hard), how many steps were of it, and within how many milliseconds of
the processor's time half and 99 % of the searches for it ended, and all: of those that found
something, and of those in vain.  Proofs are not made.
"""

import argparse
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

from sudoku_gui.generation.criteria import Criteria
from sudoku_gui.generation.puzzle_stream import PuzzleStream
from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.registry import TECHNIQUES
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique
from tests.benchmarks.verdict_latency import puzzles_of

_SHARES = (0.5, 0.99, 1.0)
_NONE = "none"
"""The hardest of puzzles that no technique completes."""


@dataclass(slots=True)
class Times:
    """By the names of techniques; seconds."""

    hardest: Counter[str] = field(default_factory=Counter)
    found: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    in_vain: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))


class TimedPath:
    """Solves puzzles of one geometry by techniques, and notes how long each looks."""

    def __init__(self, geometry: Geometry) -> None:
        self.times = Times()
        self._masks = CandidateMasks(geometry)
        self._finders = [(each, each.make_finder(geometry)) for each in TECHNIQUES]

    def follow(self, puzzle: Grid) -> None:
        """Solve a puzzle, as far as the techniques lead."""
        masks = self._masks
        masks.load_digits(puzzle.digits)
        blanks, most, hardest = len(puzzle.blanks()), 0, _NONE
        while blanks and (step := self._next_step()) is not None:
            technique, finding = step
            for cell, digits in finding.eliminations:
                masks.rule_out(cell, digits)
            for cell, digit in finding.placements:
                masks.place(cell, digit)
            blanks -= len(finding.placements)
            if technique.tenths + finding.added_tenths > most:
                most, hardest = technique.tenths + finding.added_tenths, technique.name
        self.times.hardest[_NONE if blanks else hardest] += 1

    def _next_step(self) -> tuple[Technique, Finding] | None:
        for technique, finder in self._finders:
            collector = FindingCollector(stops_at_first=True)
            before = time.process_time()
            finder.find(self._masks, collector)
            seconds = time.process_time() - before
            noted = self.times.found if collector.found else self.times.in_vain
            noted[technique.name].append(seconds)
            if collector.found:
                return technique, collector.found[0]
        return None


def times_of(puzzles: Iterable[Grid]) -> Times:
    """Follow the puzzles, all of one size."""
    path: TimedPath | None = None
    for puzzle in puzzles:
        path = path or TimedPath(puzzle.geometry)
        path.follow(puzzle)
    return path.times if path else Times()


def row(name: str, times: Times) -> str:
    """The figures of a technique."""
    counts = f"{name:32}{times.hardest[name]:>8}{len(times.found[name]):>8}"
    return counts + "".join(_milliseconds(each[name]) for each in (times.found, times.in_vain))


def main(arguments: Sequence[str]) -> int:
    """Print a row for each technique."""
    parser = argparse.ArgumentParser()
    parser.add_argument("lists", type=Path, nargs="*")
    parser.add_argument("--made", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    stream = PuzzleStream(Geometry.of_size(9), Criteria(), options.seed)
    times = times_of([*puzzles_of(options.lists), *stream.puzzles(range(options.made))])
    print(f"engine: {compilation.form()}; {times.hardest.total()} puzzles")
    shares = "".join(f"{each:>9}" for each in ("50%", "99%", "most"))
    print(f"{'':32}{'hardest':>8}{'steps':>8}{shares}{shares} (in vain)")
    for name in dict.fromkeys(each.name for each in TECHNIQUES):
        print(row(name, times))
    print(f"{_NONE:32}{times.hardest[_NONE]:>8}")
    return 0


def _milliseconds(seconds: Sequence[float]) -> str:
    """The shares of times, or as much space where there are none."""
    if not seconds:
        return f"{'-':>9}" * len(_SHARES)
    ordered = sorted(seconds)
    places = (min(int(share * len(ordered)), len(ordered) - 1) for share in _SHARES)
    return "".join(f"{1_000 * ordered[place]:>9.3f}" for place in places)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
