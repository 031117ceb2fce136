"""Puzzles made at random, judged by other solvers."""

import pytest

from sudoku_gui.generation.filled_grids import FilledGrids
from sudoku_gui.generation.puzzle_maker import PuzzleMaker
from sudoku_gui.generation.random_stream import RandomStream
from sudoku_gui.generation.symmetry import Symmetry
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.engine.general import GeneralSolver
from sudoku_gui.solvers.task import run


@pytest.mark.parametrize(("size", "count"), [(4, 20), (6, 10), (9, 3), (12, 1)])
def test_a_puzzle_has_one_solution_and_none_without_a_given(size: int, count: int) -> None:
    geometry = Geometry.of_size(size)
    puzzles = _puzzles(geometry, Symmetry.NONE, count)

    for puzzle in puzzles:
        assert _count(puzzle) == 1
        assert all(_count(puzzle.with_digit(cell, BLANK)) > 1 for cell in puzzle.filled())


@pytest.mark.parametrize("symmetry", Symmetry)
def test_givens_lie_in_the_symmetry(symmetry: Symmetry) -> None:
    geometry = Geometry.of_size(6)

    for puzzle in _puzzles(geometry, symmetry, 1):
        given = {*puzzle.filled()}
        assert all(
            {*orbit} <= given or given.isdisjoint(orbit) for orbit in symmetry.orbits(geometry)
        )
        assert _count(puzzle) == 1
        assert all(_count(puzzle.with_digit(cell, BLANK)) > 1 for cell in given)


def test_the_same_stream_makes_the_same_puzzle_again() -> None:
    geometry = Geometry.of_size(6)
    filled = FilledGrids(geometry).make(RandomStream("a"))
    assert filled is not None
    maker = PuzzleMaker(geometry, Symmetry.NONE.orbits(geometry))

    assert run(maker.make(filled, RandomStream("a"))) == run(maker.make(filled, RandomStream("a")))
    assert run(maker.make(filled, RandomStream("a"))) != run(maker.make(filled, RandomStream("b")))


@pytest.mark.parametrize("symmetry", [Symmetry.NONE, Symmetry.HALF_TURN, Symmetry.DIAGONAL])
def test_what_differs_in_a_few_givens_is_a_puzzle_of_the_same_solution(symmetry: Symmetry) -> None:
    geometry = Geometry.of_size(6)
    maker = PuzzleMaker(geometry, symmetry.orbits(geometry))
    chance = RandomStream("a")
    filled = FilledGrids(geometry).make(chance)
    assert filled is not None
    puzzle = next(filter(None, (run(maker.make(filled, chance)) for _ in range(100))))
    varied = [each for _ in range(20) if (each := run(maker.vary(puzzle, filled, chance, 4)))]

    assert {*varied} - {puzzle}
    for other in varied:
        given = {*other.filled()}
        assert _count(other) == 1
        assert all(other.digits[cell] == filled[cell] for cell in given)
        assert all(_count(other.with_digit(cell, BLANK)) > 1 for cell in given)
        for orbit in symmetry.orbits(geometry):
            assert {*orbit} <= given or given.isdisjoint(orbit)


def _puzzles(geometry: Geometry, symmetry: Symmetry, count: int) -> list[Grid]:
    """The first `count` puzzles made; not every stream makes one."""
    grids, maker = FilledGrids(geometry), PuzzleMaker(geometry, symmetry.orbits(geometry))
    found: list[Grid] = []
    number = 0
    while len(found) < count:
        chance = RandomStream(f"{symmetry.value}/{number}")
        filled = grids.make(chance)
        puzzle = run(maker.make(filled, chance)) if filled else None
        found += [] if puzzle is None else [puzzle]
        number += 1
        assert number < 5_000
    return found


def _count(puzzle: Grid) -> int:
    solver = GeneralSolver(puzzle.geometry)
    solver.start(puzzle.digits, 2)
    while not solver.advance(10_000):
        pass
    return solver.solution_count
