"""Puzzles for hypothesis to try the laws of the searches on."""

from collections.abc import Sequence
from functools import cache

from hypothesis import strategies as st

from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Algorithm, Condition
from tests.model.strategies import cells, digits
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
    solution = draw(_solutions_of_nine_by_nine())
    givens = draw(_many_cells()) | draw(_many_cells())
    changes = draw(_changes(solution.geometry, 0, 3))
    grid = Grid.empty(solution.geometry).with_digits(
        (cell, solution.digit_at(cell)) for cell in givens
    )
    return grid.with_digits(changes)


def conditions() -> st.SearchStrategy[Condition]:
    """Conditions of every kind about the cells, digits and depths of grids up to 6x6."""
    some_cells = st.integers(0, 35).map(Cell)
    depths = st.integers(-1, 37)
    return st.one_of(
        st.sampled_from([Condition.backtrack(), Condition.placement(), Condition.dead_end()]),
        st.builds(Condition.cell_changes, some_cells),
        st.builds(Condition.cell_holds, some_cells, st.integers(0, 6).map(Digit)),
        st.builds(Condition.depth_below, depths),
        st.builds(Condition.depth_above, depths),
    )


@st.composite
def spoiled_puzzles(draw: st.DrawFn, sizes: Sequence[int] = (4, 6)) -> Grid:
    """A solution with some cells blanked and one or two wrong digits: seldom has it a solution.

    Digits may clash.
    """
    solution = draw(_solutions(tuple(sizes)))
    blanked = draw(_cell_sets(solution.geometry, solution.geometry.cell_count * 2 // 3))
    wrong = draw(_changes(solution.geometry, 1, 2))
    return solution.with_digits(dict.fromkeys(blanked, BLANK) | wrong)


@st.composite
def _thinned(draw: st.DrawFn, sizes: Sequence[int]) -> Grid:
    """A solution with some cells blanked."""
    solution = draw(_solutions(tuple(sizes)))
    blanked = draw(_cell_sets(solution.geometry))
    return solution.with_digits(dict.fromkeys(blanked, BLANK))


@st.composite
def _random(draw: st.DrawFn, sizes: Sequence[int]) -> Grid:
    """Random digits, each written unless a peer holds it."""
    grid = Grid.empty(Geometry.of_size(draw(st.sampled_from(sizes))))
    for place in draw(_places(grid.geometry)):
        cell, digit = divmod(place, grid.geometry.size)
        if digit + 1 in candidates(grid, Cell(cell)):
            grid = grid.with_digit(Cell(cell), Digit(digit + 1))
    return grid


# Made once, since making a strategy takes longer than drawing from it.


@cache
def _solutions(sizes: tuple[int, ...]) -> st.SearchStrategy[Grid]:
    solutions = [row.solution for row in solved_rows()]
    return st.sampled_from([each for each in solutions if each.geometry.size in sizes])


@cache
def _solutions_of_nine_by_nine() -> st.SearchStrategy[Grid]:
    return st.sampled_from([row.solution for row in unique_rows()])


@cache
def _many_cells() -> st.SearchStrategy[set[Cell]]:
    return st.sets(cells(Geometry.of_size(9)), min_size=25)


@cache
def _cell_sets(geometry: Geometry, most: int | None = None) -> st.SearchStrategy[set[Cell]]:
    return st.sets(cells(geometry), max_size=most)


@cache
def _changes(geometry: Geometry, least: int, most: int) -> st.SearchStrategy[dict[Cell, Digit]]:
    return st.dictionaries(cells(geometry), digits(geometry), min_size=least, max_size=most)


@cache
def _places(geometry: Geometry) -> st.SearchStrategy[list[int]]:
    """Cells with a digit for each, as one number: the cell times the size, and the digit from 0."""
    places = st.integers(0, geometry.cell_count * geometry.size - 1)
    return st.lists(places, max_size=2 * geometry.cell_count)
