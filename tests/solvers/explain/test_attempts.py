"""What was tried in a step: judged from the moment, checked against the walk itself."""

from itertools import pairwise

import pytest
from hypothesis import example, given, settings

from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.explain.attempts import (
    Attempt,
    AttemptResult,
    StepAttempts,
    attempts_of,
    lists_options,
)
from sudoku_gui.solvers.search import NO_CHOICE, Algorithm, Moment, Outcome, StepKind
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.moments import moments_of
from tests.support.solvers.strategies import algorithms, puzzles

every_algorithm = pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda one: one.name)


def test_at_the_start_nothing_was_tried() -> None:
    attempts = _trial_of(moments_of(ALGORITHMS[0], SMALL)[0])

    assert attempts == StepAttempts(NO_CELL, None, (), is_listed=False, dead_end=False)


def test_a_placement_shows_the_digits_up_to_its_own() -> None:
    placement = moments_of(ALGORITHMS[0], SMALL)[10]

    attempts = _trial_of(placement)

    assert attempts.cell == placement.cell == 2
    assert attempts.options == (
        _tried(2, 1, AttemptResult.REFUSED, 0),
        _tried(2, 2, AttemptResult.REFUSED, 1),
        _tried(2, 3, AttemptResult.FAILED),
        _tried(2, 4, AttemptResult.PLACED),
    )


def test_a_backtrack_shows_every_digit_of_the_blank_that_had_none_left() -> None:
    backtrack = moments_of(ALGORITHMS[0], SMALL)[7]

    attempts = _trial_of(backtrack)

    assert (backtrack.cell, backtrack.digit) == (4, 3)
    assert attempts.cell == 5
    assert attempts.options == (
        _tried(5, 1, AttemptResult.REFUSED, 0),
        _tried(5, 2, AttemptResult.REFUSED, 7),
        _tried(5, 3, AttemptResult.REFUSED, 4),
        _tried(5, 4, AttemptResult.FAILED),
    )


def test_a_dead_end_is_told_at_the_placement_that_led_there() -> None:
    moments = moments_of(ALGORITHMS[0], SMALL)

    dead_ends = [step for step, moment in enumerate(moments) if _trial_of(moment).dead_end]

    assert dead_ends == [5, 13]


def test_a_method_that_is_stuck_stands_at_no_dead_end() -> None:
    grid = Grid.from_line("1230000000102300")  # nothing fits the last cell
    last = moments_of(algorithm_named("last-blank"), grid)[-1]

    assert (last.kind, last.outcome) == (StepKind.PLACE, Outcome.STUCK)
    assert not attempts_of(algorithm_named("last-blank").procedure, last).dead_end


def test_the_blocker_is_sought_in_the_row_then_the_column_then_the_box() -> None:
    grid = Grid.from_line("0010010010022300")
    placement = moments_of(algorithm_named("used-tables"), grid)[1]

    attempts = _trial_of(placement)

    assert attempts.options == (
        _tried(0, 1, AttemptResult.REFUSED, 2),
        _tried(0, 2, AttemptResult.REFUSED, 12),
        _tried(0, 3, AttemptResult.PLACED),
    )


@every_algorithm
@settings(deadline=None, max_examples=20)
@given(grid=puzzles((4, 6, 9)))
@example(grid=SMALL)
@example(grid=puzzle_of_counts("B"))
@example(grid=puzzle_of_counts("D"))
def test_what_is_shown_as_tried_accounts_for_all_that_the_counter_counts(
    algorithm: Algorithm, grid: Grid
) -> None:
    # By depth: what the steps that stood at the place there have counted since it was come to.
    counted = [0] * (len(grid.blanks()) + 1)
    for before, moment in pairwise(moments_of(algorithm, grid)):
        depth = len(before.path)
        if before.kind is not StepKind.BACKTRACK:
            counted[depth] = 0
        counted[depth] += moment.counters.tries - before.counters.tries
        if moment.outcome is Outcome.EXHAUSTED:
            counted[depth] -= _tried_at_the_end(algorithm, grid, moment)

        assert len(attempts_of(algorithm.procedure, moment).tried) == counted[depth]


@every_algorithm
@settings(deadline=None, max_examples=20)
@given(grid=puzzles())
@example(grid=SMALL)
@example(grid=puzzle_of_counts("B"))
def test_fates_are_those_that_the_walk_has_shown(algorithm: Algorithm, grid: Grid) -> None:
    moments = moments_of(algorithm, grid)
    taken_back: list[list[tuple[Cell, Digit]]] = [[] for _ in range(len(grid.blanks()) + 1)]

    for before, moment in pairwise(moments):
        attempts = attempts_of(algorithm.procedure, moment)
        depth = len(before.path)
        shown = [(option.cell, option.digit) for option in attempts.options]
        tried = [(option.cell, option.digit) for option in attempts.tried]
        assert attempts.cell == before.current_blank
        assert moment.last_choice == before.next_choice
        assert _with_fate(attempts, AttemptResult.FAILED) == taken_back[depth]
        assert tuple(shown) == moment.last_choice.options[: len(shown)]
        if moment.kind is StepKind.PLACE:
            placed = (moment.cell, moment.digit)
            assert _with_fate(attempts, AttemptResult.PLACED) == [placed] == tried[-1:]
        else:
            assert (
                _with_fate(attempts, AttemptResult.PLACED)
                == _with_fate(attempts, AttemptResult.UNTRIED)
                == []
            )
            taken_back[depth] = []
            taken_back[depth - 1].append((moment.cell, moment.digit))
        if attempts.is_listed or moment.kind is StepKind.BACKTRACK:
            assert tuple(shown) == moment.last_choice.options


@every_algorithm
@settings(deadline=None, max_examples=20)
@given(grid=puzzles())
@example(grid=SMALL)
def test_a_list_is_what_fits_on_arrival_and_nothing_on_it_is_refused(
    algorithm: Algorithm, grid: Grid
) -> None:
    for before, moment in pairwise(moments_of(algorithm, grid)):
        attempts = attempts_of(algorithm.procedure, moment)
        if not attempts.is_listed:
            assert attempts.listed == ()
            assert {*attempts.options} == {*attempts.tried}
            continue
        fits = [
            (cell, digit)
            for cell, digit in before.next_choice.options
            if digit in candidates(before.grid, cell)
        ]
        assert [(option.cell, option.digit) for option in attempts.listed] == fits
        assert _with_fate(attempts, AttemptResult.REFUSED) == []


@pytest.mark.parametrize("name", ["missing-digits", "candidate-sets", "dancing-links"])
def test_a_digit_that_a_program_never_considers_is_not_refused(name: str) -> None:
    moments = moments_of(algorithm_named(name), puzzle_of_counts("B"))
    procedure = algorithm_named(name).procedure

    fates = {
        option.result for moment in moments for option in attempts_of(procedure, moment).options
    }

    assert AttemptResult.SKIPPED in fates
    assert AttemptResult.REFUSED not in fates


def test_the_list_stays_as_it_was_made_while_it_is_gone_through() -> None:
    algorithm = algorithm_named("missing-digits")
    moments = moments_of(algorithm, SMALL)
    third = [moment for moment in moments if moment.kind is StepKind.PLACE and moment.cell == 2]

    first, second = (attempts_of(algorithm.procedure, moment) for moment in third[:2])

    assert [option.result for option in first.options] == [
        AttemptResult.SKIPPED,
        AttemptResult.SKIPPED,
        AttemptResult.PLACED,
        AttemptResult.UNTRIED,
    ]
    assert [option.result for option in second.listed] == [
        AttemptResult.FAILED,
        AttemptResult.PLACED,
    ]


@settings(deadline=None)
@given(algorithms(), puzzles())
def test_a_choice_is_among_the_digits_of_a_blank_or_the_places_in_a_house(
    algorithm: Algorithm, grid: Grid
) -> None:
    for moment in moments_of(algorithm, grid):
        choice = moment.next_choice
        if choice.house is not None:
            blanks = [cell for cell in choice.house.cells if not moment.grid.digit_at(cell)]
            held = {moment.grid.digit_at(cell) for cell in choice.house.cells}
            assert [*choice.cells] == blanks
            assert len(choice.digits) == 1
            assert choice.digits[0] not in held
        elif moment.current_blank != NO_CELL:
            assert choice.cells == (moment.current_blank,)
            assert sorted(choice.digits) == [*grid.geometry.digits]
        assert (moment.current_blank == NO_CELL) == (choice == NO_CHOICE)
        assert moment.current_blank in {*choice.cells, NO_CELL}


def test_where_the_place_of_a_digit_is_sought_the_blanks_of_the_house_are_tried() -> None:
    moments = moments_of(algorithm_named("dancing-links"), puzzle_of_counts("D"))
    seeking = next(
        moment
        for moment in moments
        if moment.kind is StepKind.PLACE and len(moment.last_choice.cells) > 4
    )

    attempts = attempts_of(algorithm_named("dancing-links").procedure, seeking)

    assert attempts.house == seeking.last_choice.house
    assert {option.digit for option in attempts.options} == {seeking.digit}
    assert tuple(option.cell for option in attempts.options) == seeking.last_choice.cells
    assert attempts.tried[-1] == Attempt(seeking.cell, seeking.digit, AttemptResult.PLACED)


@settings(deadline=None)
@given(algorithms(), puzzles())
@example(ALGORITHMS[0], SMALL)
def test_a_refused_digit_stands_at_a_peer_and_no_other_does(
    algorithm: Algorithm, grid: Grid
) -> None:
    for before, moment in pairwise(moments_of(algorithm, grid)):
        for tried in attempts_of(algorithm.procedure, moment).options:
            if tried.result is AttemptResult.REFUSED:
                assert tried.blocker in grid.geometry.peers_of(tried.cell)
                assert before.grid.digit_at(tried.blocker) == tried.digit
            else:
                assert tried.blocker == NO_CELL


@settings(deadline=None)
@given(algorithms(), puzzles())
@example(ALGORITHMS[0], SMALL)
def test_after_a_dead_end_and_only_then_the_digit_is_taken_out_at_once(
    algorithm: Algorithm, grid: Grid
) -> None:
    for moment, after in pairwise(moments_of(algorithm, grid)):
        is_undone = moment.kind is StepKind.PLACE and after.kind is StepKind.BACKTRACK
        assert attempts_of(algorithm.procedure, moment).dead_end == is_undone


def _trial_of(moment: Moment) -> StepAttempts:
    """What the first algorithm tried."""
    return attempts_of(ALGORITHMS[0].procedure, moment)


def _tried_at_the_end(algorithm: Algorithm, grid: Grid, last: Moment) -> int:
    """How many digits a search without a solution tries after its last step, before it ends.

    They are those after the digit taken out last; the last blank of a house has only one.
    """
    if last.kind is StepKind.PLACE:
        return 1
    choice = algorithm.start(grid).moment().next_choice
    if lists_options(algorithm.procedure, choice):
        return 0
    return len(choice.digits) - choice.digits.index(last.digit) - 1


def _tried(cell: int, digit: int, result: AttemptResult, blocker: int = NO_CELL) -> Attempt:
    return Attempt(Cell(cell), Digit(digit), result, Cell(blocker))


def _with_fate(attempts: StepAttempts, result: AttemptResult) -> list[tuple[Cell, Digit]]:
    return [(option.cell, option.digit) for option in attempts.options if option.result is result]
