# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True
"""What follows from one candidate being true or false, by one link after the other.

A literal says that a node is true, or that it is false; that of node n is 2 * n + 1, or 2 * n.  The
first nodes are the candidates, at cell * (size + 1) + digit.  More can be added, such as groups of
candidates of which one is true, with the links that they bring.

A true candidate makes false what it excludes (a weak link), and a false one makes true what is then
left alone to a cell or a house (a strong link).  The search is breadth first, so that the way to
each literal is as short as can be.

    order      the literals reached, the nearest first; so it is the queue as well
    distance   by literal, how many links away it is
    parent     by literal, the one from which it was reached

The file runs in two forms, as `search_base` says.
"""

from array import array
from collections.abc import Iterable, Sequence
from enum import IntFlag

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.integer_arrays import zeros
from sudoku_gui.techniques.candidate_masks import CandidateMasks


class LinkKinds(IntFlag):
    """Which links are followed."""

    STRONG_IN_CELLS = 1
    WEAK_IN_CELLS = 2
    STRONG_IN_HOUSES = 4
    WEAK_IN_HOUSES = 8
    PAIRS_ALONE = 16
    """Only between cells with two candidates."""

    OF_DIGITS = STRONG_IN_HOUSES | WEAK_IN_HOUSES
    OF_PAIRS = STRONG_IN_CELLS | WEAK_IN_HOUSES | PAIRS_ALONE
    ALL = STRONG_IN_CELLS | WEAK_IN_CELLS | STRONG_IN_HOUSES | WEAK_IN_HOUSES


class ImplicationSearch:
    """Searches the links of one position after another, all of one geometry."""

    def __init__(self, geometry: Geometry, links: int) -> None:
        self._masks = CandidateMasks(geometry)
        self._stride = geometry.size + 1
        self._links = links
        self._candidate_literals = 2 * geometry.cell_count * self._stride
        self._first_added = self._added = array("i", [0])
        self._added_literals = 0
        self._round = 0
        self._ending_count = 0
        self._count = 0
        self._make_room(self._candidate_literals)

    def _make_room(self, literals: int) -> None:
        self._reached_in = zeros(literals)
        self._distance = zeros(literals)
        self._parent = zeros(literals)
        self._order = zeros(literals)
        self._endings = zeros(literals)
        self._excluded_in = zeros(literals)
        self._room = literals

    def load(self, masks: CandidateMasks) -> None:
        """Take the candidates of another position; what was added before is left."""
        self._masks = masks

    def set_added(self, targets: Sequence[Sequence[int]]) -> None:
        """Take other links besides those of candidates: by literal, those that follow from it.

        They may lead to literals beyond those of candidates, of which there are as many as
        `targets` is longer.
        """
        first = array("i", [0])
        links = array("i")
        for each in targets:
            links.extend(each)
            first.append(len(links))
        self._first_added = first
        self._added = links if links else array("i", [0])
        self._added_literals = len(targets)
        if len(targets) > self._room:
            self._make_room(len(targets))

    def search(self, start: int, avoided: Sequence[int] = ()) -> int:
        """Find all that follows from a literal; return how many literals there are, with it.

        avoided: literals that no way may lead through; they count as reached.
        """
        self._round += 1
        self._count = 0
        for literal in avoided:
            self._reached_in[literal] = self._round
        self._reach(start, start, 0)
        place = 0
        while place < self._count:
            literal = self._order[place]
            place += 1
            if literal < self._candidate_literals:
                if literal & 1:
                    self._follow_true(literal)
                else:
                    self._follow_false(literal)
            if literal < self._added_literals:
                for index in range(self._first_added[literal], self._first_added[literal + 1]):
                    self._reach(self._added[index], literal, self._distance[literal] + 1)
        return self._count

    def search_endings(self, start: int) -> int:
        """Search from a false candidate; return how many true ones are endings.

        These are at least three links away, and there is a candidate that they exclude and the
        start would, too.
        """
        self.search(start)
        self._mark_excluded(start)
        self._ending_count = 0
        for place in range(self._count):
            literal = self._order[place]
            if (
                literal & 1
                and literal < self._candidate_literals
                and self._distance[literal] >= 3
                and self._has_excluded(literal)
            ):
                self._endings[self._ending_count] = literal
                self._ending_count += 1
        return self._ending_count

    def ending_at(self, place: int) -> int:
        """Return one of the endings, the nearest first."""
        return self._endings[place]

    def is_reached(self, literal: int) -> bool:
        """Return whether a literal follows."""
        return self._reached_in[literal] == self._round

    def distance_of(self, literal: int) -> int:
        """Return how many links lead to a literal that follows."""
        return self._distance[literal]

    def parent_of(self, literal: int) -> int:
        """Return from which literal one that follows was reached; the start is its own."""
        return self._parent[literal]

    def reached(self) -> list[int]:
        """Return all that follows, the nearest first."""
        return [self._order[place] for place in range(self._count)]

    def distances(self) -> bytes:
        """Return by literal of a candidate how far it is, and 1; 0 if it does not follow.

        What is 255 away or more counts as 254.
        """
        found = bytearray(self._candidate_literals)
        for place in range(self._count):
            literal = self._order[place]
            if literal < self._candidate_literals:
                found[literal] = min(self._distance[literal], 254) + 1
        return bytes(found)

    def emptied(self) -> list[int]:
        """Return the constraints that have nothing left, those of cells first.

        They are numbered as in `arguments`.
        """
        found = []
        for cell in range(self._masks.cell_count):
            if self._masks._of_cell[cell] and self._is_cell_empty(cell):
                found.append(cell)
        for number in range(self._masks.house_count * self._stride):
            if self._masks._places[number] and self._is_house_empty(number):
                found.append(self._masks.cell_count + number)
        return found

    def _is_cell_empty(self, cell: int) -> bool:
        mask = self._masks._of_cell[cell]
        for digit in range(1, self._stride):
            literal = 2 * (cell * self._stride + digit)
            if mask >> digit & 1 and self._reached_in[literal] != self._round:
                return False
        return True

    def _is_house_empty(self, number: int) -> bool:
        mask = self._masks._places[number]
        first = number // self._stride * self._masks.size
        for place in range(self._masks.size):
            node = self._masks._house_cells[first + place] * self._stride
            literal = 2 * (node + number % self._stride)
            if mask >> place & 1 and self._reached_in[literal] != self._round:
                return False
        return True

    def trace(self, ends: Iterable[int]) -> list[int]:
        """Return some of what follows with all that it follows from, the nearest first."""
        needed: set[int] = set()
        for end in ends:
            literal = end
            while literal not in needed:
                needed.add(literal)
                literal = self._parent[literal]
        return sorted(needed, key=self.distance_of)

    def _follow_true(self, literal: int) -> None:
        node = literal >> 1
        cell = node // self._stride
        digit = node % self._stride
        distance = self._distance[literal] + 1
        if self._links & 2:
            mask = self._masks._of_cell[cell]
            for other in range(1, self._stride):
                if mask >> other & 1 and other != digit:
                    self._reach(2 * (cell * self._stride + other), literal, distance)
        if self._links & 8:
            for index in range(self._masks._first_peer[cell], self._masks._first_peer[cell + 1]):
                peer = self._masks._peers[index]
                if self._masks._of_cell[peer] >> digit & 1 and self._is_allowed(peer):
                    self._reach(2 * (peer * self._stride + digit), literal, distance)

    def _follow_false(self, literal: int) -> None:
        node = literal >> 1
        cell = node // self._stride
        digit = node % self._stride
        distance = self._distance[literal] + 1
        if self._links & 1:
            mask = self._masks._of_cell[cell] & ~(1 << digit)
            if mask and not mask & (mask - 1):
                other = _lowest(mask)
                self._reach(2 * (cell * self._stride + other) + 1, literal, distance)
        if self._links & 4:
            for index in range(self._masks._first_home[cell], self._masks._first_home[cell + 1]):
                house = self._masks._homes[index]
                mask = self._masks._places[house * self._stride + digit]
                mask &= ~self._masks._home_bits[index]
                if mask and not mask & (mask - 1):
                    other = self._masks._house_cells[house * self._masks.size + _lowest(mask)]
                    self._reach(2 * (other * self._stride + digit) + 1, literal, distance)

    def _is_allowed(self, cell: int) -> bool:
        if not self._links & 16:
            return True
        mask = self._masks._of_cell[cell]
        mask &= mask - 1
        return mask != 0 and not mask & (mask - 1)

    def _reach(self, literal: int, parent: int, distance: int) -> None:
        if self._reached_in[literal] == self._round:
            return
        self._reached_in[literal] = self._round
        self._parent[literal] = parent
        self._distance[literal] = distance
        self._order[self._count] = literal
        self._count += 1

    def _mark_excluded(self, literal: int) -> None:
        """Mark the candidates that the one of this literal excludes if it is true."""
        node = literal >> 1
        cell = node // self._stride
        digit = node % self._stride
        mask = self._masks._of_cell[cell]
        for other in range(1, self._stride):
            if mask >> other & 1 and other != digit:
                self._excluded_in[cell * self._stride + other] = self._round
        for index in range(self._masks._first_peer[cell], self._masks._first_peer[cell + 1]):
            peer = self._masks._peers[index]
            if self._masks._of_cell[peer] >> digit & 1:
                self._excluded_in[peer * self._stride + digit] = self._round

    def _has_excluded(self, literal: int) -> bool:
        """Return whether a true candidate excludes one that is marked, or excludes the start."""
        node = literal >> 1
        cell = node // self._stride
        digit = node % self._stride
        if self._excluded_in[node] == self._round:
            return True
        mask = self._masks._of_cell[cell]
        for other in range(1, self._stride):
            node = cell * self._stride + other
            if mask >> other & 1 and other != digit and self._excluded_in[node] == self._round:
                return True
        for index in range(self._masks._first_peer[cell], self._masks._first_peer[cell + 1]):
            peer = self._masks._peers[index]
            node = peer * self._stride + digit
            if self._masks._of_cell[peer] >> digit & 1 and self._excluded_in[node] == self._round:
                return True
        return False


def _lowest(mask: int) -> int:
    """Return the place of the lowest bit that is set."""
    place = 0
    while not mask >> place & 1:
        place += 1
    return place
