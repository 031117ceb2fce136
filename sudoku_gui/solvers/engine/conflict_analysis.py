# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""What is to be learned from a conflict: a clause that would have prevented it.

Going back along the trail, each literal that led to the conflict is replaced by the reasons
it has, until a single one of the last level is left: the first unique implication point
(Marques-Silva and Sakallah, "GRASP", 1999; Zhang, Madigan, Moskewicz and Malik, "Efficient
conflict driven learning in a Boolean satisfiability solver", 2001).

The file runs in two forms, as `search_base` says.
"""

from sudoku_gui.solvers.engine.clause_shortening import ClauseShortening
from sudoku_gui.solvers.engine.general import GeneralSolver


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
