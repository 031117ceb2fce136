"""What is told about grids with other houses than those in print: why, by whom, what would help.

What is right is known from the rules without any house (`tests.model.variants`).
"""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.solvers import quick_algorithm
from sudoku_gui.solvers.diagnose.disambiguation import AddedGiven, DisambiguationFinder
from sudoku_gui.solvers.diagnose.first_mistake import FirstMistake, FirstMistakeFinder, MistakeKind
from sudoku_gui.solvers.diagnose.typos import TypoFinder, TypoKind
from sudoku_gui.solvers.diagnose.unsatisfiable_core import CoreFinder
from sudoku_gui.solvers.diagnose.verdict import verdict_on
from sudoku_gui.solvers.explain.blame import blame_at
from sudoku_gui.solvers.explain.sub_steps import sub_steps
from sudoku_gui.solvers.explain.why_not import (
    DigitRuling,
    failure_in,
    has_failed,
    moment_without_search,
    why_not,
)
from sudoku_gui.solvers.search import Moment
from sudoku_gui.solvers.search_start import start_search
from tests.model.variants import (
    DIAGONAL_PUZZLES,
    Variant,
    variant_grids,
    variant_puzzles,
    variant_puzzles_that,
)
from tests.support.solvers.variants import (
    diagonal,
    fillable,
    last_moment,
    only,
    touches,
)
from tests.support.solvers.worked_out import worked_out

Drawn = tuple[Variant, Grid]


def failed_moments(grid: Grid) -> list[Moment]:
    """All moments of a search of the grid at which it has failed."""
    search = start_search(quick_algorithm(), grid)
    moments = [search.moment()]
    while search.advance(1):
        moments.append(search.moment())
    return [moment for moment in moments if has_failed(moment)]


def fails(_: Variant, grid: Grid) -> bool:
    """Whether a search of the grid fails somewhere."""
    return bool(failed_moments(grid))


def has_some_solutions(variant: Variant, grid: Grid) -> bool:
    """Whether there are several solutions, and not too many to look at each."""
    return 1 < variant.count(grid.digits, 60) < 60


def has_no_solution(variant: Variant, grid: Grid) -> bool:
    """Whether no solution has the digits of the grid."""
    return not variant.count(grid.digits, 1)


@settings(deadline=None)
@given(variant_puzzles(most_guessed=2), st.data())
def test_whatever_the_houses_each_step_is_told_as_it_was(drawn: Drawn, data: st.DataObject) -> None:
    _, grid = drawn
    search = start_search(quick_algorithm(), grid)
    steps = last_moment(start_search(quick_algorithm(), grid)).counters.steps
    assume(steps)
    search.advance(data.draw(st.integers(0, steps - 1)))
    before = search.moment()
    search.advance(1)

    told = sub_steps(quick_algorithm().procedure, before, search.moment())

    for each in told:
        if each.house is not None:
            assert {each.cell, each.blocker} <= {*each.house.cells}
            assert before.grid.digit_at(each.blocker) == each.digit
    assert all(structure is not None for structure in quick_algorithm().data_structures(before))


@settings(deadline=None)
@given(variant_grids(), st.data())
def test_whatever_the_houses_all_that_refuses_a_digit_is_named_with_the_houses_it_shares(
    drawn: Drawn, data: st.DataObject
) -> None:
    variant, grid = drawn
    cell = Cell(data.draw(st.sampled_from(grid.geometry.cells)))
    digit = Digit(data.draw(st.sampled_from(grid.geometry.digits)))

    answer = why_not(moment_without_search(grid), cell, digit)

    refusing = {peer for peer in variant.peers[cell] if grid.digits[peer] == digit}
    assert {blocker.cell for blocker in answer.blockers} == refusing
    for blocker in answer.blockers:
        assert blocker.houses
        assert all({cell, blocker.cell} <= {*house.cells} for house in blocker.houses)
    if not grid.digit_at(cell):
        assert (answer.ruling is DigitRuling.FITS) == (not refusing)


@settings(deadline=None, max_examples=30)
@given(variant_puzzles_that(fails, most_guessed=8), st.data())
def test_whatever_the_houses_nothing_leads_on_while_those_to_blame_stand(
    drawn: Drawn, data: st.DataObject
) -> None:
    variant, grid = drawn
    moment = data.draw(st.sampled_from(failed_moments(grid)))

    blame = blame_at(quick_algorithm().procedure, moment)

    failure = failure_in(moment)
    blanks = blame.blanks or failure.next_choice.cells
    standing = [*grid.filled(), *blame.conflict_set]
    assert not fillable(variant, bytearray(only(failure.grid, standing)), blanks)
    if blame.conflict_set:
        before = failure.path[: failure.path.index(blame.jump_to)]
        earlier = [*grid.filled(), *before]
        assert fillable(variant, bytearray(only(failure.grid, earlier)), blanks)


@settings(deadline=None, max_examples=40)
@given(variant_puzzles_that(has_some_solutions))
def test_whatever_the_houses_what_settles_a_puzzle_is_known_from_all_its_solutions(
    drawn: Drawn,
) -> None:
    variant, grid = drawn
    solutions = [*variant.solutions(grid.digits)]

    disambiguation = worked_out(DisambiguationFinder(grid)).disambiguation

    held = [{each[cell] for each in solutions} for cell in grid.geometry.cells]
    assert disambiguation.differing_cells == tuple(
        cell for cell in grid.blanks() if len(held[cell]) > 1
    )
    assert list(disambiguation.single_givens) == [
        AddedGiven(cell, digit)
        for cell in grid.blanks()
        for digit in candidates(grid, cell)
        if sum(each[cell] == digit for each in solutions) == 1
    ]


@settings(deadline=None, max_examples=40)
@given(variant_puzzles_that(has_no_solution, most_guessed=2, most_wrong=2))
def test_whatever_the_houses_a_clash_has_no_solution_and_none_too_many(drawn: Drawn) -> None:
    variant, grid = drawn

    core = worked_out(CoreFinder(grid)).core

    assert core.is_minimal
    assert not variant.count(only(grid, core.cells), 1)
    for cell in core.cells:
        assert variant.count(only(grid, [each for each in core.cells if each != cell]), 1)


@settings(deadline=None, max_examples=25)
@given(variant_puzzles_that(has_no_solution, most_guessed=2, most_wrong=2))
def test_whatever_the_houses_every_slip_in_one_digit_is_found(drawn: Drawn) -> None:
    variant, grid = drawn

    found = worked_out(TypoFinder(grid, worked_out(CoreFinder(grid)).core)).typos

    for typo in found:
        corrected = grid.with_digits(typo.changes)
        assert typo.solutions == variant.count(corrected.digits, 100)
        if typo.kind is TypoKind.SWAP:
            assert touches(variant, *typo.cells)
    corrections = {
        grid.with_digit(cell, Digit(digit))
        for cell in grid.filled()
        for digit in grid.geometry.digits
    }
    assert {each for each in corrections if variant.count(each.digits, 1)} <= {
        grid.with_digits(typo.changes) for typo in found
    }


def test_an_entry_that_only_a_diagonal_forbids_is_the_mistake() -> None:
    puzzle, solution = map(diagonal, DIAGONAL_PUZZLES[0])
    plain = next(
        each
        for each in verdict_on(Grid.from_line(DIAGONAL_PUZZLES[0][0])).found
        if each.digits != solution.digits
    )
    cell = next(cell for cell in puzzle.blanks() if plain.digits[cell] != solution.digits[cell])
    wrong = puzzle.with_digit(cell, plain.digit_at(cell))
    blank = Grid.empty(puzzle.geometry)
    course = [
        Sheet.of(puzzle, blank),
        Sheet.of(puzzle, blank.with_digit(cell, wrong.digit_at(cell))),
    ]

    assert worked_out(FirstMistakeFinder(course)).partial_result == FirstMistake(
        MistakeKind.AT_MOVE, 0
    )


def test_a_snapshot_of_a_search_with_other_houses_is_refused() -> None:
    puzzle = DIAGONAL_PUZZLES[0][0]
    searches = [start_search(quick_algorithm(), Grid.from_line(puzzle))]
    searches.append(start_search(quick_algorithm(), diagonal(puzzle)))

    for one, other in (searches, searches[::-1]):
        with pytest.raises(ValueError, match="no snapshot"):
            one.restore(other.snapshot())
