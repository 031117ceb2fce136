# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""Exact cover with dancing links: Algorithm X of Donald Knuth ("Dancing Links", 2000).

There is a column for everything that must come true once: each blank holds a digit, and
each digit missing in a house stands in it.  The blanks come first, then the digits of the
rows, of the columns, and of the boxes.  An option is a digit in a blank that the givens
allow, and would make four columns come true.  The search chooses the column with the
fewest options, the first of them among equals, and tries these by cell and digit, ascending.
An option taken covers its four columns: they leave the list of columns, and every option
that shares one of them leaves its other columns.  Taken back, all of that is undone in
the opposite order.

    placement, backtrack   an option taken; the option taken last put back
    calls   one for each column chosen, and the last one that sees that none is left
    reads   1 for each number of options looked at to choose a column, up to one with none
    tries   1 for each option taken

Covering and uncovering is writing, which is not counted.
"""

from sudoku_gui.language import text
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.algorithms.backtracking import BacktrackingSearch
from sudoku_gui.solvers.algorithms.cover_links import links_of
from sudoku_gui.solvers.explain import inspection, procedures
from sudoku_gui.solvers.integer_arrays import zeros
from sudoku_gui.solvers.search import Algorithm


class DancingLinks(BacktrackingSearch):
    """The search.

    Node 0 heads the ring of columns (`_left`, `_right`), the nodes up to `_column_count`
    head the columns (`_up`, `_down`), and then each option has four nodes in a row.
    A column is 1 plus a cell, or the number of cells plus the house and digit.
    """

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        links = links_of(grid)
        self._column_count = links.column_count
        self._option_cell = links.option_cell
        self._option_digit = links.option_digit
        self._node_of = links.node_of
        self._head = links.head
        # The columns in the ring are those yet to come true.  Down from each of them, by cell
        # and digit, come the options that no option taken rules out, `_options_in` many.
        self._left, self._right = links.left[:], links.right[:]
        self._up, self._down = links.up[:], links.down[:]
        self._options_in = links.options_in[:]
        # By depth: the column chosen, and its node to be tried next, the head where none is left.
        self._chosen = zeros(self._blank_count + 1)
        self._coming = zeros(self._blank_count + 1)
        self._goes_back = 1
        self._begin()

    def _next_digit(self, cell: int, above: int) -> int:
        node = self._coming[self._depth]
        if node <= self._column_count:
            return 0
        self._tries += 1
        return self._option_digit[(node - self._column_count - 1) // 4]

    def _go_on(self, cell: int, digit: int) -> int:
        if digit:
            first = self._node_of[self._size * cell + digit]
            for node in range(first, first + 4):
                self._cover(self._head[node])
        self._calls += 1
        chosen = self._with_fewest_options()
        if chosen == 0:
            return -1
        self._chosen[self._depth] = chosen
        self._coming[self._depth] = self._down[chosen]
        if self._options_in[chosen]:
            return self._cell_of(self._down[chosen])
        return chosen - 1 if chosen <= self._cell_count else self._first_blank(chosen)

    def _go_back(self, cell: int, digit: int) -> None:
        chosen = self._chosen[self._depth]
        first = self._node_of[self._size * cell + digit]
        for node in range(first + 3, first - 1, -1):
            self._uncover(self._head[node])
        # Uncovered, the links are as they were before the option was taken: the next to try is
        # below its node in the column chosen, which may be any of the four.
        for node in range(first, first + 4):
            if self._head[node] == chosen:
                self._coming[self._depth] = self._down[node]
        if self._coming[self._depth] != chosen:
            self._standing = self._cell_of(self._coming[self._depth])

    def _run(self, steps: int, kind: int, cell: int, digit: int, depth: int) -> int:
        """Run, asking where it stands after a step back too.

        It may be another blank than the one taken back.  The other searches do not need to ask,
        and are faster for it.
        """
        taken = 0
        while taken < steps and self._standing >= 0:
            next_digit = self._next_digit(self._standing, self._above)
            if next_digit:
                self._place(self._standing, next_digit)
            else:
                last = self._path[self._depth - 1]
                self._take_back(last, self._digits[last])
            taken += 1
            if kind and self._fulfils(kind, cell, digit, depth):
                break
        return taken

    def _with_fewest_options(self) -> int:
        """Return the first column with the fewest options, 0 if none is left; counted."""
        chosen = 0
        column = self._right[0]
        while column:
            self._reads += 1
            if chosen == 0 or self._options_in[column] < self._options_in[chosen]:
                chosen = column
                if self._options_in[chosen] == 0:
                    break
            column = self._right[column]
        return chosen

    def _cell_of(self, node: int) -> int:
        """The cell of the option that the node belongs to."""
        return self._option_cell[(node - self._column_count - 1) // 4]

    def _first_blank(self, column: int) -> int:
        """The first blank of a house whose digit has its place sought."""
        place = column - self._cell_count - 1
        place -= place % self._size
        while self._digits[self._house_cells[place]]:
            place += 1
        return self._house_cells[place]

    def _cover(self, column: int) -> None:
        """Take the column off the list, and its options out of their other columns."""
        # What is taken out keeps its own links, by which it finds its way back; and the list
        # below the column stays as it is, for nothing reaches it any more.
        self._right[self._left[column]] = self._right[column]
        self._left[self._right[column]] = self._left[column]
        base = self._column_count + 1
        node = self._down[column]
        while node != column:
            first = node - (node - base) % 4  # an option's four nodes are numbered in a row
            for other in range(first, first + 4):
                if other != node:
                    self._down[self._up[other]] = self._down[other]
                    self._up[self._down[other]] = self._up[other]
                    self._options_in[self._head[other]] -= 1
            node = self._down[node]

    def _uncover(self, column: int) -> None:
        """Undo what covering the column did last, in the opposite order."""
        # The neighbours of a node must be those it had when it was taken out.  They are if all
        # that was taken out later is back already: hence the opposite order everywhere.
        base = self._column_count + 1
        node = self._up[column]
        while node != column:
            first = node - (node - base) % 4
            for other in range(first + 3, first - 1, -1):
                if other != node:
                    self._options_in[self._head[other]] += 1
                    self._up[self._down[other]] = other
                    self._down[self._up[other]] = other
            node = self._up[node]
        self._left[self._right[column]] = column
        self._right[self._left[column]] = column

    def _sought_at(self, depth: int) -> int:
        chosen = self._chosen[depth]
        return chosen - self._cell_count if chosen > self._cell_count else 0


ALGORITHM = Algorithm(
    "dancing-links",
    text("Exact cover, dancing links"),
    text(
        "Sees a Sudoku as a list of things that must each come true once, a digit in each blank "
        "and a place for each digit in every house, and always goes on with the one that has "
        "the fewest options. "
        "It is Donald Knuth's Algorithm X, whose options leave linked lists and dance back in "
        "when the search goes back."
    ),
    start=DancingLinks,
    inspectors=(inspection.exact_cover, inspection.call_stack),
    procedure=procedures.DANCING_LINKS,
)
