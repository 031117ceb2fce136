"""The verdict on a grid: right, never blocking, and honest where it gives up."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import SIZES, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose.verdict import (
    Verdict,
    VerdictCheck,
    VerdictKind,
    has_too_few_givens,
)
from tests.support.solvers.corpus import (
    CountedRow,
    InvalidRow,
    SolvedRow,
    counted_rows,
    invalid_rows,
    puzzle_of_counts,
    solved_rows,
)
from tests.support.solvers.counting import count_plainly
from tests.support.solvers.strategies import puzzles

NORVIGS_IMPOSSIBLE = (
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
)
FIFTEEN_GIVENS = "..1......2..........3......4.......5..5...6..6......4...71.3...8..........9.2...."


@pytest.mark.parametrize("row", solved_rows(), ids=lambda row: row.name)
def test_a_puzzle_with_one_solution_is_unique_and_has_it(row: SolvedRow) -> None:
    verdict = verdict_on(row.puzzle)

    assert verdict.kind is VerdictKind.UNIQUE
    assert (verdict.solutions, verdict.has_more) == (1, False)
    assert verdict.found == (row.solution,)


@pytest.mark.parametrize("row", invalid_rows(), ids=lambda row: row.name)
def test_a_puzzle_without_exactly_one_solution_is_told_what_it_has(row: InvalidRow) -> None:
    verdict = verdict_on(row.puzzle)

    if row.solutions == "conflict":
        assert verdict.kind is VerdictKind.CONFLICT
        assert verdict.conflicts == row.puzzle.conflicts()
    elif row.solutions == "many":
        assert (verdict.kind, verdict.solutions, verdict.has_more) == (
            VerdictKind.SEVERAL,
            1_000,
            True,
        )
    else:
        count = int(row.solutions)
        assert verdict.kind is (VerdictKind.SEVERAL if count else VerdictKind.NONE)
        assert (verdict.solutions, verdict.has_more) == (count, False)


@pytest.mark.parametrize("row", counted_rows(), ids=lambda row: str(row.solutions))
def test_solutions_are_counted_exactly(row: CountedRow) -> None:
    verdict = verdict_on(row.puzzle)

    assert (verdict.solutions, verdict.has_more) == (row.solutions, False)
    assert all(found.is_solved() for found in verdict.found)


@settings(deadline=None)
@given(puzzles(), st.integers(1, 30))
def test_solutions_are_counted_up_to_the_limit(grid: Grid, limit: int) -> None:
    counted = count_plainly(grid, limit + 1)

    verdict = verdict_on(grid, limit)

    assert verdict.solutions == min(counted, limit)
    assert verdict.has_more == (counted > limit)


@settings(deadline=None)
@given(puzzles())
def test_what_was_found_solves_the_grid_and_differs(grid: Grid) -> None:
    verdict = verdict_on(grid)

    assert len(verdict.found) == len(set(verdict.found)) == min(verdict.solutions, 2)
    for found in verdict.found:
        assert found.is_solved()
        assert all(digit in {0, own} for digit, own in zip(grid, found, strict=True))


@settings(deadline=None)
@given(puzzles(), st.lists(st.integers(1, 5), min_size=1))
def test_the_verdict_is_the_same_in_slices_of_any_size(grid: Grid, slices: list[int]) -> None:
    check = VerdictCheck(grid, 20)

    while not check.work(slices[0]):
        slices.append(slices.pop(0))

    found = check.verdict
    whole = verdict_on(grid, 20)
    assert (found.kind, found.solutions, found.found) == (
        whole.kind,
        whole.solutions,
        whole.found,
    )


@pytest.mark.parametrize("size", SIZES)
def test_an_empty_grid_has_more_solutions_than_are_counted(size: int) -> None:
    limit = 20

    verdict = verdict_on(Grid.empty(Geometry.of_size(size)), limit)

    assert (verdict.kind, verdict.solutions, verdict.has_more) == (VerdictKind.SEVERAL, 20, True)
    assert verdict.is_too_few


def test_puzzles_that_froze_other_programs_are_decided() -> None:
    impossible = verdict_on(Grid.from_line(NORVIGS_IMPOSSIBLE), 20)
    few = verdict_on(Grid.from_line(FIFTEEN_GIVENS), 20)

    assert impossible.kind is VerdictKind.NONE
    assert (few.kind, few.is_too_few) == (VerdictKind.SEVERAL, True)


def test_until_it_is_decided_the_verdict_is_undecided() -> None:
    check = VerdictCheck(Grid.empty(Geometry.of_size(9)))

    ended = check.work(20)

    assert not ended
    assert check.verdict.kind is VerdictKind.UNDECIDED


def test_a_check_gives_up_after_its_budget_and_says_so() -> None:
    check = VerdictCheck(Grid.empty(Geometry.of_size(9)), budget=20)

    while not check.work(7):
        pass

    assert check.verdict.kind is VerdictKind.UNDECIDED
    assert check.verdict.guesses == 20


def test_a_check_that_gives_up_with_two_solutions_knows_that_there_are_several() -> None:
    check = VerdictCheck(Grid.empty(Geometry.of_size(4)), budget=20)

    while not check.work(7):
        pass

    verdict = check.verdict
    assert (verdict.kind, verdict.has_more) == (VerdictKind.SEVERAL, True)
    assert 1 <= verdict.solutions < 288


def test_fewer_than_17_givens_are_too_few_on_9x9_alone() -> None:
    small = solved_rows()[0].puzzle

    assert has_too_few_givens(Grid.from_line(FIFTEEN_GIVENS))
    assert small.filled_count() < 17
    assert not has_too_few_givens(small)


def test_two_missing_digits_are_too_few_however_many_givens_there_are() -> None:
    solution = verdict_on(puzzle_of_counts("B")).found[0]
    one_missing = Grid.from_line(solution.line().replace("7", "0"))
    two_missing = Grid.from_line(one_missing.line().replace("9", "0"))

    assert not has_too_few_givens(one_missing)
    assert has_too_few_givens(two_missing)
    assert verdict_on(two_missing).kind is VerdictKind.SEVERAL


def verdict_on(grid: Grid, limit: int = 1_000) -> Verdict:
    """What a check says in the end."""
    check = VerdictCheck(grid, limit)
    while not check.work(1_000):
        pass
    return check.verdict
