# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""What is to be learned from a conflict: a clause that would have prevented it.

Going back along the trail, each literal that led to the conflict is replaced by the reasons
it has, until a single one of the last level is left: the first unique implication point
(Marques-Silva and Sakallah, "GRASP", 1999; Zhang, Madigan, Moskewicz and Malik, "Efficient
conflict driven learning in a Boolean satisfiability solver", 2001).  Literals that follow
from the others of the clause are left out of it (Sorensson and Biere, "Minimizing learned
clauses", 2009).

    mark    by variable, 0 not met; 1 in the clause, or its reasons are; 2 follows from the
            clause; 3 does not

The file runs in two forms, as `search_base` says.
"""

from array import array

from sudoku_gui.solvers.engine.general import GeneralSolver
from sudoku_gui.solvers.engine.variable_order import VariableOrder


class ConflictAnalysis(VariableOrder):
    """Learns from conflicts."""

    def _set_up(self, root: GeneralSolver) -> None:
        VariableOrder._set_up(self, root)
        count = self._variable_count + 1
        self._mark = bytearray(count)
        self._met = array("i", [0]) * count  # the variables that have a mark
        self._met_count = 0
        self._pending = array("i", [0]) * count
        self._pending_count = 0
        self._waiting = 0  # met variables of the last level that are not replaced
        self._counted_for = array("i", [0]) * (count + 1)  # by level, the last clause counted
        self._counts = 0
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
        self._count_levels()
        self._minimise()
        self._fade()
        while self._met_count > 0:
            self._met_count -= 1
            self._mark[self._met[self._met_count]] = 0
        return self._order_for_backjump()

    def _meet_reasons(self, reason: int, literal: int) -> None:
        """Meet the false literals of a reason, all but `literal`, which follows from them."""
        if reason < -1:
            self._meet(2 * (-2 - reason) + 1)
            return
        for place in range(self._first[reason], self._first[reason + 1]):
            if self._literals[place] != literal:
                self._meet(self._literals[place])

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

    def _set_mark(self, variable: int, mark: int) -> None:
        if not self._mark[variable]:
            self._met[self._met_count] = variable
            self._met_count += 1
        self._mark[variable] = mark

    def _minimise(self) -> None:
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
        for place in range(self._first[reason], self._first[reason + 1]):
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

    def _count_levels(self) -> None:
        """Count the levels that the new clause reaches over, its "literal block distance".

        It tells how useful the clause will be (Audemard and Simon, "Predicting learnt clauses
        quality in modern SAT solvers", 2009), and leaving out what follows changes it not.
        """
        self._counts += 1
        self._new_distance = 0
        for place in range(self._new_count):
            level = self._level_of[self._new[place] >> 1]
            if self._counted_for[level] != self._counts:
                self._counted_for[level] = self._counts
                self._new_distance += 1
