"""Why a step is needless: what is said holds by the rules alone."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.playback.needless_steps import NeedlessKind, NeedlessReason, StepQuestion
from sudoku_gui.playback.savings import Savings
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.diagnose.counting import solver_for
from sudoku_gui.solvers.rules.rule import Rule, RuleKind
from sudoku_gui.solvers.search import Algorithm, Moment
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.solvers.task import finish
from tests.support.playback.savings import RULES, ends_soon, needless_steps, savings_of
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.strategies import puzzles
from tests.support.solvers.variants import counted

GUESSING = [each for each in ALGORITHMS if each.takes_back]
algorithms = st.sampled_from(GUESSING)


@settings(max_examples=60)
@given(grid=puzzles(), algorithm=algorithms, rule=st.sampled_from([*RULES.values()]))
def test_a_step_has_a_reason_exactly_if_it_is_needless(
    grid: Grid, algorithm: Algorithm, rule: Rule
) -> None:
    assume(ends_soon(algorithm, grid, 300))
    savings = savings_of(algorithm, grid, rule)

    with_reason = {step for step in range(savings.steps + 1) if _reasons(savings, rule, step)}

    assert with_reason == needless_steps(algorithm, grid, rule)


@settings(max_examples=60)
@given(grid=puzzles(), algorithm=algorithms)
def test_with_what_is_blamed_for_a_jump_there_is_no_solution(
    grid: Grid, algorithm: Algorithm
) -> None:
    rule = RULES["jump"]
    assume(ends_soon(algorithm, grid))
    savings = savings_of(algorithm, grid, rule)

    for step in _some(needless_steps(algorithm, grid, rule)):
        (reason,) = _reasons(savings, rule, step)
        _expect_true_of_jump(reason, grid, _moment(algorithm, grid, step))


@pytest.mark.parametrize("name", ["used-tables", "fewest-candidates", "backwards"])
def test_so_it_is_on_a_printed_puzzle(name: str) -> None:
    grid, algorithm, rule = puzzle_of_counts("C"), algorithm_named(name), RULES["jump"]
    savings = savings_of(algorithm, grid, rule)

    for step in _some(needless_steps(algorithm, grid, rule)):
        (reason,) = _reasons(savings, rule, step)
        _expect_true_of_jump(reason, grid, _moment(algorithm, grid, step))


@settings(max_examples=40)
@given(grid=puzzles(), algorithm=algorithms)
def test_the_placement_that_is_blamed_by_forward_checking_has_left_a_blank_without_a_digit(
    grid: Grid, algorithm: Algorithm
) -> None:
    rule = RULES["check"]
    assume(ends_soon(algorithm, grid))
    savings = savings_of(algorithm, grid, rule)

    for step in _some(needless_steps(algorithm, grid, rule)):
        (reason,) = _reasons(savings, rule, step)
        _expect_true_of_check(reason, _moment(algorithm, grid, step))


@pytest.mark.parametrize("cell", [0, 4, 15])
def test_a_given_more_makes_needless_what_goes_against_it_and_finding_it(cell: int) -> None:
    algorithm = algorithm_named("used-tables")
    rule = Rule(RuleKind.GIVEN, Cell(cell), SMALL_SOLVED.digit_at(Cell(cell)))
    savings = savings_of(algorithm, SMALL, rule)
    steps = needless_steps(algorithm, SMALL, rule)

    for step in range(savings.steps + 1):
        reasons = _reasons(savings, rule, step)
        assert bool(reasons) is (step in steps)
        for reason in reasons:
            _expect_true_of_given(reason, rule, _moment(algorithm, SMALL, step))
    assert steps


def _some(steps: set[int]) -> list[int]:
    """About ten of them, the first included."""
    return sorted(steps)[:: max(1, len(steps) // 10)]


def _reasons(savings: Savings, rule: Rule, step: int) -> tuple[NeedlessReason, ...]:
    assert savings.recording is not None
    question = StepQuestion(savings.recording, rule, step)
    finish(question, 1)
    (verdict,) = question.partial_result
    assert verdict.step == step
    return verdict.reasons


def _moment(algorithm: Algorithm, grid: Grid, step: int) -> Moment:
    search = start_search(algorithm, grid)
    search.advance(step)
    return search.moment()


def _expect_true_of_jump(reason: NeedlessReason, grid: Grid, moment: Moment) -> None:
    assert reason.kind is NeedlessKind.JUMPED_OVER
    assert reason.failed_after < moment.counters.steps
    for cell, digit in reason.because_of:
        assert moment.grid.digit_at(cell) == digit
    assert reason.cell not in [cell for cell, _ in reason.because_of]
    assert reason.cell in {*moment.path, moment.cell}
    assert (reason.house is None) is (reason.digit == BLANK)
    blamed = grid.with_digits(reason.because_of)
    assert counted(solver_for(grid.geometry), blamed, 1) == 0


def _expect_true_of_check(reason: NeedlessReason, moment: Moment) -> None:
    ((cell, digit),) = reason.because_of
    later = moment.path[moment.path.index(cell) + 1 :]
    standing = moment.grid.with_digits((each, BLANK) for each in later)
    assert reason.kind is NeedlessKind.LEFT_NONE
    assert standing.digit_at(cell) == digit
    assert standing.digit_at(reason.cell) == BLANK
    assert not candidates(standing, reason.cell)
    assert reason.cell in standing.geometry.peers_of(cell)


def _expect_true_of_given(reason: NeedlessReason, rule: Rule, moment: Moment) -> None:
    assert reason.digit == rule.digit
    assert reason.cell == rule.cell
    stands = dict(zip(moment.path, map(moment.grid.digit_at, moment.path), strict=True))
    stands[moment.cell] = moment.digit
    if reason.kind is NeedlessKind.GIVEN_ITSELF:
        assert (moment.cell, moment.digit) == (rule.cell, rule.digit)
        return
    ((cell, digit),) = reason.because_of
    assert stands[cell] == digit
    if reason.kind is NeedlessKind.GIVEN_ELSE:
        assert cell == rule.cell
        assert digit != rule.digit
    else:
        assert reason.kind is NeedlessKind.REFUSED_BY_GIVEN
        assert cell in moment.grid.geometry.peers_of(rule.cell)
        assert digit == rule.digit
