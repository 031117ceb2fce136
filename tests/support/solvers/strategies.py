"""Puzzles for hypothesis to try the laws of the searches on."""

from collections.abc import Sequence

from hypothesis import strategies as st

from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Algorithm, Condition
from tests.support.solvers.corpus import solved_rows, unique_rows

ROW_BY_ROW = ALGORITHMS[:5]
"""The algorithms that walk the same way: cells row by row, digits ascending."""


def algorithms() -> st.SearchStrategy[Algorithm]:
    """Every algorithm to watch."""
    return st.sampled_from(ALGORITHMS)


def puzzles(sizes: Sequence[int] = (4, 6)) -> st.SearchStrategy[Grid]:
    """Grids without conflicts, from empty to full; about half of them have a solution."""
    return st.one_of(_thinned(sizes), _random(sizes))


@st.composite
def nine_by_nine(draw: st.DrawFn) -> Grid:
    """Grids of 9x9: puzzles with givens left out and digits changed, sometimes so that they clash.

    So many givens stay that a plain search is not too slow.
    """
    row = draw(st.sampled_from(unique_rows()))
    cells = st.sampled_from(row.solution.geometry.cells)
    givens = draw(st.sets(cells, min_size=25)) | draw(st.sets(cells, min_size=25))
    changes = draw(st.dictionaries(cells.map(Cell), st.integers(1, 9).map(Digit), max_size=3))
    grid = Grid.empty(row.solution.geometry).with_digits(
        (Cell(cell), row.solution.digit_at(Cell(cell))) for cell in givens
    )
    return grid.with_digits(changes)


def conditions() -> st.SearchStrategy[Condition]:
    """Conditions of every kind about the cells, digits and depths of grids up to 6x6."""
    cells = st.integers(0, 35).map(Cell)
    depths = st.integers(-1, 37)
    return st.one_of(
        st.sampled_from([Condition.backtrack(), Condition.placement(), Condition.dead_end()]),
        st.builds(Condition.cell_changes, cells),
        st.builds(Condition.cell_holds, cells, st.integers(0, 6).map(Digit)),
        st.builds(Condition.depth_below, depths),
        st.builds(Condition.depth_above, depths),
    )


@st.composite
def spoiled_puzzles(draw: st.DrawFn, sizes: Sequence[int] = (4, 6)) -> Grid:
    """A solution with some cells blanked and one or two wrong digits: seldom has it a solution.

    Digits may clash.
    """
    rows = [row for row in solved_rows() if row.solution.geometry.size in sizes]
    solution = draw(st.sampled_from(rows)).solution
    cells = st.sampled_from(solution.geometry.cells).map(Cell)
    digits = st.sampled_from(solution.geometry.digits).map(Digit)
    blanked = draw(st.sets(cells, max_size=solution.geometry.cell_count * 2 // 3))
    wrong = draw(st.dictionaries(cells, digits, min_size=1, max_size=2))
    return solution.with_digits(dict.fromkeys(blanked, BLANK) | wrong)


@st.composite
def _thinned(draw: st.DrawFn, sizes: Sequence[int]) -> Grid:
    """A solution with some cells blanked."""
    rows = [row for row in solved_rows() if row.solution.geometry.size in sizes]
    solution = draw(st.sampled_from(rows)).solution
    blanked = draw(st.sets(st.sampled_from(solution.geometry.cells)))
    return solution.with_digits((Cell(cell), BLANK) for cell in blanked)


@st.composite
def _random(draw: st.DrawFn, sizes: Sequence[int]) -> Grid:
    """Random digits, each written unless a peer holds it."""
    grid = Grid.empty(Geometry.of_size(draw(st.sampled_from(sizes))))
    places = st.tuples(st.sampled_from(grid.geometry.cells), st.sampled_from(grid.geometry.digits))
    for cell, digit in draw(st.lists(places, max_size=2 * grid.geometry.cell_count)):
        if digit in candidates(grid, Cell(cell)):
            grid = grid.with_digit(Cell(cell), Digit(digit))
    return grid
