"""The run of a person's program as a search to watch: its steps are read, not found.

What a program goes through before it writes a digit is not recorded, so a moment of such a
search knows no choice and no tries; it knows the line of the program that took the step.  Where
a program takes back another digit than the last it placed, the path closes up.
"""

import struct
import zlib
from array import array

from sudoku_gui.judge.recorded_run import RecordedRun
from sudoku_gui.judge.step_record import STEP_WORDS, line_of, unpacked
from sudoku_gui.language import Text, text
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.explain.looks import READS_NOTHING
from sudoku_gui.solvers.procedure import BlankOrder, LookupOrder, Procedure, ProcedureLine
from sudoku_gui.solvers.search import (
    NO_CHOICE,
    AdvanceResult,
    Algorithm,
    Condition,
    ConditionKind,
    Counters,
    DepthSurvey,
    Moment,
    Outcome,
    StepKind,
)

_NUMBERS = struct.Struct("<2Q")  # steps, and placements among them; the path follows
_CHECKSUM = struct.Struct("<I")


def algorithm_of(run: RecordedRun, name: str, source: str) -> Algorithm:
    """Return what makes searches of the puzzle of `run` that take its steps.

    name, source: of the program, the text as it was when it ran.
    """
    lines = tuple(
        ProcedureLine(Text("{line}", {"line": line}), 0, frozenset())
        for line in source.splitlines()
    )
    return Algorithm(
        name=name,
        title=Text("{name}", {"name": name}),
        description=text("A program of your own, as it ran before the judge."),
        start=lambda grid: RecordedSearch(run, grid),
        inspectors=(),
        procedure=Procedure(
            lines, LookupOrder.FITTING_ONLY, READS_NOTHING, BlankOrder.CHOSEN, is_source=True
        ),
        heeds_extra_houses=True,
        recorded_over=run.givens,
    )


class RecordedSearch:
    """Takes the steps of a run one after another; see `Search`."""

    def __init__(self, run: RecordedRun, grid: Grid) -> None:
        """Stand at the start; raises ValueError if `grid` is not the puzzle of the run."""
        if grid != run.givens:
            raise ValueError("the program ran on another puzzle")
        self._run = run
        self._identity = zlib.crc32(run.words[: 64 * STEP_WORDS].tobytes())
        self._blanks = len(grid.blanks())
        self._digits = bytearray(grid.digits)
        self._path: list[int] = []
        self._step = 0
        self._placements = 0
        self._low, self._high = 1, -1  # as `_begin_extremes` sets them at the start

    def advance(self, steps: int) -> int:
        """Take at most `steps` steps, and return how many."""
        last = self._last_within(steps)
        taken = last - self._step
        self._take_up_to(last)
        return taken

    def advance_until(self, condition: Condition, steps: int) -> AdvanceResult:
        """Take at most `steps` steps, none beyond the first that fulfils the condition."""
        first, last = self._step, self._last_within(steps)
        while self._step < last:
            self._take_up_to(self._step + 1)
            if self._fulfils(condition):
                return AdvanceResult(self._step - first, is_fulfilled=True)
        return AdvanceResult(self._step - first, is_fulfilled=False)

    def survey(self, width: int, slices: int) -> DepthSurvey:
        """Take at most `slices` times `width` steps, noting the depths of each `width`."""
        if width < 1:
            raise ValueError(f"a slice cannot have {width} steps")
        lows, highs = array("H"), array("H")
        first, taken = self._step, width
        while taken == width and len(lows) < slices:
            self._begin_extremes()
            taken = self.advance(width)
            if taken:
                low, high = self.take_extremes()
                lows.append(low)
                highs.append(high)
        self._begin_extremes()
        return DepthSurvey(self._step - first, lows, highs)

    def take_extremes(self) -> tuple[int, int]:
        """Return the lowest and the highest depth after any step since they were last taken."""
        extremes = self._low, self._high
        if self._low > self._high:
            extremes = self._depth, self._depth
        self._begin_extremes()
        return extremes

    def begin_at(self, grid: Grid) -> None:
        """Raise ValueError: nobody knows what the program would do with other digits."""
        raise ValueError("a recorded run has no branches")

    @property
    def has_ended(self) -> bool:
        """Whether all its steps are taken."""
        return self._step == self._run.count

    @property
    def counters(self) -> Counters:
        """What the program had counted by now; its tries are not recorded."""
        backtracks = self._step - self._placements
        if not self._step:
            return Counters()
        place = STEP_WORDS * (self._step - 1)
        reads, calls = self._run.words[place + 1], self._run.words[place + 2]
        return Counters(self._placements, backtracks, reads=reads, calls=calls)

    def pass_solutions(self, count: int) -> None:
        """Stay at the solution: what the program did behind it is not recorded."""

    def snapshot(self) -> bytes:
        """Return the whole state."""
        cells = b"".join(
            cell.to_bytes(2, "little") + bytes([self._digits[cell]]) for cell in self._path
        )
        state = _NUMBERS.pack(self._step, self._placements) + cells
        return state + self._checksum(state)

    def restore(self, saved: bytes) -> None:
        """Go to a saved state; raises ValueError, and stays, if it is of another search."""
        state, checksum = saved[: -_CHECKSUM.size], saved[-_CHECKSUM.size :]
        if len(state) < _NUMBERS.size or checksum != self._checksum(state):
            raise ValueError("no snapshot of this run")
        self._step, self._placements = _NUMBERS.unpack_from(state)
        for cell in self._path:
            self._digits[cell] = 0
        self._path = []
        for place in range(_NUMBERS.size, len(state), 3):
            cell = int.from_bytes(state[place : place + 2], "little")
            self._path.append(cell)
            self._digits[cell] = state[place + 2]
        self._begin_extremes()

    def moment(self) -> Moment:
        """Return what there is to see now."""
        kind, cell, digit = self._last_step()
        outcome = self._outcome()
        return Moment(
            grid=Grid(self._run.givens.geometry, bytes(self._digits)),
            counters=self.counters,
            outcome=outcome,
            kind=kind,
            cell=cell,
            digit=digit,
            tried_at=NO_CELL,
            path=tuple(map(Cell, self._path)),
            current_blank=NO_CELL,
            last_choice=NO_CHOICE,
            next_choice=NO_CHOICE,
            solutions=int(outcome is Outcome.SOLVED),
            source_line=self._line(),
        )

    @property
    def _depth(self) -> int:
        return len(self._path)

    def _take_up_to(self, last: int) -> None:
        """Take the steps up to number `last`."""
        digits, path, low, high = self._digits, self._path, self._low, self._high
        for step in self._run.words[STEP_WORDS * self._step : STEP_WORDS * last : STEP_WORDS]:
            cell, digit, is_placement = unpacked(step)
            if is_placement:
                digits[cell] = digit
                path.append(cell)
                self._placements += 1
                high = max(high, len(path))
            else:
                digits[cell] = 0
                if path[-1] == cell:
                    path.pop()
                else:
                    path.remove(cell)
                low = min(low, len(path))
        self._step, self._low, self._high = last, low, high

    def _fulfils(self, condition: Condition) -> bool:
        """Return whether the step just taken fulfils `condition`; dead ends are not recorded."""
        kind, cell, _digit = self._last_step()
        match condition.kind:
            case ConditionKind.BACKTRACK:
                is_fulfilled = kind is StepKind.BACKTRACK
            case ConditionKind.PLACEMENT:
                is_fulfilled = kind is StepKind.PLACE
            case ConditionKind.DEAD_END:
                is_fulfilled = False
            case ConditionKind.CELL_CHANGES:
                is_fulfilled = cell == condition.cell
            case ConditionKind.CELL_HOLDS:
                is_fulfilled = cell == condition.cell and self._digits[cell] == condition.digit
            case ConditionKind.DEPTH_BELOW:
                is_fulfilled = self._depth < condition.depth
            case ConditionKind.DEPTH_ABOVE:
                is_fulfilled = self._depth > condition.depth
        return is_fulfilled

    def _last_within(self, steps: int) -> int:
        if steps < 0:
            raise ValueError(f"a search cannot take {steps} steps")
        return min(self._step + steps, self._run.count)

    def _begin_extremes(self) -> None:
        """Such that the next step makes its depth both: then one comparison a step is enough."""
        self._low, self._high = self._depth + 1, self._depth - 1

    def _outcome(self) -> Outcome:
        if not self.has_ended:
            return Outcome.RUNNING
        grid = Grid(self._run.givens.geometry, bytes(self._digits))
        is_solved = self._depth == self._blanks and not grid.conflicts()
        return Outcome.SOLVED if is_solved else Outcome.NOT_RECORDED

    def _last_step(self) -> tuple[StepKind, Cell, Digit]:
        if not self._step:
            return StepKind.START, NO_CELL, BLANK
        cell, digit, is_placement = unpacked(self._run.words[STEP_WORDS * (self._step - 1)])
        kind = StepKind.PLACE if is_placement else StepKind.BACKTRACK
        return kind, Cell(cell), Digit(digit)

    def _line(self) -> int:
        """Return the line that took the last step, 0 if it is unknown or there was none."""
        return line_of(self._run.words[STEP_WORDS * (self._step - 1)]) if self._step else 0

    def _checksum(self, state: bytes) -> bytes:
        return _CHECKSUM.pack(zlib.crc32(state, self._identity))
