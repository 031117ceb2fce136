# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Which clauses are to be looked at when a literal becomes false: a list for each literal.

    watch     a pair: the blocker, some literal of the clause, and the clause.  While the blocker
              is true, the clause holds and is not looked at
    pool      the array in which all lists lie.  One that is full moves behind the last one, with
              twice the room; where the pool ends, all move to its other half, close together

The file runs in two forms, as `search_base` says.
"""

from array import array

from sudoku_gui.solvers.integer_arrays import zeros

_WATCHES = 1 << 16  # what there is room for at first, in each half of the pool


class WatchLists:
    """The watches of each literal, in no order that means anything."""

    def _set_up_watches(self, literal_count: int) -> None:
        self._literal_count = literal_count
        self._half = max(_WATCHES, 32 * literal_count)  # of the pool, in watches
        self._watches = zeros(4 * self._half)
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
        self._watches = array("i", bytes(self._watches) * 2)
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
