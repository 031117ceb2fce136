"""The figures of a race that are compared: what each is called, and how it is written."""

from collections.abc import Mapping
from enum import Enum

from PySide6.QtCore import QLocale

from sudoku_gui.language import Text, in_use, text, tr
from sudoku_gui.playback.race import Standing
from sudoku_gui.solvers.search import Outcome
from sudoku_gui.ui.counters_view import COUNTER_MEANINGS, COUNTER_WORDS

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
    Figure.SECONDS: text("Time of its own work on this machine"),
}
OUTCOME_WORDS: Mapping[Outcome, Text] = {
    Outcome.RUNNING: text("runs"),
    Outcome.SOLVED: text("solved"),
    Outcome.EXHAUSTED: text("no solution"),
    Outcome.STUCK: text("stuck"),
}


def value_of(figure: Figure, standing: Standing) -> float:
    """What `figure` is of somebody in a race, 0 or more."""
    if figure is Figure.SECONDS:
        return standing.seconds
    return int(getattr(standing.moment.counters, figure.value))


def written(figure: Figure, value: float) -> str:
    """`value` as people of the language in use write it."""
    numbers = QLocale(in_use())
    if figure is Figure.SECONDS:
        return numbers.toString(float(value), "f", 6 if value < 1 else 3)
    return numbers.toString(int(value))


def place_words(place: int) -> str:
    """The place in the order of finish, "" where there is none (yet)."""
    return tr("No. {place}", place=place) if place else ""
