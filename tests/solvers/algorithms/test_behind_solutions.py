"""Searches that go on behind a solution: all solutions, each once, and every step on the way."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import NO_CELL
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.search import Algorithm, Condition, Moment, Outcome, Search, StepKind
from sudoku_gui.solvers.search_start import start_search
from tests.support.puzzles import SMALL_SOLVED
from tests.support.solvers.naive_counter import solutions_of
from tests.support.solvers.strategies import puzzles

EVERY = 1_000
SEVERAL = Grid.from_line("1234341200000000")

every_program_that_goes_back = pytest.mark.parametrize(
    "algorithm", [each for each in ALGORITHMS if each.takes_back], ids=lambda one: one.name
)


def few_blanks() -> st.SearchStrategy[Grid]:
    """Grids of 4x4 that are filled in at most a few dozen ways."""
    return puzzles(sizes=(4,)).filter(lambda grid: len(grid.blanks()) <= 12)


@every_program_that_goes_back
@settings(deadline=None, max_examples=25)
@given(grid=few_blanks())
@example(grid=SEVERAL)
@example(grid=SMALL_SOLVED)
def test_every_solution_is_come_to_once(algorithm: Algorithm, grid: Grid) -> None:
    search = _going_on(algorithm, grid)

    found = [moment.grid.digits for moment in _moments(search) if _is_solved(moment)]

    assert sorted(found) == sorted(solutions_of(grid, EVERY))
    assert len(set(found)) == len(found)
    assert search.has_ended
    assert search.moment().solutions == len(found)


@every_program_that_goes_back
def test_it_goes_on_behind_as_many_solutions_as_it_is_told(algorithm: Algorithm) -> None:
    for count in range(len(solutions_of(SEVERAL, EVERY))):
        search = start_search(algorithm, SEVERAL)
        search.pass_solutions(count)
        search.advance(10_000)

        assert search.moment().outcome is Outcome.SOLVED
        assert search.moment().solutions == count + 1
        assert search.has_ended


@every_program_that_goes_back
@settings(deadline=None, max_examples=25)
@given(grid=few_blanks(), stride=st.integers(1, 7))
@example(grid=SEVERAL, stride=3)
def test_it_can_be_saved_restored_and_advanced_in_any_strides(
    algorithm: Algorithm, grid: Grid, stride: int
) -> None:
    moments = _moments(_going_on(algorithm, grid))
    search, other = _going_on(algorithm, grid), _going_on(algorithm, grid)

    step = 0
    while taken := search.advance(stride):
        step += taken
        assert search.moment() == moments[step]
        other.restore(search.snapshot())
        assert other.moment() == moments[step]
        assert other.advance(1) == search.advance(1)
        assert other.moment() == search.moment()
        step = search.moment().counters.steps

    assert step == len(moments) - 1


@every_program_that_goes_back
@settings(deadline=None, max_examples=25)
@given(grid=few_blanks(), width=st.integers(1, 9))
@example(grid=SEVERAL, width=4)
def test_a_survey_has_the_depths_of_its_steps(algorithm: Algorithm, grid: Grid, width: int) -> None:
    depths = [moment.counters.depth for moment in _moments(_going_on(algorithm, grid))[1:]]

    survey = _going_on(algorithm, grid).survey(width, 10_000)

    slices = [depths[first : first + width] for first in range(0, len(depths), width)]
    assert survey.taken == len(depths)
    assert list(survey.lows) == [min(part) for part in slices]
    assert list(survey.highs) == [max(part) for part in slices]


@every_program_that_goes_back
def test_a_condition_is_met_where_it_is_met_step_by_step(algorithm: Algorithm) -> None:
    blanks = len(SEVERAL.blanks())
    moments = _moments(_going_on(algorithm, SEVERAL))
    for condition, fits in (
        (Condition.depth_above(blanks - 1), _is_solved),
        (Condition.backtrack(), lambda moment: moment.kind is StepKind.BACKTRACK),
    ):
        search, met = _going_on(algorithm, SEVERAL), []
        while search.advance_until(condition, 10_000).is_fulfilled:
            met.append(search.moment())

        assert met == [moment for moment in moments if fits(moment)]


def test_the_step_behind_a_solution_takes_the_last_digit_out_and_has_tried_nothing() -> None:
    moments = _moments(_going_on(algorithm_named("used-tables"), SEVERAL))
    solved = next(place for place, moment in enumerate(moments) if _is_solved(moment))
    before, behind = moments[solved : solved + 2]

    assert (behind.kind, behind.cell) == (StepKind.BACKTRACK, before.path[-1])
    assert behind.tried_at == NO_CELL
    assert behind.counters.tries == before.counters.tries


def test_what_is_restored_knows_the_last_place_tried_for_a_digit() -> None:
    algorithm, grid = algorithm_named("dancing-links"), Grid.from_line("1" + "0" * 15)
    search, other = _going_on(algorithm, grid), _going_on(algorithm, grid)
    while search.advance(1):
        other.restore(search.snapshot())
        assert other.moment() == search.moment()


def test_a_program_that_never_goes_back_stays_at_its_solution() -> None:
    search = start_search(algorithm_named("last-blank"), Grid.from_line("1234341221434320"))
    search.pass_solutions(EVERY)
    search.advance(10)

    assert search.has_ended
    assert search.advance(10) == 0
    assert search.moment().solutions == 1


def _going_on(algorithm: Algorithm, grid: Grid) -> Search:
    search = start_search(algorithm, grid)
    search.pass_solutions(EVERY)
    return search


def _moments(search: Search) -> list[Moment]:
    moments = [search.moment()]
    while search.advance(1):
        moments.append(search.moment())
    return moments


def _is_solved(moment: Moment) -> bool:
    return moment.outcome is Outcome.SOLVED
