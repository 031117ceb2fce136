"""What a program has in its hands: against programs that really have it, at every moment."""

from collections.abc import Mapping
from itertools import pairwise
from typing import TypeVar

import pytest
from hypothesis import example, given, settings

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.data_structures import (
    BlankList,
    BlankQueue,
    CallStack,
    CandidateTable,
    DataStructure,
    DigitSet,
    ExactCoverColumns,
    HouseDigit,
    PlaceTable,
    PossibilityTable,
    ScanPosition,
    UsedTable,
)
from sudoku_gui.solvers.search import Algorithm, Moment, Outcome, StepKind
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.moments import moments_of
from tests.support.solvers.program_states import program_state_shown
from tests.support.solvers.reference import PROGRAMS
from tests.support.solvers.strategies import puzzles

Key = TypeVar("Key")
LIMIT = 120

every_algorithm = pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda one: one.name)


@every_algorithm
@settings(deadline=None, max_examples=10)
@given(grid=puzzles())
@example(grid=SMALL)
@example(grid=Grid.from_line("1230000000040000"))
@example(grid=Grid.from_line("1230000000040100"))
def test_it_is_what_the_program_has_at_every_moment(algorithm: Algorithm, grid: Grid) -> None:
    moments = moments_of(algorithm, grid, LIMIT)
    program = PROGRAMS[algorithm.name](grid, LIMIT)
    program.watched_steps = frozenset(range(LIMIT))

    program.run()

    for step, hands in program.watched.items():
        assert (step, program_state_shown(algorithm, moments[step])) == (step, hands)
    assert len(program.watched) >= len(moments) - 1


@every_algorithm
def test_it_is_what_the_program_has_on_a_printed_puzzle(algorithm: Algorithm) -> None:
    grid = puzzle_of_counts("D")
    steps = range(0, 1_000, 50)
    program = PROGRAMS[algorithm.name](grid, steps[-1] + 1)
    program.watched_steps = frozenset(steps)

    program.run()

    search = algorithm.start(grid)
    for step, hands in sorted(program.watched.items()):
        search.advance(step - search.moment().counters.steps)
        assert (step, program_state_shown(algorithm, search.moment())) == (step, hands)


@every_algorithm
@settings(deadline=None, max_examples=10)
@given(grid=puzzles())
@example(grid=SMALL)
def test_what_the_last_step_changed_is_what_differs(algorithm: Algorithm, grid: Grid) -> None:
    for before, after in pairwise(moments_of(algorithm, grid, LIMIT)):
        held = zip(algorithm.data_structures(before), algorithm.data_structures(after), strict=True)
        for earlier, later in held:
            assert _is_told_truly(earlier, later)
            assert after.kind is StepKind.PLACE or not getattr(later, "looked_at", ())


@every_algorithm
def test_nothing_has_changed_at_the_start(algorithm: Algorithm) -> None:
    for held in algorithm.data_structures(algorithm.start(SMALL).moment()):
        match held:
            case UsedTable() | BlankList() | CandidateTable() | PlaceTable() | ExactCoverColumns():
                assert not held.changed
            case BlankQueue():
                assert not held.changed
                assert not held.changed_counts
            case CallStack():
                assert (held.came, held.left) == (0, ())
            case DigitSet():
                assert held.changed == {*held.digits}
            case PossibilityTable() | ScanPosition():
                pass


def test_every_algorithm_has_something_in_its_hands() -> None:
    assert all(algorithm.inspectors for algorithm in ALGORITHMS)


def test_a_call_is_open_for_every_cell_up_to_the_blank_where_the_search_stands() -> None:
    """Those of the givens too: r1c1, r1c2 (given), r1c3, r1c4, r2c1, and r2c2 itself."""
    fifth = moments_of(algorithm_named("used-tables"), SMALL, 4)[4]

    (stack,) = _stacks(algorithm_named("used-tables"), fifth)

    assert fifth.counters.depth == 4
    assert [frame.cell for frame in stack.frames] == [0, 1, 2, 3, 4, 5]
    assert [frame.passes_on for frame in stack.frames] == [False, True, *[False] * 4]
    assert [frame.digit for frame in stack.frames] == [1, 2, 3, 4, 3, BLANK]


def test_the_calls_of_passed_givens_come_and_go_with_the_step() -> None:
    algorithm = algorithm_named("used-tables")
    for before, after in pairwise(moments_of(algorithm, SMALL, 30)):
        (earlier,), (later,) = _stacks(algorithm, before), _stacks(algorithm, after)

        if after.kind is StepKind.PLACE:
            assert later.came == len(later.frames) - len(earlier.frames) >= 1
        else:
            assert later.left == earlier.frames[len(later.frames) :] != ()


def test_no_call_is_open_when_every_possibility_was_tried() -> None:
    unsolvable = Grid.from_line("1230000000040000")
    for algorithm in ALGORITHMS:
        end = moments_of(algorithm, unsolvable, 500)[-1]
        for stack in _stacks(algorithm, end):
            assert end.outcome is not Outcome.EXHAUSTED or not stack.frames


@every_algorithm
def test_a_branch_ends_with_the_calls_open_that_it_came_with(algorithm: Algorithm) -> None:
    first = algorithm.start(SMALL)
    first.advance(1)
    moment = first.moment()
    if not _stacks(algorithm, moment):
        return  # it makes no calls
    branch = algorithm.start(SMALL)
    branch.begin_at(moment.grid)
    while branch.advance(1):
        pass

    for stack in _stacks(algorithm, branch.moment()):
        if branch.moment().outcome is Outcome.EXHAUSTED:
            assert [frame.cell for frame in stack.frames][-1:] == [moment.cell]
            assert stack.frames[-1].digit == moment.digit
            assert not stack.frames[-1].passes_on


def test_the_digits_listed_are_used_up_one_by_one() -> None:
    moments = moments_of(algorithm_named("missing-digits"), SMALL, 30)

    held = next(
        held
        for held in algorithm_named("missing-digits").data_structures(moments[9])
        if isinstance(held, DigitSet)
    )

    assert held == DigitSet(
        Cell(2), (Digit(3), Digit(4)), frozenset({Digit(3)}), frozenset({Digit(3)})
    )


def test_a_column_chosen_for_a_house_is_pointed_at() -> None:
    algorithm = algorithm_named("dancing-links")
    moments = moments_of(algorithm, puzzle_of_counts("D"), 100)
    seeking = next(moment for moment in moments if moment.next_choice.house is not None)

    columns = next(
        held for held in algorithm.data_structures(seeking) if isinstance(held, ExactCoverColumns)
    )

    choice = seeking.next_choice
    assert choice.house is not None
    assert columns.chosen == HouseDigit(choice.house, choice.digits[0])
    assert columns.options[columns.chosen] == min(columns.options.values())


def _stacks(algorithm: Algorithm, moment: Moment) -> list[CallStack]:
    """The stack that the algorithm has in its hands, if it makes calls."""
    return [held for held in algorithm.data_structures(moment) if isinstance(held, CallStack)]


def _is_told_truly(earlier: DataStructure, later: DataStructure) -> bool:
    """Whether what `later` says of its changes is how it differs from `earlier`."""
    match earlier, later:
        case UsedTable(), UsedTable():
            return later.changed == earlier.used ^ later.used
        case BlankList(), BlankList():
            return later.changed == earlier.filled ^ later.filled
        case PossibilityTable(), PossibilityTable():
            return later.digits == earlier.digits
        case CandidateTable(), CandidateTable():
            return later.changed == _news_in(later.digits, earlier.digits)
        case _:
            return _is_told_truly_of_others(earlier, later)


def _is_told_truly_of_others(earlier: DataStructure, later: DataStructure) -> bool:
    match earlier, later:
        case CallStack(), CallStack():
            still = later.frames[: len(later.frames) - later.came]
            calls = [frame.cell for frame in (*still, *later.left)]
            return [frame.cell for frame in earlier.frames] == calls
        case DigitSet(), DigitSet():
            return later.changed == ({max(later.used_up)} if later.used_up else {*later.digits})
        case BlankQueue(), BlankQueue():
            is_true_of_kinds = later.changed == _news_in(later.kinds, earlier.kinds)
            return is_true_of_kinds and later.changed_counts == _news_in(
                later.counts, earlier.counts
            )
        case PlaceTable(), PlaceTable():
            return later.changed == _news_in(later.places, earlier.places)
        case ExactCoverColumns(), ExactCoverColumns():
            is_true_of_changed = later.changed == _news_in(later.options, earlier.options)
            return is_true_of_changed and later.gone == {*earlier.options} - {*later.options}
    return isinstance(later, ScanPosition)


def _news_in(later: Mapping[Key, object], earlier: Mapping[Key, object]) -> set[Key]:
    """The keys of what was not there before, or not so."""
    return {key for key, _ in later.items() - earlier.items()}
