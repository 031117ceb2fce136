"""Stopping at a condition, and the extremes of the depth: each against a naive scan."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import NO_CELL
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import (
    AdvanceResult,
    Algorithm,
    Condition,
    ConditionKind,
    Moment,
    Search,
    StepKind,
)
from tests.support.puzzles import SMALL
from tests.support.solvers.strategies import algorithms, conditions, puzzles

every_algorithm = pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda one: one.name)


@settings(deadline=None, max_examples=100)
@given(algorithms(), puzzles(), conditions(), st.integers(0, 60), st.integers(0, 60))
@example(ALGORITHMS[0], SMALL, Condition.dead_end(), 0, 30)
@example(ALGORITHMS[0], SMALL, Condition.dead_end(), 5, 30)
def test_a_search_stops_right_after_the_first_step_that_fulfils_the_condition(
    algorithm: Algorithm, grid: Grid, condition: Condition, before: int, steps: int
) -> None:
    search, scanned = algorithm.start(grid), algorithm.start(grid)
    search.advance(before)
    scanned.advance(before)

    advance = search.advance_until(condition, steps)

    assert advance == _scan(scanned, condition, steps)
    assert search.moment() == scanned.moment()
    assert search.snapshot() == scanned.snapshot()


@every_algorithm
@settings(deadline=None, max_examples=15)
@given(grid=puzzles(), condition=conditions())
def test_going_from_stop_to_stop_meets_every_step_that_fulfils_the_condition(
    algorithm: Algorithm, grid: Grid, condition: Condition
) -> None:
    limit = 100
    search = algorithm.start(grid)

    met = []
    step = 0
    while (advance := search.advance_until(condition, limit - step)).is_fulfilled:
        step += advance.taken
        met.append(step)

    moments = _moments(algorithm.start(grid), limit)
    assert met == [step for step, moment in enumerate(moments) if _is_met(condition, moment)]


@every_algorithm
@pytest.mark.parametrize("kind", ConditionKind)
def test_no_steps_fulfil_nothing(algorithm: Algorithm, kind: ConditionKind) -> None:
    search = algorithm.start(SMALL)
    search.advance(3)
    before = search.moment()

    advance = search.advance_until(Condition(kind), 0)

    assert advance == AdvanceResult(0, is_fulfilled=False)
    assert search.moment() == before


@every_algorithm
def test_steps_backwards_are_refused_whatever_the_condition(algorithm: Algorithm) -> None:
    with pytest.raises(ValueError, match="-1 steps"):
        algorithm.start(SMALL).advance_until(Condition.backtrack(), -1)


def test_a_dead_end_comes_before_the_backtrack_that_undoes_it() -> None:
    search = ALGORITHMS[0].start(SMALL)

    steps = [search.advance_until(Condition.dead_end(), 100).taken for _ in range(2)]

    assert steps == [5, 8]


@settings(deadline=None)
@given(algorithms(), puzzles(), st.lists(st.integers(0, 30), max_size=6))
@example(ALGORITHMS[0], SMALL, [5, 1, 1, 0, 20])
def test_the_extremes_are_those_of_the_steps_since_they_were_taken(
    algorithm: Algorithm, grid: Grid, strides: list[int]
) -> None:
    search, scanned = algorithm.start(grid), algorithm.start(grid)

    for stride in strides:
        search.advance(stride)
        moments = _moments(scanned, stride)
        depths = [len(moment.path) for moment in moments[1:] or moments]
        assert search.take_extremes() == (min(depths), max(depths))


@settings(deadline=None)
@given(algorithms(), puzzles(), st.integers(0, 60), st.integers(0, 60), st.integers(0, 60))
def test_the_extremes_begin_anew_where_a_snapshot_is_restored(
    algorithm: Algorithm, grid: Grid, saved_at: int, elsewhere: int, steps: int
) -> None:
    search, scanned = algorithm.start(grid), algorithm.start(grid)
    scanned.advance(saved_at)
    search.advance(elsewhere)

    search.restore(scanned.snapshot())
    search.advance(steps)

    scanned.take_extremes()
    scanned.advance(steps)
    assert search.take_extremes() == scanned.take_extremes()


@settings(deadline=None)
@given(algorithms(), puzzles(), st.integers(0, 60), st.integers(1, 20), st.integers(0, 9))
def test_a_survey_notes_the_extremes_of_each_slice(
    algorithm: Algorithm, grid: Grid, before: int, width: int, slices: int
) -> None:
    search, scanned = algorithm.start(grid), algorithm.start(grid)
    search.advance(before)
    scanned.advance(before)

    survey = search.survey(width, slices)

    depths = [len(moment.path) for moment in _moments(scanned, width * slices)[1:]]
    by_slice = [depths[start : start + width] for start in range(0, len(depths), width)]
    assert survey.taken == len(depths)
    assert list(survey.lows) == list(map(min, by_slice))
    assert list(survey.highs) == list(map(max, by_slice))
    assert search.snapshot() == scanned.snapshot()


def test_slices_without_steps_are_refused() -> None:
    with pytest.raises(ValueError, match="0 steps"):
        ALGORITHMS[0].start(SMALL).survey(0, 1)


@settings(deadline=None)
@given(algorithms(), puzzles(), st.integers(0, 60), conditions())
def test_a_stop_at_a_condition_shows_in_the_extremes_as_the_steps_do(
    algorithm: Algorithm, grid: Grid, steps: int, condition: Condition
) -> None:
    search, plain = algorithm.start(grid), algorithm.start(grid)

    plain.advance(search.advance_until(condition, steps).taken)

    assert search.take_extremes() == plain.take_extremes()


def _moments(search: Search, limit: int) -> list[Moment]:
    """The moment now and those after each of at most `limit` steps."""
    moments = [search.moment()]
    while len(moments) <= limit and search.advance(1):
        moments.append(search.moment())
    return moments


def _scan(search: Search, condition: Condition, steps: int) -> AdvanceResult:
    """Step by step, looking at the whole moment after each."""
    for taken in range(steps):
        if not search.advance(1):
            return AdvanceResult(taken, is_fulfilled=False)
        if _is_met(condition, search.moment()):
            return AdvanceResult(taken + 1, is_fulfilled=True)
    return AdvanceResult(steps, is_fulfilled=False)


def _is_met(condition: Condition, moment: Moment) -> bool:
    """Whether the step that led to the moment fulfils the condition, as people would say it."""
    is_placement = moment.kind is StepKind.PLACE
    has_changed = moment.cell == condition.cell != NO_CELL
    answers = {
        ConditionKind.BACKTRACK: moment.kind is StepKind.BACKTRACK,
        ConditionKind.PLACEMENT: is_placement,
        ConditionKind.DEAD_END: is_placement and _is_dead_end(moment),
        ConditionKind.CELL_CHANGES: has_changed,
        ConditionKind.CELL_HOLDS: has_changed
        and moment.grid.digit_at(condition.cell) == condition.digit,
        ConditionKind.DEPTH_BELOW: len(moment.path) < condition.depth,
        ConditionKind.DEPTH_ABOVE: len(moment.path) > condition.depth,
    }
    return moment.kind is not StepKind.START and answers[condition.kind]


def _is_dead_end(moment: Moment) -> bool:
    options = moment.next_choice.options
    return bool(options) and not any(
        digit in candidates(moment.grid, cell) for cell, digit in options
    )
