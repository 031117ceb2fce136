"""Followers against programs that never take the steps which are needless under their rule."""

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.algorithms.backtracking import BacktrackingSearch
from sudoku_gui.solvers.procedure import BlankOrder
from sudoku_gui.solvers.rules.followers import (
    Backjumping,
    Follower,
    ForwardChecking,
    GivenMore,
    WasteCounter,
)
from sudoku_gui.solvers.search import Algorithm, Outcome, StepKind
from sudoku_gui.solvers.search_start import start_search
from tests.model.variants import Variant, variant_puzzles
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.ruled_programs import PROGRAMS, Run, Step
from tests.support.solvers.strategies import puzzles

LIMIT = 1_500  # steps under the rule
MOST = 20_000  # steps of the search

GUESSING = [each for each in ALGORITHMS if each.takes_back]
IN_ORDER = [each for each in GUESSING if each.procedure.blank_order is not BlankOrder.CHOSEN]
RULES = {"jump": Backjumping, "check": ForwardChecking}
FOLLOWERS = {**RULES, "waste": WasteCounter}
every_guessing = pytest.mark.parametrize("algorithm", GUESSING, ids=lambda each: each.name)
every_in_order = pytest.mark.parametrize("algorithm", IN_ORDER, ids=lambda each: each.name)
every_rule = pytest.mark.parametrize("rule", RULES)


def test_every_algorithm_that_takes_digits_back_has_a_program_to_be_compared_with() -> None:
    assert {each.name for each in GUESSING} == set(PROGRAMS)


@every_guessing
@every_rule
@settings(max_examples=15)
@given(grid=puzzles())
@example(grid=Grid.from_line("0" * 16))
@example(grid=SMALL)
@example(grid=Grid.from_line("1230000000040000"))
@example(grid=Grid.from_line("0" * 36))
def test_the_steps_that_are_not_needless_are_those_of_a_search_under_the_rule(
    algorithm: Algorithm, rule: str, grid: Grid
) -> None:
    expected = PROGRAMS[algorithm.name](grid, rule, LIMIT).run()

    _expect_same(_followed(algorithm, grid, RULES[rule]), expected)


@every_guessing
@every_rule
@pytest.mark.parametrize("puzzle", ["C", "small"])
def test_so_it_is_on_a_printed_puzzle(algorithm: Algorithm, rule: str, puzzle: str) -> None:
    grid = puzzle_of_counts(puzzle)
    expected = PROGRAMS[algorithm.name](grid, rule, LIMIT).run()

    _expect_same(_followed(algorithm, grid, RULES[rule]), expected)


@every_rule
@settings(max_examples=30)
@given(drawn=variant_puzzles())
def test_so_it_is_on_grids_with_other_houses(rule: str, drawn: tuple[Variant, Grid]) -> None:
    _, grid = drawn
    algorithm = algorithm_named("fewest-candidates")
    expected = PROGRAMS[algorithm.name](grid, rule, LIMIT).run()

    _expect_same(_followed(algorithm, grid, RULES[rule]), expected)


@every_in_order
@settings(max_examples=20)
@given(grid=puzzles(), data=st.data())
def test_with_a_given_more_the_steps_left_are_those_of_a_search_that_has_it(
    algorithm: Algorithm, grid: Grid, data: st.DataObject
) -> None:
    search = start_search(algorithm, grid)
    search.advance(MOST)
    assume(search.moment().outcome is Outcome.SOLVED and grid.blanks())
    cell = data.draw(st.sampled_from(grid.blanks()))
    digit = search.moment().grid.digit_at(cell)
    expected = PROGRAMS[algorithm.name](grid.with_digit(cell, digit), "plain", LIMIT).run()

    _expect_same(_followed(algorithm, grid, partial(_with_given, cell, digit)), expected)


@every_in_order
def test_a_given_more_spares_steps_in_every_blank_of_a_printed_puzzle(algorithm: Algorithm) -> None:
    grid = puzzle_of_counts("C")
    search = start_search(algorithm, grid)
    search.advance(MOST)
    solution = search.moment().grid

    for cell in grid.blanks()[::8]:
        digit = solution.digit_at(cell)
        program = PROGRAMS[algorithm.name](grid.with_digit(cell, digit), "plain", LIMIT)
        make = partial(_with_given, cell, digit)
        _expect_same(_followed(algorithm, grid, make), program.run())


@every_guessing
@settings(max_examples=15)
@given(grid=puzzles())
def test_waste_is_what_lies_between_the_placement_and_the_taking_out_of_each_digit(
    algorithm: Algorithm, grid: Grid
) -> None:
    follower, search = _begin(algorithm, grid, WasteCounter)
    assert isinstance(follower, WasteCounter)
    program = PROGRAMS[algorithm.name](grid, "plain", LIMIT)
    expected = [0] * grid.geometry.cell_count
    since: dict[int, int] = {}

    for step, (kind, cell, _) in enumerate(program.run().steps, start=1):
        if kind == "place":
            since[cell] = step
        else:
            expected[cell] += step - since[cell] + 1
        assert follower.follow(1) == 1
        assert follower.wasted().tolist() == expected
    assert search.moment().counters.steps == len(program.steps)


@settings(max_examples=50)
@given(
    grid=puzzles(),
    algorithm=st.sampled_from(GUESSING),
    rule=st.sampled_from([*FOLLOWERS]),
    step=st.integers(0, 400),
)
def test_a_follower_goes_on_from_a_state_as_if_it_had_never_left(
    grid: Grid, algorithm: Algorithm, rule: str, step: int
) -> None:
    follower, search = _begin(algorithm, grid, FOLLOWERS[rule])
    follower.follow(step)
    saved, state = search.snapshot(), follower.state()
    resumed, again = _begin(algorithm, grid, FOLLOWERS[rule])
    resumed.follow(7)

    again.restore(saved)
    resumed.resume(state)

    for _ in range(100):
        assert (follower.follow(1), follower.needless()) == (resumed.follow(1), resumed.needless())
        assert search.moment() == again.moment()
        assert follower.own_depth() == resumed.own_depth()
        assert follower.state() == resumed.state()


@settings(max_examples=50)
@given(
    grid=puzzles(),
    algorithm=st.sampled_from(GUESSING),
    rule=st.sampled_from([*FOLLOWERS]),
    width=st.integers(1, 50),
    slices=st.integers(1, 200),
)
def test_a_survey_counts_in_slices_what_is_counted_step_by_step(
    grid: Grid, algorithm: Algorithm, rule: str, width: int, slices: int
) -> None:
    follower, search = _begin(algorithm, grid, FOLLOWERS[rule])
    single, _ = _begin(algorithm, grid, FOLLOWERS[rule])

    taken, counts = follower.survey(width, slices)

    expected: list[int] = []
    steps = 0
    while steps < width * slices and (more := single.follow(min(width, width * slices - steps))):
        expected.append(single.needless() - sum(expected))
        steps += more
    assert (taken, counts.tolist()) == (steps, expected)
    assert search.moment().counters.steps == taken


def _with_given(cell: Cell, digit: Digit, search: BacktrackingSearch) -> Follower:
    return GivenMore(search, cell, digit)


def _begin(
    algorithm: Algorithm, grid: Grid, make: Callable[[BacktrackingSearch], Follower]
) -> tuple[Follower, BacktrackingSearch]:
    search = start_search(algorithm, grid)
    assert isinstance(search, BacktrackingSearch)
    return make(search), search


def _followed(
    algorithm: Algorithm, grid: Grid, make: Callable[[BacktrackingSearch], Follower]
) -> Run:
    """The steps that are not needless, up to the limit."""
    follower, search = _begin(algorithm, grid, make)
    steps: list[Step] = []
    depth = 0
    for _ in range(MOST):
        before = follower.needless()
        if len(steps) == LIMIT or not follower.follow(1):
            break
        if follower.needless() == before:
            moment = search.moment()
            steps.append((moment.kind.value, moment.cell, moment.digit))
            depth += 1 if moment.kind is StepKind.PLACE else -1
        assert follower.own_depth() == depth
    return Run(steps, search.moment().outcome.value)


def _expect_same(found: Run, expected: Run) -> None:
    if found.outcome == "running":  # the search takes longer than it is followed
        assert found.steps == expected.steps[: len(found.steps)]
    else:
        assert found == expected
