"""Each algorithm against a naive program that its author might have written, at every step."""

import pytest
from hypothesis import example, given, settings

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.search import Algorithm, Search
from sudoku_gui.solvers.search_start import start_search
from tests.support.puzzles import SMALL_SOLVED
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.program import Seen
from tests.support.solvers.reference import PROGRAMS
from tests.support.solvers.strategies import puzzles

LIMIT = 250

every_algorithm = pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda one: one.name)


def test_every_algorithm_has_a_program_to_be_compared_with() -> None:
    assert list(PROGRAMS) == [algorithm.name for algorithm in ALGORITHMS]


@every_algorithm
@settings(deadline=None, max_examples=15)
@given(grid=puzzles())
@example(grid=Grid.from_line("0" * 16))
@example(grid=SMALL_SOLVED)
@example(grid=Grid.from_line("1230000000040000"))
@example(grid=Grid.from_line("1230000000040100"))
def test_a_search_does_and_counts_what_the_program_does(algorithm: Algorithm, grid: Grid) -> None:
    expected, outcome = PROGRAMS[algorithm.name](grid, LIMIT).run()

    search = start_search(algorithm, grid)
    seen = [_seen(search)]
    while len(seen) <= LIMIT and search.advance(1):
        seen.append(_seen(search))

    checked = slice(-1) if outcome == "running" else slice(None)
    assert seen[checked] == expected[checked]
    assert search.moment().outcome.value == outcome


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_search_counts_what_the_program_counts_on_a_printed_puzzle(name: str) -> None:
    grid = puzzle_of_counts("C")
    expected, _ = PROGRAMS[name](grid, 2000).run()

    search = start_search(algorithm_named(name), grid)
    for last, step in enumerate(expected[:-1]):
        assert (last, _seen(search)) == (last, step)
        search.advance(1)


def _seen(search: Search) -> Seen:
    moment = search.moment()
    counters = moment.counters
    return Seen(
        moment.kind.value,
        moment.cell,
        moment.digit,
        counters.depth,
        counters.tries,
        counters.reads,
        counters.calls,
    )
