# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Singles, then search: guesses only where neither a cell nor a house forces a digit.

After each placement the first of these that there is says where the search goes on:

    1. a blank without candidates: nothing can be tried, and the search goes back
    2. a naked single: the first blank with one candidate
    3. a hidden single: a digit that only one blank of a house can take; rows are looked
       at first, then columns, then boxes, in each the digits ascending
    4. a guess: the first of the blanks with the fewest candidates, digits ascending

The digit of a hidden single is the only one tried in its blank: if it leads nowhere,
the house has no other place for it.

    calls   one for each blank entered, and the last one that sees that none is left
    reads   for 1, 2 and 4, and for each digit tried, those of `fewest_candidates`.  For 3,
            1 for each house and digit up to the hidden single, of the table that says
            how many blanks of the house can take the digit; then, up to that blank, 1
            for each cell of the house and, if it is blank, 1 of the table that says how
            many peers hold the digit
    tries   1 for each digit, ascending; for a hidden single 1, with no read
"""

from sudoku_gui.language import text
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.algorithms.fewest_candidates import CandidateCounts
from sudoku_gui.solvers.algorithms.grid_arrays import MOST_CELLS, padded
from sudoku_gui.solvers.explain import inspection, procedures
from sudoku_gui.solvers.search import Algorithm


class SinglesFirst(CandidateCounts):
    """The search; `_places[house + digit]` blanks of a house can take a digit.

    `_hidden[depth]` is the house plus the digit of a hidden single, 0 where there is none.
    """

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        self._place_count = 3 * self._cell_count
        self._places = padded((), 3 * MOST_CELLS + 1)
        self._hidden = padded((), MOST_CELLS + 1)
        for blank in grid.blanks():
            self._count_candidates(blank, 1)
        self._goes_back = 1
        self._begin()

    def _next_digit(self, cell: int, above: int) -> int:
        hidden = self._hidden[self._depth]
        if hidden == 0:
            return CandidateCounts._next_digit(self, cell, above)
        if above:
            return 0
        self._tries += 1
        return (hidden - 1) % self._size + 1

    def _go_on(self, cell: int, digit: int) -> int:
        if digit:
            self._count_places(cell, digit, -1)
            self._hold(cell, digit)
        self._calls += 1
        self._hidden[self._depth] = 0
        blank = self._with_fewest()
        if blank < 0 or self._free[blank] <= 1:
            return blank
        hidden = self._hidden_single()
        if hidden == 0:
            return blank
        self._hidden[self._depth] = hidden
        return self._only_place(hidden)

    def _go_back(self, cell: int, digit: int) -> None:
        self._release(cell, digit)
        self._count_places(cell, digit, 1)

    def _hidden_single(self) -> int:
        """The first house plus digit with one place, 0 if there is none; counted."""
        for hidden in range(1, self._place_count + 1):
            if self._places[hidden] == 1:
                self._reads += hidden
                return hidden
        self._reads += self._place_count
        return 0

    def _only_place(self, hidden: int) -> int:
        """The blank of a hidden single; counted."""
        digit = (hidden - 1) % self._size + 1
        place = hidden - digit
        while True:
            cell = self._house_cells[place]
            self._reads += 1
            if self._digits[cell] == 0:
                self._reads += 1
                if self._holders[self._size * cell + digit] == 0:
                    return cell
            place += 1

    def _count_places(self, cell: int, digit: int, change: int) -> None:
        """Take off (-1) or put back (1) the places that `digit` in `cell` costs, not yet held."""
        self._count_candidates(cell, change)
        for place in range(self._first_peer[cell], self._first_peer[cell + 1]):
            peer = self._peers[place]
            if self._digits[peer] == 0 and self._holders[self._size * peer + digit] == 0:
                self._places[self._row[peer] + digit] += change
                self._places[self._column[peer] + digit] += change
                self._places[self._box[peer] + digit] += change

    def _count_candidates(self, cell: int, change: int) -> None:
        """Take off (-1) or put back (1) what `cell` can take."""
        for digit in range(1, self._size + 1):
            if self._holders[self._size * cell + digit] == 0:
                self._places[self._row[cell] + digit] += change
                self._places[self._column[cell] + digit] += change
                self._places[self._box[cell] + digit] += change

    def _sought_at(self, depth: int) -> int:
        return self._hidden[depth]


ALGORITHM = Algorithm(
    "singles-first",
    text("Singles, then search"),
    text(
        "Fills what is forced as long as anything is, a blank with one candidate or the only "
        "place for a digit in a house, and guesses only then, where the fewest candidates are. "
        "It is how many people solve, and most printed puzzles need no guess at all."
    ),
    start=SinglesFirst,
    inspectors=(
        inspection.blank_list,
        inspection.candidate_table,
        inspection.place_table,
        inspection.call_stack,
    ),
    procedure=procedures.SINGLES_FIRST,
)
