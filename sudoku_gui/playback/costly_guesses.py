"""The guesses that cost a search most: digits that were taken out again, each with its subtree.

Told of are those that the search had to give up on the way to where it ended: each was tried
at a choice that is open at the end, so none of them lies within another.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.playback.recorded_question import RecordedQuestion

if TYPE_CHECKING:
    from sudoku_gui.playback.followed_search import FollowedRecording
    from sudoku_gui.solvers.task import Resumable

_BLOCK = 64  # steps


@dataclass(frozen=True, slots=True)
class CostlyGuess:
    """A digit that step `placed` wrote, and how many steps up to its taking out."""

    cell: Cell
    digit: Digit
    placed: int
    steps: int  # both ends included


class CostlyGuesses(RecordedQuestion[tuple[CostlyGuess, ...]]):
    """A task: the costliest of them first, at most `count`, of a search recorded to its end."""

    def __init__(self, recording: FollowedRecording, count: int) -> None:
        self._recording, self._count = recording, count
        self._search = recording.cursor()
        super().__init__(())

    def _find(self) -> Resumable[None]:
        ends = yield from self._ends()
        costs = []
        last_step = last_depth = 0
        for step, depth in ends:
            # Between two ends there are but placements that stand at the end, and the guess.
            placed = last_step + depth - last_depth + 1
            costs.append((step - placed + 1, placed, step))
            last_step, last_depth = step, depth
        found = []
        for steps, placed, _ in sorted(costs, reverse=True)[: self._count]:
            yield from self._search.seek(placed, self._recording.checkpoints, 4_096)
            moment = self._search.moment()
            found.append(CostlyGuess(moment.cell, moment.digit, placed, steps))
        self._answer = tuple(found)

    def _ends(self) -> Resumable[list[tuple[int, int]]]:
        """Return the steps after which the depth never falls below, and was higher before."""
        recording = self._recording
        spacing, lows = recording.checkpoints.spacing, recording.lows
        lowest = recording.moment().counters.depth  # of all that comes later
        ends: list[tuple[int, int]] = []
        for place in reversed(range(recording.step // spacing + 1)):
            if place == len(lows) or lows[place] <= lowest:
                first = place * spacing
                found = yield from self._ends_in(
                    first, min(first + spacing, recording.step), lowest
                )
                ends[:0] = found
                lowest = min([lowest, *(depth for _, depth in found)])
                if place < len(lows):
                    lowest = min(lowest, lows[place])
        return ends

    def _ends_in(self, first: int, last: int, lowest: int) -> Resumable[list[tuple[int, int]]]:
        """Return those between two steps, after which the depth never falls below `lowest`."""
        recording, search = self._recording, self._search
        yield from search.seek(first, recording.checkpoints, 4_096)
        lows = search.depths(_BLOCK, -(-(last - first) // _BLOCK))
        yield
        below = _later_lows(lows, lowest)
        ends = []
        for place, low in enumerate(lows):
            if low <= below[place]:
                begin = first + place * _BLOCK
                yield from search.seek(begin, recording.checkpoints, 4_096)
                before = search.moment().counters.depth
                depths = search.depths(1, min(_BLOCK, last - begin))
                for step, (depth, after) in enumerate(
                    zip(depths, _later_lows(depths, below[place]), strict=True), start=begin + 1
                ):
                    if before > depth <= after:
                        ends.append((step, depth))
                    before = depth
        return ends


def _later_lows(depths: Sequence[int], lowest: int) -> list[int]:
    """Return for each depth the lowest of those after it, and of `lowest`."""
    return [*accumulate([lowest, *reversed(depths)], min)][-2::-1]
