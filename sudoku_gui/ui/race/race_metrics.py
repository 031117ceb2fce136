"""The figures of a race that are compared: what each is called, and how it is written."""

from collections.abc import Mapping
from enum import Enum

from PySide6.QtCore import QLocale

from sudoku_gui.language import Text, in_use, text, tr
from sudoku_gui.playback.race import Standing
from sudoku_gui.solvers.search import Outcome
from sudoku_gui.ui.search.counters_view import COUNTER_MEANINGS, COUNTER_WORDS

JUDGES_LIMIT = 100_000
"""The calls after which the program of problem 12095 gives up."""


class Figure(Enum):
    """What was counted or measured; the values are the names of counters."""

    STEPS = "steps"
    PLACEMENTS = "placements"
    BACKTRACKS = "backtracks"
    TRIES = "tries"
    READS = "reads"
    CALLS = "calls"
    SECONDS = "seconds"


_COUNTERS = (Figure.PLACEMENTS, Figure.BACKTRACKS, Figure.TRIES, Figure.READS, Figure.CALLS)
FIGURE_WORDS: Mapping[Figure, Text] = {
    Figure.STEPS: text("Steps"),
    **{figure: COUNTER_WORDS[figure.value] for figure in _COUNTERS},
    Figure.SECONDS: text("Seconds"),
}
FIGURE_MEANINGS: Mapping[Figure, Text] = {
    Figure.STEPS: text("Placements and backtracks together"),
    **{figure: COUNTER_MEANINGS[figure.value] for figure in _COUNTERS},
    Figure.SECONDS: text("Time of its own work on this machine, where each runs as fast as it can"),
}
NOT_TIMED = text("Measured only where each runs as fast as it can")
OUTCOME_WORDS: Mapping[Outcome, Text] = {
    Outcome.RUNNING: text("runs"),
    Outcome.SOLVED: text("solved"),
    Outcome.EXHAUSTED: text("no solution"),
    Outcome.STUCK: text("stuck"),
}


def value_of(figure: Figure, standing: Standing) -> float:
    """What `figure` is of somebody in a race, 0 or more; 0 where it was not measured."""
    if figure is Figure.SECONDS:
        return standing.seconds or 0.0
    return int(getattr(standing.moment.counters, figure.value))


def is_known(figure: Figure, standing: Standing) -> bool:
    """Whether `figure` was counted or measured."""
    return figure is not Figure.SECONDS or standing.seconds is not None


def figure_words(figure: Figure, standing: Standing) -> str:
    """What `figure` is of somebody in a race, as people write it."""
    return written(figure, value_of(figure, standing)) if is_known(figure, standing) else "–"


def written(figure: Figure, value: float) -> str:
    """`value` as people of the language in use write it."""
    numbers = QLocale(in_use())
    if figure is Figure.SECONDS:
        return numbers.toString(float(value), "f", 6 if value < 1 else 3)
    return numbers.toString(int(value))


def time_words(seconds: float) -> str:
    """A time as people of the language in use write it, in a unit in which it is 1 or more."""
    numbers = QLocale(in_use())
    for unit, sign in _UNITS.items():
        if seconds >= unit * _ALMOST:
            return f"{numbers.toString(seconds / unit, 'g', _DIGITS)} {sign}"
    return numbers.toString(0)


def place_words(place: int) -> str:
    """The place in the order of finish, "" where there is none (yet)."""
    return tr("No. {place}", place=place) if place else ""


_UNITS: Mapping[float, str] = {1.0: "s", 1e-3: "ms", 1e-6: "µs", 1e-9: "ns"}
_ALMOST = 1 - 1e-9  # of a unit: powers of ten are not exact
_DIGITS = 3
