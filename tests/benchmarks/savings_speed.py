"""What it costs to find out what would have saved a search, beside exploring it.

    python -m tests.benchmarks.savings_speed
    python -m tests.benchmarks.savings_speed --rounds 3 --algorithms used-tables,direct-check

By turns each search is explored by a timeline, and followed under every rule as the window
follows it, in one process and by its processor time, so that other programs do not count.
Each ratio is the time of following to that of exploring in the same round; the middle one of
all rounds is printed, and the greatest of all searches at the end.  Besides, how soon the first
numbers are there, in seconds.

The searches are those of counts.tsv that take more than a million steps.
"""

import argparse
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass

from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.savings import RuleSavings, waste_recording_of
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.procedure import BlankOrder
from sudoku_gui.solvers.rules.rule import Rule, RuleKind
from sudoku_gui.solvers.search import Algorithm, Outcome
from sudoku_gui.solvers.search_start import start_search
from tests.support.solvers.corpus import Pace, counts_rows

_SLICE = 200_000
_AT_LEAST = 1_000_000  # steps of a search that is measured


@dataclass(frozen=True, slots=True)
class Cost:
    """Following under a rule: its time to that of exploring, and when numbers come first."""

    rule: str
    ratio: float
    first_seconds: float
    left: float  # the part of the steps that is left


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit status says nothing about the figures."""
    parser = argparse.ArgumentParser(description="how fast a search is followed under a rule")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--algorithms", default="used-tables,missing-digits,direct-check,backwards")
    parser.add_argument("--least", type=int, default=_AT_LEAST, help="steps of a search")
    wanted = parser.parse_args(arguments)
    greatest = 0.0
    for row in (*counts_rows(Pace.QUICK), *counts_rows(Pace.LONG)):
        if row.algorithm in wanted.algorithms.split(",") and row.counters.steps >= wanted.least:
            algorithm = algorithm_named(row.algorithm)
            print(f"{row.puzzle} {row.algorithm}: {row.counters.steps:,} steps")
            rounds = [measure(algorithm, row.grid) for _ in range(wanted.rounds)]
            for costs in zip(*rounds, strict=True):
                ratio = statistics.median(cost.ratio for cost in costs)
                greatest = max(greatest, ratio)
                first = max(cost.first_seconds for cost in costs)
                print(
                    f"  {costs[0].rule:18} {ratio:.2f} of exploring, first after {first:.3f} s, "
                    f"{100 * costs[0].left:.1f} % left"
                )
    print(f"greatest_ratio {greatest:.2f}")
    return 0


def measure(algorithm: Algorithm, grid: Grid) -> list[Cost]:
    """Explore a search once, and follow it under each rule."""
    exploring = _time_of_exploring(algorithm, grid)
    solution = _solution(algorithm, grid)
    rules = [Rule(RuleKind.BACKJUMPING), Rule(RuleKind.FORWARD_CHECKING)]
    blanks = grid.blanks()
    if solution and blanks and algorithm.procedure.blank_order is not BlankOrder.CHOSEN:
        first = (
            blanks[0] if algorithm.procedure.blank_order is BlankOrder.ROW_BY_ROW else blanks[-1]
        )
        rules.append(Rule(RuleKind.GIVEN, first, solution[0].digit_at(first)))
    costs = [_cost(algorithm, grid, rule, exploring) for rule in rules]
    return [*costs, _cost_of_waste(algorithm, grid, exploring)]


def _time_of_exploring(algorithm: Algorithm, grid: Grid) -> float:
    timeline = Timeline(algorithm, grid)
    begun = time.thread_time()
    while timeline.explore(_SLICE) == _SLICE:
        pass
    return time.thread_time() - begun


def _cost(algorithm: Algorithm, grid: Grid, rule: Rule, exploring: float) -> Cost:
    begun = time.thread_time()
    task = RuleSavings(algorithm, grid, rule, 0)
    is_done = task.work(_SLICE)
    first = time.thread_time() - begun if task.partial_result else 0.0
    while not is_done:
        is_done = task.work(_SLICE)
    (savings,) = task.partial_result
    taken = time.thread_time() - begun
    left = savings.own_steps / max(1, savings.steps)
    return Cost(rule.kind.value, taken / exploring, first, left)


def _cost_of_waste(algorithm: Algorithm, grid: Grid, exploring: float) -> Cost:
    begun = time.thread_time()
    recording = waste_recording_of(algorithm, grid)
    taken = recording.record(_SLICE)
    first = time.thread_time() - begun
    while taken == _SLICE:
        taken = recording.record(_SLICE)
    return Cost("heat", (time.thread_time() - begun) / exploring, first, 1.0)


def _solution(algorithm: Algorithm, grid: Grid) -> list[Grid]:
    search = start_search(algorithm, grid)
    while search.advance(_SLICE) == _SLICE:
        pass
    moment = search.moment()
    return [moment.grid] if moment.outcome is Outcome.SOLVED else []


if __name__ == "__main__":
    raise SystemExit(main())
