"""Races for tests: who takes part, and how they stand."""

import math
from collections.abc import Sequence
from dataclasses import replace

from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.race import Race, RaceStanding
from sudoku_gui.playback.race_runner import RaceRule
from sudoku_gui.playback.racers import Racer, racers_by_algorithm
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from tests.support.playback.clock import Clock
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts

SMALL_SHEET = Sheet.of_givens(SMALL)
LONG = racers_by_algorithm(Sheet.of_givens(puzzle_of_counts("defeating")), ALGORITHMS)
NAMES = ("used-tables", "last-blank", "fewest-candidates")


def racers(*names: str) -> tuple[Racer, ...]:
    """Algorithms over the small puzzle; all of them if none is named."""
    chosen = [algorithm_named(name) for name in names] if names else ALGORITHMS
    return racers_by_algorithm(SMALL_SHEET, chosen)


def standings_of(entered: Sequence[Racer], steps: float = math.inf) -> tuple[RaceStanding, ...]:
    """How they stand after some steps of a common clock."""
    race = Race(entered, Clock())
    race.run_together(steps, math.inf)
    return race.standings()


def results_of(*names: str, steps: float = math.inf) -> tuple[RaceStanding, ...]:
    """How algorithms stand over the small puzzle."""
    return standings_of(racers(*names), steps)


def with_counters(standing: RaceStanding, **counters: int) -> RaceStanding:
    """The same with other counters."""
    counted = replace(standing.moment.counters, **counters)
    return replace(standing, moment=replace(standing.moment, counters=counted))


def timed_results_of(*names: str) -> tuple[RaceStanding, ...]:
    """Algorithms that ran each as fast as it could; a look at the clock took them 3 µs."""
    race = Race(racers(*names), Clock(seconds_per_look=3e-6), RaceRule.SECONDS)
    race.run_apart(math.inf)
    return race.standings()
