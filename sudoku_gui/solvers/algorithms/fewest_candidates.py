# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Fewest candidates first: the blank that leaves least to guess is filled next.

Candidates of every cell are kept up to date, which searches by fewest candidates share.
Each cell knows how many of its peers hold each digit, and how many digits no peer
holds.  Every placement and backtrack brings the peers up to date (writing, which is
not counted).

    calls   one for each blank entered, and the last one that sees that none is left
    reads   to choose a blank: for each cell of the list of blanks made beforehand
            1 of the cell and, if it is blank still, 1 of its number of candidates,
            up to a blank without any; among equals the first stays chosen.  For each
            digit tried 1 of the table that says how many peers hold it
    tries   1 for each digit, ascending
"""

from array import array
from itertools import accumulate

from sudoku_gui.language import text
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.algorithms.backtracking import BacktrackingSearch
from sudoku_gui.solvers.algorithms.grid_arrays import MOST_CELLS, padded
from sudoku_gui.solvers.explain import inspection, procedures
from sudoku_gui.solvers.search import Algorithm


class CandidateCounts(BacktrackingSearch):
    """A search with its tables: `_holders[size * cell + digit]` peers hold a digit.

    `_free[cell]` digits are held by none.  `_peers[_first_peer[cell]]` begin the peers of a
    cell, up to those of the next: whatever houses there are, no other table knows them.
    """

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        geometry = grid.geometry
        peers = [geometry.peers_of(Cell(cell)) for cell in geometry.cells]
        self._peers = array("i", [peer for group in peers for peer in group])
        self._first_peer = array("i", accumulate(map(len, peers), initial=0))
        # Digits count from 1, so that those of the last cell end one entry later.
        self._holders = padded((), 25 * MOST_CELLS + 1)
        self._free = padded([self._size] * self._cell_count, MOST_CELLS)
        # From here on both tables hold for every cell, a filled one too, so that a cell is ready
        # when its digit is taken back.  A peer counts once, also one in two of the houses.
        for cell, digit in enumerate(grid.digits):
            if digit:
                self._hold(cell, digit)

    def _next_digit(self, cell: int, above: int) -> int:
        # Tries and reads are the digits passed over: adding them up at the end is faster.
        listed = self._size * cell
        for digit in range(above + 1, self._size + 1):
            if self._holders[listed + digit] == 0:
                self._tries += digit - above
                self._reads += digit - above
                return digit
        self._tries += self._size - above
        self._reads += self._size - above
        return 0

    def _with_fewest(self) -> int:
        """Return the first blank with the fewest candidates, -1 if no cell is blank; counted."""
        chosen = -1
        fewest = self._size + 1
        reads = 0
        for place in range(self._blank_count):
            blank = self._blanks[place]
            reads += 1
            if self._digits[blank] == 0:
                reads += 1
                if self._free[blank] < fewest:
                    chosen = blank
                    fewest = self._free[blank]
                    if fewest == 0:
                        break
        self._reads += reads
        return chosen

    def _hold(self, cell: int, digit: int) -> None:
        """Tell the peers of the cell that it holds `digit`."""
        size = self._size
        for place in range(self._first_peer[cell], self._first_peer[cell + 1]):
            peer = self._peers[place]
            self._holders[size * peer + digit] += 1
            if self._holders[size * peer + digit] == 1:
                self._free[peer] -= 1

    def _release(self, cell: int, digit: int) -> None:
        """Tell the peers of the cell that it no longer holds `digit`."""
        size = self._size
        for place in range(self._first_peer[cell], self._first_peer[cell + 1]):
            peer = self._peers[place]
            self._holders[size * peer + digit] -= 1
            if self._holders[size * peer + digit] == 0:
                self._free[peer] += 1


class FewestCandidates(CandidateCounts):
    """The search."""

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        self._goes_back = 1
        self._begin()

    def _go_on(self, cell: int, digit: int) -> int:
        if digit:
            self._hold(cell, digit)
        self._calls += 1
        return self._with_fewest()

    def _go_back(self, cell: int, digit: int) -> None:
        self._release(cell, digit)


ALGORITHM = Algorithm(
    "fewest-candidates",
    text("Fewest candidates first"),
    text(
        "Always goes on at the blank with the fewest candidates, the first of them among equals, "
        "and tries these in ascending order. "
        "It is a general rule for such searches, called minimum remaining values (MRV), and "
        "needs few steps even on puzzles made to defeat a search row by row."
    ),
    start=FewestCandidates,
    inspectors=(inspection.blank_list, inspection.candidate_table, inspection.call_stack),
    procedure=procedures.FEWEST_CANDIDATES,
    heeds_extra_houses=True,
)
