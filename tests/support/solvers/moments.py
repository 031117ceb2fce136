"""The moments of a search, one after another."""

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.search import Algorithm, Moment


def moments_of(algorithm: Algorithm, grid: Grid, steps: int = 150) -> list[Moment]:
    """The start, and the moments after each of the first steps."""
    search = algorithm.start(grid)
    moments = [search.moment()]
    while len(moments) <= steps and search.advance(1):
        moments.append(search.moment())
    return moments
