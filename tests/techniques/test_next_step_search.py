"""Positions in which a technique is the next step, compared with the path to the solution."""

from functools import cache
from itertools import takewhile

import pytest

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.solvers.task import finish
from sudoku_gui.techniques.next_step_search import MOST_TENTHS, NextStepSearch
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.registry import TECHNIQUES
from sudoku_gui.techniques.solution_path import PathStep, PathTask
from tests.support.puzzles import SMALL

PUZZLES = tuple(
    map(
        Grid.from_line,
        (
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
            "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
            "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3",
        ),
    )
)


@cache
def path_of(puzzle: Grid) -> tuple[PathStep, ...]:
    path = PathTask(Sheet.of_givens(puzzle), TECHNIQUES)
    finish(path, 10_000)
    return path.partial_result.steps


@pytest.mark.parametrize("puzzle", PUZZLES)
@pytest.mark.parametrize(
    "name", ["full-house", "hidden-single", "naked-single", "pointing", "naked-pair", "x-wing"]
)
def test_it_is_the_first_such_step_of_the_path(puzzle: Grid, name: str) -> None:
    easy = takewhile(lambda each: each.deduction.technique.tenths <= MOST_TENTHS, path_of(puzzle))
    expected = [each.position for each in easy if each.deduction.technique.name == name][:1]

    search = NextStepSearch(puzzle.geometry, TECHNIQUES, name)

    assert [each for each in search.positions(puzzle) if each is not None] == expected


def test_one_search_serves_for_one_puzzle_after_another() -> None:
    search = NextStepSearch(Geometry.of_size(9), TECHNIQUES, "hidden-single")

    def first_in(puzzle: Grid) -> Position | None:
        return next(filter(None, search.positions(puzzle)), None)

    before = first_in(PUZZLES[1])
    assert first_in(PUZZLES[2]) != before
    assert first_in(PUZZLES[1]) == before


def test_a_technique_that_is_never_next_is_not_found() -> None:
    search = NextStepSearch(SMALL.geometry, TECHNIQUES, "x-wing")

    assert set(search.positions(SMALL)) == {None}
