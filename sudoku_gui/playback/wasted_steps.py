"""What the digits of each cell have cost up to a moment that were taken out again."""

from __future__ import annotations

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.followed_search import FollowedRecording, FollowedSearch
from sudoku_gui.playback.savings import waste_recording_of
from sudoku_gui.solvers.rules.followers import WasteCounter
from sudoku_gui.solvers.search import Algorithm


@dataclass(frozen=True, slots=True)
class WastedSteps:
    """By cell, the steps from the placement to the taking out of all such digits."""

    step: int
    by_cell: tuple[int, ...]

    @property
    def parts(self) -> tuple[int, ...]:
        """By cell, how much of all steps that is, in percent; 1 at least if it is any."""
        return tuple(-(-100 * wasted // max(1, self.step)) for wasted in self.by_cell)


class WasteLedger:
    """What was recorded of a search, and the place in it that was looked at last.

    Nothing is begun before it is first asked to go anywhere.
    """

    def __init__(self, algorithm: Algorithm, grid: Grid) -> None:
        self._algorithm, self._grid = algorithm, grid
        self._begun: tuple[FollowedRecording, FollowedSearch] | None = None

    @property
    def recorded(self) -> int:
        """How many steps are recorded."""
        return self._begun[0].step if self._begun else 0

    def go_towards(self, step: int, steps: int) -> bool:
        """Go on for about `steps` steps; return whether it stands after `step`, or at the end."""
        if self._begun is None:
            begun = waste_recording_of(self._algorithm, self._grid)
            self._begun = begun, begun.cursor()
        recording, cursor = self._begun
        if recording.step < step:
            wanted = min(steps, step - recording.step)
            if recording.record(wanted) == wanted:
                return False
            step = recording.step
        nearest = recording.checkpoints.nearest(step)
        if not nearest.step <= cursor.step <= step:
            cursor.restore(nearest)
        cursor.advance(min(steps, step - cursor.step))
        return cursor.step == step

    def wasted(self) -> WastedSteps:
        """Return what was wasted up to where it stands; it has been asked to go somewhere."""
        assert self._begun is not None
        cursor = self._begun[1]
        assert isinstance(cursor.follower, WasteCounter)
        return WastedSteps(cursor.step, tuple(cursor.follower.wasted()))


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
