"""Levels: a difficulty in a word, by the hardest step and by how often such are needed."""

from collections.abc import Sequence
from enum import Enum

from sudoku_gui.lazy_dataclasses import dataclass


class Level(Enum):
    """A difficulty in a word; its value is its name in the terminal."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    UNFAIR = "unfair"
    EXTREME = "extreme"

    def is_harder_than(self, other: "Level") -> bool:
        """Return whether it comes after another level."""
        every = [*Level]
        return every.index(self) > every.index(other)


@dataclass(frozen=True, slots=True)
class _Bounds:
    """Up to where a level goes."""

    level: Level
    most_tenths: int
    """Of the hardest step, on Sudoku Explainer's scale."""
    most_steps: int
    """So many steps may be too hard for the level below; if there are more, the next one counts."""


_NO_END = 1_000

_BOUNDS = (
    _Bounds(Level.EASY, 23, _NO_END),
    _Bounds(Level.MEDIUM, 40, 8),
    _Bounds(Level.HARD, 62, 4),
    _Bounds(Level.UNFAIR, 79, 12),
    _Bounds(Level.EXTREME, _NO_END, _NO_END),
)


def most_tenths_of(level: Level) -> int:
    """Return the difficulty that no step of the level exceeds, in tenths."""
    return next(bounds.most_tenths for bounds in _BOUNDS if bounds.level is level)


def level_of(tenths: Sequence[int], *, is_solved: bool) -> Level:
    """Return the level of a way to a solution, by the difficulties of its steps.

    What is not solved is extreme.  More steps never make it easier.
    """
    if not is_solved:
        return Level.EXTREME
    below = 0
    for bounds in _BOUNDS:
        harder = sum(each > below for each in tenths)
        if max(tenths, default=0) <= bounds.most_tenths and harder <= bounds.most_steps:
            return bounds.level
        below = bounds.most_tenths
    raise AssertionError("the last level has no end")
