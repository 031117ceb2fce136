"""Every look inside a step: exactly those that the search counts, in the order of its file."""

from collections.abc import Iterable
from itertools import pairwise

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from sudoku_gui.assets import resource
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.explain.sub_steps import InnerMoment, SubStep, inner_moments, sub_steps
from sudoku_gui.solvers.look import Look, LookSource
from sudoku_gui.solvers.procedure import SubStepKind
from sudoku_gui.solvers.search import Algorithm, Moment
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.moments import moments_of
from tests.support.solvers.strategies import puzzles

every_algorithm = pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda one: one.name)
SAMPLES = ("small-4x4", "small-6x6", "boj2580", "boj2239", "easy", "medium", "two-solutions")
STEPS_AT_MOST = 500


def inside(algorithm: Algorithm, before: Moment, after: Moment) -> tuple[InnerMoment, ...]:
    return inner_moments(algorithm.procedure, before, after, with_looks=True)


def looks_in(moments: Iterable[InnerMoment]) -> list[Look]:
    return [each.sub_step for each in moments if isinstance(each.sub_step, Look)]


def check_whole_search(algorithm: Algorithm, moments: list[Moment]) -> None:
    """Check that every counter is accounted for, in every step and at the start."""
    for before, after in [(moments[0], moments[0]), *pairwise(moments)]:
        happened = inside(algorithm, before, after)

        looked = len(looks_in(happened))
        read_before = 0 if before is after else before.counters.reads
        assert looked == after.counters.reads - read_before
        assert happened[-1].counters == after.counters
        for earlier, later in pairwise(each.counters for each in happened):
            assert earlier.reads <= later.reads
            assert earlier.tries <= later.tries <= earlier.tries + 1
            assert earlier.calls <= later.calls <= earlier.calls + 1
        for each in happened:
            assert algorithm.procedure.line_of(each.sub_step.kind) >= 0


@every_algorithm
@pytest.mark.parametrize("sample", SAMPLES)
def test_the_looks_of_every_step_of_a_sample_are_those_counted(
    algorithm: Algorithm, sample: str
) -> None:
    grid = _grid_of(sample)

    check_whole_search(algorithm, moments_of(algorithm, grid, STEPS_AT_MOST))


@every_algorithm
@settings(deadline=None, max_examples=20)
@given(grid=puzzles())
@example(grid=SMALL)
@example(grid=Grid.from_line("0" * 16))
@example(grid=Grid.from_line("1230000000000040"))
@example(grid=Grid.from_line("1230000000040100"))
@example(grid=Grid.from_line("1200300000000000"))
def test_the_looks_of_any_search_are_those_counted_however_it_ends(
    algorithm: Algorithm, grid: Grid
) -> None:
    check_whole_search(algorithm, moments_of(algorithm, grid, 400))


@every_algorithm
@settings(deadline=None, max_examples=20)
@given(grid=puzzles())
@example(grid=SMALL_SOLVED.with_digit(Cell(0), BLANK))
@example(grid=SMALL.with_digit(Cell(1), BLANK))
def test_the_looks_behind_solutions_are_those_counted(algorithm: Algorithm, grid: Grid) -> None:
    search = algorithm.start(grid)
    search.pass_solutions(STEPS_AT_MOST)
    moments = [search.moment()]
    while len(moments) < 200 and search.advance(1):
        moments.append(search.moment())

    check_whole_search(algorithm, moments)


@every_algorithm
@settings(deadline=None, max_examples=12)
@given(puzzle=st.sampled_from("ACDE"), step=st.integers(1, 100_000))
def test_the_looks_at_a_random_moment_are_those_counted(
    algorithm: Algorithm, puzzle: str, step: int
) -> None:
    search = algorithm.start(puzzle_of_counts(puzzle))
    taken = search.advance(step)
    after = search.moment()
    earlier = algorithm.start(puzzle_of_counts(puzzle))
    earlier.advance(taken - 1 if taken else 0)
    before = earlier.moment() if taken else after

    looked = looks_in(inside(algorithm, before, after))

    read_before = before.counters.reads if taken else 0
    assert len(looked) == after.counters.reads - read_before


@every_algorithm
@settings(deadline=None, max_examples=15)
@given(grid=puzzles(), step=st.integers(0, 60))
@example(grid=SMALL, step=5)
def test_the_looks_of_a_branch_are_those_counted(
    algorithm: Algorithm, grid: Grid, step: int
) -> None:
    moments = moments_of(algorithm, grid, step)
    assume(moments[-1].path)
    branch = algorithm.start(grid)
    branch.begin_at(moments[-1].grid)
    moments = [branch.moment()]
    while len(moments) < 200 and branch.advance(1):
        moments.append(branch.moment())

    check_whole_search(algorithm, moments)


@every_algorithm
@settings(deadline=None, max_examples=12)
@given(grid=puzzles())
@example(grid=SMALL)
def test_without_looks_the_moments_inside_a_step_are_its_sub_steps(
    algorithm: Algorithm, grid: Grid
) -> None:
    for before, after in pairwise(moments_of(algorithm, grid)):
        happened = inner_moments(algorithm.procedure, before, after, with_looks=False)

        told = tuple(each.sub_step for each in happened)
        assert told == sub_steps(algorithm.procedure, before, after)
        assert happened[-1].counters == after.counters


@every_algorithm
@settings(deadline=None, max_examples=12)
@given(grid=puzzles())
@example(grid=SMALL)
def test_a_digit_is_refused_by_the_last_look_of_its_try(algorithm: Algorithm, grid: Grid) -> None:
    for before, after in pairwise(moments_of(algorithm, grid)):
        refused = [
            (each.cell, each.digit)
            for each in sub_steps(algorithm.procedure, before, after)
            if each.kind in {SubStepKind.REFUSE, SubStepKind.NOT_LISTED}
        ]
        happened = inside(algorithm, before, after)
        changed = next(
            place
            for place, each in enumerate(happened)
            if each.sub_step.kind in {SubStepKind.PLACE, SubStepKind.TAKE_BACK}
        )

        decided = [each for each in looks_in(happened[:changed]) if each.is_refusal]

        assert [(each.target, each.digit) for each in decided] == refused


@every_algorithm
@settings(deadline=None, max_examples=12)
@given(grid=puzzles())
@example(grid=SMALL)
def test_a_look_at_the_grid_finds_what_stands_there(algorithm: Algorithm, grid: Grid) -> None:
    for before, after in pairwise(moments_of(algorithm, grid)):
        shown = before.grid
        for each in (inner.sub_step for inner in inside(algorithm, before, after)):
            if isinstance(each, SubStep):
                if each.kind in {SubStepKind.PLACE, SubStepKind.TAKE_BACK}:
                    shown = after.grid
            elif each.source is LookSource.GRID:
                assert each.found == shown.digit_at(each.cell)
                assert each.house is None or each.cell in each.house.cells


def test_used_tables_ask_the_row_then_the_column_then_the_box_and_stop_at_the_first() -> None:
    algorithm = algorithm_named("used-tables")
    moments = moments_of(algorithm, SMALL)
    row, column, box = SMALL.geometry.houses_of(Cell(5))

    looked = looks_in(inside(algorithm, moments[4], moments[5]))

    assert [(each.digit, each.house, each.found) for each in looked] == [
        (1, row, 0),
        (1, column, 0),
        (1, box, 1),
        (2, row, 1),
        (3, row, 1),
        (4, row, 0),
        (4, column, 0),
        (4, box, 0),
        (0, None, 0),  # the cell of the next call
    ]
    assert looked[-1].cell == 6


def test_a_direct_check_looks_at_27_cells_for_a_digit_that_fits() -> None:
    algorithm = algorithm_named("direct-check")
    before, after = moments_of(algorithm, puzzle_of_counts("B"))[:2]
    houses = before.grid.geometry.houses_of(after.cell)

    looked = looks_in(inside(algorithm, before, after))

    in_turn = [
        cell for cells in zip(*(house.cells for house in houses), strict=True) for cell in cells
    ]
    assert [each.cell for each in looked if each.digit == after.digit] == in_turn


def test_listed_possibilities_ask_the_list_and_then_column_row_and_box() -> None:
    algorithm = algorithm_named("listed-possibilities")
    before, after = moments_of(algorithm, SMALL)[:2]
    row, column, box = SMALL.geometry.houses_of(after.cell)

    looked = [each for each in looks_in(inside(algorithm, before, after)) if each.digit == 1]

    assert (looked[0].source, looked[0].found) == (LookSource.LISTED, 1)
    cells = [*column.cells, *row.cells, *box.cells]
    assert [each.cell for each in looked[1:]] == cells


def test_the_missing_digits_are_listed_from_row_and_column_in_pairs_and_then_the_box() -> None:
    algorithm = algorithm_named("missing-digits")
    start = moments_of(algorithm, SMALL)[0]
    row, column, box = SMALL.geometry.houses_of(start.current_blank)

    looked = looks_in(inside(algorithm, start, start))

    pairs = [cell for pair in zip(row.cells, column.cells, strict=True) for cell in pair]
    assert [each.cell for each in looked] == [*pairs, *box.cells]


def test_fewest_candidates_ask_each_cell_of_the_list_and_then_for_its_candidates() -> None:
    algorithm = algorithm_named("fewest-candidates")
    start = moments_of(algorithm, SMALL)[0]

    looked = looks_in(inside(algorithm, start, start))

    sources = [LookSource.GRID, LookSource.CANDIDATES] * len(SMALL.blanks())
    assert [each.source for each in looked] == sources
    assert [each.cell for each in looked[::2]] == list(SMALL.blanks())


def test_dancing_links_ask_the_cells_and_then_the_digits_of_the_houses() -> None:
    algorithm = algorithm_named("dancing-links")
    start = moments_of(algorithm, SMALL)[0]

    looked = looks_in(inside(algorithm, start, start))

    blanks = len(SMALL.blanks())
    assert [each.cell for each in looked[:blanks]] == list(SMALL.blanks())
    assert {each.cell for each in looked[blanks:]} == {NO_CELL}
    first = looked[blanks]
    assert first.house == SMALL.geometry.houses[0]
    assert first.digit == Digit(1)


def _grid_of(sample: str) -> Grid:
    signs = [
        sign for sign in resource("puzzles", f"{sample}.txt").read_text() if not sign.isspace()
    ]
    return Grid.from_line("".join(signs).replace(".", "0"))
