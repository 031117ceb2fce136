# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True
"""Scans of cells for patterns: the hot loops of wings and unique loops.

As in `house_scans`, they report numbers, and run in two forms.
"""

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.integer_arrays import zeros
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.geometry_arrays import homes_in_order, kinds_of_houses
from sudoku_gui.techniques.technique import scan_order


def next_rich_cell(masks: CandidateMasks, start: int) -> int:
    """Return the cell, from `start`, that has more than two candidates; -1 if none has."""
    for cell in range(start, masks.cell_count):
        if _bits(masks._of_cell[cell]) > 2:
            return cell
    return -1


def next_wing(masks: CandidateMasks, pivot_digits: int, start: int) -> int:
    """Return pivot, wing and other wing, from `start`, that rule something out; -1 if none do.

    They are counted together, by cell, cell and cell.  The pivot has two digits or three.
    """
    count = masks.cell_count
    for pivot in range(start // (count * count), count):
        mask = masks._of_cell[pivot]
        if _bits(mask) != pivot_digits:
            continue
        end = masks._first_peer[pivot + 1]
        for first in range(masks._first_peer[pivot], end):
            one = masks._of_cell[masks._peers[first]]
            if _bits(one) != 2 or _bits(one & mask) != pivot_digits - 1:
                continue
            for second in range(first + 1, end):
                at = (pivot * count + masks._peers[first]) * count + masks._peers[second]
                other = masks._of_cell[masks._peers[second]]
                shared = one & other
                if at < start or _bits(other) != 2 or _bits(shared) != 1:
                    continue
                wanted = one | other if pivot_digits == 3 else (one | other) & ~shared
                if mask == wanted and _loses_any(masks, at, shared, pivot_digits == 3):
                    return at
    return -1


def _loses_any(masks: CandidateMasks, at: int, digit: int, sees_pivot: bool) -> bool:
    """Return whether any cell beside the pivot that sees the wings has the digit."""
    count = masks.cell_count
    pivot = at // (count * count)
    one = at // count % count
    other = at % count
    for index in range(masks._first_peer[one], masks._first_peer[one + 1]):
        cell = masks._peers[index]
        if not masks._of_cell[cell] & digit or cell in (pivot, other):
            continue
        if masks._sees[cell * count + other] and (
            not sees_pivot or masks._sees[cell * count + pivot]
        ):
            return True
    return False


def _bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


class UniqueLoopScan:
    """Looks for loops of cells that all have the same two candidates.

    From cell to cell a loop goes along a house, never two of one kind in turn.  Each house has
    two cells of it, one at an even place and one at an odd one, or none.  One cell or more have
    no other candidates; where more than two have others, these are all one digit.
    """

    def __init__(self, geometry: Geometry) -> None:
        self._kinds = kinds_of_houses(geometry)
        # By cell, as in the masks: its houses, but in the order to look at.
        self._homes = homes_in_order(geometry, scan_order(geometry))
        self._path = zeros(geometry.cell_count + 1)
        self._is_on_path = zeros(geometry.cell_count)
        self._is_choice = zeros(geometry.cell_count)
        self._choices = zeros(len(self._kinds))  # by house, how many
        self._visits = zeros(len(self._kinds))  # by house, bit 0: even places, bit 1: odd
        self._pair = 0
        self._least = 0
        self._most = 0
        self._loops: list[tuple[int, ...]] = []

    def loops(self, masks: CandidateMasks, least: int, most: int) -> list[tuple[int, ...]]:
        """Return the loops of so many cells, each with a mask of its two digits at its end.

        Each begins at the first of its cells that has no other candidates, and is there once in
        either direction.
        """
        self._loops = []
        self._least = least
        self._most = most
        for start in range(masks.cell_count):
            self._pair = masks._of_cell[start]
            if not self._may_begin(masks, start):
                continue
            if self._choose_cells(masks, start):
                self._path[0] = start
                self._visit(masks, start, 1)
                self._extend(masks, 1, 2, 0, -1)
                self._visit(masks, start, 1)
        return self._loops

    def _may_begin(self, masks: CandidateMasks, cell: int) -> bool:
        """Return whether a cell has two digits, and in each of its houses another has both."""
        if _bits(self._pair) != 2:
            return False
        one = 0
        while not self._pair >> one & 1:
            one += 1
        other = one + 1
        while not self._pair >> other & 1:
            other += 1
        for index in range(masks._first_home[cell], masks._first_home[cell + 1]):
            first = self._homes[index] * (masks.size + 1)
            both = masks._places[first + one] & masks._places[first + other]
            if not both & (both - 1):
                return False
        return True

    def _choose_cells(self, masks: CandidateMasks, start: int) -> bool:
        """Find the cells that may be in a loop; return whether `start` is among them.

        They have both digits, and so has another of them in each of their houses.
        """
        for house in range(masks.house_count):
            self._choices[house] = 0
        for cell in range(masks.cell_count):
            self._is_choice[cell] = masks._of_cell[cell] & self._pair == self._pair
            if self._is_choice[cell]:
                self._count_choice(masks, cell, 1)
        lost = 1
        while lost and self._is_choice[start]:
            lost = 0
            for cell in range(masks.cell_count):
                if self._is_choice[cell] and self._is_alone(masks, cell):
                    self._is_choice[cell] = 0
                    self._count_choice(masks, cell, -1)
                    lost = 1
        return self._is_choice[start] != 0

    def _count_choice(self, masks: CandidateMasks, cell: int, count: int) -> None:
        for index in range(masks._first_home[cell], masks._first_home[cell + 1]):
            self._choices[self._homes[index]] += count

    def _is_alone(self, masks: CandidateMasks, cell: int) -> bool:
        """Return whether a house of the cell has no other that may be in a loop."""
        for index in range(masks._first_home[cell], masks._first_home[cell + 1]):
            if self._choices[self._homes[index]] < 2:
                return True
        return False

    def _extend(
        self, masks: CandidateMasks, length: int, allowed: int, others: int, last_kind: int
    ) -> None:
        """Go on from a path of that length, along any house but of the kind come along.

        allowed: how many cells more may have other candidates, whatever these are; others: those
        of the cells on the path.
        """
        place = 1 << (length & 1)
        cell = self._path[length - 1]
        if length >= self._least and masks._sees[cell * masks.cell_count + self._path[0]]:
            self._report(masks, length, last_kind)
        if length >= self._most:
            return
        for index in range(masks._first_home[cell], masks._first_home[cell + 1]):
            house = self._homes[index]
            if self._kinds[house] == last_kind:
                continue
            for at in range(house * masks.size, (house + 1) * masks.size):
                following = masks._house_cells[at]
                if self._is_choice[following] and self._may_follow(
                    masks, following, length, allowed, others
                ):
                    more = masks._of_cell[following] & ~self._pair
                    self._path[length] = following
                    self._visit(masks, following, place)
                    left = allowed - 1 if more else allowed
                    self._extend(masks, length + 1, left, others | more, self._kinds[house])
                    self._visit(masks, following, place)

    def _may_follow(
        self, masks: CandidateMasks, cell: int, length: int, allowed: int, others: int
    ) -> bool:
        if self._is_on_path[cell]:
            return False
        more = masks._of_cell[cell] & ~self._pair
        if more and allowed <= 0 and _bits(others | more) != 1:
            return False
        for index in range(masks._first_home[cell], masks._first_home[cell + 1]):
            if self._visits[self._homes[index]] & 1 << (length & 1):
                return False
        return True

    def _visit(self, masks: CandidateMasks, cell: int, place: int) -> None:
        """Put a cell on the path, or take it off: `place` is 1 or 2, where that is even or odd."""
        self._is_on_path[cell] ^= 1
        for index in range(masks._first_home[cell], masks._first_home[cell + 1]):
            self._visits[self._homes[index]] ^= place

    def _report(self, masks: CandidateMasks, length: int, last_kind: int) -> None:
        """Take the path for a loop, if it is one that was not met from an earlier cell."""
        if not self._is_closed(masks, self._path[length - 1], last_kind):
            return
        for at in range(length):
            cell = self._path[at]
            if cell < self._path[0] and masks._of_cell[cell] == self._pair:
                return
            for index in range(masks._first_home[cell], masks._first_home[cell + 1]):
                if self._visits[self._homes[index]] != 3:
                    return
        self._loops.append((*[self._path[at] for at in range(length)], self._pair))

    def _is_closed(self, masks: CandidateMasks, last: int, last_kind: int) -> bool:
        """Return whether a house, but of the kind come along, has the last cell and the first."""
        first = self._path[0]
        for index in range(masks._first_home[last], masks._first_home[last + 1]):
            house = self._homes[index]
            if self._kinds[house] != last_kind:
                for other in range(masks._first_home[first], masks._first_home[first + 1]):
                    if self._homes[other] == house:
                        return True
        return False
