# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""The search for fish of all houses: n bases that would have to share n - 1 covers.

No fish makes false what can be true; so first it is looked which candidates of a digit are in no
choice of one for each house.

A candidate is supposed to be true, and what it excludes is left out.  If then n houses, no two of
which have a place in common, have all of their places in n - 1 others, the candidate is false.
Together with one of its own houses, those others are the covers of the fish.

Sets of places and of houses are bits of a word.

The file runs in two forms, as `search_base` says.
"""

from array import array
from collections.abc import Sequence

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.integer_arrays import zeros
from sudoku_gui.techniques.candidate_masks import CandidateMasks

MOST_BASES = 7


class PlacementSearch:
    """Tells in which cells a digit cannot be, because not all houses can have it then."""

    def __init__(self, geometry: Geometry) -> None:
        self._masks = CandidateMasks(geometry)
        # By cell, how many of the cells taken see it, or are it; 1 more if it lacks the digit.
        self._blocked = zeros(geometry.cell_count)
        self._is_possible = zeros(geometry.cell_count)
        # By house, whether it lacks the digit.
        self._is_open = zeros(len(geometry.houses))
        self._taken = zeros(geometry.size + 1)
        self._taken_count = 0
        self._digit = 0

    def impossible(self, masks: CandidateMasks, digit: int) -> list[int]:
        """Return the cells that have the digit as a candidate, and cannot take it."""
        self._masks = masks
        self._digit = digit
        self._taken_count = 0
        for house in range(masks.house_count):
            self._is_open[house] = masks._places[house * (masks.size + 1) + digit] != 0
        for cell in range(masks.cell_count):
            self._blocked[cell] = not masks._of_cell[cell] >> digit & 1
            self._is_possible[cell] = 0
        found = []
        for cell in range(masks.cell_count):
            if not self._blocked[cell] and not self._is_possible[cell]:
                self._take(cell)
                if not self._can_fill():
                    found.append(cell)
                self._give_back()
        return found

    def _can_fill(self) -> bool:
        """Return whether the open houses can all have the digit; what is taken is possible then."""
        fewest = self._masks.size + 1
        chosen = 0
        for house in range(self._masks.house_count):
            if self._is_open[house]:
                count = 0
                for place in range(house * self._masks.size, (house + 1) * self._masks.size):
                    count += not self._blocked[self._masks._house_cells[place]]
                if count < fewest:
                    fewest = count
                    chosen = house
        if fewest > self._masks.size:
            for index in range(self._taken_count):
                self._is_possible[self._taken[index]] = 1
            return True
        for place in range(chosen * self._masks.size, (chosen + 1) * self._masks.size):
            cell = self._masks._house_cells[place]
            if not self._blocked[cell]:
                self._take(cell)
                is_filled = self._can_fill()
                self._give_back()
                if is_filled:
                    return True
        return False

    def _take(self, cell: int) -> None:
        """Put the digit into a cell that is not blocked."""
        self._taken[self._taken_count] = cell
        self._taken_count += 1
        self._block(cell, 1)

    def _give_back(self) -> None:
        """Undo what was taken last."""
        self._taken_count -= 1
        self._block(self._taken[self._taken_count], -1)

    def _block(self, cell: int, change: int) -> None:
        self._blocked[cell] += change
        for index in range(self._masks._first_peer[cell], self._masks._first_peer[cell + 1]):
            self._blocked[self._masks._peers[index]] += change
        for index in range(self._masks._first_home[cell], self._masks._first_home[cell + 1]):
            self._is_open[self._masks._homes[index]] = change < 0


class FishSearch:
    """Lists the fish of one digit that make one of its candidates false."""

    def __init__(self) -> None:
        self._places = array("Q", bytes(8 * 64))
        self._covers = zeros(64)
        self._bases = zeros(64)
        self._within = zeros(64)
        self._cover_count = 0
        self._base_count = 0
        self._size = 0
        self._found: list[tuple[int, int]] = []

    def fish(
        self, places: Sequence[int], allowed: tuple[Sequence[int], Sequence[int]], size: int
    ) -> list[tuple[int, int]]:
        """Return the sets of `size` bases, with the sets of one cover less, as bits of houses.

        places: of each house, those left to the digit; allowed: indices of the houses, at most
        64, that may be bases, and that may be covers, each with a place left.
        """
        bases, covers = allowed
        for house in range(len(places)):
            self._places[house] = places[house]
        self._base_count = len(bases)
        for index in range(self._base_count):
            self._bases[index] = bases[index]
        self._cover_count = len(covers)
        for index in range(self._cover_count):
            self._covers[index] = covers[index]
        self._size = size
        self._found = []
        self._choose_covers(0, size - 1, 0, 0)
        return self._found

    def _choose_covers(self, start: int, missing: int, chosen: int, covered: int) -> None:
        """Choose the covers still missing from those that begin at `start`."""
        if not missing:
            self._look_within(chosen, covered)
            return
        for index in range(start, self._cover_count - missing + 1):
            house = self._covers[index]
            if self._places[house] & ~covered:  # otherwise it covers nothing more
                self._choose_covers(
                    index + 1, missing - 1, chosen | self._bit(house), covered | self._places[house]
                )

    def _look_within(self, chosen: int, covered: int) -> None:
        """List the bases that have no place but what is covered."""
        count = 0
        for index in range(self._base_count):
            house = self._bases[index]
            if not self._places[house] & ~covered and not chosen & self._bit(house):
                self._within[count] = house
                count += 1
        if count >= self._size:
            self._choose_bases(0, count, self._size, 0, 0, chosen)

    def _choose_bases(
        self, start: int, end: int, missing: int, bases: int, used: int, covers: int
    ) -> None:
        """Choose the bases still missing, no two of which have a place in common."""
        if not missing:
            self._found.append((bases, covers))
            return
        for index in range(start, end - missing + 1):
            house = self._within[index]
            if not self._places[house] & used:
                self._choose_bases(
                    index + 1,
                    end,
                    missing - 1,
                    bases | self._bit(house),
                    used | self._places[house],
                    covers,
                )

    def _bit(self, house: int) -> int:
        """Return the bit of a house."""
        one = 1
        return one << house
