"""The interface of work that is done in slices.

Whoever has something done that takes long wants to look at the clock in between, to show how far
it is, to hear Ctrl+C, or to give it up.  So it is a task, which does a little each time it is
asked to; one that is not asked any more is given up.  Behind most of them stands a generator.
"""

from collections.abc import Generator
from typing import Protocol, TypeVar

T = TypeVar("T")
Resumable = Generator[None, None, T]
"""Work that pauses now and then; its result comes at the end."""


class Task(Protocol):
    """Work that is done in slices, so that it can be stopped in between."""

    def work(self, amount: int) -> bool:
        """Do about `amount` more of it; return whether there is nothing more to do now.

        amount: 1 at least, in what the work consists of: guesses, steps, puzzles.
        """


def finish(task: Task, amount: int) -> None:
    """Do all of it, however long it takes; Ctrl+C is heard after every `amount`."""
    while not task.work(amount):
        pass


def run(work: Resumable[T]) -> T:
    """Do all of it without a pause, and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result
