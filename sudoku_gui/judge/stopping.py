"""Judging that ends early because nobody wants its result any more."""

from collections.abc import Callable
from typing import TypeVar

from sudoku_gui.solvers.task import Resumable

T = TypeVar("T")


class RunStoppedError(Exception):
    """Somebody has stopped it."""


def never() -> bool:
    """Nobody stops it."""
    return False


def run_unless_stopped(work: Resumable[T], is_stopped: Callable[[], bool]) -> T:
    """Do work to its end and return its result, or raise RunStoppedError in a pause of it."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result
        if is_stopped():
            raise RunStoppedError
