# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Cycles and forcing chains of one assumption, in which each statement follows from one other.

    way       which links are followed: 1 those of houses (X), 2 those to the other candidate of a
              cell with two, besides what a candidate excludes (Y), 3 all (XY)
    partners  by candidate, those that are true if it is false, `width` places for each
    depth     by candidate, how many true ones lead from the start to it; the start itself has 0
    from_off  by candidate, the false one from which it was reached, as true
    from_on   by candidate, the true one from which it was reached, as false

The search is breadth first, from each candidate.  A cycle comes back to a true start; each of its
candidates is true, or the one before it is, so what both of these exclude is false.  A chain comes
to the opposite of its start.  Its length is the number of its statements.

The file runs in two forms, as `search_base` says.
"""

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.integer_arrays import zeros
from sudoku_gui.techniques.forcing.implication_graph import ImplicationGraph

UNBOUNDED = 1 << 30
BY_HOUSES, BY_PAIRS, BY_BOTH = 1, 2, 3


class CycleSearch(ImplicationGraph):
    """Searches one position after another, all of one geometry."""

    def __init__(self, geometry: Geometry) -> None:
        ImplicationGraph.__init__(self, geometry)
        count = self._candidate_count
        self._partners = zeros(count * self._width)
        self._partner_count = bytearray(count)
        self._seen_on = zeros(count)
        self._seen_off = zeros(count)
        self._depth = zeros(count)
        self._from_off = zeros(count)
        self._from_on = zeros(count)
        self._queue = zeros(count)
        self._queue_length = 0
        self._cycle = zeros(2 * count)
        self._cycle_length = 0
        self._cell_in = zeros(self._cell_count)
        self._excluded_in = zeros(count)
        self._tick = 0
        self._round = 0
        self._way = 0
        self._longest = UNBOUNDED
        self._stops_at_best = False
        self._found: list[tuple[int, list[int], list[int]]] = []

    def find_cycles(
        self, way: int, stops_at_best: bool, longest: int
    ) -> list[tuple[int, list[int], list[int]]]:
        """Return cycles that rule something out: their length, nodes and candidates ruled out.

        way: which links are followed.
        stops_at_best: whether to return the first of the shortest alone.
        longest: what is longer is left out.
        """
        self._start_search(way, stops_at_best, longest)
        for candidate in range(self._candidate_count):
            if self._partner_count[candidate] and self._left[candidate // self._size] > 1:
                self._find_cycles_from(candidate)
        return self._found

    def find_chains(
        self, way: int, stops_at_best: bool, longest: int
    ) -> list[tuple[int, list[int], list[int]]]:
        """Return chains from a candidate to its opposite: their length, and nodes.

        The third of each entry, which cycles have, is empty.
        """
        self._start_search(way, stops_at_best, longest)
        for candidate in range(self._candidate_count):
            if self._is_left[candidate] and self._left[candidate // self._size] > 1:
                self._find_refutation_of(candidate)
                if self._partner_count[candidate]:
                    self._find_confirmation_of(candidate)
        return self._found

    def _start_search(self, way: int, stops_at_best: bool, longest: int) -> None:
        self._way = way
        self._stops_at_best = stops_at_best
        self._longest = longest
        self._found = []
        for candidate in range(self._candidate_count):
            self._partner_count[candidate] = 0
            if self._is_left[candidate]:
                self._list_partners(candidate)

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
            for index in range(self._first_excluded_by(true), self._after_excluded[true]):
                false = self._excluded[index]
                count = self._partner_count[false]
                if count and self._is_left[false] and not self._is_behind(false, true, start):
                    for each in range(false * self._width, false * self._width + count):
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

    def _find_refutation_of(self, start: int) -> None:
        """Look for a chain from a true candidate to itself, false."""
        self._round += 1
        self._queue_length = 0
        self._reach(start, 0)
        self._find_chain(start, -1)

    def _find_confirmation_of(self, start: int) -> None:
        """Look for a chain from a false candidate to itself, true."""
        self._round += 1
        self._queue_length = 0
        self._seen_off[start] = self._round
        for index in range(self._partner_count[start]):
            partner = self._partners[start * self._width + index]
            self._from_off[partner] = start
            self._reach(partner, 1)
        self._find_chain(-1, start)

    def _find_chain(self, refuted: int, confirmed: int) -> None:
        """Take the shortest chain that makes one candidate false, or another true; -1 is none."""
        place = 0
        while place < self._queue_length:
            true = self._queue[place]
            place += 1
            depth = self._depth[true] + 1
            if 2 * depth > self._longest:
                return
            for index in range(self._first_excluded_by(true), self._after_excluded[true]):
                false = self._excluded[index]
                if self._seen_off[false] == self._round or not self._is_left[false]:
                    continue
                if false == refuted:
                    self._take_chain(2 * refuted, true, 2 * depth)
                    return
                self._seen_off[false] = self._round
                self._from_on[false] = true
                first = false * self._width
                for each in range(first, first + self._partner_count[false]):
                    partner = self._partners[each]
                    if partner == confirmed:
                        self._take_chain(2 * confirmed + 1, false, 2 * depth)
                        return
                    if self._seen_on[partner] != self._round:
                        self._from_off[partner] = false
                        self._reach(partner, depth)

    def _take_chain(self, end: int, before: int, length: int) -> None:
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
        self._take(length, nodes, [])
