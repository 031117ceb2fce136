# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Finds and counts the solutions of a grid of any shape, and learns from every conflict.

Where `general` takes back the last guess and forgets why it failed, this search learns a
clause from each conflict, goes back as far as that clause says, and begins anew from time
to time with all that it has learned (conflict-driven clause learning; Marques-Silva and
Sakallah, "GRASP", 1999).  It needs more for each guess, and far fewer of them where a grid
is large and its givens are few.

    probing    first of all whatever leads to a contradiction at once is ruled out, with a guess
               each (failed literals; Freeman, "Improvements to propositional satisfiability search
               algorithms", 1995)
    decision   a guess: the most active open candidate, as true or false as it was last
    restart    when the clauses learned last reach over more levels than usual, everything
               decided is taken back (Audemard and Simon, "Glucose 2.1", 2012)
    reduction  now and then, at a restart, the worse half of what was learned is given up
    solution   once counted, it is excluded by a clause: not all of its decisions again
    assumption  a digit in which the solutions asked for agree beside the givens: decided before
               all else.  What is learned then holds without it (Een and Sorensson, "Temporal
               induction by incremental SAT solving", 2003)

The file runs in two forms, as `search_base` says.
"""

from collections.abc import Iterable

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.engine.conflict_analysis import ConflictAnalysis
from sudoku_gui.solvers.engine.general import GeneralSolver
from sudoku_gui.solvers.integer_arrays import zeros

try:
    import cython  # by this name the compiler knows where to release the interpreter's lock
except ImportError:
    from sudoku_gui.solvers import uncompiled as cython


class ClauseLearner(ConflictAnalysis):
    """A count that can be stopped and resumed; one object serves any number of grids."""

    def __init__(self, geometry: Geometry) -> None:
        self._root = GeneralSolver(geometry)
        self.start(bytes(geometry.cell_count), 0)

    @property
    def solution_count(self) -> int:
        """How many solutions were found so far, at most the limit."""
        return self._solution_count

    @property
    def solutions(self) -> tuple[bytes, ...]:
        """The digits of the first two solutions, or as many as were found."""
        count = self._root._cell_count
        found = range(min(2, self._solution_count))
        return tuple([bytes(self._found[each * count : (each + 1) * count]) for each in found])

    def start(self, digits: bytes, limit: int) -> None:
        """Begin to count the solutions of a grid, and stop at `limit` of them."""
        self._root.start(digits, limit)  # draws what follows from the givens
        self._is_exhausted = self._root._is_over  # no solution is left, whatever is assumed
        self._found = bytearray(2 * self._root._cell_count)
        self._until_restart = 10
        self._until_reduction = 2_000
        self._reductions = 0
        self._conflicts = 0
        self._probed = 0  # how many variables were
        # How many levels learned clauses reach over: the mean of the last, and of most.
        self._lately = self._usually = 0.0
        if not self._is_exhausted:
            self._set_up(self._root)
        self._assume(digits, limit)

    def start_again(self, digits: bytes, limit: int) -> None:
        """Begin to count the solutions with these digits that were not counted yet.

        They are those of the grid that was begun with, and others in its blanks.  What was
        learned is kept.
        """
        if not self._is_exhausted:
            self._take_back(0)
        self._assume(digits, limit)

    def require_one_of(self, candidates: Iterable[tuple[int, int]]) -> None:
        """From now on have only solutions count with one of these cells' digits."""
        if self._is_exhausted:
            return
        self._take_back(0)
        if not self._has_room():
            self._grow()
        self._new_count = 0
        for cell, digit in candidates:
            offer = cell * self._root._size + digit - 1
            if self._is_certain(offer):
                return
            self._add_if_possible(offer)
        if not self._new_count:
            self._exhaust()
        elif self._new_count == 1:
            self._assign(self._new[0], -1)
        else:
            self._add_clause(0)

    def _is_certain(self, offer: int) -> bool:
        """Return whether all solutions that are left have a candidate, as far as is known."""
        variable = self._variable_of[offer]
        return self._value[2 * variable] > 0 if variable >= 0 else self._root._is_open[offer] > 0

    def _add_if_possible(self, offer: int) -> None:
        """Add a candidate to the new clause, unless it is ruled out."""
        variable = self._variable_of[offer]
        if variable >= 0 and not self._value[2 * variable]:
            self._new[self._new_count] = 2 * variable
            self._new_count += 1

    def _assume(self, digits: bytes, limit: int) -> None:
        self._limit = limit
        self._solution_count = 0
        self._is_over = self._is_exhausted or limit <= 0
        self._assumed = zeros(self._root._cell_count)
        self._assumed_count = 0
        for cell, digit in enumerate(digits):
            if digit and not self._is_over:
                offer = cell * self._root._size + digit - 1
                variable = self._variable_of[offer]
                if variable >= 0:
                    self._assumed[self._assumed_count] = 2 * variable
                    self._assumed_count += 1
                elif not self._root._is_open[offer]:
                    self._is_over = True

    def advance(self, guesses: int) -> bool:
        """Make at most `guesses` guesses; return whether the count has ended."""
        self._guesses = guesses
        self._run_unlocked()
        while not self._is_over and not self._has_room():
            self._grow()
            self._run_unlocked()
        return bool(self._is_over)

    def _run_unlocked(self) -> None:
        """Run, while other threads may run too: no Python object is touched meanwhile."""
        with cython.nogil:
            self._run()

    def _run(self) -> None:
        """Search until the guesses are spent, or there is no room for what is learned."""
        while self._guesses > 0 and not self._is_over and self._probed < self._variable_count:
            self._guesses -= 1
            self._probe(self._probed)
            self._probed += 1
        while self._guesses > 0 and not self._is_over and self._has_room():
            violated = self._propagate()
            if violated != -1:
                self._resolve(violated)
            elif self._is_restart_due():
                self._restart()
            else:
                self._guess()

    def _probe(self, variable: int) -> None:
        """Rule a candidate out if a contradiction follows from it without a further guess."""
        if self._propagate() != -1:  # what was ruled out before
            self._exhaust()
        elif not self._value[2 * variable]:
            self._decide(2 * variable)
            violated = self._propagate()
            self._take_back(0)
            if violated != -1:
                self._assign(2 * variable + 1, -1)

    def _exhaust(self) -> None:
        """Note that no solution is left."""
        self._is_over = self._is_exhausted = True

    def _resolve(self, violated: int) -> None:
        """Learn from a conflict, and go back to where the clause learned says something new."""
        if not self._level:
            self._exhaust()
            return
        self._take_back(self._learn(violated))
        self._add_new(self._new_distance)
        self._conflicts += 1
        self._until_restart -= 1
        self._until_reduction -= 1
        self._lately += (self._new_distance - self._lately) / 32
        self._usually += (self._new_distance - self._usually) / min(self._conflicts, 4096)

    def _add_new(self, distance: int) -> None:
        """Add the new clause, of which all literals but the first are false, and draw that."""
        if self._new_count == 1:
            self._assign(self._new[0], -1)
        else:
            self._assign(self._new[0], self._add_clause(distance))

    def _is_restart_due(self) -> bool:
        return self._until_restart <= 0 and self._lately > 1.1 * self._usually

    def _restart(self) -> None:
        """Take back all decisions; give up half of what was learned, if that is due."""
        self._until_restart = 10
        self._take_back(0)
        if self._propagate() != -1:
            self._exhaust()
        elif self._until_reduction <= 0:
            self._reductions += 1
            self._until_reduction = 2_000 + 300 * self._reductions
            self._reduce()

    def _guess(self) -> None:
        """Decide a candidate; if all are decided, a solution is found."""
        literal = self._next_literal()
        if literal >= 0:
            self._guesses -= 1
            # Where an assumption is false, nothing but assumptions was decided.
            self._is_over = self._value[literal] < 0
            if not self._is_over:
                self._decide(literal)
            return
        if self._solution_count < 2:
            self._note_solution(self._solution_count * self._root._cell_count)
        self._solution_count += 1
        self._is_over = self._solution_count == self._limit
        if self._level:
            self._exclude_decisions()
        else:
            self._exhaust()

    def _next_literal(self) -> int:
        """Return what to decide: an assumption that is not true, or an open candidate, or -1."""
        for place in range(self._assumed_count):
            if self._value[self._assumed[place]] <= 0:
                return self._assumed[place]
        variable = self._next_variable()
        return 2 * variable + (not self._is_preferred[variable]) if variable >= 0 else -1

    def _note_solution(self, first: int) -> None:
        """Write down the digits from `first` on: what the givens force, and what was found."""
        size = self._root._size
        for place in range(self._root._taken_count):
            offer = self._root._taken[place]
            self._found[first + offer // size] = offer % size + 1
        for place in range(self._trail_count):
            literal = self._trail[place]
            if not literal & 1:
                offer = self._offer_of[literal >> 1]
                self._found[first + offer // size] = offer % size + 1

    def _exclude_decisions(self) -> None:
        """Add a clause against having all decisions again."""
        # With them only the solution just counted follows, so that no other is excluded.
        self._new_count = self._level
        for level in range(self._level, 0, -1):
            decision = self._trail[self._level_start[level]]
            self._new[self._level - level] = decision ^ 1
        self._take_back(self._level - 1)
        self._add_new(0)
