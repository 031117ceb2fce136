"""How long the next hint takes, proof and check included.

    python -m tests.benchmarks.hint_latency PUZZLES.txt ...

The positions are those on the way of each puzzle's rating, as far as the techniques lead.  In each
of them the easiest deduction is looked for among all techniques.  What is timed is the processor's
time; within how many milliseconds the median, 90 % and 99 % of hints are there is printed, for
techniques up to almost locked sets, for those that suppose a candidate and see what becomes of it
(Nishio and all that are tried after it), and for positions in which none helps.
"""

import argparse
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.techniques.deduction_search import DeductionSearch
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.rating import Rater
from sudoku_gui.techniques.registry import TECHNIQUES
from tests.benchmarks.verdict_latency import puzzles_of

_SHARES = (0.5, 0.9, 0.99, 1.0)
_NAMES = tuple(dict.fromkeys(each.name for each in TECHNIQUES))
_UP_TO_ALS = frozenset(_NAMES[: _NAMES.index("nishio")])


@dataclass(frozen=True, slots=True)
class Hint:
    """How long one took, and which technique it was; empty if there was none."""

    seconds: float
    technique: str


def hints_of(puzzles: Iterable[Grid]) -> Iterator[Hint]:
    """Ask for a hint in each position on the way of puzzles of one size."""
    search: DeductionSearch | None = None
    rater: Rater | None = None
    for puzzle in puzzles:
        rater = rater or Rater(puzzle.geometry)
        search = search or DeductionSearch(puzzle.geometry, TECHNIQUES)
        for position in _positions_of(puzzle, rater):
            before = time.process_time()
            deduction = search.first(position)
            seconds = time.process_time() - before
            yield Hint(seconds, deduction.technique.name if deduction else "")


def _positions_of(puzzle: Grid, rater: Rater) -> Iterator[Position]:
    position = Position.of_grid(puzzle)
    for step in rater.rate(puzzle).steps:
        yield position
        for each in step.finding.ruled_out():
            position = position.without(each)
        for each in step.finding.placed():
            position = position.with_digit(each.cell, each.digit)
    if not position.grid.is_complete():
        yield position


def by_group(hints: Iterable[Hint]) -> Mapping[str, list[Hint]]:
    """The hints of each group of techniques that there are any of."""
    groups: dict[str, list[Hint]] = {"up to ALS": [], "suppositions": [], "none": []}
    for each in hints:
        if not each.technique:
            groups["none"].append(each)
        else:
            groups["up to ALS" if each.technique in _UP_TO_ALS else "suppositions"].append(each)
    return {name: chosen for name, chosen in groups.items() if chosen}


def row(name: str, hints: Sequence[Hint]) -> str:
    """The figures of some hints."""
    seconds = sorted(each.seconds for each in hints)
    places = [min(int(share * len(seconds)), len(seconds) - 1) for share in _SHARES]
    figures = "".join(f"{1_000 * seconds[place]:>9.2f}" for place in places)
    return f"{name:<13}{len(hints):>8}{figures}"


def main(arguments: Sequence[str]) -> int:
    """Print the figures of hints, and of positions in which there is none."""
    parser = argparse.ArgumentParser()
    parser.add_argument("lists", type=Path, nargs="+")
    options = parser.parse_args(arguments)
    hints = list(hints_of(puzzles_of(options.lists)))
    print(f"engine: {compilation.form()}")
    print(f"{'':<13}{'number':>8}{'ms 50%':>9}{'90%':>9}{'99%':>9}{'most':>9}")
    for name, chosen in by_group(hints).items():
        print(row(name, chosen))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
