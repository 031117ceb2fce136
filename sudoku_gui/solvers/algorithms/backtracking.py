# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""What a search shows to the outside: the promise of `search`, kept for all algorithms.

The kind, cell and digit of the last step follow from where the search stands, and are not
stored.
"""

import struct
import zlib
from array import array

from sudoku_gui.model.geometry import NO_CELL, Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.algorithms.grid_arrays import padded
from sudoku_gui.solvers.algorithms.search_base import SearchBase
from sudoku_gui.solvers.search import (
    NO_CHOICE,
    AdvanceResult,
    Choice,
    Condition,
    Counters,
    DepthSurvey,
    Moment,
    Outcome,
    StepKind,
)

try:
    import cython  # by this name the compiler knows where to release the interpreter's lock
except ImportError:
    from sudoku_gui.solvers import uncompiled as cython

# placements, backtracks, tries, reads, calls; solutions gone on behind; above; the cell from which
# that digit was taken out and the blank that had nothing left, -1 if there are none.  The digits
# follow, then a checksum over all of it, the algorithm and the givens.
_STATE = struct.Struct("<6QBhh")
_CHECKSUM = struct.Struct("<I")

_NEVER = 0  # no kind of condition
_SLICES_AT_ONCE = 64  # of a survey, between two moments at which the interpreter's lock is held


class BacktrackingSearch(SearchBase):
    """A search that can be advanced, saved, restored and looked at."""

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        # Of the slices of a survey that are run at once.
        self._lows = padded((), _SLICES_AT_ONCE)
        self._highs = padded((), _SLICES_AT_ONCE)

    def advance(self, steps: int) -> int:
        """Take at most `steps` steps; how many were taken (fewer: the search has ended)."""
        return self._run_unlocked(_not_negative(steps), _NEVER, 0, 0, 0)

    def advance_until(self, condition: Condition, steps: int) -> AdvanceResult:
        """Take at most `steps` steps, none beyond the first that fulfils the condition."""
        kind = condition.kind.value
        cell, digit, depth = condition.cell, condition.digit, self._root + condition.depth
        taken = self._run_unlocked(_not_negative(steps), kind, cell, digit, depth)
        return AdvanceResult(taken, taken > 0 and self._fulfils(kind, cell, digit, depth))

    def survey(self, width: int, slices: int) -> DepthSurvey:
        """Take at most `slices` times `width` steps, noting the depths of each `width`."""
        if width < 1:
            raise ValueError(f"a slice cannot have {width} steps")
        lows, highs = array("H"), array("H")
        steps = 0
        taken = whole = width
        while taken == whole and len(lows) < slices:
            count = min(slices - len(lows), _SLICES_AT_ONCE)
            whole = count * width
            taken = self._survey_unlocked(count, width)
            begun = -(-taken // width)
            lows.extend([self._lows[place] for place in range(begun)])
            highs.extend([self._highs[place] for place in range(begun)])
            steps += taken
        self._begin_extremes()
        return DepthSurvey(steps, lows, highs)

    def take_extremes(self) -> tuple[int, int]:
        """The lowest and the highest depth after any step since they were last taken."""
        if self._lowest > self._highest:
            low, high = self._depth, self._depth
        else:
            low, high = self._lowest, self._highest
        self._begin_extremes()
        return low - self._root, high - self._root

    @property
    def has_ended(self) -> bool:
        """Whether it takes no further step."""
        return self._standing < 0 and not self._can_pass()

    @property
    def counters(self) -> Counters:
        """What it has cost so far."""
        return Counters(self._placements, self._backtracks, self._tries, self._reads, self._calls)

    def pass_solutions(self, count: int) -> None:
        """Go on behind the first `count` solutions, as if each were the last thing to fail."""
        self._to_pass = count

    def snapshot(self) -> bytes:
        """The whole state: the digits, the counters and where the search stands."""
        state = _STATE.pack(
            self._placements,
            self._backtracks,
            self._tries,
            self._reads,
            self._calls,
            self._passed,
            self._above,
            self._path[self._depth] if self._above else NO_CELL,
            self._tried_at if self._above else NO_CELL,
        ) + bytes(self._digits[: self._cell_count])
        return state + self._checksum(state)

    def restore(self, saved: bytes) -> None:
        """Go to a saved state; raises ValueError, and stays, if it is of another search.

        The order of the blanks follows from the digits, so placing them again
        rebuilds the path and every table.
        """
        state, checksum = saved[: -_CHECKSUM.size], saved[-_CHECKSUM.size :]
        if len(state) != _STATE.size + self._cell_count or checksum != self._checksum(state):
            raise ValueError("no snapshot of a search by this algorithm over this grid")
        placements, backtracks, tries, reads, calls, *place = _STATE.unpack_from(state)
        passed, above, taken_out, tried_at = place
        digits = state[_STATE.size :]
        self._stand_below(digits, self._root + placements - backtracks)
        if above:
            self._place(taken_out, above)
            self._take_back(taken_out, above)
            self._tried_at = tried_at  # where the place of a digit was sought, the last of them
        elif placements == 0:
            self._end_at_root_if_nothing_fits()
        self._placements, self._backtracks = placements, backtracks
        self._tries, self._reads, self._calls = tries, reads, calls
        self._passed = passed
        self._begin_extremes()

    def begin_at(self, grid: Grid) -> None:
        """Begin where the search stands once its blanks hold the digits of `grid`."""
        self._root = 0
        self._stand_below(grid.digits, self._blank_count - len(grid.blanks()) - 1)
        self._tries = self._reads = self._calls = 0
        self._fill_next(grid.digits)
        self._root = self._depth
        self._placements = self._backtracks = self._passed = 0
        self._end_at_root_if_nothing_fits()
        self._begin_extremes()

    def moment(self) -> Moment:
        """What there is to see now."""
        kind, cell, digit, tried_at = self._last_step()
        return Moment(
            grid=Grid(self._givens.geometry, bytes(self._digits[: self._cell_count])),
            counters=self.counters,
            outcome=self._outcome(),
            kind=kind,
            cell=cell,
            digit=digit,
            tried_at=tried_at,
            path=tuple(map(Cell, self._first_of_path(self._depth))),
            current_blank=Cell(self._standing),
            last_choice=self._last_choice(tried_at),
            next_choice=self._choice(self._depth, Cell(self._standing)),
            prefilled_count=self._root,
            solutions=self._passed + self._is_solved(),
        )

    def _run_unlocked(self, steps: int, kind: int, cell: int, digit: int, depth: int) -> int:
        """Run, while other threads may run too: no Python object is touched meanwhile."""
        with cython.nogil:
            return self._run_on(steps, kind, cell, digit, depth)

    def _survey_unlocked(self, slices: int, width: int) -> int:
        """Run slice by slice in the same way; how many steps were taken, their depths noted."""
        with cython.nogil:
            steps = place = 0
            taken = width
            while taken == width and place < slices:
                self._begin_extremes()
                taken = self._run_on(width, 0, 0, 0, 0)
                self._lows[place] = self._lowest - self._root
                self._highs[place] = self._highest - self._root
                steps += taken
                place += 1
            return steps

    def _outcome(self) -> Outcome:
        if self._standing >= 0:
            return Outcome.RUNNING
        return Outcome.SOLVED if self._is_solved() else Outcome.EXHAUSTED

    def _last_step(self) -> tuple[StepKind, Cell, Digit, Cell]:
        """Its kind, what it wrote or took out where, and the blank where digits were tried."""
        if not self._placements:
            return StepKind.START, NO_CELL, BLANK, Cell(self._ended_at)
        if self._above:
            cell = Cell(self._path[self._depth])
            return StepKind.BACKTRACK, cell, Digit(self._above), Cell(self._tried_at)
        cell = Cell(self._path[self._depth - 1])
        return StepKind.PLACE, cell, Digit(self._digits[cell]), cell

    def _last_choice(self, tried_at: Cell) -> Choice:
        """What the last step went through, or a search that ended before the first."""
        if not self._placements:
            return self._choice(self._depth, tried_at)
        return self._choice(self._depth + 1 if self._above else self._depth - 1, tried_at)

    def _choice(self, depth: int, cell: Cell) -> Choice:
        """What is gone through at `depth`, where the search stands or stood at `cell`."""
        if cell == NO_CELL:
            return NO_CHOICE
        sought = self._sought_at(depth)
        if not sought:
            return Choice((cell,), self._in_order())
        index, digit = divmod(sought - 1, self._size)
        house = self._givens.geometry.houses[index]
        filled = set(self._first_of_path(depth))
        cells = [cell for cell in house.cells if not self._givens.digits[cell]]
        blanks = [cell for cell in cells if cell not in filled]
        return Choice(tuple(blanks), (Digit(digit + 1),), house)

    def _in_order(self) -> tuple[Digit, ...]:
        """The digits in the order in which they are tried in a blank."""
        return tuple(map(Digit, self._givens.geometry.digits))

    def _stand_below(self, digits: bytes, depth: int) -> None:
        """Stand where the search does once it has filled `depth` blanks with these digits."""
        while self._depth:
            last = self._path[self._depth - 1]
            self._take_back(last, self._digits[last])
        self._begin()
        for _ in range(depth):
            self._fill_next(digits)

    def _first_of_path(self, depth: int) -> list[int]:
        """The first `depth` blanks filled."""
        return [self._path[place] for place in range(depth)]

    def _fill_next(self, digits: bytes) -> None:
        cell = self._filled_next(digits)
        if cell < 0 or not digits[cell]:
            raise ValueError("the search never comes to these digits")
        self._place(cell, digits[cell])

    def _end_at_root_if_nothing_fits(self) -> None:
        if self._standing >= 0:
            self._end_if_nothing_fits()

    def _filled_next(self, digits: bytes) -> int:
        """The blank that was filled on the way from where the search stands to `digits`."""
        sought = self._sought_at(self._depth)
        if not sought:
            return self._standing
        index, digit = divmod(sought - 1, self._size)
        cells = self._givens.geometry.houses[index].cells
        for cell in cells:
            if digits[cell] == digit + 1:
                return cell
        return -1

    def _checksum(self, state: bytes) -> bytes:
        filled = self._first_of_path(self._root)
        root = array("h", [place for cell in filled for place in (cell, self._digits[cell])])
        geometry = hash(self._givens.geometry).to_bytes(8, "little")
        of_whom = type(self).__name__.encode() + geometry + self._givens.digits + root.tobytes()
        return _CHECKSUM.pack(zlib.crc32(state, zlib.crc32(of_whom)))


def _not_negative(steps: int) -> int:
    if steps < 0:
        raise ValueError(f"a search cannot take {steps} steps")
    return steps
