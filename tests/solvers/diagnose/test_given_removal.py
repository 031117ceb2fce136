"""Givens taken out, by any solver the same."""

import pytest

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import BLANK
from sudoku_gui.solvers.diagnose import given_removal
from sudoku_gui.solvers.diagnose.given_removal import remover_for
from sudoku_gui.solvers.engine.bulk_solver import GivenRemover
from tests.support.puzzles import SMALL_SOLVED
from tests.support.solvers.corpus import unique_rows
from tests.support.solvers.naive_counter import solutions_of


def test_what_is_left_does_not_depend_on_the_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(given_removal, "suits_bitboard", lambda _: False)
    solution = unique_rows()[3].solution.digits
    pairs = [bytes({cell, 80 - cell}) for cell in range(41)]
    singles = [bytes([cell]) for cell in range(81)]

    counting, searching = remover_for(Geometry.of_size(9)), GivenRemover()

    assert not isinstance(counting, GivenRemover)
    for groups in (pairs, singles):
        reduced = [each.reduced(solution, solution, groups) for each in (counting, searching)]
        assert reduced[0] == reduced[1]


def test_of_other_sizes_givens_are_taken_out_too() -> None:
    remover = remover_for(SMALL_SOLVED.geometry)
    solution = SMALL_SOLVED.digits

    digits = remover.reduced(solution, solution, [bytes([cell]) for cell in range(16)])

    puzzle = type(SMALL_SOLVED)(SMALL_SOLVED.geometry, digits)
    assert solutions_of(puzzle, 2) == [solution]
    for cell in puzzle.filled():
        assert len(solutions_of(puzzle.with_digit(cell, BLANK), 2)) == 2
    assert remover.reduced(digits, solution, [bytes([cell]) for cell in range(16)]) == digits
