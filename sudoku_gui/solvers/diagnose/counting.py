"""The interface of the solvers that count: how many solutions a grid has, up to a limit."""

from typing import Protocol

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine import compilation, instant
from sudoku_gui.solvers.engine.bitboard import Bitboard
from sudoku_gui.solvers.task import Resumable, run

GUESS_BUDGET = 200_000
"""Guesses after which a count is given up: seconds in compiled form."""


_SLICE_GUESSES = 1_000  # between two of which Ctrl+C is heard, and a thread may be ended


class CountingSolver(Protocol):
    """Counts in slices, one grid after another, all of one geometry."""

    @property
    def solution_count(self) -> int:
        """How many solutions were found so far, at most the limit."""

    @property
    def solutions(self) -> tuple[bytes, ...]:
        """The digits of the first two solutions, or as many as were found."""

    def start(self, digits: bytes, limit: int) -> None:
        """Begin to count the solutions of a grid, and stop at `limit` of them."""

    def advance(self, guesses: int) -> bool:
        """Make at most `guesses` guesses, and return whether the count has ended."""


def solver_for(geometry: Geometry) -> CountingSolver:
    """Return the solver that counts fastest on grids of that shape.

    As Python the bitboard has no gain from doing much at once, and the general solver takes
    less of it: a seventh of the time on the hardest puzzles.
    """
    if suits_bitboard(geometry):
        return Bitboard()
    # Loaded late, as below: most grids are plain 9x9.
    from sudoku_gui.solvers.engine.two_stage import TwoStageSolver  # noqa: PLC0415

    return TwoStageSolver(geometry)


def solver_for_extensions(grid: Grid) -> CountingSolver:
    """Return the solver that counts fastest, up to two, what has the digits of a grid and more."""
    if suits_bitboard(grid.geometry):
        return Bitboard()
    from sudoku_gui.solvers.engine.extension_solver import ExtensionSolver  # noqa: PLC0415

    return ExtensionSolver(grid)


def suits_bitboard(geometry: Geometry) -> bool:
    """Return whether the bitboard takes grids of that shape, and is compiled."""
    return geometry == instant.GEOMETRY and compilation.is_compiled()


def solution_of(grid: Grid) -> Grid | None:
    """Return the first solution found of a grid of any shape, or None if it has none."""
    return run(solving(grid))


def solving(grid: Grid) -> Resumable[Grid | None]:
    """Return the same as `solution_of`, with pauses."""
    solver = solver_for(grid.geometry)
    solver.start(grid.digits, 1)
    while not solver.advance(_SLICE_GUESSES):
        yield
    return Grid(grid.geometry, solver.solutions[0]) if solver.solution_count else None


def has_several_solutions(grid: Grid) -> bool | None:
    """Return whether a grid of any shape has more than one, or None if that was given up."""
    solver = solver_for(grid.geometry)
    solver.start(grid.digits, 2)
    for _ in range(0, GUESS_BUDGET, _SLICE_GUESSES):
        if solver.advance(_SLICE_GUESSES):
            return solver.solution_count > 1
    return None
