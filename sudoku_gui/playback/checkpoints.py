"""Saved states of a search, from which its moments can be reached again by replaying.

Checkpoints are spread evenly over all that is known of the search.  The nearby ones stand ever
closer together towards the moment shown, so that going back from there, step by step, does not
replay a whole spacing each time.
"""

from sudoku_gui.lazy_dataclasses import dataclass

_NEARBY_AT_MOST = 64


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The snapshot of a search after `step` steps."""

    step: int
    state: bytes


class Checkpoints:
    """One checkpoint every `spacing` steps; the spacing doubles when there are too many."""

    def __init__(self, start: bytes, spacing: int, limit: int) -> None:
        self._states = [start]  # the one at place i is of step i * spacing
        self._spacing = spacing
        self._limit = limit

    def __len__(self) -> int:
        return len(self._states)

    @property
    def spacing(self) -> int:
        """The distance between two checkpoints, in steps."""
        return self._spacing

    @property
    def due(self) -> int:
        """The step at which the next checkpoint is to be added; always after the last added."""
        return len(self._states) * self._spacing

    def add(self, state: bytes) -> None:
        """Keep the snapshot taken at the step that was due."""
        self._states.append(state)
        if len(self._states) > self._limit:
            del self._states[1::2]  # those at odd multiples of the spacing; the start stays
            self._spacing *= 2

    def nearest(self, step: int) -> Checkpoint:
        """Return the last checkpoint that is not after `step`."""
        index = min(step // self._spacing, len(self._states) - 1)
        return Checkpoint(index * self._spacing, self._states[index])


class NearbyCheckpoints:
    """A stack of checkpoints on the way to the moment shown."""

    def __init__(self, limit: int = _NEARBY_AT_MOST) -> None:
        self._rungs: list[Checkpoint] = []  # by step, ascending, no step twice
        self._limit = limit

    def __len__(self) -> int:
        return len(self._rungs)

    def keep(self, checkpoint: Checkpoint) -> None:
        """Make `checkpoint` the last one: what is after it is let go, or else the one farthest
        back.
        """
        while self._rungs and self._rungs[-1].step >= checkpoint.step:
            self._rungs.pop()
        self._rungs.append(checkpoint)
        if len(self._rungs) > self._limit:
            del self._rungs[0]

    def nearest(self, step: int, otherwise: Checkpoint) -> Checkpoint:
        """Return the last checkpoint up to `step`, or `otherwise` if that is no farther."""
        for checkpoint in reversed(self._rungs):
            if checkpoint.step <= step:
                return checkpoint if checkpoint.step > otherwise.step else otherwise
        return otherwise
