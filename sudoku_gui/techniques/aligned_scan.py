# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True
"""The scan for aligned exclusion.

As in `house_scans`, it reports numbers, and runs in two forms.

Whether cells lose digits depends on their own candidates and on those of the excluders that all of
them see.  From one position to the next most of these stay the same, so it is kept when two cells
were last found to lose none, whatever the third is, and which cells have changed since.

    excluder_bits  by cell, the excluders that it sees, as bits of `words` words
    changed        by time, in a ring of `recent`, the cells that have changed since, as bits
    changed_at     by cell, the time at which it changed last
    touched_at     by cell, the time at which it or an excluder that it sees changed last
    checked_at     by two cells, the time at which they were last found to lose nothing; 0 for never
"""

from array import array
from collections.abc import MutableSequence

from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.solvers.integer_arrays import zeros
from sudoku_gui.techniques.candidate_masks import CandidateMasks


class AlignedScan:
    """Looks for two cells or three of which some combinations of digits are impossible.

    So are those that fill a house twice, and those that leave nothing to an excluder: a cell that
    all of them see.  There are at least two excluders, with no more digits than cells are looked
    for.  It has an effect where a digit is in none of the other combinations.  The same three may
    be met more than once.
    """

    def __init__(self, geometry: Geometry, count: int) -> None:
        cells = geometry.cell_count
        most_peers = max([len(geometry.peers_of(Cell(cell))) for cell in geometry.cells])
        self._count = count
        self._cell_count = cells
        self._bases = zeros(cells)  # cells that see excluders
        self._is_base = zeros(cells)
        self._base_count = 0
        # The excluders that each cell sees.
        self._first_excluder = zeros(cells + 1)
        self._excluders = zeros(cells * most_peers)
        self._words = (cells + 63) // 64
        self._excluder_bits = array("Q", bytes(8 * self._words * cells))
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
        self._recent = 64
        self._time = 0
        self._before = array("i", [-1]) * cells  # the candidates at that time
        self._changed = array("Q", bytes(8 * self._words * self._recent))
        self._changed_at = zeros(cells)
        self._touched_at = zeros(cells)
        self._checked_at = zeros(cells * cells)
        self._has_lost = True  # whether the first two cells lose anything
        self._is_all_new = True  # whether all thirds are to be looked at
        self._row = 0  # of `changed`, that for the first two cells
        # The excluders that the first two cells see and that have changed since.
        self._new = array("Q", bytes(8 * self._words))

    @property
    def losses(self) -> tuple[tuple[int, int], ...]:
        """The cells that were met, each with a mask of what it loses."""
        return tuple([(self._cells[at], self._lost[at]) for at in range(self._count)])

    def restart(self, masks: CandidateMasks) -> None:
        """Begin anew, in other masks maybe."""
        self._note_changes(masks)
        self._first = -1
        self._second = 1
        self._has_lost = True  # no cells are chosen yet
        self._base_count = 0
        filled = 0
        for cell in range(masks.cell_count):
            self._first_excluder[cell] = filled
            self._is_base[cell] = 0
            row = cell * self._words
            for word in range(row, row + self._words):
                self._excluder_bits[word] = 0
            self._touched_at[cell] = self._changed_at[cell]
            if _has_more_bits(masks._of_cell[cell], 1):
                for index in range(masks._first_peer[cell], masks._first_peer[cell + 1]):
                    peer = masks._peers[index]
                    if self._is_excluder(masks._of_cell[peer]):
                        self._excluders[filled] = peer
                        filled += 1
                        self._touched_at[cell] = max(self._touched_at[cell], self._changed_at[peer])
                        self._set_bit(self._excluder_bits, row, peer)
            if filled > self._first_excluder[cell]:
                self._is_base[cell] = 1
                self._bases[self._base_count] = cell
                self._base_count += 1
        self._first_excluder[masks.cell_count] = filled
        self._third = 1 << 20  # no two cells see so many excluders

    def _is_excluder(self, mask: int) -> bool:
        return _has_more_bits(mask, 1) and not _has_more_bits(mask, self._count)

    def _note_changes(self, masks: CandidateMasks) -> None:
        """Note which cells have changed, and take that for another time if any have."""
        is_any = False
        for cell in range(masks.cell_count):
            if masks._of_cell[cell] != self._before[cell]:
                self._before[cell] = masks._of_cell[cell]
                self._changed_at[cell] = self._time + 1
                is_any = True
                for time in range(self._recent):
                    self._set_bit(self._changed, time * self._words, cell)
        if is_any:
            self._time += 1
            row = self._time % self._recent * self._words
            for word in range(row, row + self._words):
                self._changed[word] = 0

    def _set_bit(self, bits: MutableSequence[int], row: int, cell: int) -> None:
        one = 1
        bits[row + (cell >> 6)] |= one << (cell & 63)

    def next_set(self, masks: CandidateMasks) -> bool:
        """Go to the next cells that lose digits; return whether there are any."""
        while True:
            if self._count == 3 and self._choose_third(masks):
                if self._has_effect(masks, 3):
                    self._has_lost = True
                    return True
                continue
            if not self._choose_pair():
                return False
            if self._find_new() and self._have_common(2):
                self._find_common(masks)
                if self._count == 2 and self._has_effect(masks, 2):
                    self._has_lost = True
                    return True
            else:
                self._third = 1 << 20  # as above

    def _choose_pair(self) -> bool:
        """Go to the next two cells of which anything is new; return False if there are no more."""
        if not self._has_lost:
            self._checked_at[self._cells[0] * self._cell_count + self._cells[1]] = self._time
        self._has_lost = False
        self._third = 0
        while True:
            self._first += 1
            if self._first == self._second:
                self._first = 0
                self._second += 1
            if self._second >= self._base_count:
                self._has_lost = True  # no cells are chosen any more
                return False
            first = self._bases[self._first]
            second = self._bases[self._second]
            time = self._checked_at[first * self._cell_count + second]
            if time < self._touched_at[first] or time < self._touched_at[second]:
                self._cells[0] = first
                self._cells[1] = second
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

    def _find_new(self) -> bool:
        """Find out what has changed since the first two cells were looked at.

        Return whether they, with a third or without, may lose anything now.  Where an excluder is
        none any more, they lose no more than before.
        """
        first = self._cells[0]
        second = self._cells[1]
        one = first * self._words
        other = second * self._words
        time = self._checked_at[first * self._cell_count + second]
        self._row = time % self._recent * self._words
        if not time or self._time - time >= self._recent:
            self._is_all_new = True
        else:
            self._is_all_new = self._has_changed(first) or self._has_changed(second)
        is_any = self._is_all_new
        for word in range(self._words):
            of_first = self._changed[self._row + word] & self._excluder_bits[one + word]
            of_second = self._changed[self._row + word] & self._excluder_bits[other + word]
            self._new[word] = of_first & of_second
            if self._new[word] or (self._count == 3 and of_first | of_second):
                is_any = True
        return is_any

    def _has_changed(self, cell: int) -> bool:
        """Return whether a cell has, since the first two cells were looked at."""
        return (self._changed[self._row + (cell >> 6)] >> (cell & 63)) & 1 != 0

    def _is_third_new(self, third: int) -> bool:
        """Return whether anything has changed that counts for the first two cells and a third."""
        if self._is_all_new or self._has_changed(third):
            return True
        for word in range(self._words):
            if self._new[word] & self._excluder_bits[third * self._words + word]:
                return True
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
            if self._is_base[third] and third not in (first, second) and self._is_third_new(third):
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


def _has_more_bits(mask: int, count: int) -> bool:
    for _ in range(count):
        mask &= mask - 1
    return mask != 0
