# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Cycles and forcing chains of one assumption, in which each statement follows from one other.

    way       which links are followed: 1 those of houses (X), 2 those to the other candidate of a
              cell with two, besides what a candidate excludes (Y), 3 all (XY)
    partners  by candidate, those that are true if it is false, `width` places for each
    linked    by candidate, those that it excludes and that have partners: where a search goes on
    number    by candidate that has partners, how many such are before it
    excludes  by candidate, `linked` as bits of `row_words` words, by the numbers
    reached   by number, those with partners that are true after some steps if it is false, as bits;
              twice, for one step more
    depth     by candidate, how many true ones lead from the start to it; the start itself has 0
    from_off  by candidate, the false one from which it was reached, as true
    from_on   by candidate, the true one from which it was reached, as false

The search is breadth first, from each candidate.  A cycle comes back to a true start; each of its
candidates is true, or the one before it is, so what both of these exclude is false.  A chain comes
to the opposite of its start.  Its length is the number of its statements.  Where one of the
shortest chains is enough, it is first found out for all starts together, step by step, which has
one.

The file runs in two forms, as `search_base` says.
"""

from array import array
from collections.abc import MutableSequence
from typing import TypeAlias

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.integer_arrays import zeros
from sudoku_gui.techniques.forcing.implication_graph import ImplicationGraph

UNBOUNDED = 1 << 30
BY_HOUSES, BY_PAIRS, BY_BOTH = 1, 2, 3

Chains: TypeAlias = "list[tuple[int, list[int], list[int]]]"
"""Lengths, nodes, and of cycles the candidates that are ruled out."""


class CycleSearch(ImplicationGraph):
    """Searches one position after another, all of one geometry."""

    def __init__(self, geometry: Geometry) -> None:
        ImplicationGraph.__init__(self, geometry)
        count = self._candidate_count
        self._partners = zeros(count * self._width)
        self._partner_count = bytearray(count)
        self._linked = zeros(len(self._neighbours))
        self._first_linked = zeros(count)
        self._after_linked = zeros(count)
        self._excludes_start = zeros(count)
        self._number = zeros(count)
        self._row_words = 0
        self._excludes = array("Q", [0])
        self._reached = array("Q", [0])
        self._later = 0  # where the row of one step more begins for all numbers
        self._seen_on = zeros(count)
        self._seen_off = zeros(count)
        self._depth = zeros(count)
        self._from_off = zeros(count)
        self._from_on = zeros(count)
        self._queue = zeros(count)
        self._queue_length = 0
        self._chain_length = 0
        self._cycle = zeros(2 * count)
        self._cycle_length = 0
        self._cell_in = zeros(self._cell_count)
        self._excluded_in = zeros(count)
        self._tick = 0
        self._round = 0
        self._way = 0
        self._longest = UNBOUNDED
        self._stops_at_best = False
        self._found: Chains = []

    def find_cycles(self, way: int, stops_at_best: bool, longest: int) -> Chains:
        """Return cycles that rule something out.

        way: which links are followed.
        stops_at_best: whether to return the first of the shortest alone.
        longest: what is longer is left out.
        """
        self._start_search(way, stops_at_best, longest)
        for place in range(self._present_count):
            candidate = self._present[place]
            if self._partner_count[candidate] and self._left[candidate // self._size] > 1:
                self._find_cycles_from(candidate)
        return self._found

    def find_chains(self, way: int, stops_at_best: bool, longest: int) -> Chains:
        """Return chains from a candidate to its opposite."""
        self._start_search(way, stops_at_best, longest)
        if stops_at_best:
            node = self._first_opposed()
            if node >= 0:
                self._find_chain_to(node)
            return self._found
        for place in range(self._present_count):
            candidate = self._present[place]
            if self._left[candidate // self._size] > 1:
                self._find_chain_to(2 * candidate)
                self._find_chain_to(2 * candidate + 1)
        return self._found

    def forced_nodes(self) -> list[int]:
        """Return the nodes to which chains lead from their opposites."""
        self._start_search(BY_BOTH, False, UNBOUNDED)
        self._start_reaching()
        while self._reach_further():
            pass
        return [
            2 * self._present[place] + is_true
            for place in range(self._present_count)
            for is_true in range(2)
            if self._is_opposed(2 * self._present[place] + is_true)
        ]

    def _find_chain_to(self, node: int) -> None:
        before = self._confirming(node >> 1) if node & 1 else self._refuting(node >> 1)
        if before >= 0:
            self._take_chain(node, before)

    def _first_opposed(self) -> int:
        """Return the first node to which one of the shortest chains leads; -1 if there is none."""
        self._start_reaching()
        length = 4
        while length <= self._longest:
            is_more = self._reach_further()
            for place in range(self._present_count):
                node = 2 * self._present[place]
                if self._is_opposed(node):
                    return node
                if self._is_opposed(node + 1):
                    return node + 1
            if not is_more:
                return -1
            length += 2
        return -1

    def _start_reaching(self) -> None:
        """Number the candidates with partners, and begin with what is true after one step."""
        count = 0
        for place in range(self._present_count):
            self._number[self._present[place]] = count
            if self._partner_count[self._present[place]]:
                count += 1
        self._row_words = (count + 63) >> 6
        self._later = count * self._row_words
        self._make_room()
        for word in range(2 * self._later):
            self._reached[word] = 0
        for place in range(self._present_count):
            candidate = self._present[place]
            row = candidate * self._row_words
            for word in range(row, row + self._row_words):
                self._excludes[word] = 0
            for index in range(self._first_linked[candidate], self._after_linked[candidate]):
                self._set_in(self._excludes, row, self._number[self._linked[index]])
        self._reach_further()

    def _make_room(self) -> None:
        if len(self._reached) < 2 * self._later:
            self._reached = array("Q", bytes(16 * self._later))
        if len(self._excludes) < self._candidate_count * self._row_words:
            self._excludes = array("Q", bytes(8 * self._candidate_count * self._row_words))

    def _set_in(self, bits: MutableSequence[int], row: int, number: int) -> None:
        one = 1
        bits[row + (number >> 6)] |= one << (number & 63)

    def _reach_further(self) -> bool:
        """Go one step on, for all candidates; return whether anything is reached by that."""
        words = self._row_words
        for word in range(self._later):
            self._reached[word] = self._reached[self._later + word]
        for place in range(self._present_count):
            candidate = self._present[place]
            first = candidate * self._width
            row = self._later + self._number[candidate] * words
            for each in range(first, first + self._partner_count[candidate]):
                true = self._partners[each]
                self._set_in(self._reached, row, self._number[true])
                for index in range(self._first_linked[true], self._after_linked[true]):
                    before = self._number[self._linked[index]] * words
                    for word in range(words):
                        self._reached[row + word] |= self._reached[before + word]
        for word in range(self._later):
            if self._reached[word] != self._reached[self._later + word]:
                return True
        return False

    def _is_opposed(self, node: int) -> bool:
        """Return whether a chain leads to a node from its opposite, as far as was gone.

        A chain to a true one is counted with the step gone last, to a false one without it: so both
        are of the same length.
        """
        candidate = node >> 1
        if self._left[candidate // self._size] < 2:
            return False
        if node & 1:
            if not self._partner_count[candidate]:
                return False
            number = self._number[candidate]
            row = self._later + number * self._row_words
            return (self._reached[row + (number >> 6)] >> (number & 63)) & 1 != 0
        row = candidate * self._row_words
        for index in range(self._first_linked[candidate], self._after_linked[candidate]):
            other = self._number[self._linked[index]] * self._row_words
            for word in range(self._row_words):
                if self._reached[other + word] & self._excludes[row + word]:
                    return True
        return False

    def _start_search(self, way: int, stops_at_best: bool, longest: int) -> None:
        self._way = way
        self._stops_at_best = stops_at_best
        self._longest = longest
        self._found = []
        for place in range(self._present_count):
            self._list_partners(self._present[place])
        self._list_linked()

    def _list_linked(self) -> None:
        count = 0
        for place in range(self._present_count):
            candidate = self._present[place]
            self._first_linked[candidate] = count
            first = self._first_excluded_by(candidate)
            for index in range(first, self._after_excluded[candidate]):
                if self._partner_count[self._excluded[index]]:
                    self._linked[count] = self._excluded[index]
                    count += 1
            self._after_linked[candidate] = count

    def _list_partners(self, candidate: int) -> None:
        count = 0
        base = candidate * self._width
        for index in range(base, base + self._width):
            constraint = self._constraints[index]
            if constraint < 0:
                break
            is_followed = self._way & (2 if constraint < self._cell_count else 1)
            if is_followed and self._left[constraint] == 2:
                partner = self._total[constraint] - candidate
                is_new = True
                for place in range(base, base + count):
                    is_new = is_new and self._partners[place] != partner
                if is_new:
                    self._partners[base + count] = partner
                    count += 1
        self._partner_count[candidate] = count

    def _reach(self, candidate: int, depth: int) -> None:
        self._seen_on[candidate] = self._round
        self._depth[candidate] = depth
        self._queue[self._queue_length] = candidate
        self._queue_length += 1

    def _first_excluded_by(self, candidate: int) -> int:
        """Return where the list of what a candidate excludes begins, for the links followed."""
        if self._way == 1:
            return self._after_cell[candidate]
        return self._first_excluded[candidate]

    def _find_cycles_from(self, start: int) -> None:
        self._round += 1
        self._queue_length = 0
        self._reach(start, 0)
        place = 0
        while place < self._queue_length:
            true = self._queue[place]
            place += 1
            depth = self._depth[true] + 1
            if 2 * depth > self._longest:
                return
            for index in range(self._first_linked[true], self._after_linked[true]):
                false = self._linked[index]
                if not self._is_behind(false, true, start):
                    first = false * self._width
                    for each in range(first, first + self._partner_count[false]):
                        partner = self._partners[each]
                        if partner == start:
                            if depth > 1:
                                self._take_cycle(start, true, false, 2 * depth)
                        elif self._seen_on[partner] != self._round:
                            self._from_off[partner] = false
                            self._from_on[partner] = true
                            self._reach(partner, depth)

    def _is_behind(self, false: int, true: int, start: int) -> bool:
        """Return whether a candidate is false on the way from the start to a true one."""
        while true != start:
            if self._from_off[true] == false:
                return True
            true = self._from_on[true]
        return False

    def _take_cycle(self, start: int, true: int, false: int, length: int) -> None:
        """Take the cycle that ends with these two, if it rules something out."""
        if length > self._longest:
            return
        self._list_cycle(start, true, false)
        if not self._has_ruled_out():
            return
        nodes = [self._cycle[place] for place in range(self._cycle_length)]
        nodes.append(2 * start + 1)
        nodes.reverse()
        ruled_out = {
            self._excluded[index]
            for place in range(1, self._cycle_length, 2)
            for index in self._places_excluded_by(self._cycle[place] >> 1)
            if self._is_ruled_out(self._excluded[index])
        }
        self._take(length, nodes, sorted(ruled_out))

    def _list_cycle(self, start: int, true: int, false: int) -> None:
        """List the nodes of a cycle from its end on, without that at its beginning."""
        self._cycle[0] = 2 * start + 1
        self._cycle[1] = 2 * false
        self._cycle_length = 2
        while true != start:
            self._cycle[self._cycle_length] = 2 * true + 1
            self._cycle[self._cycle_length + 1] = 2 * self._from_off[true]
            self._cycle_length += 2
            true = self._from_on[true]

    def _has_ruled_out(self) -> bool:
        """Mark what the true candidates exclude; return whether a false one would, elsewhere."""
        self._tick += 1
        for place in range(self._cycle_length):
            self._cell_in[(self._cycle[place] >> 1) // self._size] = self._tick
        for place in range(0, self._cycle_length, 2):
            candidate = self._cycle[place] >> 1
            for index in range(self._after_cell[candidate], self._after_excluded[candidate]):
                self._excluded_in[self._excluded[index]] = self._tick
        for place in range(1, self._cycle_length, 2):
            candidate = self._cycle[place] >> 1
            for index in range(self._after_cell[candidate], self._after_excluded[candidate]):
                if self._is_ruled_out(self._excluded[index]):
                    return True
        return False

    def _is_ruled_out(self, candidate: int) -> bool:
        """Return whether true candidates exclude one that is left, in none of the cells."""
        return (
            self._excluded_in[candidate] == self._tick
            and self._cell_in[candidate // self._size] != self._tick
            and self._is_left[candidate] != 0
        )

    def _places_excluded_by(self, candidate: int) -> range:
        return range(self._after_cell[candidate], self._after_excluded[candidate])

    def _take(self, length: int, nodes: list[int], ruled_out: list[int]) -> None:
        if self._stops_at_best:
            self._found = []
            self._longest = length - 1
        self._found.append((length, nodes, ruled_out))

    def _refuting(self, start: int) -> int:
        """Look for a chain from a true candidate to itself, false.

        The true candidate before the end is returned, -1 if there is none.
        """
        self._round += 1
        self._queue_length = 0
        for index in range(self._first_excluded_by(start), self._after_excluded[start]):
            self._excludes_start[self._excluded[index]] = self._round
        self._reach(start, 0)
        return self._before_end(start, -1)

    def _confirming(self, start: int) -> int:
        """Look for a chain from a false candidate to itself, true.

        The false candidate before the end is returned, -1 if there is none.
        """
        self._round += 1
        self._queue_length = 0
        self._seen_off[start] = self._round
        for index in range(self._partner_count[start]):
            partner = self._partners[start * self._width + index]
            self._from_off[partner] = start
            self._reach(partner, 1)
        return self._before_end(-1, start)

    def _before_end(self, refuted: int, confirmed: int) -> int:
        """Follow the shortest chain that makes one candidate false, or another true; -1 is none.

        `chain_length` is then its length.
        """
        place = 0
        while place < self._queue_length:
            true = self._queue[place]
            place += 1
            depth = self._depth[true] + 1
            self._chain_length = 2 * depth
            if self._chain_length > self._longest:
                return -1
            if refuted >= 0 and self._excludes_start[true] == self._round:
                return true
            for index in range(self._first_linked[true], self._after_linked[true]):
                false = self._linked[index]
                if self._seen_off[false] == self._round:
                    continue
                self._seen_off[false] = self._round
                self._from_on[false] = true
                first = false * self._width
                for each in range(first, first + self._partner_count[false]):
                    partner = self._partners[each]
                    if partner == confirmed:
                        return false
                    if self._seen_on[partner] != self._round:
                        self._from_off[partner] = false
                        self._reach(partner, depth)
        return -1

    def _take_chain(self, end: int, before: int) -> None:
        """Take a chain to a node, the one before which says of a candidate the opposite."""
        nodes = [end]
        is_true = not end & 1
        candidate = before
        while 2 * candidate + is_true != end ^ 1:
            nodes.append(2 * candidate + is_true)
            candidate = self._from_off[candidate] if is_true else self._from_on[candidate]
            is_true = not is_true
        nodes.append(end ^ 1)
        nodes.reverse()
        self._take(self._chain_length, nodes, [])
