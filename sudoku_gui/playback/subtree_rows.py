"""The subtrees of a search that a picture of its depth shows, row below row as in a flame graph.

A subtree begins with the step that places its digit and lasts as long as the search is no less
deep than after it.  Which of them are wide enough to be shown, the columns of the picture tell;
where each begins and ends is found by replaying, and kept: what has ended never changes.
"""

from collections.abc import Sequence
from itertools import groupby

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.playback.depth_profile import DepthProfile, DepthRange
from sudoku_gui.playback.replay_cursor import ReplayCursor
from sudoku_gui.solvers.search import Condition
from sudoku_gui.solvers.task import Resumable

LEAST_COLUMNS = 6
"""The columns of a picture that a subtree fills, if it is shown."""
_NEARLY_ALL = 0.97  # of the columns: a subtree that fills them is shown for all above it
_KEPT_AT_MOST = 2_048


@dataclass(frozen=True, slots=True)
class Subtree:
    """A digit placed by step `first`, and all moments up to `last` at which it stands."""

    depth: int  # how many blanks are filled with it
    first: int
    last: int
    has_ended: bool  # it was taken out after `last`; else all that is explored lies before that
    cell: Cell
    digit: Digit

    @property
    def steps(self) -> int:
        """How many steps it holds: that which placed the digit, and all below."""
        return self.last - self.first + 1


SubtreeRow = tuple[Subtree, ...]
"""Those of one depth, by step."""


@dataclass(frozen=True, slots=True)
class ColumnRun:
    """The columns from `begin` to before `end`, at whose moments the search is deep enough."""

    begin: int
    end: int


def deep_runs(columns: Sequence[DepthRange], depth: int) -> list[ColumnRun]:
    """Return the runs of columns wide enough to be shown that are nowhere less than `depth`."""
    places = groupby(range(len(columns)), lambda place: columns[place].low >= depth)
    runs = ([*run] for is_deep, run in places if is_deep)
    return [ColumnRun(run[0], run[-1] + 1) for run in runs if len(run) >= LEAST_COLUMNS]


def rows_of_runs(columns: Sequence[DepthRange], count: int) -> dict[int, list[ColumnRun]]:
    """Return the runs of `count` depths at most, from one that divides what is seen.

    The first is that of the deepest subtree that holds nearly all, where there is one.
    """
    rows: dict[int, list[ColumnRun]] = {}
    depth = max(1, min((low for low, _ in columns), default=0))
    while len(rows) < count and (runs := deep_runs(columns, depth)):
        widest = max(run.end - run.begin for run in runs)
        if widest >= _NEARLY_ALL * len(columns):
            rows.clear()
        rows[depth] = runs
        depth += 1
    return rows


class SubtreeFinder:
    """Finds the rows of subtrees in what pictures show, in slices.

    The cursor is its own, and stands anywhere in the explored part.
    """

    def __init__(self, cursor: ReplayCursor, profile: DepthProfile) -> None:
        self._cursor = cursor
        self._profile = profile
        self._ended: dict[int, list[Subtree]] = {}  # by depth, those that never change
        self._explored = 0
        self._way: Resumable[None] | None = None
        self.rows: tuple[SubtreeRow, ...] = ()
        """Those found last."""

    @property
    def has_work(self) -> bool:
        """Whether rows are being found."""
        return self._way is not None

    def find(
        self, columns: Sequence[DepthRange], edges: Sequence[int], count: int, explored: int
    ) -> None:
        """Find `count` rows at most in columns that begin at the moments `edges`.

        After these stands the first moment behind the last column.
        """
        self._explored = explored
        self._way = self._find_rows(columns, edges, count)

    def work(self, steps: int) -> bool:
        """Go on for about `steps` steps; return whether all are found."""
        if self._way is not None and self._cursor.follow(self._way, steps):
            self._way = None
        return self._way is None

    def _find_rows(
        self, columns: Sequence[DepthRange], edges: Sequence[int], count: int
    ) -> Resumable[None]:
        rows = []
        for depth, runs in rows_of_runs(columns, count).items():
            row = []
            for run in runs:
                within = edges[run.begin], edges[run.end] - 1
                row.append((yield from self._subtree_around(depth, *within)))
            rows.append(tuple(row))
        self.rows = tuple(rows)

    def _subtree_around(self, depth: int, first: int, last: int) -> Resumable[Subtree]:
        """Find the subtree that all moments from `first` to `last` belong to."""
        kept = self._ended.setdefault(depth, [])
        for subtree in kept:
            if subtree.first <= first <= subtree.last:
                return subtree
        less = Condition.depth_below(depth)
        before = self._profile.skip_above_backwards(depth, first)
        is_found = yield from self._cursor.find_previous(less, before + 1)
        begin = (self._cursor.step if is_found else 0) + 1
        yield from self._cursor.seek(begin)
        moment = self._cursor.moment()
        yield from self._cursor.seek(min(self._explored, self._profile.skip_above(depth, last)))
        has_ended = yield from self._cursor.find(less, self._explored)
        end = self._cursor.step - 1 if has_ended else self._explored
        subtree = Subtree(depth, begin, end, has_ended, moment.cell, moment.digit)
        if has_ended:
            kept.append(subtree)
            del kept[:-_KEPT_AT_MOST]
        return subtree
