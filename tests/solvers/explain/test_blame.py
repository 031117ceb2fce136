"""Who is to blame where nothing is left: the claims of the module, checked by plain search."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

import pytest
from hypothesis import example, given, settings

from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.explain.blame import BlameFinder
from sudoku_gui.solvers.explain.why_not import Blame, blame_for, failure_in, has_failed, is_dead_end
from sudoku_gui.solvers.procedure import BlankOrder
from sudoku_gui.solvers.search import Algorithm, Condition, Moment, Outcome, StepKind
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.moments import moments_of
from tests.support.solvers.strategies import puzzles

SAMPLE = puzzle_of_counts("B")

every_algorithm = pytest.mark.parametrize(
    "algorithm", [each for each in ALGORITHMS if each.takes_back], ids=lambda one: one.name
)


@every_algorithm
@settings(deadline=None, max_examples=12)
@given(grid=puzzles())
@example(grid=SMALL)
@example(grid=SAMPLE)
def test_while_those_to_blame_stand_the_blanks_cannot_be_filled(
    algorithm: Algorithm, grid: Grid
) -> None:
    for moment in _failures(algorithm, grid):
        blame = _blame(algorithm, moment)
        if blame.blanks:
            assert not _can_fill(_only(moment, blame.conflict_set), blame.blanks)
        assert {*blame.conflict_set} <= {*failure_in(moment).path}


@every_algorithm
@settings(deadline=None, max_examples=12)
@given(grid=puzzles())
@example(grid=SMALL)
@example(grid=SAMPLE)
def test_none_of_those_to_blame_can_be_spared_and_the_jump_goes_as_far_as_it_can(
    algorithm: Algorithm, grid: Grid
) -> None:
    for moment in _failures(algorithm, grid):
        blame = _blame(algorithm, moment)
        if not blame.blanks:
            continue
        for spared in blame.conflict_set:
            others = {*blame.conflict_set} - {spared}
            assert _can_fill(_only(moment, others), blame.blanks)
        path = failure_in(moment).path
        if blame.conflict_set:
            before = path[: path.index(blame.jump_to)]
            assert _can_fill(_only(moment, before), blame.blanks)
            assert blame.skipped == len(path) - len(before) - 1
        else:
            assert (blame.jump_to, blame.skipped) == (NO_CELL, len(path))


@every_algorithm
@settings(deadline=None, max_examples=12)
@given(grid=puzzles((4,)))
@example(grid=SMALL)
def test_no_solution_is_lost_by_the_jump(algorithm: Algorithm, grid: Grid) -> None:
    for moment in _failures(algorithm, grid):
        left = _only(moment, _blame(algorithm, moment).conflict_set)
        assert not _can_fill(left, left.blanks())


@every_algorithm
@settings(deadline=None, max_examples=12)
@given(grid=puzzles())
@example(grid=SMALL)
@example(grid=SAMPLE)
def test_every_option_is_answered_and_together_the_answers_are_the_conflict_set(
    algorithm: Algorithm, grid: Grid
) -> None:
    for moment in _failures(algorithm, grid):
        blame = _blame(algorithm, moment)
        choice = moment.last_choice if moment.kind is not StepKind.PLACE else moment.next_choice
        answered = [(each.why_not.cell, each.why_not.digit) for each in blame.options]
        assert tuple(answered) == choice.options
        blamed = {cell for option in blame.options for cell in option.blamed}
        assert blamed <= {*blame.conflict_set}
        if choice.house is None:
            assert blamed == {*blame.conflict_set}
        for option in blame.options:
            kept = _only(moment, option.blamed)
            cell, digit = option.why_not.cell, option.why_not.digit
            if digit in candidates(kept, cell):
                rest = [blank for blank in blame.blanks if blank != cell]
                assert option.leads_nowhere
                assert not _can_fill(kept.with_digit(cell, digit), rest)


@every_algorithm
@settings(deadline=None, max_examples=12)
@given(grid=puzzles())
@example(grid=SMALL)
@example(grid=SAMPLE)
def test_the_blanks_are_those_that_the_search_came_to_below_the_place(
    algorithm: Algorithm, grid: Grid
) -> None:
    moments = moments_of(algorithm, grid)
    for step, (before, moment) in enumerate(pairwise(moments)):
        if moment.kind is not StepKind.BACKTRACK:
            continue
        blanks = _blame(algorithm, moment).blanks
        depth = len(before.path)
        arrival = step
        while arrival and len(moments[arrival - 1].path) >= depth:
            arrival -= 1
        came_to = {each.current_blank for each in moments[arrival : step + 1]}
        if blanks and algorithm.procedure.blank_order is not BlankOrder.CHOSEN:
            assert {*blanks} == came_to
        else:
            assert came_to <= {*blanks, before.current_blank, *before.next_choice.cells}


@every_algorithm
@settings(deadline=None, max_examples=12)
@given(grid=puzzles())
@example(grid=SMALL)
def test_a_dead_end_just_left_has_the_answer_that_it_had(algorithm: Algorithm, grid: Grid) -> None:
    for moment, after in pairwise(moments_of(algorithm, grid)):
        if moment.kind is StepKind.PLACE and is_dead_end(moment):
            assert _blame(algorithm, moment) == blame_for(moment)
            assert _blame(algorithm, after) == blame_for(moment)


def test_a_search_that_ends_before_its_first_step_has_failed_where_nothing_fits() -> None:
    algorithm = algorithm_named("used-tables")
    start = algorithm.start(Grid.from_line("1230000400000000")).moment()

    blame = _blame(algorithm, start)

    assert start.outcome is Outcome.EXHAUSTED
    assert failure_in(start).current_blank == 3
    assert (blame.conflict_set, blame.jump_to) == ((), NO_CELL)
    assert [len(option.why_not.blockers) > 0 for option in blame.options] == [True] * 4


@pytest.mark.parametrize(
    ("step", "place", "conflict_set", "blanks"),
    [
        (44, "r4c8", "r1c8 r3c8 r4c2 r4c5", ""),
        (45, "r4c7", "r3c8 r4c2 r4c5", "r4c7 r4c8"),
        (47, "r4c3", "r3c3", "r4c3 r4c5 r4c7 r4c8 r5c1 r5c3"),
    ],
)
def test_steps_of_the_sample_are_explained(
    step: int, place: str, conflict_set: str, blanks: str
) -> None:
    algorithm = algorithm_named("used-tables")
    moment = moments_of(algorithm, SAMPLE)[step]

    blame = _blame(algorithm, moment)

    name = SAMPLE.geometry.name
    assert name(failure_in(moment).current_blank) == place
    assert " ".join(map(name, blame.conflict_set)) == conflict_set
    assert " ".join(map(name, blame.blanks)) == blanks


def test_the_answer_is_the_same_however_small_the_instalments() -> None:
    algorithm = algorithm_named("used-tables")
    search = algorithm.start(puzzle_of_counts("E"))
    search.advance(20_000)
    search.advance_until(Condition.depth_below(12), 100_000)
    moment = search.moment()
    whole = _blame(algorithm, moment)
    finder = BlameFinder(algorithm.procedure, moment)

    while not finder.work(1):
        assert finder.found == ()

    assert finder.found == (whole,)


def test_where_nothing_has_failed_nobody_is_to_blame() -> None:
    algorithm = algorithm_named("used-tables")
    moment = algorithm.start(SMALL).moment()

    assert not has_failed(moment)
    with pytest.raises(ValueError, match="not failed"):
        BlameFinder(algorithm.procedure, moment)


def _blame(algorithm: Algorithm, moment: Moment) -> Blame:
    finder = BlameFinder(algorithm.procedure, moment)
    while not finder.work(1_000):
        pass
    (blame,) = finder.found
    return blame


def _failures(algorithm: Algorithm, grid: Grid) -> list[Moment]:
    return [moment for moment in moments_of(algorithm, grid) if has_failed(moment)]


def _only(moment: Moment, kept: Iterable[Cell]) -> Grid:
    """The grid in which the search failed, with the givens and some of the placements."""
    failure = failure_in(moment)
    taken_out = {*failure.path} - {*kept}
    return failure.grid.with_digits((cell, BLANK) for cell in taken_out)


def _can_fill(grid: Grid, blanks: Sequence[Cell]) -> bool:
    """Whether digits fit into all of the blanks, one after another; other blanks stay blank."""
    if not blanks:
        return True
    first, *others = sorted(blanks, key=lambda blank: len(candidates(grid, blank)))
    return any(
        _can_fill(grid.with_digit(first, Digit(digit)), others) for digit in candidates(grid, first)
    )
