# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Searches followed step by step, with a note of the steps that a rule would have spared them.

A rule leaves out branches of a search and changes nothing else, so its own search is the
one followed without the steps that are needless under it.  Within a needless stretch the
search runs at full speed; only where the rule has something to decide is it looked at.

    needless   how many steps so far the search lacks under the rule
    below      while not -1: all steps are needless until the depth falls below it

Compiled or not, as `search_base` describes.  The search is handed to each method that runs:
the interpreter's lock is released meanwhile, and no attribute may be handed on then.
"""

from array import array

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.solvers.algorithms.backtracking import BacktrackingSearch
from sudoku_gui.solvers.algorithms.grid_arrays import MOST_CELLS, padded
from sudoku_gui.solvers.rules.peer_tables import blank_peers, digits_not_given_near, extra_peers
from sudoku_gui.solvers.search import ConditionKind

try:
    import cython  # by this name the compiler knows where to release the interpreter's lock
except ImportError:
    from sudoku_gui.solvers import uncompiled as cython

_DEPTH_BELOW = ConditionKind.DEPTH_BELOW.value
_SLICES_AT_ONCE = 64  # between two moments at which the interpreter's lock is held
_MOST_WORDS = 10  # of 64 levels each: those of the largest grid


class Follower:
    """Follows a search; a subclass says what is needless."""

    def __init__(self, search: BacktrackingSearch) -> None:
        self._search = search
        self._needless = 0
        self._below = -1
        self._counts = padded((), _SLICES_AT_ONCE)

    def needless(self) -> int:
        """Return how many steps were needless so far."""
        return self._needless

    def own_depth(self) -> int:
        """Return how many blanks the search under the rule has filled."""
        return (self._search._depth if self._below < 0 else self._below) - self._search._root

    def follow(self, steps: int) -> int:
        """Take at most `steps` steps; return how many (fewer: the search has ended)."""
        return self._follow_unlocked(steps)

    def survey(self, width: int, slices: int) -> "tuple[int, array[int]]":
        """Take at most `slices` times `width` steps.

        Return how many were taken, and how many of each `width` begun are needless.
        """
        counts = array("q")
        steps = 0
        taken = whole = width
        while taken == whole and len(counts) < slices:
            count = min(slices - len(counts), _SLICES_AT_ONCE)
            whole = count * width
            taken = self._survey_unlocked(count, width)
            counts.extend([self._counts[place] for place in range(-(-taken // width))])
            steps += taken
        return steps, counts

    def state(self) -> "array[int]":
        """Return all that it knows besides where the search stands."""
        return array("Q", [self._needless, self._below + 1])

    def resume(self, state: "array[int]") -> None:
        """Go on with such a state; the search stands where it stood then."""
        self._needless, self._below = state[0], state[1] - 1

    def _follow_unlocked(self, steps: int) -> int:
        search = self._search
        with cython.nogil:
            return self._follow(search, steps)

    def _survey_unlocked(self, slices: int, width: int) -> int:
        """Follow slice by slice; how many steps were taken, the needless ones noted."""
        search = self._search
        with cython.nogil:
            steps = place = 0
            taken = width
            while taken == width and place < slices:
                before = self._needless
                taken = self._follow(search, width)
                self._counts[place] = self._needless - before
                steps += taken
                place += 1
            return steps

    def _follow(self, search: BacktrackingSearch, steps: int) -> int:
        """Take at most `steps` steps; how many were taken."""
        return 0

    def _skip(self, search: BacktrackingSearch, steps: int) -> int:
        """Take at most `steps` steps of a needless stretch, up to the one that ends it.

        How many were taken; that one is counted as needless, too.
        """
        taken = search._run(steps, _DEPTH_BELOW, 0, 0, self._below)
        self._needless += taken
        if search._depth < self._below:
            self._end_stretch(search)
        return taken

    def _end_stretch(self, search: BacktrackingSearch) -> None:
        """Go on behind a needless stretch."""
        self._below = -1


class ForwardChecking(Follower):
    """A digit that leaves a blank around it without any digit is taken out at once."""

    def __init__(self, search: BacktrackingSearch) -> None:
        super().__init__(search)
        givens = self._search._givens
        near, extra = blank_peers(givens), extra_peers(givens)
        self._first_near, self._near = near.first, near.cells
        self._first_extra, self._extra = extra.first, extra.cells

    def _follow(self, search: BacktrackingSearch, steps: int) -> int:
        taken = 0
        while taken < steps and search._standing >= 0:
            if self._below >= 0:
                taken += self._skip(search, steps - taken)
                continue
            cell = search._standing
            digit = search._next_digit(cell, search._above)
            if digit:
                search._place(cell, digit)
                if self._leaves_none(search, cell):
                    self._below = search._depth
            else:
                cell = search._path[search._depth - 1]
                search._take_back(cell, search._digits[cell])
            taken += 1
        return taken

    def _end_stretch(self, search: BacktrackingSearch) -> None:
        self._needless -= 1  # the rule takes the digit out, too
        self._below = -1

    def _leaves_none(self, search: BacktrackingSearch, cell: int) -> int:
        """1 if a blank around the cell has no digit left, else 0."""
        for place in range(self._first_near[cell], self._first_near[cell + 1]):
            blank = self._near[place]
            if search._digits[blank] == 0:
                used = search._used[search._row[blank]] | search._used[search._column[blank]]
                used |= search._used[search._box[blank]]
                for other in range(self._first_extra[blank], self._first_extra[blank + 1]):
                    used |= 1 << search._digits[self._extra[other]]
                if used & search._all_digits == search._all_digits:
                    return 1
        return 0


class GivenMore(Follower):
    """A digit of the solution stands in its cell from the start.

    Only for searches whose order of the blanks is fixed: any other may choose others then.
    """

    def __init__(self, search: BacktrackingSearch, cell: Cell, digit: Digit) -> None:
        super().__init__(search)
        self._cell = cell
        self._digit = digit
        near = self._search._givens.geometry.peers_of(cell)
        self._is_near = padded([place in near for place in range(MOST_CELLS)], MOST_CELLS)

    def own_depth(self) -> int:
        """Return how many blanks the search with the given has filled."""
        is_filled = self._below >= 0 or self._search._digits[self._cell] == self._digit
        return super().own_depth() - is_filled

    def _follow(self, search: BacktrackingSearch, steps: int) -> int:
        taken = 0
        while taken < steps and search._standing >= 0:
            if self._below >= 0:
                taken += self._skip(search, steps - taken)
                continue
            cell = search._standing
            digit = search._next_digit(cell, search._above)
            if digit:
                search._place(cell, digit)
                self._note_placed(search, cell, digit)
            else:
                cell = search._path[search._depth - 1]
                search._take_back(cell, search._digits[cell])
                self._needless += cell == self._cell
            taken += 1
        return taken

    def _note_placed(self, search: BacktrackingSearch, cell: int, digit: int) -> None:
        if cell == self._cell:
            self._needless += 1
            if digit != self._digit:
                self._below = search._depth
        elif digit == self._digit and self._is_near[cell]:
            self._needless += 1
            self._below = search._depth


class WasteCounter(Follower):
    """No rule: counts what the digits of each cell have cost that were taken out again.

    That is for each of them the steps from its placement to its taking out, both included.
    """

    def __init__(self, search: BacktrackingSearch) -> None:
        super().__init__(search)
        self._wasted = padded((), MOST_CELLS)
        self._placed_after = padded((), MOST_CELLS + 1)  # steps, by depth

    def wasted(self) -> "array[int]":
        """Return the steps by cell."""
        return array("Q", [self._wasted[cell] for cell in range(self._search._cell_count)])

    def state(self) -> "array[int]":
        """Return all that it knows besides where the search stands."""
        after = [self._placed_after[depth] for depth in range(self._search._depth + 1)]
        return super().state() + self.wasted() + array("Q", after)

    def resume(self, state: "array[int]") -> None:
        """Go on with such a state; the search stands where it stood then."""
        super().resume(state)
        cells = self._search._cell_count
        for cell in range(cells):
            self._wasted[cell] = state[2 + cell]
        for depth in range(self._search._depth + 1):
            self._placed_after[depth] = state[2 + cells + depth]

    def _follow(self, search: BacktrackingSearch, steps: int) -> int:
        taken = 0
        while taken < steps and search._standing >= 0:
            cell = search._standing
            digit = search._next_digit(cell, search._above)
            if digit:
                self._placed_after[search._depth + 1] = search._placements + search._backtracks
                search._place(cell, digit)
            else:
                depth = search._depth
                cell = search._path[depth - 1]
                search._take_back(cell, search._digits[cell])
                steps_now = search._placements + search._backtracks
                self._wasted[cell] += steps_now - self._placed_after[depth]
            taken += 1
        return taken


class Backjumping(Follower):
    """Where nothing is left, only a placement that is to blame for it has its choice resumed.

    Conflict-directed backjumping (Prosser, "Hybrid algorithms for the constraint satisfaction
    problem", 1993).  A level is the depth after a placement, and 0 for a given.  The conflict
    set of a choice has the earliest level that refuses each of its options, and what is left of
    the conflict sets of those that were tried.  It is one bit for each level.

    level_of    by house and digit, the level of the cell that holds it
    level_at    by cell, the level of its digit
    conflicts   by depth, the conflict set of the choice there
    blamed      the conflict set because of which the stretch is needless
    target      the latest level in it, 0 if there is none: where a jump ends
    """

    def __init__(self, search: BacktrackingSearch) -> None:
        super().__init__(search)
        givens = self._search._givens
        self._words = (givens.geometry.cell_count + 1) // 64 + 1
        self._absent = MOST_CELLS + 1  # in place of a level, for what no cell holds
        self._open = padded(digits_not_given_near(givens), MOST_CELLS)
        extra = extra_peers(givens)
        self._first_extra, self._extra = extra.first, extra.cells
        self._level_of = padded((), 3 * MOST_CELLS + 1)
        self._level_at = padded((), MOST_CELLS)
        self._conflicts = padded((), _MOST_WORDS * (MOST_CELLS + 1))
        self._blamed = padded((), _MOST_WORDS)
        self._target = 0
        self._failed_after = 0  # steps: then nothing was left, and it jumped
        self._failed_at = 0  # the blank where that was
        self._failed_sought = 0  # and the house and digit, as in the search, or 0
        self._hold_all(self._search)

    def state(self) -> "array[int]":
        """Return all that it knows besides where the search stands."""
        rows = self._words * (self._top() + 1)
        state = super().state()
        state.extend((self._target, self._failed_after, self._failed_at, self._failed_sought))
        state.extend([self._blamed[word] for word in range(self._words)])
        state.extend([self._conflicts[word] for word in range(rows)])
        return state

    def resume(self, state: "array[int]") -> None:
        """Go on with such a state; the search stands where it stood then."""
        super().resume(state)
        self._target, self._failed_after, self._failed_at, self._failed_sought = state[2:6]
        for word in range(self._words):
            self._blamed[word] = state[6 + word]
        for word in range(6 + self._words, len(state)):
            self._conflicts[word - 6 - self._words] = state[word]
        self._hold_all(self._search)

    def failure(self) -> tuple[int, int, int, list[int]]:
        """Return why the stretch is needless.

        After how many steps nothing was left, at which blank, the house and digit sought there
        (see BacktrackingSearch._sought_at), and the levels that are to blame.
        """
        levels = range(64 * self._words)
        blamed = [level for level in levels if self._blamed[level >> 6] >> (level & 63) & 1]
        return self._failed_after, self._failed_at, self._failed_sought, blamed

    def _top(self) -> int:
        """The depth up to which choices are open under the rule."""
        return self._search._depth if self._below < 0 else self._below

    def _hold_all(self, search: BacktrackingSearch) -> None:
        """Know the levels of the givens and of the placements that the rule has made."""
        for place in range(3 * MOST_CELLS + 1):
            self._level_of[place] = self._absent
        for cell in range(search._cell_count):
            self._level_at[cell] = self._absent
            if search._givens.digits[cell]:
                self._hold(search, cell, search._givens.digits[cell], 0)
        for level in range(1, self._top() + 1):
            cell = search._path[level - 1]
            self._hold(search, cell, search._digits[cell], level)

    def _hold(self, search: BacktrackingSearch, cell: int, digit: int, level: int) -> None:
        self._level_of[search._row[cell] + digit] = level
        self._level_of[search._column[cell] + digit] = level
        self._level_of[search._box[cell] + digit] = level
        self._level_at[cell] = level

    def _follow(self, search: BacktrackingSearch, steps: int) -> int:
        taken = 0
        while taken < steps and search._standing >= 0:
            if self._below >= 0:
                taken += self._skip(search, steps - taken)
                continue
            cell = search._standing
            digit = search._next_digit(cell, search._above)
            if digit:
                search._place(cell, digit)
                self._hold(search, cell, digit, search._depth)
                for word in range(self._words * search._depth, self._words * (search._depth + 1)):
                    self._conflicts[word] = 0
            else:
                self._go_back(search)
            taken += 1
        return taken

    def _go_back(self, search: BacktrackingSearch) -> None:
        """Take out the last digit, and begin a stretch if it is not to blame."""
        depth = search._depth
        failed = search._standing
        self._blame(search, failed, self._words * depth)
        cell = search._path[depth - 1]
        sought = search._sought_at(depth)
        search._take_back(cell, search._digits[cell])
        if self._conflicts[self._words * depth + (depth >> 6)] >> (depth & 63) & 1:
            self._hold(search, cell, search._above, self._absent)
            self._pass_on(depth, self._words * depth)
        else:
            self._failed_after = search._placements + search._backtracks - 1
            self._failed_at = failed
            self._failed_sought = sought
            self._note_blamed(depth)
            self._jump_on(search)

    def _note_blamed(self, depth: int) -> None:
        """Blame the conflict set of the choice at `depth`, and find its latest level."""
        self._target = 0
        for word in range(self._words):
            self._blamed[word] = self._conflicts[self._words * depth + word]
            if self._blamed[word]:
                self._target = 64 * word + _highest(self._blamed[word])

    def _end_stretch(self, search: BacktrackingSearch) -> None:
        self._needless -= 1  # the rule takes the digit out, too
        self._jump_on(search)

    def _jump_on(self, search: BacktrackingSearch) -> None:
        """Go on jumping, or resume the choice of the level taken out now if that is the target."""
        level = search._depth + 1
        self._hold(search, search._path[search._depth], search._above, self._absent)
        self._below = search._depth
        if level == self._target:
            self._below = -1
            for word in range(self._words):
                self._conflicts[self._words * level + word] = self._blamed[word]
            self._pass_on(level, self._words * level)

    def _pass_on(self, level: int, row: int) -> None:
        """Add the conflict set, without the level taken out, to that of its own choice."""
        one = 1
        self._conflicts[row + (level >> 6)] &= ~(one << (level & 63))
        for word in range(row, row + self._words):
            self._conflicts[word - self._words] |= self._conflicts[word]

    def _blame(self, search: BacktrackingSearch, cell: int, row: int) -> None:
        """Add to the conflict set who refuses the options of the choice."""
        sought = search._sought_at(search._depth)
        if sought == 0:
            digits = self._open[cell]
            if self._first_extra[cell] == self._first_extra[cell + 1]:
                used = search._used[search._row[cell]] | search._used[search._column[cell]]
                digits &= used | search._used[search._box[cell]]  # the others fitted, and failed
            while digits:
                self._add(row, self._earliest(search, cell, _lowest(digits)))
                digits &= digits - 1
            return
        digit = (sought - 1) % search._size + 1
        first = sought - digit
        for place in range(first, first + search._size):
            other = search._house_cells[place]
            earliest = self._earliest(search, other, digit)
            self._add(row, min(earliest, self._level_at[other]))

    def _earliest(self, search: BacktrackingSearch, cell: int, digit: int) -> int:
        """The earliest level of the cells around that hold the digit."""
        earliest = self._level_of[search._row[cell] + digit]
        earliest = min(earliest, self._level_of[search._column[cell] + digit])
        earliest = min(earliest, self._level_of[search._box[cell] + digit])
        for place in range(self._first_extra[cell], self._first_extra[cell + 1]):
            other = self._extra[place]
            if search._digits[other] == digit:
                earliest = min(earliest, self._level_at[other])
        return earliest

    def _add(self, row: int, level: int) -> None:
        """Add a level to the conflict set; a given is not to blame, and what is absent neither."""
        if 0 < level < self._absent:
            one = 1
            self._conflicts[row + (level >> 6)] |= one << (level & 63)


def _lowest(digits: int) -> int:
    if cython.compiled:
        return lowest_bit(digits)  # type: ignore[name-defined, no-any-return] # noqa: F821
    return (digits & -digits).bit_length() - 1


def _highest(digits: int) -> int:
    if cython.compiled:
        return highest_bit(digits)  # type: ignore[name-defined, no-any-return] # noqa: F821
    return digits.bit_length() - 1
