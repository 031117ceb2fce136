"""Positions for hypothesis to try the laws of techniques on."""

from functools import cache

from hypothesis import strategies as st

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.position import Position
from tests.model.variants import DIAGONAL_PUZZLES
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.solvers.corpus import solved_rows, unique_rows


@st.composite
def positions_of_solutions(draw: st.DrawFn) -> tuple[Position, Grid]:
    """A puzzle with some cells filled and wrong candidates ruled out, and its only solution."""
    givens, solution = draw(st.sampled_from(_puzzles()))
    cells = st.integers(0, givens.geometry.cell_count - 1).map(Cell)
    filled = draw(st.sets(cells, max_size=givens.geometry.cell_count // 2))
    position = Position.of_grid(givens)
    for cell in sorted(filled & {*givens.blanks()}):
        position = position.with_digit(cell, solution.digit_at(cell))
    lots = draw(st.binary(min_size=64, max_size=64))
    share = draw(st.integers(0, 128))
    for index, candidate in enumerate(_wrong_candidates(position, solution)):
        if lots[index % 64] < share:
            position = position.without(candidate)
    return position, solution


def _wrong_candidates(position: Position, solution: Grid) -> list[Candidate]:
    return [
        Candidate(cell, digit)
        for cell in position.grid.blanks()
        for digit in position.digits_left(cell)
        if digit != solution.digit_at(cell)
    ]


@cache
def _puzzles() -> list[tuple[Grid, Grid]]:
    """Puzzles of all sizes to 12x12, and some with diagonals, with their solutions."""
    plain = [(row.puzzle, row.solution) for row in unique_rows()]
    plain += [(row.puzzle, row.solution) for row in solved_rows() if row.puzzle.geometry.size <= 12]
    geometry = Geometry.diagonal(9)
    diagonal = [
        (Grid(geometry, Grid.from_line(one).digits), Grid(geometry, Grid.from_line(other).digits))
        for one, other in DIAGONAL_PUZZLES
    ]
    return [*plain, *diagonal, (SMALL, SMALL_SOLVED)]
