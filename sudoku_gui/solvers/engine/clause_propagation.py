# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Unit propagation: what follows from the literals assumed true, and why.

    trail     the literals that are true, in the order in which they became so
    level     how many decisions were made before a literal became true; 0 at the root
    reason    why a variable has its value: a clause whose other literals are false;
              -1 a decision, or a fact at the root; -2 - other: the variable `other` is true

The file runs in two forms, as `search_base` says.
"""

from array import array

from sudoku_gui.solvers.engine.clause_database import ClauseDatabase
from sudoku_gui.solvers.engine.general import GeneralSolver


class ClausePropagation(ClauseDatabase):
    """The literals that are true, and what follows from them."""

    def _set_up(self, root: GeneralSolver) -> None:
        ClauseDatabase._set_up(self, root)
        count = self._variable_count
        self._trail = array("i", [0]) * (count + 1)
        self._trail_count = 0
        self._propagated = 0  # how many literals of the trail were dealt with
        self._level = 0
        self._level_of = array("i", [0]) * (count + 1)
        self._reason = array("i", [-1]) * (count + 1)
        self._level_start = array("i", [0]) * (count + 2)  # by level, how long the trail was before
        self._is_preferred = bytearray(b"\1" * (count + 1))  # by variable, whether it was true last
        self._clashing = -1

    def _assign(self, literal: int, reason: int) -> None:
        """Let an open literal be true."""
        variable = literal >> 1
        self._value[literal] = 1
        self._value[literal ^ 1] = -1
        self._level_of[variable] = self._level
        self._reason[variable] = reason
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
        # The watches that stay are linked anew behind `kept`, -1 for the head of the list.
        watch = self._first_watch[literal]
        kept = -1
        while watch >= 0:
            following = self._watches[2 * watch + 1]
            if self._value[self._watches[2 * watch]] <= 0:
                clause = watch >> 1
                first = self._first[clause]
                other = self._literals[first + 1 - (watch & 1)]
                self._watches[2 * watch] = other
                if self._value[other] <= 0:
                    if self._is_moved(watch, clause, first):
                        if kept < 0:
                            self._first_watch[literal] = following
                        else:
                            self._watches[2 * kept + 1] = following
                        watch = following
                        continue
                    if self._value[other] < 0:
                        return clause
                    self._assign(other, clause)
            kept = watch
            watch = following
        return -1

    def _is_moved(self, watch: int, clause: int, first: int) -> bool:
        """Let the clause watch another literal that is not false, if there is one."""
        own = first + (watch & 1)
        for place in range(first + 2, self._first[clause + 1]):
            literal = self._literals[place]
            if self._value[literal] >= 0:
                self._literals[place] = self._literals[own]
                self._literals[own] = literal
                self._watches[2 * watch + 1] = self._first_watch[literal]
                self._first_watch[literal] = watch
                return True
        return False
