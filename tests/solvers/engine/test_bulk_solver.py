"""Many grids at once have the answers that each has alone."""

import pytest

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers.engine.bulk_solver import BulkSolver, GivenRemover
from tests.support.solvers.corpus import invalid_rows, unique_rows
from tests.support.solvers.naive_counter import solutions_of

SOME = 10_000


def test_many_grids_are_solved_as_each_alone() -> None:
    rows = unique_rows()
    bulk = BulkSolver(b"".join(row.puzzle.digits for row in rows), 2)

    assert bulk.advance(SOME)

    assert list(bulk.counts) == [1] * len(rows)
    assert bulk.solutions == b"".join(row.solution.digits for row in rows)


def test_grids_without_a_solution_stay_blank_among_others() -> None:
    unique = unique_rows()[0]
    unsolvable = next(row for row in invalid_rows() if row.solutions == "0")
    bulk = BulkSolver(
        unsolvable.puzzle.digits + unique.puzzle.digits + unsolvable.puzzle.digits, 10
    )

    assert bulk.advance(SOME)

    assert list(bulk.counts) == [0, 1, 0]
    assert bulk.solutions == bytes(81) + unique.solution.digits + bytes(81)


@pytest.mark.parametrize("guesses", [1, 2, 7])
def test_slices_of_any_length_give_the_same_answers(guesses: int) -> None:
    rows = unique_rows()[:70]
    bulk = BulkSolver(b"".join(row.puzzle.digits for row in rows) + bytes(81), 5)
    slices = 1

    while not bulk.advance(guesses):
        slices += 1

    assert slices > 70 / guesses
    assert list(bulk.counts) == [1] * len(rows) + [5]


def test_no_grids_are_done_at_once() -> None:
    bulk = BulkSolver(b"", 1)

    assert bulk.advance(0)
    assert (list(bulk.counts), bulk.solutions) == ([], b"")


@pytest.mark.parametrize(
    ("grids", "limit"), [(bytes(80), 1), (bytes([10]) * 81, 1), (bytes(81), 0)]
)
def test_what_is_no_grids_is_refused(grids: bytes, limit: int) -> None:
    with pytest.raises(ValueError, match="81 digits"):
        BulkSolver(grids, limit)


def test_a_given_goes_unless_there_is_a_second_solution_without_it() -> None:
    row = unique_rows()[0]
    order = [bytes([cell]) for cell in (*range(40, 81), *range(40))]

    digits = GivenRemover().reduced(row.solution.digits, row.solution.digits, order)

    puzzle = Grid(row.solution.geometry, digits)
    assert solutions_of(puzzle, 2) == [row.solution.digits]
    assert 17 <= len(puzzle.filled()) < 40
    for cell in puzzle.filled():
        assert len(solutions_of(puzzle.with_digit(cell, BLANK), 2)) == 2
    needed_so_far = puzzle.with_digits(
        {cell: row.solution.digit_at(cell) for cell in map(Cell, range(40))}
    )
    assert len(solutions_of(needed_so_far, 2)) == 1


def test_givens_of_a_group_go_together_or_stay() -> None:
    solution = unique_rows()[0].solution.digits
    halves = [bytes({cell, 80 - cell}) for cell in range(41)]

    digits = GivenRemover().reduced(solution, solution, halves)

    assert [digits[cell] == BLANK for cell in range(81)] == [
        digits[80 - cell] == BLANK for cell in range(81)
    ]
    assert 0 < digits.count(BLANK) < 81


def test_what_was_met_in_other_puzzles_changes_nothing() -> None:
    kept = GivenRemover()
    for row in unique_rows()[:3]:
        solution = row.solution.digits
        for first in range(0, 81, 9):
            order = [bytes([(first + 16 * at) % 81]) for at in range(81)]

            assert kept.reduced(solution, solution, order) == GivenRemover().reduced(
                solution, solution, order
            )


def test_cells_without_a_given_are_passed_over() -> None:
    row = unique_rows()[0]
    blanks = [bytes([cell]) for cell in row.puzzle.blanks()]

    reduced = GivenRemover().reduced(row.puzzle.digits, row.solution.digits, blanks)

    assert reduced == row.puzzle.digits
