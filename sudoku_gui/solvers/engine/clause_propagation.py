# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""What follows from the literals assumed true, and why; and which to assume next.

    trail     the literals that are true, in the order in which they became so
    level     how many decisions were made before a literal became true; 0 at the root
    reason    why a variable has its value: a clause whose other literals are false;
              -1 a decision, or a fact at the root; -2 - other: the variable `other` is true

What follows is drawn by unit propagation.  To be decided next is the variable that took part in
most of the latest conflicts.  Each conflict adds to the activity of its variables, and what a
conflict adds grows from one to the next, so that old ones fade (Moskewicz and others 2001; Een
and Sorensson, "An extensible SAT solver", 2003).  The open variables stand in a heap, the most
active first.

The file runs in two forms, as `search_base` says.
"""

from array import array

from sudoku_gui.solvers.engine.clause_database import ClauseDatabase
from sudoku_gui.solvers.engine.general import GeneralSolver
from sudoku_gui.solvers.integer_arrays import zeros


class ClausePropagation(ClauseDatabase):
    """The literals that are true, and what follows from them."""

    def _set_up(self, root: GeneralSolver) -> None:
        ClauseDatabase._set_up(self, root)
        count = self._variable_count
        self._trail = zeros(count + 1)
        self._trail_count = 0
        self._propagated = 0  # how many literals of the trail were dealt with
        self._level = 0
        self._level_of = zeros(count + 1)
        self._place_of = zeros(count + 1)  # by variable, its place in the trail
        self._reason = array("i", [-1]) * (count + 1)
        self._level_start = zeros(count + 2)  # by level, how long the trail was before
        self._is_preferred = bytearray(b"\1" * (count + 1))  # by variable, whether it was true last
        self._clashing = -1

    def _assign(self, literal: int, reason: int) -> None:
        """Let an open literal be true."""
        variable = literal >> 1
        self._value[literal] = 1
        self._value[literal ^ 1] = -1
        self._level_of[variable] = self._level
        self._reason[variable] = reason
        self._place_of[variable] = self._trail_count
        self._trail[self._trail_count] = literal
        self._trail_count += 1

    def _decide(self, literal: int) -> None:
        self._level += 1
        self._level_start[self._level] = self._trail_count
        self._assign(literal, -1)

    def _propagate(self) -> int:
        """Draw all conclusions; return -1, or a clause or exclusion that is violated.

        An exclusion is given as a reason is; the other variable of it is `_clashing`.
        """
        while self._propagated < self._trail_count:
            literal = self._trail[self._propagated]
            self._propagated += 1
            if not literal & 1:
                violated = self._exclude(literal >> 1)
                if violated != -1:
                    return violated
            violated = self._visit_watches(literal ^ 1)
            if violated != -1:
                return violated
        return -1

    def _exclude(self, variable: int) -> int:
        for place in range(self._first_excluded[variable], self._first_excluded[variable + 1]):
            other = self._excluded[place]
            value = self._value[2 * other]
            if value > 0:
                self._clashing = other
                return -2 - variable
            if not value:
                self._assign(2 * other + 1, -2 - variable)
        return -1

    def _visit_watches(self, literal: int) -> int:
        """Look at the clauses that watch a literal, which became false."""
        # The watches that stay are moved up to `kept`.  Where another literal's list grows, this
        # one may move.
        first = self._first_watch[literal]
        count = self._watch_count[literal]
        kept = 0
        visited = 0
        violated = -1
        while visited < count and violated < 0:
            blocker = self._watches[first + 2 * visited]
            clause = self._watches[first + 2 * visited + 1]
            visited += 1
            if self._value[blocker] <= 0:
                blocker = self._literals[clause] ^ self._literals[clause + 1] ^ literal
                value = self._value[blocker]
                if value <= 0:
                    place = self._not_false(clause)
                    if place >= 0:
                        other = self._literals[place]
                        self._literals[clause] = blocker
                        self._literals[clause + 1] = other
                        self._literals[place] = literal
                        self._watch(other, blocker, clause)
                        first = self._first_watch[literal]
                        continue
                    if value < 0:
                        violated = clause
                    else:
                        self._assign(blocker, clause)
            self._watches[first + 2 * kept] = blocker
            self._watches[first + 2 * kept + 1] = clause
            kept += 1
        while visited < count:
            self._watches[first + 2 * kept] = self._watches[first + 2 * visited]
            self._watches[first + 2 * kept + 1] = self._watches[first + 2 * visited + 1]
            visited += 1
            kept += 1
        self._watch_count[literal] = kept
        return violated

    def _not_false(self, clause: int) -> int:
        """Return the place of a literal that is not false, behind the two watched, or -1."""
        for place in range(clause + 2, clause + self._literals[clause - 3]):
            if self._value[self._literals[place]] >= 0:
                return place
        return -1


class VariableOrder(ClausePropagation):
    """The variables by their activity, with what is taken back."""

    def _set_up(self, root: GeneralSolver) -> None:
        ClausePropagation._set_up(self, root)
        count = self._variable_count
        self._activity = array("d", [0.0]) * (count + 1)
        self._increment = 1.0
        variables = array("i", range(count + 1))
        self._heap = variables
        self._heap_count = count
        self._heap_place = variables[:]  # by variable, -1 if it is not there

    def _bump(self, variable: int) -> None:
        """Note that a variable took part in a conflict."""
        self._activity[variable] += self._increment
        if self._activity[variable] > 1e100:
            self._rescale()
        if self._heap_place[variable] >= 0:
            self._rise(self._heap_place[variable])

    def _fade(self) -> None:
        """Note that a conflict is over."""
        self._increment /= 0.95

    def _rescale(self) -> None:
        for variable in range(self._variable_count):
            self._activity[variable] /= 1e100
        self._increment /= 1e100

    def _next_variable(self) -> int:
        """Return the most active variable that is open, -1 if none is."""
        while self._heap_count:
            variable = self._heap[0]
            self._heap_count -= 1
            self._heap_place[variable] = -1
            if self._heap_count:
                self._heap[0] = self._heap[self._heap_count]
                self._heap_place[self._heap[0]] = 0
                self._sink(0)
            if not self._value[2 * variable]:
                return variable
        return -1

    def _take_back(self, level: int) -> None:
        """Open all variables again that got a value after that level."""
        if level >= self._level:
            return
        start = self._level_start[level + 1]
        for place in range(self._trail_count - 1, start - 1, -1):
            literal = self._trail[place]
            variable = literal >> 1
            self._value[literal] = 0
            self._value[literal ^ 1] = 0
            self._is_preferred[variable] = not literal & 1
            if self._heap_place[variable] < 0:
                self._heap[self._heap_count] = variable
                self._heap_place[variable] = self._heap_count
                self._heap_count += 1
                self._rise(self._heap_count - 1)
        self._trail_count = self._propagated = start
        self._level = level

    def _rise(self, place: int) -> None:
        """Move a variable up the heap to where it belongs."""
        variable = self._heap[place]
        while place > 0:
            above = (place - 1) >> 1
            other = self._heap[above]
            if self._activity[other] >= self._activity[variable]:
                break
            self._heap[place] = other
            self._heap_place[other] = place
            place = above
        self._heap[place] = variable
        self._heap_place[variable] = place

    def _sink(self, place: int) -> None:
        """Move a variable down the heap to where it belongs."""
        variable = self._heap[place]
        while True:
            below = 2 * place + 1
            if below >= self._heap_count:
                break
            other = self._heap[below]
            if (
                below + 1 < self._heap_count
                and self._activity[self._heap[below + 1]] > self._activity[other]
            ):
                below += 1
                other = self._heap[below]
            if self._activity[variable] >= self._activity[other]:
                break
            self._heap[place] = other
            self._heap_place[other] = place
            place = below
        self._heap[place] = variable
        self._heap_place[variable] = place
