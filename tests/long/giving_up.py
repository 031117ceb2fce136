"""What the trials of giving works up have in common: their course, their figures, their end.

A work is given up after 0 to 5 ms, before its first frame, or after 16 to 36 ms, in the
midst of one.  Every eleventh has a thread of its own, which ends with it.  Noted are the
time until the worker has heard of it, reports that should not have come, and what the
process holds at the end more than after the first tenth: memory, threads, descriptors.
"""

import argparse
import gc
import os
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from sudoku_gui.app import prepare_threads
from tests.long.bound import upper_bound
from tests.support.memory import return_freed_memory

SPANS = ((0.0, 0.005), (0.016, 0.036))  # seconds until a work is given up, in turn
A_FRAME = 0.020
CANCEL_MILLISECONDS = 50.0
# A work under way at the end may hold 8 of it: what the check of a large grid has learned.
MORE_MEGABYTES = 12.0
NOT_REACHED = "NOT REACHED: "
_OWN_THREAD_EVERY = 11  # odd, so that both spans have their turn


@dataclass(frozen=True, slots=True)
class Holdings:
    """What the process holds now."""

    megabytes: float
    threads: int
    descriptors: int

    @classmethod
    def now(cls) -> "Holdings":
        """Read them from the system; what nobody holds is given back to it before."""
        gc.collect()
        return_freed_memory()
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        process = Path("/proc/self")
        return cls(
            pages * os.sysconf("SC_PAGE_SIZE") / 2**20,
            len(list((process / "task").iterdir())),
            len(list((process / "fd").iterdir())),
        )


@dataclass(frozen=True, slots=True)
class Figures:
    """What the trial has seen; cancels: seconds each, in ascending order."""

    cancels: tuple[float, ...]
    stale: int
    restless: int
    before: Holdings
    after: Holdings

    @property
    def p99_milliseconds(self) -> float:
        """What 99 % of the cancels did not exceed."""
        return self.cancels[int(0.99 * (len(self.cancels) - 1))] * 1000

    def faults(self) -> list[str]:
        """Where the figures are not those to reach."""
        more = self.after.megabytes - self.before.megabytes
        checks = {
            "stale reports": self.stale > 0,
            "searches that went on": self.restless > 0,
            "slow cancels": self.p99_milliseconds > CANCEL_MILLISECONDS,
            "memory": more > MORE_MEGABYTES,
            "threads": self.after.threads > self.before.threads,
            "descriptors": self.after.descriptors > self.before.descriptors,
        }
        return [fault for fault, is_there in checks.items() if is_there]


class GivesUp(Protocol):
    """Begins works in one thread and gives them up.

    cancels: seconds, each.  stale: reports that should not have been heard.  restless:
    reports sent while no work was to be under way.
    """

    stale: int
    restless: int
    cancels: list[float]

    def cycle(self, rng: random.Random, seconds: float, is_first_way: bool) -> None:
        """Begin a work and give it up after `seconds`, in one of two ways."""

    def end(self) -> None:
        """End the thread in the midst of a work."""


def give_up(count: int, seed: int, make: Callable[[], GivesUp]) -> Figures:
    """Begin and give up `count` works, in threads of those that `make` makes."""
    rng = random.Random(seed)
    lasting, seen = make(), _Seen()
    before = Holdings.now()
    for number in range(count):
        if number == count // 10:
            before = Holdings.now()
        one = make() if number % _OWN_THREAD_EVERY == 0 else lasting
        one.cycle(rng, rng.uniform(*SPANS[number % 2]), number % 4 < 2)
        if one is not lasting:
            live_for(A_FRAME)  # in which a work that goes on would be heard of
            seen.end(one)
    after = Holdings.now()
    seen.end(lasting)
    return Figures(tuple(sorted(seen.cancels)), seen.stale, seen.restless, before, after)


class _Seen:
    """The sum of what was seen; those who saw it are not kept."""

    def __init__(self) -> None:
        self.stale = self.restless = 0
        self.cancels: list[float] = []

    def end(self, one: GivesUp) -> None:
        one.end()
        QCoreApplication.processEvents()
        self.cancels += one.cancels
        self.stale += one.stale
        self.restless += one.restless


def live_for(seconds: float) -> None:
    """Let events pass for so long."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        QCoreApplication.processEvents()


def main(
    description: str, run: Callable[[int, int], Figures], arguments: Sequence[str] | None = None
) -> int:
    """Run the trial and print its figures; the status is 1 if one was not reached."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--count", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    application = QCoreApplication(sys.argv[:1])
    prepare_threads()
    figures = run(wanted.count, wanted.seed)
    del application
    print_figures(figures, wanted.seed)
    return 1 if figures.faults() else 0


def print_figures(figures: Figures, seed: int) -> None:
    """Print what the trial has seen, and where it was not as it should be."""
    before, after = figures.before, figures.after
    count = len(figures.cancels)
    print(f"cycles {count}\nseed {seed}")
    print(f"cancel_median_ms {figures.cancels[count // 2] * 1000:.1f}")
    print(f"cancel_p99_ms {figures.p99_milliseconds:.1f}")
    print(f"cancel_max_ms {figures.cancels[-1] * 1000:.1f}")
    print(f"stale_reports {figures.stale}\nworks_that_went_on {figures.restless}")
    print(f"memory_mb {before.megabytes:.1f} -> {after.megabytes:.1f}")
    print(f"threads {before.threads} -> {after.threads}")
    print(f"descriptors {before.descriptors} -> {after.descriptors}")
    for fault in figures.faults():
        print(f"{NOT_REACHED}{fault}")
    if not figures.stale:
        print(f"rate of stale reports below {upper_bound(count):.2g} (95 %)")
