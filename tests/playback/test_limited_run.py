"""A search that is run as far as a counter allows: exact, whatever its steps cost."""

from operator import attrgetter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.limited_run import LimitedRun
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Algorithm
from tests.support.playback.counting import Tally, counting
from tests.support.playback.naive import last_within
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.strategies import puzzles

COUNTERS = ("steps", "tries", "reads", "calls")
STRIDES = st.lists(st.one_of(st.integers(0, 9), st.integers(0, 300)), min_size=1, max_size=6)


@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda algorithm: algorithm.name)
@settings(deadline=None, max_examples=25)
@given(grid=puzzles(), counter=st.sampled_from(COUNTERS), strides=STRIDES, is_coarse=st.booleans())
def test_it_stands_where_one_step_more_would_exceed_the_limit(
    algorithm: Algorithm, grid: Grid, counter: str, strides: list[int], is_coarse: bool
) -> None:
    search, limit = algorithm.start(grid), 0
    run = LimitedRun(search, attrgetter(counter))

    for stride in strides:
        limit += stride
        if is_coarse:
            run.approach(limit)
        run.advance(limit)

        assert search.moment() == last_within(algorithm, grid, counter, limit)


@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda algorithm: algorithm.name)
@settings(deadline=None, max_examples=25)
@given(grid=puzzles(), limits=STRIDES)
def test_on_the_way_it_never_stands_beyond_the_limit(
    algorithm: Algorithm, grid: Grid, limits: list[int]
) -> None:
    search = algorithm.start(grid)
    run = LimitedRun(search, attrgetter("reads"))
    at_start = search.counters.reads

    for limit in sorted(limits):
        run.approach(limit)

        assert search.counters.reads <= max(at_start, limit)


def test_a_limit_that_is_far_is_met_without_taking_many_steps_twice() -> None:
    """What a step costs is learnt from the stretch before."""
    tally = Tally()
    search = counting(ALGORITHMS[0], tally).start(puzzle_of_counts("defeating"))

    LimitedRun(search, attrgetter("reads")).advance(1_000_000)

    assert tally.restores < 20
    assert tally.steps < 1.2 * search.counters.steps
