"""The bitboard against known answers, a plain search, and itself in the other form."""

from importlib import import_module

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.solvers.engine.bitboard import Bitboard
from tests.support.engine_form import PACKAGE, python_form
from tests.support.solvers.corpus import InvalidRow, UniqueRow, invalid_rows, unique_rows
from tests.support.solvers.naive_counter import solutions_of
from tests.support.solvers.strategies import nine_by_nine

MANY = 1_000_000
EMPTY = bytes(81)


def searched(digits: bytes, limit: int = 2) -> Bitboard:
    search = Bitboard()
    search.start(digits, limit)
    assert search.advance(MANY)
    return search


@pytest.mark.parametrize("row", unique_rows(), ids=lambda row: row.puzzle.line("."))
def test_a_puzzle_with_one_solution_has_that_one_and_no_other(row: UniqueRow) -> None:
    search = searched(row.puzzle.digits)

    assert search.solution_count == 1
    assert search.solutions == (row.solution.digits,)


@pytest.mark.parametrize("row", invalid_rows(), ids=lambda row: row.name)
def test_other_puzzles_have_the_number_of_solutions_that_is_known(row: InvalidRow) -> None:
    known = {"many": 1000, "conflict": 0}.get(row.solutions)

    search = searched(row.puzzle.digits, limit=1000)

    assert search.solution_count == (int(row.solutions) if known is None else known)


@settings(deadline=None, max_examples=60)
@given(grid=nine_by_nine())
def test_it_finds_what_a_plain_search_finds(grid: Grid) -> None:
    limit = 20
    expected = solutions_of(grid, limit)

    search = searched(grid.digits, limit)

    assert search.solution_count == len(expected)
    assert len(set(search.solutions)) == min(len(expected), 2)
    for solution in search.solutions:
        assert Grid(grid.geometry, solution).is_solved()
        assert all(digit in (0, found) for digit, found in zip(grid, solution, strict=True))
    if len(expected) < limit:
        assert set(search.solutions) <= set(expected)


@st.composite
def loose_grids(draw: st.DrawFn) -> Grid:
    """Grids of 30 to 40 givens taken from a solution, of which most have several."""
    solution = draw(st.sampled_from(unique_rows())).solution
    cells = draw(st.permutations(range(81)))[: draw(st.integers(30, 40))]
    givens = {Cell(cell): Digit(solution.digits[cell]) for cell in cells}
    return Grid.empty(solution.geometry).with_digits(givens)


@settings(deadline=None, max_examples=60)
@given(grid=loose_grids(), limit=st.sampled_from([1, 2, 3, 40]))
def test_where_there_are_several_solutions_it_finds_each_once(grid: Grid, limit: int) -> None:
    expected = solutions_of(grid, limit)

    search = searched(grid.digits, limit)

    assert search.solution_count == len(expected)
    assert len(set(search.solutions)) == min(len(expected), 2)
    assert all(Grid(grid.geometry, solution).is_solved() for solution in search.solutions)
    if len(expected) < limit:
        assert set(search.solutions) <= set(expected)


@pytest.mark.skipif(not compilation.is_compiled(), reason="the engine is not compiled here")
@settings(deadline=None, max_examples=60)
@given(grid=nine_by_nine() | loose_grids(), slices=st.integers(0, 5))
def test_the_two_forms_search_alike(grid: Grid, slices: int) -> None:
    with python_form():
        python = import_module(f"{PACKAGE}.solvers.engine.bitboard").Bitboard()
    compiled = Bitboard()

    python.start(grid.digits, 50)
    compiled.start(grid.digits, 50)

    assert type(python) is not Bitboard
    ended = False
    while not ended:
        ended = compiled.advance(slices + 1)
        assert python.advance(slices + 1) == ended
        assert python.guesses == compiled.guesses
        assert python.solution_count == compiled.solution_count
        assert python.solutions == compiled.solutions


def test_a_search_in_slices_finds_the_same() -> None:
    row = next(row for row in unique_rows() if searched(row.puzzle.digits).guesses > 5)
    search = Bitboard()
    search.start(row.puzzle.digits, 2)
    slices = 0

    while not search.advance(1):
        slices += 1
        assert search.guesses == slices

    assert slices > 5
    assert search.solutions == (row.solution.digits,)


def test_a_slice_of_no_guesses_ends_where_none_are_needed() -> None:
    full = unique_rows()[0].solution
    search = Bitboard()

    search.start(full.digits, 2)

    assert search.advance(0)
    assert search.solutions == (full.digits,)
    assert search.guesses == 0


def test_an_empty_grid_has_as_many_solutions_as_one_may_ask_for() -> None:
    assert searched(EMPTY, limit=1000).solution_count == 1000


def test_one_search_after_another_with_the_same_bitboard() -> None:
    rows = unique_rows()[:20]
    search = Bitboard()

    for row in rows:
        search.start(EMPTY, 10)
        search.advance(MANY)
        assert search.solution_count == 10
        search.start(row.puzzle.digits, 2)
        search.advance(MANY)
        assert search.solutions == (row.solution.digits,)


def test_before_the_first_search_there_is_nothing() -> None:
    search = Bitboard()

    assert search.advance(1)
    assert (search.solution_count, search.guesses, search.solutions) == (0, 0, ())


def test_givens_that_clash_leave_no_solution() -> None:
    grid = Grid(unique_rows()[0].puzzle.geometry, EMPTY)
    for house in grid.geometry.houses:
        for other in house.cells[1:]:
            pair = {house.cells[0]: Digit(4), other: Digit(4)}

            assert searched(grid.with_digits(pair).digits).solution_count == 0


@pytest.mark.parametrize(
    ("digits", "limit"), [(bytes(80), 1), (bytes(82), 1), (bytes([10] * 81), 1), (EMPTY, 0)]
)
def test_what_is_no_grid_is_refused(digits: bytes, limit: int) -> None:
    with pytest.raises(ValueError, match="81 digits"):
        Bitboard().start(digits, limit)


def test_every_digit_of_every_cell_can_be_typed_wrong() -> None:
    row = unique_rows()[0]
    for cell in map(Cell, range(81)):
        given = row.puzzle.digit_at(cell)
        for digit in row.puzzle.geometry.digits if given else ():
            changed = row.puzzle.with_digit(cell, Digit(digit))

            count = searched(changed.digits, limit=5).solution_count

            assert (count == 1) if digit == given else count == len(solutions_of(changed, 5))


def test_what_singles_solve_has_no_candidates_left_and_a_hard_one_has_many() -> None:
    rows = unique_rows()
    search = Bitboard()

    left = [search.candidates_left(row.puzzle.digits) for row in rows]

    for row, count in zip(rows, left, strict=True):
        search.start(row.puzzle.digits, 1)
        assert search.advance(0) == (count == 0)
        assert search.candidates_left(row.solution.digits) == 0
    assert 0 in left
    assert max(left) > 150


def test_wrong_digits_are_unrefuted_where_propagation_finds_nothing_against_them() -> None:
    search = Bitboard()
    rows = sorted(unique_rows(), key=lambda row: search.candidates_left(row.puzzle.digits))

    for row in (rows[0], rows[len(rows) // 2], rows[-1]):
        unrefuted = 0
        for cell in row.puzzle.blanks():
            for digit in row.puzzle.geometry.digits:
                supposed = row.puzzle.with_digit(cell, Digit(digit))
                if digit != row.solution.digit_at(cell) and not supposed.conflicts():
                    search.start(supposed.digits, 1)
                    unrefuted += not search.advance(0)

        assert search.candidates_unrefuted(row.puzzle.digits) == unrefuted
    assert search.candidates_unrefuted(rows[0].puzzle.digits) == 0 < unrefuted
