"""What the digits of each cell have cost up to a moment that were taken out again."""

from __future__ import annotations

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.savings import waste_recording_of
from sudoku_gui.solvers.rules.followers import WasteCounter
from sudoku_gui.solvers.search import Algorithm


@dataclass(frozen=True, slots=True)
class WastedSteps:
    """By cell, the steps from the placement to the taking out of all such digits."""

    step: int
    by_cell: tuple[int, ...]


class WasteLedger:
    """What was recorded of a search, and the place in it that was looked at last."""

    def __init__(self, algorithm: Algorithm, grid: Grid) -> None:
        self._recording = waste_recording_of(algorithm, grid)
        self._cursor = self._recording.cursor()

    @property
    def recorded(self) -> int:
        """How many steps are recorded."""
        return self._recording.step

    def go_towards(self, step: int, steps: int) -> bool:
        """Go on for about `steps` steps; return whether it stands after `step`, or at the end."""
        if self._recording.step < step:
            wanted = min(steps, step - self._recording.step)
            if self._recording.record(wanted) == wanted:
                return False
            step = self._recording.step
        nearest = self._recording.checkpoints.nearest(step)
        if not nearest.step <= self._cursor.step <= step:
            self._cursor.restore(nearest)
        self._cursor.advance(min(steps, step - self._cursor.step))
        return self._cursor.step == step

    def wasted(self) -> WastedSteps:
        """Return what was wasted up to where it stands."""
        follower = self._cursor.follower
        assert isinstance(follower, WasteCounter)
        return WastedSteps(self._cursor.step, tuple(follower.wasted()))


class WasteQuestion:
    """A task: what was wasted up to a step."""

    def __init__(self, ledger: WasteLedger, step: int) -> None:
        self._ledger, self._step = ledger, step
        self._found: tuple[WastedSteps, ...] = ()

    @property
    def partial_result(self) -> tuple[WastedSteps, ...]:
        """The answer alone, or nothing while it is not known."""
        return self._found

    @property
    def progress(self) -> float:
        """How much of the way is recorded, from 0 to 1."""
        return min(1.0, self._ledger.recorded / max(1, self._step))

    def work(self, steps: int) -> bool:
        """Go on for about so many steps; return whether the answer is known."""
        if not self._found and self._ledger.go_towards(self._step, steps):
            self._found = (self._ledger.wasted(),)
        return bool(self._found)
