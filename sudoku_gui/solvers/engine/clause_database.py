# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""The open candidates of a grid as variables, and the clauses that every solution satisfies.

    variable    a candidate that the givens leave open
    literal     2 * variable: the digit stands in the cell; 2 * variable + 1: it does not
    exclusion   two variables that share a cell, or digit and house: not both are true.  These
                clauses are never written down: each variable has a list of those it excludes
    clause      literals of which one must hold: "the cell has a digit", "the house has a place
                for the digit", later also what was learned from conflicts
    value       of a literal: 1 true, -1 false, 0 open

Clauses lie one behind the other in one array, each behind three words about it, and go by the
place of their first literal: what propagation looks at lies together.

    length     how many literals a clause has, three words before the first
    distance   how many levels it reached over when it was learned, or fewer since; two words
               before; 0 of a clause that must be kept
    use        one word before: 2 if a conflict needed it since the last reduction, then one
               less with each reduction

Each clause is watched by its first two literals (Moskewicz, Madigan, Zhao, Zhang and Malik,
"Chaff: engineering an efficient SAT solver", 2001): only when one of these becomes false is
the clause looked at.  Each literal has a list of its watches.

    watch     a pair: the blocker, some literal of the clause, and the clause.  While the blocker
              is true, the clause holds and is not looked at
    pool      the array in which all lists lie.  One that is full moves behind the last one, with
              twice the room; where the pool ends, all move to its other half, close together

The file runs in two forms, as `search_base` says.
"""

from array import array

from sudoku_gui.solvers.engine.general import GeneralSolver
from sudoku_gui.solvers.integer_arrays import large_zeros, zeros

try:
    import cython  # by this name the compiler knows where to release the interpreter's lock
except ImportError:
    from sudoku_gui.solvers import uncompiled as cython

# What there is room for at first; of the pool, in each half.
_LITERALS = 1 << 17
_WATCHES = 1 << 16


class WatchLists:
    """The watches of each literal, in no order that means anything."""

    def _set_up_watches(self, literal_count: int) -> None:
        self._literal_count = literal_count
        self._half = max(_WATCHES, 32 * literal_count)  # of the pool, in watches
        self._watches = large_zeros(4 * self._half)
        # By literal: where its list begins, how many watches it has, and has room for.
        self._first_watch = zeros(literal_count)
        self._watch_count = zeros(literal_count)
        self._watch_room = zeros(literal_count)
        self._forget_watches()

    def _can_watch(self, count: int) -> bool:
        """Return whether there is room for so many watches, whichever literals have them."""
        # Moved close together they take half as much again, and four for each literal; a list
        # that is widened takes twice its own.  The pool has far more, so they seldom move.
        return 8 * count + 16 * self._literal_count <= self._half

    def _grow_watches(self) -> None:
        """Make room for twice as many."""
        if self._in_other_half:
            self._move_together()
        watches = large_zeros(8 * self._half)
        watches[: 4 * self._half] = self._watches
        self._watches = watches
        self._half *= 2

    def _forget_watches(self) -> None:
        self._in_other_half = False
        self._watches_end = 0
        for literal in range(self._literal_count):
            self._watch_count[literal] = 0
            self._watch_room[literal] = 0

    def _watch(self, literal: int, blocker: int, clause: int) -> None:
        """Have a literal watch a clause."""
        count = self._watch_count[literal]
        if count == self._watch_room[literal]:
            self._widen(literal)
        place = self._first_watch[literal] + 2 * count
        self._watches[place] = blocker
        self._watches[place + 1] = clause
        self._watch_count[literal] = count + 1

    def _widen(self, literal: int) -> None:
        """Make room for twice as many watches of a literal; others may move as well."""
        room = 2 * self._watch_count[literal] + 4
        if self._watches_end + 2 * room > 2 * (self._half + self._half * self._in_other_half):
            self._move_together()
        self._move(literal, room)

    def _move_together(self) -> None:
        """Move all lists to the other half of the pool."""
        self._in_other_half = not self._in_other_half
        self._watches_end = 2 * self._half * self._in_other_half
        for literal in range(self._literal_count):
            if self._watch_room[literal]:
                count = self._watch_count[literal]
                self._move(literal, count + (count >> 1) + 4)

    def _move(self, literal: int, room: int) -> None:
        """Move a list behind the last one."""
        start = self._first_watch[literal]
        for word in range(2 * self._watch_count[literal]):
            self._watches[self._watches_end + word] = self._watches[start + word]
        self._first_watch[literal] = self._watches_end
        self._watch_room[literal] = room
        self._watches_end += 2 * room


class ClauseDatabase(WatchLists):
    """The variables, exclusions and clauses of one grid, with the values that literals have."""

    def _set_up(self, root: GeneralSolver) -> None:
        """Write down what is open in `root`, which has made no guess."""
        self._number_variables(root)
        literal_count = 2 * self._variable_count
        self._value = array("b", bytes(literal_count))
        # Sixteen bits each: the processor's caches hold twice as many clauses, and visiting them
        # is most of the search.  Grids of 31x31 have 59,582 literals at most.
        self._literals = array("H", bytes(2 * _LITERALS))  # `_grow` makes room for more
        self._literals_end = 0
        self._clause_count = 0
        self._set_up_watches(literal_count)
        self._count_over = zeros(64)  # how many learned clauses reach so far
        # The clause that is about to be added.
        self._new = array("H", bytes(2 * (self._variable_count + root._size)))
        self._new_count = 0
        self._list_exclusions(root)
        self._add_demands(root)

    def _number_variables(self, root: GeneralSolver) -> None:
        # Where a demand is met nothing is open; elsewhere it has two candidates or more.
        self._variable_of = array("i", [-1]) * root._offer_count
        self._offer_of = array("i", [-1]) * root._offer_count
        self._variable_count = 0
        for offer in range(root._offer_count):
            if root._is_open[offer] and not root._is_met[offer // root._size]:
                self._variable_of[offer] = self._variable_count
                self._offer_of[self._variable_count] = offer
                self._variable_count += 1

    def _list_exclusions(self, root: GeneralSolver) -> None:
        # excluded[first_excluded[variable]] begin those of a variable, each listed once.
        self._first_excluded = zeros(self._variable_count + 1)
        self._excluded = large_zeros(self._most_exclusions(root))
        listed_for = array("i", [-1]) * self._variable_count
        with cython.nogil:  # a millisecond and more: other threads may run meanwhile
            self._fill_exclusions(root, listed_for)

    def _fill_exclusions(self, root: GeneralSolver, listed_for: "array[int]") -> None:
        """Write the lists; `listed_for` has by variable the last one in whose list it is."""
        count = 0
        for variable in range(self._variable_count):
            offer = self._offer_of[variable]
            listed_for[variable] = variable
            for place in range(root._first_demand[offer], root._first_demand[offer + 1]):
                first = root._demands[place] * root._size
                for other_place in range(first, first + root._size):
                    other = self._variable_of[root._offers[other_place]]
                    if other >= 0 and listed_for[other] != variable:
                        listed_for[other] = variable
                        self._excluded[count] = other
                        count += 1
            self._first_excluded[variable + 1] = count

    def _most_exclusions(self, root: GeneralSolver) -> int:
        """Return how many exclusions there would be if none were found twice."""
        count = 0
        for variable in range(self._variable_count):
            offer = self._offer_of[variable]
            for place in range(root._first_demand[offer], root._first_demand[offer + 1]):
                count += root._left[root._demands[place]] - 1
        return count

    def _add_demands(self, root: GeneralSolver) -> None:
        """Add the clauses of the cells and houses that are open."""
        for demand in range(root._demand_count):
            if root._is_met[demand]:
                continue
            self._new_count = 0
            for place in range(demand * root._size, (demand + 1) * root._size):
                variable = self._variable_of[root._offers[place]]
                if variable >= 0:
                    self._new[self._new_count] = 2 * variable
                    self._new_count += 1
            if not self._has_room():
                self._grow()
            self._add_clause(0)

    def _has_room(self) -> bool:
        """Return whether a clause more can be added, however long."""
        return self._has_room_for_literals() and self._can_watch(2 * (self._clause_count + 1))

    def _has_room_for_literals(self) -> bool:
        return self._literals_end + 3 + len(self._new) <= len(self._literals)

    def _grow(self) -> None:
        """Make room for another clause, and for twice as many clauses or literals, or both."""
        # Long clauses need no more watches than short ones.
        if not self._has_room_for_literals():
            longest = 3 + len(self._new)
            self._literals = array("H", bytes(self._literals) * 2 + bytes(2 * longest))
        if not self._can_watch(2 * (self._clause_count + 1)):
            self._grow_watches()

    def _add_clause(self, distance: int) -> int:
        """Add the new clause, which has two literals or more; return its place."""
        clause = self._literals_end + 3
        self._literals[clause - 3] = self._new_count
        self._literals[clause - 2] = distance
        self._literals[clause - 1] = 0
        for place in range(self._new_count):
            self._literals[clause + place] = self._new[place]
        self._literals_end = clause + self._new_count
        self._clause_count += 1
        self._watch(self._new[0], self._new[1], clause)
        self._watch(self._new[1], self._new[0], clause)
        return clause

    def _reduce(self) -> None:
        """Give up the half of the learned clauses that reach over most levels, of equals the older.

        Those over one or two levels stay, and those that were needed lately, which counts the
        longer the fewer levels they reach over.  All values are those of the root, and all that
        follows from them is drawn.
        """
        dispensable = 0
        for distance in range(64):
            self._count_over[distance] = 0
        clause = 3
        while clause < self._literals_end:
            if self._is_dispensable(clause):
                dispensable += 1
                self._count_over[_within(self._literals[clause - 2])] += 1
            clause += self._literals[clause - 3] + 3
        farthest = 2
        kept = 0
        while kept < (dispensable + 1) >> 1:
            farthest += 1
            kept += self._count_over[farthest]
        self._rebuild(farthest, kept - ((dispensable + 1) >> 1))

    def _is_dispensable(self, clause: int) -> bool:
        distance = self._literals[clause - 2]
        use = self._literals[clause - 1]
        return distance > 2 and use < 2 and (distance > 6 or not use)

    def _rebuild(self, farthest: int, surplus: int) -> None:
        """Give up dispensable clauses over more levels than `farthest`, `surplus` over so many.

        Clauses that are satisfied go too, and literals that are false.
        """
        # What is left of a clause has two open literals or more: one alone would be drawn.  It
        # is written at its old place or before.
        end = self._literals_end
        self._forget_watches()
        self._clause_count = self._literals_end = 0
        clause = 3
        while clause < end:
            length = self._literals[clause - 3]
            distance = self._literals[clause - 2]
            use = self._literals[clause - 1]
            is_kept = not self._is_dispensable(clause) or _within(distance) < farthest
            if not is_kept and _within(distance) == farthest:
                is_kept = surplus <= 0
                surplus -= 1
            if is_kept and self._is_undecided(clause, clause + length):
                self._literals[self._add_clause(distance) - 1] = use - (use > 0)
            clause += length + 3

    def _is_undecided(self, first: int, end: int) -> bool:
        """Return whether no literal is true; take the open ones for the new clause."""
        self._new_count = 0
        for place in range(first, end):
            value = self._value[self._literals[place]]
            if value > 0:
                return False
            if not value:
                self._new[self._new_count] = self._literals[place]
                self._new_count += 1
        return True


def _within(distance: int) -> int:
    """Return the distance, the largest ones as one."""
    return distance if distance < 63 else 63
