# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True
"""Almost locked sets: n cells of a house with n + 1 digits between them, two or more in each.

Without one of these digits they are locked: each of the others is in one of the cells.  Two sets
are linked by a digit if all its places in one see all those in the other: then not both have it
(it is their restricted common).  So along a chain of sets, each left by another digit than it was
entered by, the first set or the last has all its other digits.

    slot        a digit of a set: set * (size + 1) + digit
    places      by slot, the cells of the set that have the digit
    seen        by slot, the cells that have the digit and see all of `places`
    linked      by slot, from first_linked[slot] to that of the next, the slots linked with it

Sets of cells are bits in words of 64, the first cell lowest.

The file runs in two forms, as `search_base` says.
"""

from array import array

from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.solvers.integer_arrays import zeros
from sudoku_gui.techniques.candidate_masks import CandidateMasks

_MOST_CELLS = 5  # in grids larger than 9x9, where there are too many sets
_MOST_SETS = 7  # of a chain


class AlmostLockedSets:
    """Holds the sets of one position after another, all of one geometry, and finds chains."""

    def __init__(self, geometry: Geometry) -> None:
        size = geometry.size
        self.stride = size + 1
        self._most_sets = _MOST_SETS
        self._most_cells = _MOST_CELLS if size > 9 else size - 1
        self._cell_count = geometry.cell_count
        self._words = (geometry.cell_count + 63) // 64
        self._peers = array("Q", bytes(8 * self._words * geometry.cell_count))
        for cell in map(Cell, geometry.cells):
            for peer in geometry.peers_of(cell):
                self._peers[cell * self._words + peer // 64] |= _bit(peer)
        # By digit, the cells that have it.
        self._having = array("Q", bytes(8 * self._words * self.stride))
        # By digit and cell, the first slot whose lowest place it is; by slot, the next such.
        self._head = zeros(self.stride * self._cell_count)
        # The blanks of a house, their candidates, and those chosen.
        self._blanks = zeros(size)
        self._left = zeros(size)
        self._chosen = zeros(size)
        self._blank_count = 0
        self.cells: list[tuple[int, ...]] = []
        self.houses: list[int] = []
        self._set_count = 0
        self._make_room()

    def loaded(self, masks: CandidateMasks) -> "AlmostLockedSets":
        """Find the sets of another position, and return itself."""
        self.load(masks)
        return self

    def load(self, masks: CandidateMasks) -> None:
        """Find the sets of another position."""
        house_of: dict[tuple[int, ...], int] = {}
        for house in range(masks.house_count):
            self._blank_count = 0
            for place in range(house * masks.size, (house + 1) * masks.size):
                cell = masks._house_cells[place]
                if masks._of_cell[cell] & (masks._of_cell[cell] - 1):
                    self._blanks[self._blank_count] = cell
                    self._left[self._blank_count] = masks._of_cell[cell]
                    self._blank_count += 1
            self._extend(house, 0, 0, 0, house_of)
        self.cells = list(house_of)
        self.houses = list(house_of.values())
        self._set_count = len(self.cells)
        self._make_room()
        for index in range(self._words * self.stride):
            self._having[index] = 0
        for cell in range(masks.cell_count):
            self._add_cell(self._having, 0, cell, masks._of_cell[cell])
        for index in range(self._set_count):
            for cell in self.cells[index]:
                self._digits[index] |= masks._of_cell[cell]
                self._add_cell(self._places, index * self.stride, cell, masks._of_cell[cell])
        self._find_seen()
        self._link()

    def digits_of(self, index: int) -> int:
        """Return the digits of a set, as a mask."""
        return int(self._digits[index])

    def seen_from(self, index: int, digit: int) -> int:
        """Return the cells that see all places of a digit of a set, as bits of one number."""
        first = (index * self.stride + digit) * self._words
        cells = 0
        for word in range(self._words - 1, -1, -1):
            cells = cells << 64 | self._seen[first + word]
        return cells

    def are_linked(self, one: int, other: int, digit: int) -> bool:
        """Return whether two sets that have a digit are linked by it."""
        return self._are_linked(one * self.stride + digit, other * self.stride + digit)

    def linked_with(self, slot: int) -> list[int]:
        """Return the slots linked with one."""
        every = range(self._first_linked[slot], self._first_linked[slot + 1])
        return [self._linked[at] for at in every]

    def pairs(self) -> list[tuple[int, int, int]]:
        """Return two sets each that are linked, and a mask of the digits by which they are.

        If these are few, the sets rule something out.
        """
        found: list[tuple[int, int, int]] = []
        for one in range(self._set_count):
            count = 0  # of the sets linked with it, in the queue
            for slot in range(one * self.stride + 1, (one + 1) * self.stride):
                for at in range(self._first_linked[slot], self._first_linked[slot + 1]):
                    other = self._linked[at] // self.stride
                    if other > one:
                        if not self._links[other]:
                            self._queue[count] = other
                            count += 1
                        self._links[other] |= 1 << slot % self.stride
            for at in range(count):
                other = self._queue[at]
                links = self._links[other]
                self._links[other] = 0
                digit = _lowest_bit(links)
                first = one * self.stride + digit
                if links & (links - 1) or self._has_effect(first, other * self.stride + digit):
                    found.append((one, other, links))
        return found

    def wings_from(self, index: int) -> list[tuple[int, ...]]:
        """Return the chains of three sets that rule something out; see `chains_from`."""
        found: list[tuple[int, ...]] = []
        for first in range(index * self.stride, (index + 1) * self.stride):
            for at in range(self._first_linked[first], self._first_linked[first + 1]):
                middle = self._linked[at]
                start = middle - middle % self.stride
                for slot in range(start + 1, start + self.stride):
                    if slot == middle:
                        continue
                    for end in range(self._first_linked[slot], self._first_linked[slot + 1]):
                        last = self._linked[end]
                        if last // self.stride > first // self.stride and self._has_effect(
                            first, last
                        ):
                            found.append((first, middle, last))
        return found

    def chains_from(self, index: int) -> list[tuple[int, ...]]:
        """Return the shortest chains of more than three sets, the first given, with an effect.

        A chain is the slot by which its first set is left, and then those by which each set is
        entered.  What both ends have, besides the digits of the first and the last slot, is ruled
        out where it sees all their places.  None is found in both directions.
        """
        found: list[tuple[int, ...]] = []
        for first in range(index * self.stride, (index + 1) * self.stride):
            if self._first_linked[first] == self._first_linked[first + 1]:
                continue
            for at in range(self._spread(first)):
                last = self._queue[at]
                if (
                    self._depth[last] > 3
                    and last // self.stride > first // self.stride
                    and self._has_effect(first, last)
                ):
                    path = self._path_to(last)
                    if len({slot // self.stride for slot in path}) == len(path):
                        found.append(path)
        return found

    def _spread(self, first: int) -> int:
        """Queue the slots by which sets are entered from `first`, the nearest first.

        Return how many there are.
        """
        self._stamp += 1
        count = 0
        self._queue[0] = first
        self._depth[first] = 1
        self._mark[first] = self._stamp
        count = 1
        done = 0
        while done < count:
            entered = self._queue[done]
            done += 1
            if self._depth[entered] == self._most_sets:
                break
            start = entered - entered % self.stride
            for slot in range(start + 1, start + self.stride):
                # The first set is left by the slot itself, all others by another.
                if (slot == entered) != (done == 1):
                    continue
                for at in range(self._first_linked[slot], self._first_linked[slot + 1]):
                    following = self._linked[at]
                    if self._mark[following] == self._stamp:
                        continue
                    self._mark[following] = self._stamp
                    self._parent[following] = entered
                    self._depth[following] = self._depth[entered] + 1
                    self._queue[count] = following
                    count += 1
        return count

    def _path_to(self, last: int) -> tuple[int, ...]:
        path = [last]
        slot = last
        while self._depth[slot] > 1:
            slot = self._parent[slot]
            path.append(slot)
        path.reverse()
        return tuple(path)

    def _has_effect(self, first: int, last: int) -> bool:
        """Return whether a digit of both sets, that is neither slot's, is ruled out somewhere."""
        one, other = first // self.stride, last // self.stride
        shared = self._digits[one] & self._digits[other]
        shared &= ~(1 << first % self.stride | 1 << last % self.stride)
        for digit in range(1, self.stride):
            if shared >> digit & 1:
                at = (one * self.stride + digit) * self._words
                beside = (other * self.stride + digit) * self._words
                for word in range(self._words):
                    if self._seen[at + word] & self._seen[beside + word]:
                        return True
        return False

    def _extend(
        self, house: int, count: int, start: int, union: int, house_of: dict[tuple[int, ...], int]
    ) -> None:
        """Add the sets of a house that have the chosen blanks and some of those from `start`.

        count: how many are chosen.
        union: the digits that they have.
        """
        for at in range(start, self._blank_count):
            joined = union | self._left[at]
            excess = _count_bits(joined) - count - 1
            if excess + count > self._most_cells:
                continue
            self._chosen[count] = self._blanks[at]
            if excess == 1:
                cells = tuple([self._chosen[place] for place in range(count + 1)])
                house_of.setdefault(cells, house)
            if count + 1 < self._most_cells:
                self._extend(house, count + 1, at + 1, joined, house_of)

    def _make_room(self) -> None:
        """Have room for the sets there are."""
        slots = self._set_count * self.stride + 1
        self._digits = zeros(self._set_count + 1)
        self._places = array("Q", bytes(8 * slots * self._words))
        self._seen = array("Q", bytes(8 * slots * self._words))
        self._first_linked = zeros(slots + 1)
        self._linked = array("i", [0])
        self._next = zeros(slots)
        self._queue = zeros(slots)
        self._depth = zeros(slots)
        self._parent = zeros(slots)
        self._mark = zeros(slots)
        self._links = zeros(self._set_count + 1)
        self._stamp = 0

    def _add_cell(self, words: "array[int]", first: int, cell: int, mask: int) -> None:
        """Add a cell to the sets of cells of its digits; `first` is the place before digit 1."""
        for digit in range(1, self.stride):
            if mask >> digit & 1:
                words[(first + digit) * self._words + cell // 64] |= _bit(cell)

    def _find_seen(self) -> None:
        for index in range(self._set_count):
            cells = self.cells[index]
            for digit in range(1, self.stride):
                if not self._digits[index] >> digit & 1:
                    continue
                first = (index * self.stride + digit) * self._words
                for word in range(self._words):
                    self._seen[first + word] = self._having[digit * self._words + word]
                for cell in cells:
                    if self._places[first + cell // 64] & _bit(cell):
                        for word in range(self._words):
                            self._seen[first + word] &= self._peers[cell * self._words + word]

    def _link(self) -> None:
        """Link the slots."""
        slots = self._set_count * self.stride
        for at in range(self.stride * self._cell_count):
            self._head[at] = -1
        for slot in range(slots - 1, -1, -1):
            lowest = self._lowest(self._places, slot * self._words, 0)
            if lowest < self._cell_count:
                at = slot % self.stride * self._cell_count + lowest
                self._next[slot] = self._head[at]
                self._head[at] = slot
        linked = array("i")
        for slot in range(slots):
            self._first_linked[slot] = len(linked)
            # All places of a slot that is linked with this are seen, so its lowest is.
            cell = self._lowest(self._seen, slot * self._words, 0)
            while cell < self._cell_count:
                other = self._head[slot % self.stride * self._cell_count + cell]
                while other >= 0:
                    if self._are_linked(slot, other):
                        linked.append(other)
                    other = self._next[other]
                cell = self._lowest(self._seen, slot * self._words, cell + 1)
        self._first_linked[slots] = len(linked)
        linked.append(0)
        self._linked = linked

    def _lowest(self, words: "array[int]", first: int, start: int) -> int:
        """Return the lowest cell from `start` in a set that begins at `first`; or the next word's.

        It is not below the number of cells if there is none.
        """
        cell = start
        while cell < self._cell_count:
            word = words[first + cell // 64] >> cell % 64
            if word:
                while not word & 1:
                    word >>= 1
                    cell += 1
                return cell
            cell += 64 - cell % 64
        return cell

    def _are_linked(self, slot: int, other: int) -> bool:
        """Return whether all places of `other` see all of `slot`."""
        for word in range(self._words):
            unseen = ~self._seen[slot * self._words + word]
            if self._places[other * self._words + word] & unseen:
                return False
        return True


def _bit(cell: int) -> int:
    """Return the bit of a cell in its word."""
    one = 1  # as wide as a word
    return one << cell % 64


def _lowest_bit(mask: int) -> int:
    """Return the place of the lowest bit of a mask that has some."""
    place = 0
    while not mask >> place & 1:
        place += 1
    return place


def _count_bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
