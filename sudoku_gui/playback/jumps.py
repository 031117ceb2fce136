"""Where one can jump to in a search: each jump is a value that says which moment is meant.

A new jump is a class here that finds its moment by what a moment finder can do.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Protocol

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.solvers.search import Condition, Counters, Moment
from sudoku_gui.solvers.task import Resumable

if TYPE_CHECKING:
    from sudoku_gui.playback.moment_finder import MomentFinder


class JumpStatus(Enum):
    """What has become of the last jump."""

    UNDER_WAY = "under way"
    ARRIVED = "arrived"
    NO_SUCH_MOMENT = "no such moment"  # the moment shown is as it was
    GIVEN_UP = "given up"  # likewise


class Jump(Protocol):
    """A jump: which moment of a search to go to."""

    def find(self, finder: MomentFinder, here: Moment) -> Resumable[bool]:
        """Have the moment finder find the moment meant from `here`; return whether there is one."""


@dataclass(frozen=True, slots=True)
class ToStep:
    """The moment after `step` steps from the start."""

    step: int

    def find(self, finder: MomentFinder, here: Moment) -> Resumable[bool]:
        return finder.find_step(self.step)


class Measure(Enum):
    """What tells how far a search has come; the values are the names of counters."""

    STEPS = "steps"
    TRIES = "tries"
    READS = "reads"
    CALLS = "calls"

    def of(self, counters: Counters) -> int:
        """Return how far that is."""
        count: int = getattr(counters, self.value)
        return count


@dataclass(frozen=True, slots=True)
class ToCount:
    """The last moment at which the search has come as far as `count`, and not farther."""

    measure: Measure
    count: int

    def find(self, finder: MomentFinder, here: Moment) -> Resumable[bool]:
        return finder.find_count(self.measure.of, self.count)


@dataclass(frozen=True, slots=True)
class ToEnd:
    """The end of the search."""

    def find(self, finder: MomentFinder, here: Moment) -> Resumable[bool]:
        return finder.find_end()


@dataclass(frozen=True, slots=True)
class ToNextSolution:
    """The next solution, for which a search that has ended at one goes on; or else the end."""

    def find(self, finder: MomentFinder, here: Moment) -> Resumable[bool]:
        depth = here.counters.depth + len(here.grid.blanks())
        return finder.find_solution(depth, here.counters.steps)


@dataclass(frozen=True, slots=True)
class ToNext:
    """The next step that fulfils a condition: a backtrack, a dead end, a cell that changes..."""

    condition: Condition

    def find(self, finder: MomentFinder, here: Moment) -> Resumable[bool]:
        return finder.find_next(self.condition, here.counters.steps)


@dataclass(frozen=True, slots=True)
class ToPrevious:
    """The last step before this one that fulfils a condition."""

    condition: Condition

    def find(self, finder: MomentFinder, here: Moment) -> Resumable[bool]:
        return finder.find_previous(self.condition, here.counters.steps)


@dataclass(frozen=True, slots=True)
class ToDeepest:
    """The first of the moments explored at which most blanks are filled."""

    def find(self, finder: MomentFinder, here: Moment) -> Resumable[bool]:
        depth = finder.profile.highest()
        if depth == 0:
            return (yield from finder.find_step(0))
        yield from finder.find_step(finder.profile.first_up_to(depth) - 1)
        return (yield from finder.find_next(Condition.depth_above(depth - 1), finder.step))


@dataclass(frozen=True, slots=True)
class ToSubtreeEnd:
    """The end of this subtree: the next moment at which fewer blanks are filled than now."""

    def find(self, finder: MomentFinder, here: Moment) -> Resumable[bool]:
        if here.counters.depth == 0:
            return False  # nothing is above the root, however long one searches
        below = Condition.depth_below(here.counters.depth)
        return (yield from finder.find_next(below, here.counters.steps))
