# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Finds and counts the solutions of a grid of any shape, as an exact cover problem.

A solution meets each of these demands exactly once: every cell holds one digit, and
every house holds each digit in one cell.  On a grid of size n these are n*n demands of
cells and n for each house, and an offer, "this digit in this cell", meets that of the cell
and one of each of its houses: four in all, or more where there are extra houses.

    offer     cell * n + digit - 1
    left      how many offers are still open for a demand: with none the way is blocked,
              with one it must be taken (naked and hidden singles in one rule)
    guess     where every demand has several offers left, one of a demand with the fewest
              is taken on trial; if that leads nowhere, or to a solution, it is struck out

Among demands with equally few offers the one that blocked the way most often is
preferred: it lies where the grid is tight (weighted degree; Boussemart, Hemery, Lecoutre
and Sais, "Boosting systematic search by weighting constraints", 2004).

The file runs in two forms, as `search_base` says.
"""

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.solvers.engine.cover_layout import layout_of
from sudoku_gui.solvers.integer_arrays import zeros

try:
    import cython  # by this name the compiler knows where to release the interpreter's lock
except ImportError:
    from sudoku_gui.solvers import uncompiled as cython


class GeneralSolver:
    """A count that can be stopped and resumed; one object serves any number of grids."""

    def __init__(self, geometry: Geometry) -> None:
        layout = layout_of(geometry)
        self._size = geometry.size
        self._cell_count = geometry.cell_count
        self._demand_count = self._cell_count + self._size * len(geometry.houses)
        self._offer_count = self._size * self._cell_count
        self._first_demand = layout.first_demand
        self._demands = layout.demands
        self._offers = layout.offers
        # By offer whether it is not struck out; by demand how many such offers it has, met or
        # not, whether one was taken for it, and how often it blocked the way.
        self._is_open = bytearray(self._offer_count)
        self._left = bytearray(self._demand_count)
        self._is_met = bytearray(self._demand_count)
        self._weight = zeros(self._demand_count)
        # Stacks: the offers struck out and those taken, in order, by which `_restore` goes back;
        # the demands that have come to one offer and are not dealt with.  None overflows: an
        # offer is struck once, a cell met once, and a demand comes to one offer once, before
        # anything is restored.
        self._struck = zeros(self._offer_count)
        self._taken = zeros(self._cell_count)
        self._forced = zeros(self._demand_count)
        # By depth: the offer guessed, and how high the first two stacks stood before it.
        self._guessed = zeros(self._cell_count)
        self._struck_before = zeros(self._cell_count)
        self._taken_before = zeros(self._cell_count)
        self._found = bytearray(2 * self._cell_count)
        self.start(bytes(self._cell_count), 0)

    @property
    def solution_count(self) -> int:
        """How many solutions were found so far, at most the limit."""
        return self._solution_count

    @property
    def solutions(self) -> tuple[bytes, ...]:
        """The digits of the first two solutions, or as many as were found."""
        count = self._cell_count
        found = range(min(2, self._solution_count))
        return tuple([bytes(self._found[each * count : (each + 1) * count]) for each in found])

    def start(self, digits: bytes, limit: int) -> None:
        """Begin to count the solutions of a grid, and stop at `limit` of them."""
        self._limit = limit
        self._solution_count = 0
        self._is_over = limit <= 0
        self._strike_nothing()
        for cell, digit in enumerate(digits):
            if digit and not self._is_over:
                self._is_over = not self._give(cell, cell * self._size + digit - 1)

    def advance(self, guesses: int) -> bool:
        """Make at most `guesses` guesses; return whether the count has ended."""
        self._run_unlocked(guesses)
        return bool(self._is_over)

    def _run_unlocked(self, guesses: int) -> None:
        """Run, while other threads may run too: no Python object is touched meanwhile."""
        with cython.nogil:
            self._run(guesses)

    def _run(self, guesses: int) -> None:
        # All is settled here: every demand has an offer left, and is met if it has only one.
        # A solution not counted yet has all the guesses on the stack, or comes up when one of
        # them that it does not have is given up: none is missed or counted twice.
        while guesses > 0 and not self._is_over:
            demand = self._scarcest()
            if demand < 0:
                self._note_solution()
                self._take_back()
            else:
                guesses -= 1
                self._guess(demand)
                if not self._settle():
                    self._take_back()

    def _strike_nothing(self) -> None:
        for offer in range(self._offer_count):
            self._is_open[offer] = 1
        for demand in range(self._demand_count):
            self._left[demand] = self._size
            self._is_met[demand] = 0
            self._weight[demand] = 0
        self._struck_count = self._taken_count = self._forced_count = self._depth = 0
        self._blocked = -1

    def _give(self, cell: int, offer: int) -> bool:
        """Take the offer of a given; return False if the way is blocked then."""
        # An open offer of a cell that is met is the one that was taken for it.
        if not self._is_open[offer]:
            return False
        if not self._is_met[cell]:  # the demand of a cell has the cell's number
            self._take(offer)
        return self._settle()

    def _scarcest(self) -> int:
        """Return the demand to guess at, -1 if all are met: those that have one offer left."""
        chosen = -1
        fewest = self._size + 1
        heaviest = 0
        for demand in range(self._demand_count):
            left = self._left[demand]
            if left <= 1 or left > fewest:
                continue
            if left < fewest or self._weight[demand] > heaviest:
                chosen = demand
                fewest = left
                heaviest = self._weight[demand]
        return chosen

    def _guess(self, demand: int) -> None:
        offer = self._first_open(demand)
        self._guessed[self._depth] = offer
        self._struck_before[self._depth] = self._struck_count
        self._taken_before[self._depth] = self._taken_count
        self._depth += 1
        self._take(offer)

    def _take_back(self) -> None:
        """Give up guesses, the last first, until the way is no longer blocked without it."""
        while self._depth > 0 and not self._is_over:
            self._depth -= 1
            self._restore(self._struck_before[self._depth], self._taken_before[self._depth])
            # Struck out after that, the guess comes back only where the one before is given up.
            self._strike(self._guessed[self._depth])
            if self._settle():
                return
        self._is_over = True

    def _settle(self) -> bool:
        """Take every offer that is a demand's last; return False if a demand has none left."""
        # As long as nothing is blocked, a demand that came to one offer still has it.
        while self._forced_count > 0 and self._blocked < 0:
            self._forced_count -= 1
            demand = self._forced[self._forced_count]
            if not self._is_met[demand]:
                self._take(self._first_open(demand))
        if self._blocked < 0:
            return True
        self._weight[self._blocked] += 1
        self._forced_count = 0
        self._blocked = -1
        return False

    def _first_open(self, demand: int) -> int:
        place = demand * self._size
        while not self._is_open[self._offers[place]]:
            place += 1
        return self._offers[place]

    def _take(self, offer: int) -> None:
        """Meet the demands of an open offer with it, and with no other."""
        # None of them is met: that would have struck this offer out.  Afterwards each has this
        # offer alone, which stays open.
        self._taken[self._taken_count] = offer
        self._taken_count += 1
        for place in range(self._first_demand[offer], self._first_demand[offer + 1]):
            demand = self._demands[place]
            self._is_met[demand] = 1
            if self._left[demand] > 1:
                first = demand * self._size
                for other_place in range(first, first + self._size):
                    other = self._offers[other_place]
                    if self._is_open[other] and other != offer:
                        self._strike(other)

    def _strike(self, offer: int) -> None:
        """Rule an open offer out, and note what that does to its demands."""
        self._is_open[offer] = 0
        self._struck[self._struck_count] = offer
        self._struck_count += 1
        for place in range(self._first_demand[offer], self._first_demand[offer + 1]):
            demand = self._demands[place]
            self._left[demand] -= 1
            if self._left[demand] == 1:
                self._forced[self._forced_count] = demand
                self._forced_count += 1
            elif self._left[demand] == 0:
                self._blocked = demand

    def _restore(self, struck_count: int, taken_count: int) -> None:
        """Be again where so many offers were struck out and so many taken; nothing is forced."""
        while self._struck_count > struck_count:
            self._struck_count -= 1
            offer = self._struck[self._struck_count]
            self._is_open[offer] = 1
            for place in range(self._first_demand[offer], self._first_demand[offer + 1]):
                self._left[self._demands[place]] += 1
        while self._taken_count > taken_count:
            self._taken_count -= 1
            offer = self._taken[self._taken_count]
            for place in range(self._first_demand[offer], self._first_demand[offer + 1]):
                self._is_met[self._demands[place]] = 0

    def _note_solution(self) -> None:
        """Count the offers taken, now one for each cell, as a solution; keep the first two."""
        if self._solution_count < 2:
            first = self._solution_count * self._cell_count
            for place in range(self._cell_count):
                offer = self._taken[place]
                cell = offer // self._size
                self._found[first + cell] = offer - cell * self._size + 1
        self._solution_count += 1
        self._is_over = self._solution_count >= self._limit
