"""A range of steps of a search, gone through once from its first moment to its last."""

from collections.abc import Iterator

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.solvers.search import Moment, Search

_AT_ONCE = 20_000  # steps on the way to the first moment, between two of which one may stop


@dataclass(frozen=True, slots=True)
class StepRange:
    """The moments after steps `first` to `last`, and of these one in `every`, the first included.

    Raises ValueError if there is no such moment.
    """

    first: int
    last: int
    every: int = 1

    def __post_init__(self) -> None:
        if not 0 <= self.first <= self.last or self.every < 1:
            raise ValueError(f"no stretch: {self}")

    @property
    def count(self) -> int:
        """How many moments it has, if the search does not end before."""
        return (self.last - self.first) // self.every + 1


def advance_to(search: Search, step: int) -> Iterator[int]:
    """Walk a search that is before `step` to it, or to its end, bit by bit.

    Yields after each of them the step at which the search then stands.
    """
    at = search.moment().counters.steps
    while at < step:
        wanted = min(_AT_ONCE, step - at)
        taken = search.advance(wanted)
        at += taken
        yield at
        if taken < wanted:
            return


def moments_in(search: Search, step_range: StepRange) -> Iterator[Moment | None]:
    """Yield the moments of a range, as far as the search goes.

    The search must not be past the first of them.

    Yields None for each bit of the way between two moments.
    """
    for wanted in range(step_range.first, step_range.last + 1, step_range.every):
        at = search.moment().counters.steps
        for at in advance_to(search, wanted):
            if at < wanted:
                yield None
        if at < wanted:
            return
        yield search.moment()
