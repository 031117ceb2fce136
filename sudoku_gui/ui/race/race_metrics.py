"""The figures of a race that are compared: what each is called, and how it is written.

Some are counted or measured, others are one of those for each unit of another.
"""

from collections.abc import Mapping
from enum import Enum

from PySide6.QtCore import QLocale

from sudoku_gui.language import Text, current_language, text, tr
from sudoku_gui.playback.race import RaceStanding
from sudoku_gui.solvers.search import Outcome
from sudoku_gui.ui.search.counters_view import COUNTER_MEANINGS, COUNTER_WORDS

JUDGES_LIMIT = 100_000
"""The calls after which the program of problem 12095 gives up."""


class RaceMetric(Enum):
    """What is compared; the values of those that are counted are the names of counters."""

    STEPS = "steps"
    PLACEMENTS = "placements"
    BACKTRACKS = "backtracks"
    TRIES = "tries"
    READS = "reads"
    CALLS = "calls"
    SECONDS = "seconds"
    READS_A_STEP = "reads a step"
    TRIES_A_STEP = "tries a step"
    NANOSECONDS_A_READ = "nanoseconds a read"


_COUNTERS = (
    RaceMetric.PLACEMENTS,
    RaceMetric.BACKTRACKS,
    RaceMetric.TRIES,
    RaceMetric.READS,
    RaceMetric.CALLS,
)
METRIC_WORDS: Mapping[RaceMetric, Text] = {
    RaceMetric.STEPS: text("Steps"),
    **{metric: COUNTER_WORDS[metric.value] for metric in _COUNTERS},
    RaceMetric.SECONDS: text("Seconds"),
    RaceMetric.READS_A_STEP: text("Reads/step"),
    RaceMetric.TRIES_A_STEP: text("Tries/step"),
    RaceMetric.NANOSECONDS_A_READ: text("ns/read"),
}
METRIC_MEANINGS: Mapping[RaceMetric, Text] = {
    RaceMetric.STEPS: text("Placements and backtracks together"),
    **{metric: COUNTER_MEANINGS[metric.value] for metric in _COUNTERS},
    RaceMetric.SECONDS: text(
        "Time of its own work on this machine, where each runs as fast as it can"
    ),
    RaceMetric.READS_A_STEP: text("Looks at a cell or a table for each placement or backtrack"),
    RaceMetric.TRIES_A_STEP: text("Digits considered for each placement or backtrack"),
    RaceMetric.NANOSECONDS_A_READ: text(
        "Time of its own work for each look, in billionths of a second"
    ),
}
QUOTIENTS: Mapping[RaceMetric, tuple[RaceMetric, RaceMetric, float]] = {
    RaceMetric.READS_A_STEP: (RaceMetric.READS, RaceMetric.STEPS, 1.0),
    RaceMetric.TRIES_A_STEP: (RaceMetric.TRIES, RaceMetric.STEPS, 1.0),
    RaceMetric.NANOSECONDS_A_READ: (RaceMetric.SECONDS, RaceMetric.READS, 1e9),
}
"""What is divided, by what, and how many units of the figure one of the quotient's is."""

TIMED = frozenset({RaceMetric.SECONDS, RaceMetric.NANOSECONDS_A_READ})
NOT_TIMED = text("Measured only where each runs as fast as it can")
OUTCOME_WORDS: Mapping[Outcome, Text] = {
    Outcome.RUNNING: text("runs"),
    Outcome.SOLVED: text("solved"),
    Outcome.EXHAUSTED: text("no solution"),
    Outcome.STUCK: text("stuck"),
    Outcome.NOT_RECORDED: text("recorded up to here"),
}


def value_of(metric: RaceMetric, standing: RaceStanding) -> float:
    """Return what `metric` is of somebody in a race, 0 or more, and 0 where it was not measured."""
    if metric is RaceMetric.SECONDS:
        return standing.seconds or 0.0
    if metric in QUOTIENTS:
        divided, by, scale = QUOTIENTS[metric]
        return scale * value_of(divided, standing) / max(1.0, value_of(by, standing))
    return int(getattr(standing.moment.counters, metric.value))


def is_known(metric: RaceMetric, standing: RaceStanding) -> bool:
    """Return whether `metric` was counted or measured, or can be told from what was."""
    if metric in QUOTIENTS:
        divided, by, _ = QUOTIENTS[metric]
        return is_known(divided, standing) and value_of(by, standing) > 0
    if metric is RaceMetric.SECONDS:
        return standing.seconds is not None
    return standing.moment.counters.known(metric.value) is not None


def metric_words(metric: RaceMetric, standing: RaceStanding) -> str:
    """Return what `metric` is of somebody in a race, as people write it."""
    return number_words(metric, value_of(metric, standing)) if is_known(metric, standing) else "–"


def number_words(metric: RaceMetric, value: float) -> str:
    """Return `value` as people of the language in use write it."""
    numbers = QLocale(current_language())
    if metric is RaceMetric.SECONDS:
        return numbers.toString(float(value), "f", 6 if value < 1 else 3)
    if metric in QUOTIENTS:
        return numbers.toString(float(value), "f", 1)
    return numbers.toString(int(value))


def time_words(seconds: float) -> str:
    """Return a time as people of the language in use write it, as 1 or more of some unit."""
    numbers = QLocale(current_language())
    for unit, sign in _UNITS.items():
        if seconds >= unit * _ALMOST:
            return f"{numbers.toString(seconds / unit, 'g', _DIGITS)} {sign}"
    return numbers.toString(0)


def place_words(place: int) -> str:
    """Return the place in the order of finish, "" where there is none (yet)."""
    return tr("No. {place}", place=place) if place else ""


_UNITS: Mapping[float, str] = {1.0: "s", 1e-3: "ms", 1e-6: "µs", 1e-9: "ns"}
_ALMOST = 1 - 1e-9  # of a unit: powers of ten are not exact
_DIGITS = 3
