# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""What is to be learned from a conflict: a clause that would have prevented it.

Going back along the trail, each literal that led to the conflict is replaced by the reasons
it has, until a single one of the last level is left: the first unique implication point
(Marques-Silva and Sakallah, "GRASP", 1999; Zhang, Madigan, Moskewicz and Malik, "Efficient
conflict driven learning in a Boolean satisfiability solver", 2001).

Of its literals some can be left out.  First those that follow from the others (Sorensson and
Biere, "Minimizing learned clauses", 2009).  Then, of each level, the literals that one literal of
that level leads to, together with the rest of the clause: that one takes their place (Fleury and
Biere, "Efficient all-UIP learned clause minimization", 2021).  Short clauses say more, and less
memory is to be read.

    mark    by variable, 0 not met; 1 in the clause, or its reasons are; 2 follows from the
            clause; 3 does not

The file runs in two forms, as `search_base` says.
"""

from array import array

from sudoku_gui.solvers.engine.clause_propagation import VariableOrder
from sudoku_gui.solvers.engine.general import GeneralSolver
from sudoku_gui.solvers.integer_arrays import zeros


class ClauseShortening(VariableOrder):
    """The new clause, all of whose literals are false, and what it can do without."""

    def _set_up(self, root: GeneralSolver) -> None:
        VariableOrder._set_up(self, root)
        count = self._variable_count + 1
        self._mark = bytearray(count)
        self._met = zeros(count)  # the variables that have a mark
        self._met_count = 0
        self._pending = zeros(count)
        self._pending_count = 0
        self._counted_for = zeros(count + 1)  # by level, the last clause counted
        self._counts = 0
        # By level the first place of the new clause that has a literal of it, by place the next
        # one; 0 for none.
        self._first_of_level = zeros(count + 1)
        self._next_of_level = zeros(count + 1)
        self._shrunk = zeros(count + 1)
        self._shrunk_count = 0
        self._is_traced = bytearray(count)
        self._traced = zeros(count)
        self._traced_count = 0
        self._open_count = 0  # traced variables that are not replaced by their reasons

    def _set_mark(self, variable: int, mark: int) -> None:
        if not self._mark[variable]:
            self._met[self._met_count] = variable
            self._met_count += 1
        self._mark[variable] = mark

    def _forget_marks(self) -> None:
        while self._met_count > 0:
            self._met_count -= 1
            self._mark[self._met[self._met_count]] = 0

    def _minimise(self) -> None:
        """Leave out what follows from the rest."""
        count = 1
        for place in range(1, self._new_count):
            if not self._follows(self._new[place] >> 1):
                self._new[count] = self._new[place]
                count += 1
        self._new_count = count

    def _follows(self, variable: int) -> bool:
        """Return whether a variable of the clause has its value by that of the others."""
        # The stack holds variables of which it is not known yet, each above the one that needs
        # it.  One that does not follow brings down all that need it.
        if self._reason[variable] == -1:
            return False
        self._pending[0] = variable
        self._pending_count = 1
        while self._pending_count > 0:
            last = self._pending[self._pending_count - 1]
            found = self._unknown_reason(last)
            if found == -1:
                self._pending_count -= 1
                if self._pending_count > 0:
                    self._set_mark(last, 2)
            elif found == -2 or self._reason[found] == -1:
                while self._pending_count > 1:
                    self._pending_count -= 1
                    self._set_mark(self._pending[self._pending_count], 3)
                if found >= 0:
                    self._set_mark(found, 3)
                return False
            else:
                self._pending[self._pending_count] = found
                self._pending_count += 1
        return True

    def _unknown_reason(self, variable: int) -> int:
        """Return a variable among the reasons of which it is not known whether it follows.

        -1: there is none, all follow; -2: one does not.
        """
        reason = self._reason[variable]
        if reason < -1:
            return self._standing_of(-2 - reason)
        for place in range(reason, reason + self._literals[reason - 3]):
            other = self._literals[place] >> 1
            if other != variable:
                standing = self._standing_of(other)
                if standing != -1:
                    return standing
        return -1

    def _standing_of(self, variable: int) -> int:
        # Without a literal of its level in the clause, the decision of that level is open.
        level = self._level_of[variable]
        mark = self._mark[variable]
        if not level or 1 <= mark <= 2:
            return -1
        return -2 if mark == 3 or self._counted_for[level] != self._counts else variable

    def _shrink(self) -> None:
        """Have a single literal of each level, where one leads to all that there are of it."""
        # From the last level down: what follows from literals of lower levels follows from those
        # that take their place as well.
        for place in range(1, self._new_count):
            level = self._level_of[self._new[place] >> 1]
            self._next_of_level[place] = self._first_of_level[level]
            self._first_of_level[level] = place
        self._shrunk_count = 1
        for level in range(self._level - 1, 0, -1):
            if self._first_of_level[level]:
                self._shrink_level(level)
                self._first_of_level[level] = 0
        for place in range(1, self._shrunk_count):
            self._new[place] = self._shrunk[place]
        self._new_count = self._shrunk_count

    def _shrink_level(self, level: int) -> None:
        place = self._first_of_level[level]
        if self._next_of_level[place]:
            variable = self._common_cause(level)
            if variable >= 0:
                if not self._mark[variable]:
                    self._set_mark(variable, 2)
                self._shrunk[self._shrunk_count] = self._trail[self._place_of[variable]] ^ 1
                self._shrunk_count += 1
                return
        while place:
            self._shrunk[self._shrunk_count] = self._new[place]
            self._shrunk_count += 1
            place = self._next_of_level[place]

    def _common_cause(self, level: int) -> int:
        """Return the variable of a level that leads to all literals of it, -1 if none does."""
        self._open_count = 0
        last = 0
        place = self._first_of_level[level]
        while place:
            variable = self._new[place] >> 1
            self._trace(variable, level)
            last = max(last, self._place_of[variable])
            place = self._next_of_level[place]
        # The decision of the level comes first in the trail, so that it is never replaced.
        while True:
            while not self._is_traced[self._trail[last] >> 1]:
                last -= 1
            variable = self._trail[last] >> 1
            last -= 1
            self._open_count -= 1
            if not self._open_count:
                break
            if not self._trace_reasons(variable, level):
                variable = -1
                break
        while self._traced_count > 0:
            self._traced_count -= 1
            self._is_traced[self._traced[self._traced_count]] = 0
        return variable

    def _trace_reasons(self, variable: int, level: int) -> bool:
        reason = self._reason[variable]
        if reason < -1:
            return self._trace(-2 - reason, level)
        for place in range(reason, reason + self._literals[reason - 3]):
            other = self._literals[place] >> 1
            if other != variable and not self._trace(other, level):
                return False
        return True

    def _trace(self, variable: int, level: int) -> bool:
        """Trace a variable of the level; of another, return whether it follows from the clause."""
        if self._level_of[variable] != level:
            return self._is_implied(variable)
        if not self._is_traced[variable]:
            self._is_traced[variable] = 1
            self._traced[self._traced_count] = variable
            self._traced_count += 1
            self._open_count += 1
        return True

    def _is_implied(self, variable: int) -> bool:
        standing = self._standing_of(variable)
        if standing < 0:
            return standing == -1
        follows = self._follows(variable)
        self._set_mark(variable, 2 if follows else 3)
        return follows

    def _levels_over(self, literals: "array[int]", first: int, end: int) -> int:
        """Count the levels that a clause reaches over, its "literal block distance".

        It tells how useful the clause will be (Audemard and Simon, "Predicting learnt clauses
        quality in modern SAT solvers", 2009), and leaving out what follows changes it not.
        """
        self._counts += 1
        count = 0
        for place in range(first, end):
            level = self._level_of[literals[place] >> 1]
            if self._counted_for[level] != self._counts:
                self._counted_for[level] = self._counts
                count += 1
        return count


class ConflictAnalysis(ClauseShortening):
    """Learns from conflicts."""

    def _set_up(self, root: GeneralSolver) -> None:
        ClauseShortening._set_up(self, root)
        self._waiting = 0  # met variables of the last level that are not replaced
        self._new_distance = 0

    def _learn(self, violated: int) -> int:
        """Write the new clause; return the level where its first literal follows."""
        self._new_count = 1
        self._waiting = 0
        if violated < -1:
            self._meet(2 * self._clashing + 1)
        self._meet_reasons(violated, -1)
        place = self._trail_count - 1
        while True:
            while not self._mark[self._trail[place] >> 1]:
                place -= 1
            literal = self._trail[place]
            place -= 1
            self._waiting -= 1
            if not self._waiting:
                break
            self._meet_reasons(self._reason[literal >> 1], literal)
        self._new[0] = literal ^ 1
        self._new_distance = self._levels_over(self._new, 0, self._new_count)
        self._minimise()
        self._shrink()
        self._bump_reasons()
        self._forget_marks()
        self._fade()
        return self._order_for_backjump()

    def _meet_reasons(self, reason: int, literal: int) -> None:
        """Meet the false literals of a reason, all but `literal`, which follows from them."""
        if reason < -1:
            self._meet(2 * (-2 - reason) + 1)
            return
        if self._literals[reason - 2]:
            self._note_use(reason)
        for place in range(reason, reason + self._literals[reason - 3]):
            if self._literals[place] != literal:
                self._meet(self._literals[place])

    def _note_use(self, clause: int) -> None:
        """Note that a learned clause was needed, and how many levels it reaches over now."""
        self._literals[clause - 1] = 2
        distance = self._literals[clause - 2]
        if distance > 2:
            end = clause + self._literals[clause - 3]
            now = self._levels_over(self._literals, clause, end)
            self._literals[clause - 2] = min(distance, now)

    def _meet(self, literal: int) -> None:
        variable = literal >> 1
        if self._mark[variable] or not self._level_of[variable]:
            return
        self._set_mark(variable, 1)
        self._bump(variable)
        if self._level_of[variable] == self._level:
            self._waiting += 1
        else:
            self._new[self._new_count] = literal
            self._new_count += 1

    def _bump_reasons(self) -> None:
        """Note that what the new clause follows from at once took part in the conflict as well.

        That makes for fewer conflicts (Liang, Ganesh, Poupart and Czarnecki, "Learning rate
        based branching heuristic for SAT solvers", 2016).
        """
        for place in range(self._new_count):
            reason = self._reason[self._new[place] >> 1]
            if reason < -1:
                self._bump_once(-2 - reason)
            elif reason >= 0:
                for other in range(reason, reason + self._literals[reason - 3]):
                    self._bump_once(self._literals[other] >> 1)

    def _bump_once(self, variable: int) -> None:
        """Bump a variable, unless it was bumped for this conflict already."""
        if self._mark[variable] != 1 and self._level_of[variable]:
            self._set_mark(variable, 1)
            self._bump(variable)

    def _order_for_backjump(self) -> int:
        """Put the literal with the highest level behind the first one; return its level."""
        if self._new_count == 1:
            return 0
        highest = 1
        for place in range(2, self._new_count):
            if self._level_of[self._new[place] >> 1] > self._level_of[self._new[highest] >> 1]:
                highest = place
        literal = self._new[highest]
        self._new[highest] = self._new[1]
        self._new[1] = literal
        return self._level_of[literal >> 1]
