"""The guesses that cost most, against a search looked at step by step."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.costly_guesses import CostlyGuess, CostlyGuesses
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.search import Algorithm, StepKind
from sudoku_gui.solvers.search_start import start_search
from sudoku_gui.solvers.task import finish
from tests.support.playback.savings import RULES, ends_soon, savings_of
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.strategies import puzzles

ALL = 1_000
GUESSING = [each for each in ALGORITHMS if each.takes_back]


@settings(max_examples=60)
@given(grid=puzzles(), algorithm=st.sampled_from(GUESSING), count=st.integers(1, 5))
def test_they_are_the_costliest_of_those_given_up_on_the_way_to_the_end(
    grid: Grid, algorithm: Algorithm, count: int
) -> None:
    assume(ends_soon(algorithm, grid))
    expected = _given_up(algorithm, grid)

    assert sorted(_found(algorithm, grid, ALL), key=_when) == sorted(expected, key=_when)
    costs = [guess.steps for guess in _found(algorithm, grid, count)]
    assert costs == sorted((guess.steps for guess in expected), reverse=True)[:count]


def test_so_it_is_in_a_search_of_which_many_checkpoints_are_let_go() -> None:
    algorithm, grid = algorithm_named("used-tables"), puzzle_of_counts("D")

    assert sorted(_found(algorithm, grid, ALL), key=_when) == _given_up(algorithm, grid)


def _found(algorithm: Algorithm, grid: Grid, count: int) -> tuple[CostlyGuess, ...]:
    recording = savings_of(algorithm, grid, RULES["check"]).recording
    assert recording is not None
    task = CostlyGuesses(recording, count)
    finish(task, 1)
    return task.partial_result


def _given_up(algorithm: Algorithm, grid: Grid) -> list[CostlyGuess]:
    """Those whose choice is open at the end, in the order of the search."""
    search = start_search(algorithm, grid)
    open_guesses: list[tuple[int, list[CostlyGuess]]] = []  # when placed, what failed below
    failed_at_root: list[CostlyGuess] = []
    step = 0
    while search.advance(1):
        step += 1
        moment = search.moment()
        if moment.kind is StepKind.PLACE:
            open_guesses.append((step, []))
        else:
            placed, _ = open_guesses.pop()
            failed = open_guesses[-1][1] if open_guesses else failed_at_root
            failed.append(CostlyGuess(moment.cell, moment.digit, placed, step - placed + 1))
    return failed_at_root + [guess for _, failed in open_guesses for guess in failed]


def _when(guess: CostlyGuess) -> int:
    return guess.placed
