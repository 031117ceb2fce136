# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Which variable to decide next: the one that took part in most of the latest conflicts.

Each conflict adds to the activity of its variables, and what a conflict adds grows from one
to the next, so that old ones fade (Moskewicz and others 2001; Een and Sorensson, "An
extensible SAT solver", 2003).  The open variables stand in a heap, the most active first.

The file runs in two forms, as `search_base` says.
"""

from array import array

from sudoku_gui.solvers.engine.clause_propagation import ClausePropagation
from sudoku_gui.solvers.engine.general import GeneralSolver


class VariableOrder(ClausePropagation):
    """The variables by their activity, with what is taken back."""

    def _set_up(self, root: GeneralSolver) -> None:
        ClausePropagation._set_up(self, root)
        count = self._variable_count
        self._activity = array("d", [0.0]) * (count + 1)
        self._increment = 1.0
        self._heap = array("i", range(count + 1))
        self._heap_count = count
        self._heap_place = array("i", range(count + 1))  # by variable, -1 if it is not there

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
