"""Why not, and who is to blame: against what is true when the grid is looked at by itself."""

from collections.abc import Iterable

import pytest
from hypothesis import example, given, settings

from sudoku_gui.model.candidates import candidates
from sudoku_gui.model.geometry import NO_CELL, Cell, Digit
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.explain.attempts import attempts_of
from sudoku_gui.solvers.explain.why_not import DigitRuling, blame_for, is_dead_end, why_not
from sudoku_gui.solvers.search import Algorithm, Moment, StepKind
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.moments import moments_of
from tests.support.solvers.strategies import algorithms, puzzles


@settings(deadline=None)
@given(algorithms(), puzzles())
@example(ALGORITHMS[0], SMALL)
def test_a_digit_is_refused_by_every_peer_that_holds_it_and_by_no_other(
    algorithm: Algorithm, grid: Grid
) -> None:
    moment = moments_of(algorithm, grid)[-1]
    for cell in map(Cell, grid.geometry.cells):
        for digit in map(Digit, grid.geometry.digits):
            reasons = why_not(moment, cell, digit)
            holders = [each for each, held in enumerate(moment.grid) if held == digit]
            peers = {*grid.geometry.peers_of(cell)}
            assert {blocker.cell for blocker in reasons.blockers} == peers & {*holders}
            for blocker in reasons.blockers:
                assert all({cell, blocker.cell} <= {*house.cells} for house in blocker.houses)
                assert blocker.houses
                assert (blocker.depth == 0) == bool(grid.digit_at(blocker.cell))


@pytest.mark.parametrize(
    ("cell", "digit", "ruling"),
    [
        (0, 1, DigitRuling.HELD_HERE),
        (0, 4, DigitRuling.FILLED),
        (4, 1, DigitRuling.REFUSED),
        (4, 3, DigitRuling.FITS),
    ],
)
def test_the_ruling_tells_filled_cells_from_blanks(
    cell: int, digit: int, ruling: DigitRuling
) -> None:
    moment = moments_of(ALGORITHMS[0], SMALL)[1]

    assert why_not(moment, Cell(cell), Digit(digit)).ruling is ruling


@settings(deadline=None)
@given(algorithms(), puzzles())
@example(ALGORITHMS[0], SMALL)
@example(algorithm_named("dancing-links"), puzzle_of_counts("D"))
def test_a_dead_end_is_seen_where_the_trial_sees_it(algorithm: Algorithm, grid: Grid) -> None:
    for moment in moments_of(algorithm, grid):
        if moment.kind is StepKind.PLACE:
            assert is_dead_end(moment) == attempts_of(algorithm.procedure, moment).dead_end


@settings(deadline=None, max_examples=60)
@given(algorithms(), puzzles())
@example(ALGORITHMS[0], SMALL)
@example(ALGORITHMS[0], puzzle_of_counts("B"))
@example(algorithm_named("dancing-links"), puzzle_of_counts("D"))
def test_the_conflict_set_alone_leaves_nothing_that_fits(algorithm: Algorithm, grid: Grid) -> None:
    for moment in filter(is_dead_end, moments_of(algorithm, grid)):
        blame = blame_for(moment)

        left = _only(moment, blame.conflict_set)
        assert _is_hopeless(moment, left)
        assert {*blame.conflict_set} <= {*moment.path}


@settings(deadline=None, max_examples=60)
@given(algorithms(), puzzles())
@example(ALGORITHMS[0], SMALL)
@example(ALGORITHMS[0], puzzle_of_counts("B"))
@example(algorithm_named("dancing-links"), puzzle_of_counts("D"))
def test_the_jump_goes_as_far_back_as_it_can(algorithm: Algorithm, grid: Grid) -> None:
    for moment in filter(is_dead_end, moments_of(algorithm, grid)):
        blame = blame_for(moment)

        lengths = range(len(moment.path) + 1)
        shortest = next(n for n in lengths if _is_hopeless(moment, _only(moment, moment.path[:n])))
        if shortest:
            assert blame.jump_to == moment.path[shortest - 1]
            assert blame.skipped == len(moment.path) - shortest
        else:
            assert (blame.jump_to, blame.conflict_set) == (NO_CELL, ())


def test_a_dead_end_of_the_small_puzzle_is_explained() -> None:
    moment = next(filter(is_dead_end, moments_of(ALGORITHMS[0], SMALL)))

    blame = blame_for(moment)

    assert moment.grid.line() == "1234340200104000"
    assert moment.current_blank == 6
    assert [option.blamed for option in blame.options] == [(), (), (2,), (3,)]
    assert blame.conflict_set == (2, 3)
    assert (blame.jump_to, blame.skipped) == (3, 2)


def test_where_something_fits_nobody_is_to_blame() -> None:
    moment = moments_of(ALGORITHMS[0], SMALL)[0]

    with pytest.raises(ValueError, match="fits"):
        blame_for(moment)


def _only(moment: Moment, kept: Iterable[Cell]) -> Grid:
    """The grid with the givens and some of the placements."""
    taken_out = {*moment.path} - {*kept}
    return moment.grid.with_digits((cell, BLANK) for cell in taken_out)


def _is_hopeless(moment: Moment, grid: Grid) -> bool:
    """Whether the choice of the moment has nothing that fits in another grid."""
    choice = moment.next_choice
    if choice.house is None:
        return not candidates(grid, choice.cells[0])
    digit = choice.digits[0]
    blanks = [cell for cell in choice.house.cells if not grid.digit_at(cell)]
    return not any(digit in candidates(grid, cell) for cell in blanks)
