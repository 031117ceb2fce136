"""Conflict sets: which placements are the reason why some blanks cannot all be filled.

The search is of its own: it goes on at the blank with the fewest digits that fit, and where
nothing is left it jumps back (conflict-directed backjumping; Prosser, "Hybrid algorithms for
the constraint satisfaction problem", 1993).  The conflict set of a blank is made of

    for each digit that is refused, the earliest of the cells that refuse it: a placement, a
    blank that this search has filled itself, or a given, which nobody is to blame for
    for each digit tried in vain, the conflict set of what failed below it, without the
    blank itself; if that lacks the blank, it is that of the blank too, whose other digits
    would fail just so

In the end only placements are left in it.  As long as they stand, the blanks cannot all be
filled, whatever the other placements are, and also where those are taken out.
"""

from collections.abc import Iterable, Sequence
from functools import cache

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.task import Resumable

STRIDE = 16
"""Digits put in between two moments at which the search may be left."""


@dataclass(frozen=True, slots=True)
class Placements:
    """A grid of givens and, in the order in which they were made, digits placed in blanks."""

    givens: Grid
    made: tuple[tuple[Cell, Digit], ...]

    def of(self, cells: Iterable[Cell]) -> "Placements":
        """Those in `cells` alone."""
        kept = frozenset(cells)
        return Placements(self.givens, tuple(each for each in self.made if each[0] in kept))

    def then(self, cell: Cell, digit: Digit) -> "Placements":
        """One more after them."""
        return Placements(self.givens, (*self.made, (cell, digit)))


@dataclass(slots=True)
class _FilledBlank:
    """A blank being filled."""

    blank: Cell
    left: int  # the digits that are still to be tried, as bits
    conflict: int  # the levels because of which no other digit but `digit` is left, as bits
    digit: int = -1  # put in now, counted from 0


class BackjumpingSearch:
    """Tries to fill `blanks`, all of them blank; other blanks stay so, and ask for nothing.

    A level is 0 for a given, and then counts placements and the digits put in.
    """

    def __init__(self, placements: Placements, blanks: Sequence[Cell]) -> None:
        geometry = placements.givens.geometry
        # Both are known when it has run; the cells are in the order of the placements.
        self.can_fill = False
        self.conflict_set: tuple[Cell, ...] = ()
        self._placed = [cell for cell, _ in placements.made]
        self._blanks = blanks
        self._is_open = bytearray(geometry.cell_count)
        for blank in blanks:
            self._is_open[blank] = 1
        self._filled: list[_FilledBlank] = []
        self._all = (1 << geometry.size) - 1
        self._houses = _houses_of(geometry)
        self._used = [0] * len(geometry.houses)  # by house, the digits that it has, as bits
        # When it got each of them; this says nothing of digits that it does not have.  Only what
        # fits is put in, so it has each digit from one cell.
        self._level_of = [[0] * geometry.size for _ in self._used]
        for cell, digit in enumerate(placements.givens.digits):
            if digit:
                self._hold(Cell(cell), digit - 1, 0)
        for level, (cell, placed) in enumerate(placements.made, start=1):
            self._hold(cell, placed - 1, level)

    def run(self) -> Resumable[None]:
        """Find out; pauses after every few digits."""
        # As long as the levels in the conflict set of a blank stand, all blanks can be filled at
        # best with one of its digits left to try or the one put in.  The set names only levels
        # before that of the blank.
        count = 0
        while len(self._filled) < len(self._blanks):
            self._enter_scarcest()
            while not self._filled[-1].left:
                failed = self._jump_back()
                if not self._filled:
                    levels = enumerate(self._placed, start=1)
                    self.conflict_set = tuple(cell for level, cell in levels if failed >> level & 1)
                    return
                # The digit put in here has failed too: what it failed by is part of the reason.
                self._filled[-1].conflict |= failed & ~(1 << self._level)
                self._take_out()
            self._put_in()
            count += 1
            if count % STRIDE == 0:
                yield
        self.can_fill = True

    @property
    def _level(self) -> int:
        """That of the blank being filled."""
        return len(self._placed) + len(self._filled)

    def _enter_scarcest(self) -> None:
        """Go on at the first of the blanks with the fewest digits that fit."""
        chosen, fitting, fewest = Cell(-1), 0, self._all.bit_length() + 1
        for blank in self._blanks:
            if self._is_open[blank]:
                held = 0
                for house in self._houses[blank]:
                    held |= self._used[house]
                free = self._all & ~held
                if free.bit_count() < fewest:
                    chosen, fitting, fewest = blank, free, free.bit_count()
                    if not fewest:
                        break
        self._is_open[chosen] = 0
        self._filled.append(_FilledBlank(chosen, fitting, self._refusing(chosen, fitting)))

    def _refusing(self, blank: Cell, fitting: int) -> int:
        """The earliest levels that refuse the digits that do not fit."""
        conflict = 0
        houses = self._houses[blank]
        for digit in range(self._all.bit_length()):
            if not fitting >> digit & 1:
                conflict |= 1 << min(
                    self._level_of[house][digit]
                    for house in houses
                    if self._used[house] >> digit & 1
                )
        return conflict & ~1

    def _jump_back(self) -> int:
        """Leave the blank where nothing is left, and those that are not to blame.

        Return its conflict set.
        """
        # A blank that is not in the set may hold any digit: the failure stays the same.
        failed = self._leave()
        while self._filled and not failed >> self._level & 1:
            self._take_out()
            self._leave()
        return failed

    def _leave(self) -> int:
        last = self._filled.pop()
        self._is_open[last.blank] = 1
        return last.conflict

    def _put_in(self) -> None:
        last = self._filled[-1]
        last.digit = (last.left & -last.left).bit_length() - 1
        last.left &= last.left - 1
        self._hold(last.blank, last.digit, self._level)

    def _take_out(self) -> None:
        last = self._filled[-1]
        for house in self._houses[last.blank]:
            self._used[house] &= ~(1 << last.digit)

    def _hold(self, cell: Cell, digit: int, level: int) -> None:
        for house in self._houses[cell]:
            self._used[house] |= 1 << digit
            self._level_of[house][digit] = level


@cache
def _houses_of(geometry: Geometry) -> tuple[tuple[int, ...], ...]:
    """By cell, its houses as places in the list of all houses."""
    place_of = {house: place for place, house in enumerate(geometry.houses)}
    houses = (geometry.houses_of(Cell(cell)) for cell in geometry.cells)
    return tuple(tuple(place_of[house] for house in each) for each in houses)
