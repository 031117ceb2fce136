"""How searches end: solved, exhausted or stuck, and at which step that is known."""

from functools import cache
from itertools import permutations

import pytest
from hypothesis import given, settings

from sudoku_gui.model.geometry import NO_CELL
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.search import Algorithm, Counters, Moment, Outcome, StepKind
from sudoku_gui.solvers.search_start import ConflictError, start_search
from tests.support.puzzles import SMALL_SOLVED_LINE
from tests.support.solvers.corpus import InvalidRow, SolvedRow, invalid_rows, solved_rows
from tests.support.solvers.strategies import ROW_BY_ROW, algorithms, puzzles

FEWEST = algorithm_named("fewest-candidates")
MODERN = tuple(map(algorithm_named, ("fewest-candidates", "singles-first", "dancing-links")))
LAST_BLANK = algorithm_named("last-blank")
SEARCHES = tuple(algorithm for algorithm in ALGORITHMS if algorithm is not LAST_BLANK)
PATIENCE = 30_000

every_search = pytest.mark.parametrize("algorithm", SEARCHES, ids=lambda one: one.name)


def test_there_are_288_complete_grids_of_size_4() -> None:
    assert len(_complete_small_grids()) == len(set(_complete_small_grids())) == 288


@every_search
@settings(deadline=None, max_examples=20)
@given(grid=puzzles(sizes=(4,)))
def test_a_search_ends_with_a_solution_exactly_if_there_is_one(
    algorithm: Algorithm, grid: Grid
) -> None:
    solutions = _all_solutions(grid)

    end = _end_of(algorithm, grid)

    assert end.outcome is (Outcome.SOLVED if solutions else Outcome.EXHAUSTED)
    assert not solutions or end.grid.line() in solutions


@pytest.mark.parametrize("algorithm", ROW_BY_ROW, ids=lambda one: one.name)
@settings(deadline=None, max_examples=20)
@given(grid=puzzles(sizes=(4,)))
def test_a_search_row_by_row_finds_the_lexicographically_smallest_solution(
    algorithm: Algorithm, grid: Grid
) -> None:
    end = _end_of(algorithm, grid)

    assert [end.grid.line()] == _all_solutions(grid)[:1] or end.outcome is Outcome.EXHAUSTED


@every_search
@settings(deadline=None, max_examples=20)
@given(grid=puzzles(sizes=(4,)))
def test_an_unsolvable_puzzle_ends_with_as_many_backtracks_as_placements(
    algorithm: Algorithm, grid: Grid
) -> None:
    end = _end_of(algorithm, grid)

    is_back_at_the_start = end.counters.placements == end.counters.backtracks
    assert is_back_at_the_start == (end.outcome is Outcome.EXHAUSTED or grid.is_complete())
    assert (end.grid == grid) == is_back_at_the_start


@settings(deadline=None)
@given(puzzles(sizes=(4,)))
def test_the_last_blank_of_a_house_fills_only_what_is_forced(grid: Grid) -> None:
    solutions = _all_solutions(grid)

    end = _end_of(LAST_BLANK, grid)

    assert end.counters.backtracks == 0
    assert all(_agrees(end.grid, solution) for solution in solutions)
    assert end.outcome is not Outcome.EXHAUSTED or not solutions
    assert (end.outcome is Outcome.SOLVED) == end.grid.is_solved()


@settings(deadline=None)
@given(algorithms(), puzzles(sizes=(4,)))
def test_a_complete_grid_is_solved_before_the_first_step(algorithm: Algorithm, grid: Grid) -> None:
    solutions = _all_solutions(grid) or [SMALL_SOLVED_LINE]

    search = algorithm.start(Grid.from_line(solutions[0]))

    assert search.moment().outcome is Outcome.SOLVED
    assert search.moment().kind is StepKind.START
    assert search.moment().current_blank == NO_CELL
    assert search.advance(1) == 0


@every_search
def test_a_first_blank_that_takes_no_digit_ends_the_search_before_the_first_step(
    algorithm: Algorithm,
) -> None:
    grid = Grid.from_line("0123400000040210")  # neither the first blank nor the last

    search = start_search(algorithm, grid)

    start = search.moment()
    assert (start.outcome, start.kind, start.current_blank) == (
        Outcome.EXHAUSTED,
        StepKind.START,
        NO_CELL,
    )
    assert start.counters.steps == 0
    assert start.counters.calls == 1
    assert search.advance(1) == 0


def test_the_last_backtrack_has_counted_that_nothing_is_left() -> None:
    grid = Grid.from_line("0120000003000004")
    search = start_search(algorithm_named("used-tables"), grid)

    moments = [search.moment()]
    while search.advance(1):
        moments.append(search.moment())

    assert [moment.outcome for moment in moments[-2:]] == [Outcome.RUNNING, Outcome.EXHAUSTED]
    assert moments[-1].kind is StepKind.BACKTRACK
    assert moments[-1].cell == grid.blanks()[0]
    assert moments[-1].counters.tries > moments[-2].counters.tries


def test_a_digit_forced_by_one_house_and_forbidden_by_another_ends_without_a_solution() -> None:
    search = start_search(LAST_BLANK, Grid.from_line("1230000000040100"))

    end = search.moment()

    assert (end.outcome, end.current_blank) == (Outcome.EXHAUSTED, NO_CELL)
    assert end.counters == Counters(tries=1, reads=1 + 4 + 4, calls=1)
    assert search.advance(1) == 0


@pytest.mark.parametrize("row", solved_rows(), ids=lambda row: row.name)
def test_puzzles_of_all_sizes_are_solved(row: SolvedRow) -> None:
    fast_enough = [*MODERN, *(ROW_BY_ROW if row.steps < PATIENCE else ())]

    for algorithm in fast_enough:
        end = _end_of(algorithm, row.puzzle)
        assert (algorithm.name, end.grid) == (algorithm.name, row.solution)
        assert end.outcome is Outcome.SOLVED
        assert algorithm in MODERN or end.counters.steps == row.steps


@pytest.mark.parametrize("row", invalid_rows(), ids=lambda row: row.name)
def test_puzzles_without_exactly_one_solution_end_as_they_must(row: InvalidRow) -> None:
    if row.solutions == "conflict":
        with pytest.raises(ConflictError):
            start_search(FEWEST, row.puzzle)
        return

    end = _end_of(FEWEST, row.puzzle)

    assert end.outcome is (Outcome.EXHAUSTED if row.solutions == "0" else Outcome.SOLVED)
    assert end.grid.is_solved() == (row.solutions != "0")


@pytest.mark.parametrize("algorithm", ROW_BY_ROW, ids=lambda one: one.name)
def test_a_printed_puzzle_without_a_solution_is_exhausted_row_by_row(algorithm: Algorithm) -> None:
    row = next(row for row in invalid_rows() if row.name == "unsolvable box")

    end = _end_of(algorithm, row.puzzle)

    assert end.outcome is Outcome.EXHAUSTED
    assert (end.counters.placements, end.counters.backtracks) == (7831, 7831)


def _end_of(algorithm: Algorithm, grid: Grid) -> Moment:
    search = start_search(algorithm, grid)
    while search.advance(PATIENCE):
        pass
    return search.moment()


@cache
def _complete_small_grids() -> tuple[str, ...]:
    """All 4x4 grids, ascending, put together from rows without any solver."""
    rows = ["".join(digits) for digits in permutations("1234")]
    begun = [""]
    for missing in (12, 8, 4, 0):
        longer = [line + row for line in begun for row in rows]
        begun = [line for line in longer if not Grid.from_line(line + "0" * missing).conflicts()]
    return tuple(begun)


def _all_solutions(grid: Grid) -> list[str]:
    return [line for line in _complete_small_grids() if _agrees(grid, line)]


def _agrees(grid: Grid, solution: str) -> bool:
    return all(sign in {"0", other} for sign, other in zip(grid.line(), solution, strict=True))
