"""Which single typo in a puzzle explains that it has no solution.

A typo is told as its correction, from what stands there to what should:

    wrong digit     another digit in one given
    extra given     one given too many: a blank in its place
    swap            two cells that touch along an edge trade what stands in them; not both
                    are blank
    row shift       somebody skipped a blank in a row, or saw one twice: from some cell on
                    the row moves by one to the right (its last cell must be blank, so that
                    nothing is lost), or to the left (the cell where it begins must be
                    blank; the last cell becomes blank)
    column shift    the same in a column

Corrections that come to the same grid are told once, as the first of these kinds.  Only a
correction that touches every unsatisfiable core can help, and so most need not be tried.

The best come first: those that leave exactly one solution, as a printed puzzle has; then
in the order of the kinds; then those that leave fewer solutions; then row by row.
"""

from bisect import insort
from collections.abc import Iterator, Mapping
from enum import Enum

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell, Digit, HouseKind
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.diagnose.grid_analysis import GridAnalysis
from sudoku_gui.solvers.diagnose.unsatisfiable_core import UnsatisfiableCore, shrunk_core
from sudoku_gui.solvers.task import Resumable

LIMIT = 100
"""How many solutions of a corrected grid are counted."""

_DISJOINT_CLASHES = 4  # beyond the first; the more, the fewer corrections are tried
_PART_FOR_CLASHES = 0.1  # of the progress


class TypoKind(Enum):
    """What somebody did wrong, the most plausible first; the values are the terminal's."""

    WRONG_DIGIT = "wrong-digit"
    SWAP = "swap"
    ROW_SHIFT = "row-shift"
    COLUMN_SHIFT = "column-shift"
    EXTRA_GIVEN = "extra-given"


_KINDS = tuple(TypoKind)


@dataclass(frozen=True, slots=True)
class Typo:
    """A typo and its correction: `cells` hold `before` and should hold `after` (BLANK: nothing)."""

    kind: TypoKind
    cells: tuple[Cell, ...]
    before: tuple[Digit, ...]
    after: tuple[Digit, ...]
    solutions: int  # how many the corrected grid has, counted up to the limit
    has_more: bool  # there are, or may be, more

    @property
    def is_unique(self) -> bool:
        """Whether the corrected grid has exactly one solution."""
        return self.solutions == 1 and not self.has_more

    @property
    def changes(self) -> Mapping[Cell, Digit]:
        """What the correction puts into which cell, all of it at once."""
        return dict(zip(self.cells, self.after, strict=True))


class TypoFinder(GridAnalysis):
    """Looks for every single typo that explains a grid without a solution.

    It is told an unsatisfiable core of the grid.  One without cells is of no help, and all is
    tried.
    """

    def __init__(self, grid: Grid, core: UnsatisfiableCore) -> None:
        super().__init__(grid)
        self._clashes = [frozenset(core.cells)] if core.cells else []
        self._typos: list[Typo] = []

    @property
    def typos(self) -> tuple[Typo, ...]:
        """Those found so far, the best first."""
        return tuple(self._typos)

    def _work_out(self) -> Resumable[None]:
        yield from self._find_more_clashes()
        corrections = [
            (kind, changes)
            for kind, changes in _corrections(self._grid)
            if all(core.intersection(changes) for core in self._clashes)
        ]
        for done, (kind, changes) in enumerate(corrections, start=1):
            yield from self._try(kind, changes)
            self._report_progress(done, len(corrections), _PART_FOR_CLASHES)

    def _try(self, kind: TypoKind, changes: Mapping[Cell, Digit]) -> Resumable[None]:
        corrected = self._grid.with_digits(changes)
        count = yield from self._count(corrected.digits, LIMIT + 1)
        if count.solutions:
            typo = Typo(
                kind,
                tuple(changes),
                tuple(self._grid.digit_at(cell) for cell in changes),
                tuple(changes.values()),
                min(count.solutions, LIMIT),
                has_more=count.solutions > LIMIT or not count.is_decided,
            )
            insort(self._typos, typo, key=_rank)

    def _find_more_clashes(self) -> Resumable[None]:
        """Find unsatisfiable cores without a cell in common: a typo touches all of them."""
        rest = self._grid
        for done in range(_DISJOINT_CLASHES if self._clashes else 0):
            rest = rest.with_digits(dict.fromkeys(self._clashes[-1], BLANK))
            core = yield from self._core_in(rest)
            if not core:
                return
            self._clashes.append(core)
            self._report_progress(done + 1, _DISJOINT_CLASHES, end=_PART_FOR_CLASHES)

    def _core_in(self, rest: Grid) -> Resumable[frozenset[Cell]]:
        """Return some core among the givens that are left, empty if none is found."""
        conflicts = rest.conflicts()
        if conflicts:
            return frozenset({conflicts[0].first, conflicts[0].second})
        count = yield from self._count(rest.digits, 1)
        if not count.is_none:
            return frozenset()
        core = yield from shrunk_core(rest, rest.filled(), self._count)
        return frozenset(core.cells)


def _rank(typo: Typo) -> tuple[object, ...]:
    return (not typo.is_unique, _KINDS.index(typo.kind), typo.has_more, typo.solutions, typo.cells)


def _corrections(grid: Grid) -> Iterator[tuple[TypoKind, Mapping[Cell, Digit]]]:
    """Yield every typo with the changes that correct it, each grid that comes of it once."""
    met: set[frozenset[tuple[Cell, Digit]]] = set()
    for kind, changes in _all_corrections(grid):
        changed = {cell: digit for cell, digit in sorted(changes) if grid.digit_at(cell) != digit}
        key = frozenset(changed.items())
        if key and key not in met:
            met.add(key)
            yield kind, changed


_LINES = frozenset({HouseKind.ROW, HouseKind.COLUMN})
_Changes = list[tuple[Cell, Digit]]


def _all_corrections(grid: Grid) -> Iterator[tuple[TypoKind, _Changes]]:
    for cell in grid.filled():
        for digit in grid.geometry.digits:
            yield TypoKind.WRONG_DIGIT, [(cell, Digit(digit))]
    for first, second in _touching(grid):
        yield TypoKind.SWAP, [(first, grid.digit_at(second)), (second, grid.digit_at(first))]
    for house in grid.geometry.houses:
        if house.kind is HouseKind.ROW:
            yield from ((TypoKind.ROW_SHIFT, each) for each in _shifts(grid, house.cells))
        elif house.kind is HouseKind.COLUMN:
            yield from ((TypoKind.COLUMN_SHIFT, each) for each in _shifts(grid, house.cells))
    for cell in grid.filled():
        yield TypoKind.EXTRA_GIVEN, [(cell, BLANK)]


def _touching(grid: Grid) -> Iterator[tuple[Cell, Cell]]:
    """Yield every two cells that touch along an edge."""
    for house in grid.geometry.houses:
        if house.kind in _LINES:
            yield from zip(house.cells, house.cells[1:], strict=False)


def _shifts(grid: Grid, line: tuple[Cell, ...]) -> Iterator[_Changes]:
    """Yield the line with the cells from each one on moved by one, to both sides."""
    digits = [grid.digit_at(cell) for cell in line]
    for start in range(len(line)):
        kept, moved = digits[:start], digits[start:]
        if moved[-1] == BLANK:
            yield list(zip(line, [*kept, BLANK, *moved[:-1]], strict=True))
        if moved[0] == BLANK:
            yield list(zip(line, [*kept, *moved[1:], BLANK], strict=True))
