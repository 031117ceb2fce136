# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""What a search shows to the outside: the promise of `search`, kept for all algorithms.

The kind, cell and digit of the last step follow from where the walk stands and are not
stored.
"""

import struct
import zlib
from array import array

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.search import (
    NO_CELL,
    Advance,
    Condition,
    Counters,
    Moment,
    Outcome,
    StepKind,
    Survey,
)
from sudoku_gui.solvers.walk import Walk

try:
    import cython  # by this name the compiler knows where to release the interpreter's lock
except ImportError:
    from sudoku_gui.solvers import uncompiled as cython

# placements, backtracks, tries, reads, calls; above; tried_at.  The digits follow, then a
# checksum over all of it, the algorithm and the givens.
_STATE = struct.Struct("<5QBh")
_CHECKSUM = struct.Struct("<I")

_NEVER = 0  # no kind of condition


class Backtracking(Walk):
    """A walk that can be advanced, saved, restored and looked at."""

    def advance(self, steps: int) -> int:
        """Take at most `steps` steps; how many were taken (fewer: the search has ended)."""
        return self._run_unlocked(_not_negative(steps), _NEVER, 0, 0, 0)

    def advance_until(self, condition: Condition, steps: int) -> Advance:
        """Take at most `steps` steps, none beyond the first that fulfils the condition."""
        kind = condition.kind.value
        cell, digit, depth = condition.cell, condition.digit, condition.depth
        taken = self._run_unlocked(_not_negative(steps), kind, cell, digit, depth)
        return Advance(taken, taken > 0 and self._fulfils(kind, cell, digit, depth))

    def survey(self, width: int, slices: int) -> Survey:
        """Take at most `slices` times `width` steps, noting the depths of each `width`."""
        if width < 1:
            raise ValueError(f"a slice cannot have {width} steps")
        lows, highs = array("H"), array("H")
        steps = 0
        taken = width
        while taken == width and len(lows) < slices:
            self._begin_extremes()
            taken = self._run_unlocked(width, _NEVER, 0, 0, 0)
            if taken:
                lows.append(self._lowest)
                highs.append(self._highest)
                steps += taken
        self._begin_extremes()
        return Survey(steps, lows, highs)

    def take_extremes(self) -> tuple[int, int]:
        """The lowest and the highest depth after any step since they were last taken."""
        if self._lowest > self._highest:
            extremes = self._depth, self._depth
        else:
            extremes = self._lowest, self._highest
        self._begin_extremes()
        return extremes

    def snapshot(self) -> bytes:
        """The whole state: the digits, the counters and where the search stands."""
        state = _STATE.pack(
            self._placements,
            self._backtracks,
            self._tries,
            self._reads,
            self._calls,
            self._above,
            self._tried_at,
        ) + bytes(self._digits)
        return state + self._checksum(state)

    def restore(self, saved: bytes) -> None:
        """Go to a saved state; raises ValueError, and stays, if it is of another search.

        The order of the blanks follows from the digits, so placing them again
        rebuilds the path and every table.
        """
        state, checksum = saved[: -_CHECKSUM.size], saved[-_CHECKSUM.size :]
        if len(state) != _STATE.size + self._cell_count or checksum != self._checksum(state):
            raise ValueError("no snapshot of a search by this algorithm over this grid")
        placements, backtracks, tries, reads, calls, above, tried_at = _STATE.unpack_from(state)
        digits = state[_STATE.size :]
        while self._depth:
            last = self._path[self._depth - 1]
            self._take_back(last, self._digits[last])
        self._begin()
        for _ in range(placements - backtracks):
            self._place(self._standing, digits[self._standing])
        if above:
            self._come_back(above)
        self._tried_at = tried_at
        self._placements, self._backtracks = placements, backtracks
        self._tries, self._reads, self._calls = tries, reads, calls
        self._begin_extremes()

    def moment(self) -> Moment:
        """What there is to see now."""
        kind, cell, digit, tried_at = self._last_step()
        return Moment(
            grid=Grid(self._givens.geometry, bytes(self._digits)),
            counters=Counters(
                self._placements, self._backtracks, self._tries, self._reads, self._calls
            ),
            outcome=self._outcome(),
            kind=kind,
            cell=cell,
            digit=digit,
            tried_at=tried_at,
            path=tuple(map(Cell, self._path[: self._depth])),
            standing=Cell(self._standing),
        )

    def _come_back(self, above: int) -> None:
        """Be at the blank where the search stands not for the first time."""
        self._path[self._depth] = self._standing  # which blank it was, even after the end
        self._above = above
        if self._depth == 0:
            self._end_if_nothing_fits()

    def _run_unlocked(self, steps: int, kind: int, cell: int, digit: int, depth: int) -> int:
        """Run, while other threads may run too: no Python object is touched meanwhile."""
        with cython.nogil:
            return self._run(steps, kind, cell, digit, depth)

    def _outcome(self) -> Outcome:
        if self._standing >= 0:
            return Outcome.RUNNING
        return Outcome.SOLVED if self._depth == self._blank_count else Outcome.EXHAUSTED

    def _last_step(self) -> tuple[StepKind, Cell, Digit, Cell]:
        """Its kind, what it wrote or took out where, and the blank where digits were tried."""
        if not self._placements:
            return StepKind.START, NO_CELL, BLANK, NO_CELL
        if self._above:
            cell = Cell(self._path[self._depth])
            return StepKind.BACKTRACK, cell, Digit(self._above), Cell(self._tried_at)
        cell = Cell(self._path[self._depth - 1])
        return StepKind.PLACE, cell, Digit(self._digits[cell]), cell

    def _checksum(self, state: bytes) -> bytes:
        of_whom = type(self).__name__.encode() + self._givens.digits
        return _CHECKSUM.pack(zlib.crc32(state, zlib.crc32(of_whom)))


def _not_negative(steps: int) -> int:
    if steps < 0:
        raise ValueError(f"a search cannot take {steps} steps")
    return steps
