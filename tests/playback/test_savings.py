"""What would have saved a search: numbers, shares and states against the search step by step."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.depth_profile import PictureColumns
from sudoku_gui.playback.needless_steps import NeedlessBranches, NeedlessShares
from sudoku_gui.playback.savings import GivenElsewhere, OtherSearch, RuleSavings, SolutionFinder
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.procedure import BlankOrder
from sudoku_gui.solvers.rules.rule import Rule, RuleKind
from sudoku_gui.solvers.search import Algorithm, Outcome
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.solvers.task import finish
from tests.support.playback.savings import RULES, ends_soon, needless_steps, savings_of
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.ruled_programs import PROGRAMS
from tests.support.solvers.strategies import puzzles

LIMIT = 2_000
GUESSING = [each for each in ALGORITHMS if each.takes_back]
BACKJUMPING = Rule(RuleKind.BACKJUMPING)


@settings(max_examples=60)
@given(
    grid=puzzles(),
    algorithm=st.sampled_from(GUESSING),
    name=st.sampled_from([*RULES]),
    amount=st.integers(1, 500),
)
def test_the_other_search_has_as_many_placements_and_backtracks_as_a_program_under_the_rule(
    grid: Grid, algorithm: Algorithm, name: str, amount: int
) -> None:
    assume(ends_soon(algorithm, grid))
    run = PROGRAMS[algorithm.name](grid, name, 1 << 30).run()
    task = RuleSavings(algorithm, grid, RULES[name], 0)

    finish(task, amount)

    (savings,) = task.partial_result
    kinds = [kind for kind, _, _ in run.steps]
    assert savings.placements == kinds.count("place")
    assert savings.backtracks == kinds.count("backtrack")
    assert savings.own_steps == savings.steps - savings.spared == len(run.steps)
    assert savings.outcome.value == run.outcome


def test_a_given_more_is_looked_for_where_its_digit_is_not_told() -> None:
    cell = Cell(0)
    told = Rule(RuleKind.GIVEN, cell, Digit(SMALL_SOLVED.digits[0]))

    for algorithm in GUESSING:
        if told.leaves_out_branches(algorithm):
            task = RuleSavings(algorithm, SMALL, Rule(RuleKind.GIVEN, cell), 0)
            assert not task.partial_result
            finish(task, 3)
            assert task.partial_result == (savings_of(algorithm, SMALL, told),)


def test_a_puzzle_without_a_solution_has_no_digit_to_be_given() -> None:
    grid = Grid.from_line("1230000000040000")
    task = RuleSavings(algorithm_named("used-tables"), grid, Rule(RuleKind.GIVEN, Cell(5)), 0)

    finish(task, 3)

    assert task.partial_result == ()


def test_of_several_solutions_that_is_meant_which_the_search_finds() -> None:
    grid = Grid.from_line("0" * 16)
    for name in ("used-tables", "descending", "backwards"):
        search = start_search(algorithm_named(name), grid)
        search.advance(LIMIT)
        finder = SolutionFinder(algorithm_named(name), grid)

        finish(finder, 5)

        assert finder.found == (search.moment().grid,)


def test_progress_is_told_where_the_number_of_steps_is_known() -> None:
    algorithm = algorithm_named("used-tables")
    known = RuleSavings(algorithm, SMALL, BACKJUMPING, 30)
    unknown = RuleSavings(algorithm, SMALL, BACKJUMPING, 0)

    for task in (known, unknown):
        assert task.progress == 0.0
        task.work(15)

    assert (known.progress, unknown.progress) == (0.5, 0.0)


def test_another_search_is_compared_by_its_numbers_alone() -> None:
    other = start_search(algorithm_named("fewest-candidates"), SMALL)
    task = OtherSearch(other, start_search(algorithm_named("used-tables"), SMALL))

    finish(task, 2)

    (savings,) = task.partial_result
    counters = other.moment().counters
    assert (savings.placements, savings.backtracks) == (counters.placements, counters.backtracks)
    assert savings.steps == 30
    assert savings.spared == 30 - counters.steps
    assert savings.outcome is Outcome.SOLVED
    assert savings.recording is None


@pytest.mark.parametrize("name", ["fewest-candidates", "singles-first", "dancing-links"])
def test_a_given_more_is_compared_by_numbers_where_the_blanks_are_chosen(name: str) -> None:
    algorithm, cell = algorithm_named(name), Cell(3)
    with_given = start_search(algorithm, SMALL.with_digit(cell, SMALL_SOLVED.digit_at(cell)))
    with_given.advance(LIMIT)
    task = GivenElsewhere(algorithm, SMALL, cell)
    assert not task.partial_result

    finish(task, 2)

    (savings,) = task.partial_result
    assert savings.own_steps == with_given.moment().counters.steps
    assert savings.recording is None


@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda each: each.name)
def test_a_given_more_leaves_out_branches_where_the_order_of_the_blanks_is_fixed(
    algorithm: Algorithm,
) -> None:
    is_fixed = algorithm.procedure.blank_order is not BlankOrder.CHOSEN

    assert Rule(RuleKind.GIVEN, Cell(0)).leaves_out_branches(algorithm) is is_fixed
    assert BACKJUMPING.leaves_out_branches(algorithm)


@settings(max_examples=60)
@given(
    grid=puzzles(),
    algorithm=st.sampled_from(GUESSING),
    name=st.sampled_from([*RULES]),
    data=st.data(),
)
def test_shares_of_a_stretch_are_those_of_its_steps_exactly(
    grid: Grid, algorithm: Algorithm, name: str, data: st.DataObject
) -> None:
    assume(ends_soon(algorithm, grid))
    savings = savings_of(algorithm, grid, RULES[name])
    assert savings.recording is not None
    needless = needless_steps(algorithm, grid, RULES[name])
    first = data.draw(st.integers(0, savings.steps))
    last = data.draw(st.integers(first, savings.steps))
    columns = PictureColumns(first, last, data.draw(st.integers(1, 20)))
    task = NeedlessShares(savings.recording, columns)

    finish(task, 1)

    for share, moments in zip(task.partial_result, columns, strict=True):
        steps = [step for step in moments if step]
        exact = sum(step in needless for step in steps) / max(1, len(steps))
        if not savings.recording.profile.is_as_fine_as(columns):
            assert share == exact


@pytest.mark.parametrize("steps", [6_000, LIMIT * 10])
def test_behind_all_that_is_recorded_no_share_is_known_and_none_is_sought(steps: int) -> None:
    task = RuleSavings(algorithm_named("used-tables"), puzzle_of_counts("C"), BACKJUMPING, 0)
    task.work(steps)  # of 8,365: a part, or all
    (recording,) = (each.recording for each in task.partial_result)
    assert recording is not None
    columns = PictureColumns(recording.step + 100, recording.step + 107, 8)
    assert not recording.profile.is_as_fine_as(columns)
    shares = NeedlessShares(recording, columns)

    assert any(shares.work(1) for _ in range(100))
    assert shares.partial_result == (0.0,) * 8


def test_of_a_branch_that_is_recorded_in_part_no_share_is_known() -> None:
    algorithm, grid = algorithm_named("used-tables"), puzzle_of_counts("C")
    needless = needless_steps(algorithm, grid, BACKJUMPING)
    task = RuleSavings(algorithm, grid, BACKJUMPING, 0)
    task.work(6_000)
    (recording,) = (each.recording for each in task.partial_result)
    assert recording is not None
    branches = ((1_001, 5_000), (1_001, 7_000), (6_500, 7_000))
    parts = NeedlessBranches(recording, branches)

    finish(parts, 1)

    exact = sum(1_001 <= step <= 5_000 for step in needless) / 4_000
    assert exact > 0
    assert parts.partial_result == (exact, 0.0, 0.0)
