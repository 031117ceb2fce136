"""Whether a position is so free that nothing follows: each candidate of it is in a solution.

Where a grid has few givens, the techniques of long chains would go through all of it for nothing:
seconds on 9x9, minutes on 16x16.  As nothing is ever ruled out that is in a solution, some
solutions are enough to know that.
"""

from sudoku_gui.solvers.diagnose.counting import solver_for_extensions
from sudoku_gui.solvers.task import Resumable
from sudoku_gui.techniques.position import Position, digits_in

_STRIDE = 16
_MOST_GUESSES = 100_000  # for all solutions


def is_free(position: Position) -> Resumable[bool]:
    """Return whether no candidate of `position` can be ruled out, nor a blank have only one.

    False, too, where that is not soon known.
    """
    masks = position.masks
    if any(mask and not mask & (mask - 1) for mask in masks):
        return False
    left = {(cell, digit) for cell, mask in enumerate(masks) for digit in digits_in(mask)}
    solver = solver_for_extensions(position.grid)
    guesses = 0
    while left:
        cell, digit = left.pop()
        digits = bytearray(position.grid.digits)
        digits[cell] = digit
        solver.start(bytes(digits), 1)
        while not solver.advance(_STRIDE):
            guesses += _STRIDE
            if guesses > _MOST_GUESSES:
                return False
            yield
        found = enumerate(solver.solutions[0]) if solver.solution_count else ()
        in_it = {(cell, digit) for cell, digit in found if masks[cell]}
        if not in_it or any(not masks[cell] >> digit & 1 for cell, digit in in_it):
            return False
        left -= in_it
        yield
    return True
