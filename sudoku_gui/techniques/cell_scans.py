# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True
"""Scans of cells for patterns: the hot loops of wings, unique loops and aligned exclusion.

As in `house_scans`, they report numbers, and run in two forms.
"""

from array import array

from sudoku_gui.model.geometry import Cell, Geometry
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


class AlignedScan:
    """Looks for two cells or three of which some combinations of digits are impossible.

    So are those that fill a house twice, and those that leave nothing to an excluder: a cell that
    all of them see.  There are at least two excluders, with no more digits than cells are looked
    for.  It has an effect where a digit is in none of the other combinations.  The same three may
    be met more than once.
    """

    def __init__(self, geometry: Geometry, count: int) -> None:
        most_peers = max([len(geometry.peers_of(Cell(cell))) for cell in geometry.cells])
        self._count = count
        self._bases = zeros(geometry.cell_count)  # cells that see excluders
        self._is_base = zeros(geometry.cell_count)
        self._base_count = 0
        # The excluders that each cell sees.
        self._first_excluder = zeros(geometry.cell_count + 1)
        self._excluders = zeros(geometry.cell_count * most_peers)
        # The same as bits, in `words` words for each cell.
        self._words = (geometry.cell_count + 63) // 64
        self._excluder_bits = array("Q", bytes(8 * self._words * geometry.cell_count))
        self._common = zeros(most_peers)  # those that the first two cells see
        self._common_count = 0
        self._chosen = zeros(most_peers)  # those that all cells see
        self._excluder_count = 0
        self._is_first_seen = 0  # by the third cell
        self._is_second_seen = 0
        self._first = 0  # the next cells to be looked at, as `bases` counts them
        self._second = 0
        self._third = 0  # as the excluders of the first and the second are counted together
        self._cells = zeros(3)
        self._lost = zeros(3)  # the digits of each that are in no combination

    @property
    def losses(self) -> tuple[tuple[int, int], ...]:
        """The cells that were met, each with a mask of what it loses."""
        return tuple([(self._cells[at], self._lost[at]) for at in range(self._count)])

    def restart(self, masks: CandidateMasks) -> None:
        """Begin anew, in other masks maybe."""
        self._first = -1
        self._second = 1
        self._base_count = 0
        filled = 0
        for cell in range(masks.cell_count):
            self._first_excluder[cell] = filled
            self._is_base[cell] = 0
            row = cell * self._words
            for word in range(row, row + self._words):
                self._excluder_bits[word] = 0
            if _bits(masks._of_cell[cell]) >= 2:
                for index in range(masks._first_peer[cell], masks._first_peer[cell + 1]):
                    peer = masks._peers[index]
                    if 2 <= _bits(masks._of_cell[peer]) <= self._count:
                        self._excluders[filled] = peer
                        filled += 1
                        self._set_bit(row, peer)
            if filled > self._first_excluder[cell]:
                self._is_base[cell] = 1
                self._bases[self._base_count] = cell
                self._base_count += 1
        self._first_excluder[masks.cell_count] = filled
        self._third = 1 << 20  # no two cells see so many excluders

    def _set_bit(self, row: int, cell: int) -> None:
        one = 1
        self._excluder_bits[row + (cell >> 6)] |= one << (cell & 63)

    def next_set(self, masks: CandidateMasks) -> bool:
        """Go to the next cells that lose digits; return whether there are any."""
        while True:
            if self._count == 3 and self._choose_third(masks):
                if self._has_effect(masks, 3):
                    return True
                continue
            if not self._choose_pair():
                return False
            if self._have_common(2):
                self._find_common(masks)
                if self._count == 2 and self._has_effect(masks, 2):
                    return True
            else:
                self._third = 1 << 20  # as above

    def _choose_pair(self) -> bool:
        """Go to the next two cells; return False if there are no more."""
        self._third = 0
        self._first += 1
        if self._first == self._second:
            self._first = 0
            self._second += 1
        if self._second >= self._base_count:
            return False
        self._cells[0] = self._bases[self._first]
        self._cells[1] = self._bases[self._second]
        return True

    def _have_common(self, count: int) -> bool:
        """Return whether the first two cells, or all three, see two excluders at least."""
        one = self._cells[0] * self._words
        other = self._cells[1] * self._words
        third = self._cells[count - 1] * self._words
        is_one_met = False
        for word in range(self._words):
            common = self._excluder_bits[one + word] & self._excluder_bits[other + word]
            common &= self._excluder_bits[third + word]
            if common and (is_one_met or common & (common - 1)):
                return True
            is_one_met = is_one_met or common != 0
        return False

    def _find_common(self, masks: CandidateMasks) -> None:
        first = self._cells[0]
        row = self._cells[1] * masks.cell_count
        self._common_count = 0
        for index in range(self._first_excluder[first], self._first_excluder[first + 1]):
            if masks._sees[row + self._excluders[index]]:
                self._common[self._common_count] = self._excluders[index]
                self._chosen[self._common_count] = self._excluders[index]
                self._common_count += 1
        self._excluder_count = self._common_count

    def _choose_third(self, masks: CandidateMasks) -> bool:
        """Go to the next third cell, an excluder of the first two; return False at the end."""
        first = self._cells[0]
        second = self._cells[1]
        of_first = self._first_excluder[first + 1] - self._first_excluder[first]
        of_second = self._first_excluder[second + 1] - self._first_excluder[second]
        while self._third < of_first + of_second:
            at = self._third
            self._third += 1
            if at < of_first:
                third = self._excluders[self._first_excluder[first] + at]
            else:
                third = self._excluders[self._first_excluder[second] + at - of_first]
                if masks._sees[first * masks.cell_count + third]:
                    continue  # met before
            if third not in (first, second) and self._is_base[third]:
                self._cells[2] = third
                return True
        return False

    def _has_effect(self, masks: CandidateMasks, count: int) -> bool:
        """Return whether the cells chosen lose anything, having noted what."""
        first = masks._of_cell[self._cells[0]]
        second = masks._of_cell[self._cells[1]]
        third = 1  # no digit, so that nothing rules it out
        if count == 3:
            if not self._have_common(3):
                return False
            third = masks._of_cell[self._cells[2]]
            self._choose_excluders(masks)
        are_alike = 0 if masks._sees[self._cells[0] * masks.cell_count + self._cells[1]] else -1
        used_first = used_second = used_third = 0
        rest = first
        while rest:
            one = rest & -rest
            rest ^= one
            others = second & (~one | are_alike)
            while others:
                other = others & -others
                others ^= other
                left = self._left_to_third(masks, one, other, third)
                if left:
                    used_first |= one
                    used_second |= other
                    used_third |= left
                    if used_second == second and used_third == third:
                        break
        self._lost[0] = first & ~used_first
        self._lost[1] = second & ~used_second
        self._lost[2] = third & ~used_third
        return (self._lost[0] | self._lost[1] | self._lost[2]) != 0

    def _choose_excluders(self, masks: CandidateMasks) -> None:
        """Keep the excluders that the third cell sees, too."""
        third = self._cells[2]
        self._excluder_count = 0
        for index in range(self._common_count):
            if masks._sees[third * masks.cell_count + self._common[index]]:
                self._chosen[self._excluder_count] = self._common[index]
                self._excluder_count += 1
        self._is_first_seen = masks._sees[third * masks.cell_count + self._cells[0]]
        self._is_second_seen = masks._sees[third * masks.cell_count + self._cells[1]]

    def _left_to_third(self, masks: CandidateMasks, one: int, other: int, third: int) -> int:
        """Return the digits that a third cell may have beside two digits; 0 if they cannot be."""
        banned = (one if self._is_first_seen else 0) | (other if self._is_second_seen else 0)
        for index in range(self._excluder_count):
            left = masks._of_cell[self._chosen[index]] & ~(one | other)
            if not left:
                return 0
            if not left & (left - 1):
                banned |= left
        return third & ~banned
