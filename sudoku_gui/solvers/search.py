"""The interface of every algorithm to watch: a search that runs step by step.

A search is a small state machine.  `advance(n)` takes at most n steps; a step is
one placement or one backtrack.  `advance_until` stops at a condition, so that a
jump costs no more than running there.  `snapshot` and `restore` save and load its
whole state, so any moment can be reached again.  What a moment looks like is told by
`moment`.

    placement   a digit was written into a blank; the search stands at the next blank
    backtrack   nothing was left to try where the search stands, so the digit placed
                last is taken out, and the search stands there again
    depth       placements - backtracks = blanks filled now
    solution    it ends there, unless it is told to go on behind it (`pass_solutions`): then
                the next step is a backtrack, though nothing has failed
    dead end    a placement after which nothing at all fits where the search stands

What a search goes through at one place is a choice: the digits of a blank, or, where it
seeks the place of a digit in a house, the blanks of the house.
"""

from array import array
from collections.abc import Callable
from enum import Enum
from typing import Protocol, Self

from sudoku_gui.language import Text
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit, Geometry, House
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.data_structures import DataStructure
from sudoku_gui.solvers.procedure import Procedure, SubStepKind


class Outcome(Enum):
    """Where a search stands as a whole."""

    RUNNING = "running"
    SOLVED = "solved"
    EXHAUSTED = "exhausted"  # every possibility was tried: no solution
    STUCK = "stuck"  # the method can do no more, and says nothing about solutions
    NOT_RECORDED = "not recorded"  # a recorded run, of which no more is known


class StepKind(Enum):
    """What the last step was; the values are those of the terminal."""

    START = "start"
    PLACE = "place"
    BACKTRACK = "backtrack"


@dataclass(frozen=True, slots=True)
class Counters:
    """What the search has cost so far, exact and the same on every machine."""

    placements: int = 0
    backtracks: int = 0
    tries: int = 0  # digits considered at a blank
    reads: int = 0  # looks at a cell of the grid or at one entry of a table in order to decide
    calls: int = 0  # entries into the recursive procedure

    @property
    def steps(self) -> int:
        """Placements and backtracks together."""
        return self.placements + self.backtracks

    @property
    def depth(self) -> int:
        """Blanks filled now."""
        return self.placements - self.backtracks

    def known(self, name: str) -> int | None:
        """Return a counter by its name; None for the tries of a recorded run, nobody knows them.

        Who places a digit has considered it, so that otherwise there are no fewer tries.
        """
        count: int = getattr(self, name)
        return None if name == "tries" and count < self.placements else count


@dataclass(frozen=True, slots=True)
class Choice:
    """What a search goes through at one place, in this order, whether or not it fits.

    The `digits` in the only one of `cells`, or the only one of `digits` in the `cells`
    that were blank on arrival: then its place is sought in `house`, which is None
    otherwise.
    """

    cells: tuple[Cell, ...]
    digits: tuple[Digit, ...]
    house: House | None = None

    @property
    def options(self) -> tuple[tuple[Cell, Digit], ...]:
        """Each cell and the digit that is tried there, in order."""
        return tuple((cell, digit) for cell in self.cells for digit in self.digits)


NO_CHOICE = Choice((), ())


@dataclass(frozen=True, slots=True)
class Moment:
    """One moment of a search, complete in itself.

    Where a search has ended before its first step, `tried_at` and `last_choice` are of the blank
    that nothing fits.
    """

    grid: Grid
    counters: Counters
    outcome: Outcome
    kind: StepKind  # what the last step was
    cell: Cell  # the cell that it wrote into or cleared; NO_CELL at the start
    digit: Digit  # the digit that it wrote or took out; BLANK at the start
    # The blank at which that step tried digits: `cell` itself for a placement, the blank that had
    # none left for a backtrack; NO_CELL for one behind a solution, which tried none.
    tried_at: Cell
    path: tuple[Cell, ...]  # the filled blanks, in the order in which they were filled
    # The blank at which the search stands now, NO_CELL when it has ended; where the place of a
    # digit is sought, the blank that is next to be tried, or the last one if none is left.
    current_blank: Cell
    last_choice: Choice  # what the last step went through, or NO_CHOICE
    next_choice: Choice  # what is gone through where the search stands, or NO_CHOICE
    # How many blanks of the path were filled before the search began; the counters, depth
    # included, know nothing of them.
    prefilled_count: int = 0
    solutions: int = 0  # found so far, with the one that it may stand at
    # Of a recorded run: the line of the program that took the last step, 0 if that is unknown or
    # there was none; None for every other search.
    source_line: int | None = None


class ConditionKind(Enum):
    """What a condition is about; each kind is explained where a condition of it is made."""

    BACKTRACK = 1
    PLACEMENT = 2
    DEAD_END = 3
    CELL_CHANGES = 4
    CELL_HOLDS = 5
    DEPTH_BELOW = 6
    DEPTH_ABOVE = 7


@dataclass(frozen=True, slots=True)
class Condition:
    """What a step must be for a search to stop after it.

    Made by the methods below; cell, digit and depth mean something only to the kinds
    whose methods ask for them.
    """

    kind: ConditionKind
    cell: Cell = NO_CELL
    digit: Digit = BLANK
    depth: int = 0

    @classmethod
    def backtrack(cls) -> Self:
        """Return the condition that the step took a digit out."""
        return cls(ConditionKind.BACKTRACK)

    @classmethod
    def placement(cls) -> Self:
        """Return the condition that the step wrote a digit."""
        return cls(ConditionKind.PLACEMENT)

    @classmethod
    def dead_end(cls) -> Self:
        """Return the condition that the step placed a digit after which nothing at all fits.

        What fits is asked where the search then stands.
        """
        return cls(ConditionKind.DEAD_END)

    @classmethod
    def cell_changes(cls, cell: Cell) -> Self:
        """Return the condition that the step wrote or took out a digit in `cell`."""
        return cls(ConditionKind.CELL_CHANGES, cell=cell)

    @classmethod
    def cell_holds(cls, cell: Cell, digit: Digit) -> Self:
        """Return the condition that `cell` changed and now holds `digit` (BLANK: nothing)."""
        return cls(ConditionKind.CELL_HOLDS, cell=cell, digit=digit)

    @classmethod
    def depth_below(cls, depth: int) -> Self:
        """Return the condition that the search is less deep than `depth` after the step."""
        return cls(ConditionKind.DEPTH_BELOW, depth=depth)

    @classmethod
    def depth_above(cls, depth: int) -> Self:
        """Return the condition that the search is deeper than `depth` after the step."""
        return cls(ConditionKind.DEPTH_ABOVE, depth=depth)


@dataclass(frozen=True, slots=True)
class DepthSurvey:
    """How many steps were taken, and the depths after them, slice by slice."""

    taken: int
    # The lowest depth of each slice, as many as were begun.  Subscripted at run time, the
    # annotation would fail before Python 3.12.
    lows: "array[int]"
    highs: "array[int]"  # the highest of each slice


@dataclass(frozen=True, slots=True)
class AdvanceResult:
    """How many steps were taken, and whether the last of them fulfilled the condition."""

    taken: int
    is_fulfilled: bool


class Search(Protocol):
    """A resumable backtracking search over one grid."""

    def advance(self, steps: int) -> int:
        """Take at most `steps` steps, and return how many: fewer if the search has ended.

        Raises ValueError if `steps` is negative.
        """

    def advance_until(self, condition: Condition, steps: int) -> AdvanceResult:
        """Take at most `steps` steps, none beyond the first that fulfils the condition.

        Raises ValueError if `steps` is negative.
        """

    def survey(self, width: int, slices: int) -> DepthSurvey:
        """Take at most `slices` times `width` steps, noting the depths of each `width`.

        The extremes begin again after it.  Raises ValueError if `width` is below 1.
        """

    def take_extremes(self) -> tuple[int, int]:
        """Return the lowest and the highest depth after any step since they were last taken.

        Both are the depth now if no step was taken since.  They begin again where a
        snapshot is restored, and are no part of it.
        """

    def begin_at(self, grid: Grid) -> None:
        """Begin with the digits of `grid`, which are the givens and others that it might place.

        Counted is all from where the last of them stands: first that the search goes on to
        the next blank, no placement.  Depths are counted from there.  When that digit would
        have to be taken back, the search ends.  Raises ValueError if there is no other digit,
        or the search does not come to those there are one after another.
        """

    @property
    def has_ended(self) -> bool:
        """Whether it takes no further step."""

    @property
    def counters(self) -> Counters:
        """What it has cost so far; it takes a fraction of what a moment does."""

    def pass_solutions(self, count: int) -> None:
        """Go on behind the first `count` solutions: take the last digit out, and search on.

        What was said before holds no more, and it is no part of a snapshot.  A program that
        never takes a digit back stays where it is.
        """

    def snapshot(self) -> bytes:
        """Return the whole state, a few hundred bytes on 9x9."""

    def restore(self, saved: bytes) -> None:
        """Go to the state that `snapshot` of such a search over the same grid returned.

        Raises ValueError, and stays where it is, if `saved` is anything else.
        """

    def moment(self) -> Moment:
        """Return what there is to see now."""


@dataclass(frozen=True, slots=True)
class Algorithm:
    """A row in the registry of algorithms."""

    name: str  # its name in the terminal
    title: Text
    description: Text  # two sentences: what it does and where it comes from
    # Begins a search over a grid, which has no conflicts and a geometry that it can search.
    start: Callable[[Grid], Search]
    # The data structures of such a program, each as a function of the moment (`inspection` has
    # them).
    inspectors: tuple[Callable[[Moment], DataStructure], ...]
    procedure: Procedure  # how it goes, in our own words
    # It goes by all houses of a cell; otherwise by its row, its column and its box, and knows no
    # others.
    heeds_extra_houses: bool = False
    recorded_over: Grid | None = None  # of a recorded run: the only grid that it can search

    def can_search(self, geometry: Geometry) -> bool:
        """Return whether it heeds all houses of grids of that geometry."""
        return self.heeds_extra_houses or not geometry.has_extra_houses

    @property
    def takes_back(self) -> bool:
        """Whether it ever takes a digit out again, for which the procedure then has a line."""
        return any(SubStepKind.TAKE_BACK in line.sub_step_kinds for line in self.procedure.lines)

    @property
    def is_recorded(self) -> bool:
        """Whether it takes the steps of a recorded run, which nobody can begin anew elsewhere."""
        return self.recorded_over is not None

    def data_structures(self, moment: Moment) -> tuple[DataStructure, ...]:
        """Return the data structures of the program at a moment of its search."""
        return tuple(inspect(moment) for inspect in self.inspectors)
