# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""What follows from a supposition when patterns among what is left count as well.

When nothing else follows, locked candidates are looked for, then hidden pairs, naked pairs and
X-wings; the first kind that rules something out is followed, and then all goes on as before.
All are bases, constraints whose candidates lie in as many covers, which leaves the other candidates
of the covers false.  They follow from the candidates that the bases have lost.

    now, before   by constraint, its candidates left, and those of the position: bit i for the
                  i-th member
    bits          by candidate and place in `constraints`, its bit there
    patterns      by reason, two bases and two covers, -1 where there is one; -1 and the number of
                  the chain where it is one that is nested in others

Where there are subordinate chains (`subordinate_search`), they are looked for last.

Order and rules are Sudoku Explainer's; it lists what is ruled out by a table of cells with 16
places, or 32 if there are more than 12.

The file runs in two forms, as `search_base` says.
"""

from array import array

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.integer_arrays import zeros
from sudoku_gui.techniques.forcing.implication_tables import pattern_tables
from sudoku_gui.techniques.forcing.propagation import ForcingPropagation
from sudoku_gui.techniques.forcing.subordinate_search import SubordinateSearch


class PatternPropagation(ForcingPropagation):
    """Works out what follows, with patterns if they are wanted."""

    def __init__(self, geometry: Geometry, branches: int) -> None:
        ForcingPropagation.__init__(self, geometry, branches)
        self._branches = branches
        self._uses_patterns = False
        self._subordinates: SubordinateSearch | None = None
        self._counted_chains: set[int] = set()
        self._reason_count = 0
        self._parent_room = 0  # in `reasons`, for each branch
        self._pattern_room = 0  # the part of it that patterns may want
        self._found_count = 0
        self._house_count = len(geometry.houses)
        tables = pattern_tables(geometry)
        self._scanned_houses, self._lines, self._crossings, self._shared = tables
        self._now = zeros(self._constraint_count)
        self._before = zeros(self._constraint_count)
        self._victims = zeros(self._candidate_count)
        self._victim_count = 0
        self._patterns = array("i", [0])
        self._bits = zeros(self._candidate_count * self._width)

    def nest(self, subordinates: SubordinateSearch) -> None:
        """Let chains of others be nested in those that are found, from now on."""
        self._subordinates = subordinates

    def _use_patterns(self) -> None:
        """Look for patterns from now on, in the position that is loaded."""
        if not self._reason_room:
            count = self._candidate_count
            self._reason_room = count + 2
            self._pattern_room = self._parent_room = 2 * self._size * count
            self._reasons = zeros(self._parent_room * self._branches)
            self._first_reason = zeros(self._reason_room * self._branches)
            self._patterns = zeros(4 * self._reason_room * self._branches)
            self._number_bits()
        self._uses_patterns = True
        for constraint in range(self._constraint_count):
            mask = 0
            for place in range(self._size):
                if self._is_left[self._members[constraint * self._size + place]]:
                    mask |= 1 << place
            self._before[constraint] = mask

    def _follow_patterns(self, branch: int) -> bool:
        if not self._uses_patterns:
            return False
        self._settle(branch)
        self._followed += self._constraint_count  # which takes about as long
        self._found_count = 0
        self._find_locked(branch)
        if not self._found_count:
            self._find_hidden_pairs(branch)
        if not self._found_count:
            self._find_naked_pairs(branch)
        if not self._found_count:
            self._find_x_wings(branch)
        if not self._found_count and self._subordinates is not None:
            self._find_subordinates(branch)
        return self._found_count > 0

    def _find_subordinates(self, branch: int) -> None:
        """Look for chains in what is left, and take all that rule out something new."""
        assert self._subordinates is not None  # or this is not called
        of_cell = array("i", [self._now[cell] << 1 for cell in range(self._cell_count)])
        for ruled_out, lost, number in self._subordinates.found_in(of_cell):
            new = False
            for victim in ruled_out:
                if self._source[branch * self._candidate_count + victim] == -2:
                    new = True
            if new:
                self._take_subordinate(branch, ruled_out, lost, number)

    def _take_subordinate(
        self, branch: int, ruled_out: tuple[int, ...], lost: tuple[int, ...], number: int
    ) -> None:
        """Add what the chain of this number rules out.

        lost: the candidates without which it would not be one.
        """
        reason = branch * self._reason_room + self._reason_count
        end = self._first_reason[reason]
        while end + len(lost) + self._pattern_room > (branch + 1) * self._parent_room:
            self._double_room()
            end = self._first_reason[reason]
        for candidate in lost:
            self._reasons[end] = 2 * candidate
            end += 1
        self._first_reason[reason + 1] = end
        self._reason_count += 1
        self._found_count += 1
        self._patterns[4 * reason] = -1
        self._patterns[4 * reason + 1] = number
        self._victim_count = 0
        for victim in ruled_out:
            self._victims[self._victim_count] = victim
            self._victim_count += 1
        self._add_victims(branch, -2 - self._reason_count)

    def _double_room(self) -> None:
        """Make room for twice as much in `reasons`, and keep what is there."""
        room = self._parent_room
        before = self._reasons
        self._reasons = zeros(2 * room * self._branches)
        self._parent_room = 2 * room
        for branch in range(self._branches):
            shift = branch * room
            for place in range(shift, shift + room):
                self._reasons[place + shift] = before[place]
            first = branch * self._reason_room
            for place in range(first, first + self._reason_room):
                self._first_reason[place] += shift

    def _added_length(self, branch: int, reason: int) -> int:
        place = 4 * (branch * self._reason_room + reason)
        if self._subordinates is None or self._patterns[place] >= 0:
            return 0
        number = self._patterns[place + 1]
        if number in self._counted_chains:
            return 0
        self._counted_chains.add(number)
        return self._subordinates.lengths[number]

    def _settle(self, branch: int) -> None:
        """Bring what is left to each constraint up to date."""
        base = branch * self._candidate_count
        if not self._settled:
            self._reason_count = 0
            self._first_reason[branch * self._reason_room] = self._parent_room * branch
            for constraint in range(self._constraint_count):
                self._now[constraint] = self._before[constraint]
        for place in range(base + self._settled, base + self._false_count[branch]):
            candidate = self._falses[place]
            for index in range(candidate * self._width, (candidate + 1) * self._width):
                constraint = self._constraints[index]
                if constraint < 0:
                    break
                self._now[constraint] &= ~self._bits[index]
        self._settled = self._false_count[branch]

    def _number_bits(self) -> None:
        for candidate in range(self._candidate_count):
            for index in range(candidate * self._width, (candidate + 1) * self._width):
                constraint = self._constraints[index]
                if constraint < 0:
                    break
                place = 0
                while self._members[constraint * self._size + place] != candidate:
                    place += 1
                self._bits[index] = 1 << place

    def _places_of(self, house: int, digit: int) -> int:
        """Return the number of the constraint that a digit has a place in a house."""
        return self._cell_count + house * self._size + digit

    def _is_several(self, mask: int) -> bool:
        return mask & (mask - 1) != 0

    def _is_pair(self, mask: int) -> bool:
        mask &= mask - 1
        return mask != 0 and not mask & (mask - 1)

    def _find_locked(self, branch: int) -> None:
        """Look for digits whose places in a house all lie in another, box and line."""
        place = 0
        for _ in range(4):
            count = self._crossings[place]
            for digit in range(self._size):
                for pair in range(place + 1, place + 1 + 2 * count, 2):
                    one, other = self._crossings[pair], self._crossings[pair + 1]
                    base = self._places_of(one, digit)
                    mask = self._now[base]
                    if (
                        self._is_several(mask)
                        and not mask & ~self._shared[one * self._house_count + other]
                        and mask != self._before[base]
                    ):
                        self._take_pattern(branch, base, -1, self._places_of(other, digit), -1)
            place += 1 + 2 * count

    def _blanks_in(self, house: int) -> int:
        blanks = 0
        for place in range(self._size):
            if self._before[
                self._members[self._places_of(house, 0) * self._size + place] // self._size
            ]:
                blanks += 1
        return blanks

    def _find_hidden_pairs(self, branch: int) -> None:
        """Look for two digits that have the same two places in a house."""
        for scanned in range(3 * self._size):
            house = self._scanned_houses[scanned]
            if self._blanks_in(house) <= 4:
                continue
            first = self._places_of(house, 0)
            for high in range(first + 1, first + self._size):
                if not self._is_pair(self._now[high]):
                    continue
                for low in range(first, high):
                    mask = self._now[low]
                    if mask == self._now[high] and (
                        mask != self._before[low] or mask != self._before[high]
                    ):
                        lowest = 0
                        while not mask >> lowest & 1:
                            lowest += 1
                        highest = lowest + 1
                        while mask >> highest != 1:
                            highest += 1
                        cells = first * self._size
                        one = self._members[cells + lowest] // self._size
                        other = self._members[cells + highest] // self._size
                        self._take_pattern(branch, low, high, one, other)

    def _find_naked_pairs(self, branch: int) -> None:
        """Look for two cells in a house with the same two candidates alone."""
        for scanned in range(3 * self._size):
            house = self._scanned_houses[scanned]
            if self._blanks_in(house) < 4:
                continue
            first = self._places_of(house, 0)
            for high in range(1, self._size):
                other = self._members[first * self._size + high] // self._size
                if not self._is_pair(self._now[other]):
                    continue
                for low in range(high):
                    one = self._members[first * self._size + low] // self._size
                    mask = self._now[one]
                    if mask == self._now[other] and (
                        mask != self._before[one] or mask != self._before[other]
                    ):
                        digit = 0
                        while not mask >> digit & 1:
                            digit += 1
                        second = digit + 1
                        while mask >> second != 1:
                            second += 1
                        self._take_pattern(branch, one, other, first + digit, first + second)

    def _find_x_wings(self, branch: int) -> None:
        """Look for digits with the same two places in two parallel lines."""
        for kind in range(2):
            start = kind * self._size
            across = self._size - start
            for high in range(start + 1, start + self._size):
                for low in range(start, high):
                    for digit in range(self._size):
                        one = self._places_of(self._lines[low], digit)
                        mask = self._now[one]
                        if not self._is_pair(mask):
                            continue
                        other = self._places_of(self._lines[high], digit)
                        if (
                            mask == self._now[other]
                            and (mask != self._before[one] or mask != self._before[other])
                            and self._open_lines(start, digit) >= 4
                        ):
                            lowest = 0
                            while not mask >> lowest & 1:
                                lowest += 1
                            highest = lowest + 1
                            while mask >> highest != 1:
                                highest += 1
                            self._take_pattern(
                                branch,
                                one,
                                other,
                                self._places_of(self._lines[across + lowest], digit),
                                self._places_of(self._lines[across + highest], digit),
                            )

    def _open_lines(self, start: int, digit: int) -> int:
        """Return in how many parallel lines a digit does not stand."""
        count = 0
        for line in range(start, start + self._size):
            if self._before[self._places_of(self._lines[line], digit)]:
                count += 1
        return count

    def _take_pattern(self, branch: int, base: int, second: int, cover: int, other: int) -> None:
        """Add what a pattern rules out, if the bases have lost candidates that matter for it."""
        self._victim_count = 0
        self._list_victims(cover, base, second)
        if other >= 0:
            self._list_victims(other, base, second)
        reason = branch * self._reason_room + self._reason_count
        if not self._victim_count or not self._list_lost(reason, base, second, cover, other):
            return
        self._reason_count += 1
        self._found_count += 1
        first = 4 * reason
        self._patterns[first] = base
        self._patterns[first + 1] = second
        self._patterns[first + 2] = cover
        self._patterns[first + 3] = other
        self._add_victims(branch, -2 - self._reason_count)

    def _is_member(self, candidate: int, constraint: int) -> bool:
        if constraint >= 0:
            for index in range(candidate * self._width, (candidate + 1) * self._width):
                if self._constraints[index] == constraint:
                    return True
        return False

    def _list_victims(self, cover: int, base: int, second: int) -> None:
        """List what is left to a cover outside the bases."""
        for place in range(self._size):
            if self._now[cover] >> place & 1:
                candidate = self._members[cover * self._size + place]
                if not self._is_member(candidate, base) and not self._is_member(candidate, second):
                    self._victims[self._victim_count] = candidate
                    self._victim_count += 1

    def _list_lost(self, reason: int, base: int, second: int, cover: int, other: int) -> bool:
        """List the candidates outside the covers that the bases have lost, as a reason."""
        start = self._first_reason[reason]
        end = self._list_lost_by(base, cover, other, start)
        if second >= 0:
            end = self._list_lost_by(second, cover, other, end)
        self._first_reason[reason + 1] = end
        return end > start

    def _list_lost_by(self, base: int, cover: int, other: int, end: int) -> int:
        lost = self._before[base] & ~self._now[base]
        for place in range(self._size):
            if lost >> place & 1:
                candidate = self._members[base * self._size + place]
                if not self._is_member(candidate, cover) and not self._is_member(candidate, other):
                    self._reasons[end] = 2 * candidate
                    end += 1
        return end

    def _add_victims(self, branch: int, source: int) -> None:
        """Add the victims as false, in the order of the table of cells."""
        buckets = 32 if self._victim_cells() > 12 else 16
        for bucket in range(buckets):
            for place in range(self._victim_count):
                cell = self._victims[place] // self._size
                if cell % buckets == bucket:
                    for each in range(place, self._victim_count):
                        if self._victims[each] // self._size == cell:
                            self._add_false(branch, self._victims[each], source)

    def _victim_cells(self) -> int:
        """Return how many cells the victims are in."""
        count = 0
        for place in range(self._victim_count):
            is_new = True
            for before in range(place):
                if self._victims[before] // self._size == self._victims[place] // self._size:
                    is_new = False
            if is_new:
                count += 1
        return count
