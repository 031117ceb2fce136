"""The race: everybody's own search, on one clock or each on its own."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback.race import Race
from sudoku_gui.playback.race_runner import RaceRule
from sudoku_gui.playback.racers import Racer, racers_by_algorithm
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.search import Outcome
from sudoku_gui.solvers.search_start import ConflictError
from tests.support.playback.clock import Clock
from tests.support.playback.naive import last_within, walk
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.strategies import puzzles


def racers_over(grid: Grid, *names: str) -> tuple[Racer, ...]:
    """Algorithms over a grid; all of them if none is named."""
    chosen = [algorithm_named(name) for name in names] if names else ALGORITHMS
    return racers_by_algorithm(Sheet.of_givens(grid), chosen)


ALL = racers_over(SMALL)
ROW_BY_ROW, QUICK, STUCK = racers_over(SMALL, "used-tables", "fewest-candidates", "last-blank")
(LONG,) = racers_over(puzzle_of_counts("E"), "used-tables")


@settings(deadline=None, max_examples=40)
@given(puzzles(), st.lists(st.integers(0, 20), max_size=8))
def test_on_one_clock_all_are_where_so_many_steps_lead(grid: Grid, strides: list[int]) -> None:
    race = Race(racers_over(grid), Clock())

    for stride in strides:
        race.run_together(stride, math.inf)

    for standing in race.standings():
        search = standing.racer.algorithm.start(grid)
        search.advance(sum(strides))
        assert standing.moment == search.moment()


def test_on_one_clock_who_needs_fewer_steps_is_first() -> None:
    race = Race([ROW_BY_ROW, QUICK, STUCK, ROW_BY_ROW], Clock())

    race.run_together(29, math.inf)
    before = [standing.place for standing in race.standings()]
    race.run_together(1, math.inf)

    assert before == [0, 1, 0, 0]
    assert [standing.place for standing in race.standings()] == [2, 1, 0, 2]
    assert race.is_over


@settings(deadline=None, max_examples=40)
@given(
    puzzles(),
    st.sampled_from([RaceRule.READS, RaceRule.CALLS]),
    st.lists(st.integers(0, 300), max_size=8),
)
def test_on_a_clock_of_reads_or_calls_all_are_where_so_many_lead(
    grid: Grid, rule: RaceRule, strides: list[int]
) -> None:
    race = Race(racers_over(grid), Clock(), rule)

    for stride in strides:
        race.run_together(stride, math.inf)

    for standing in race.standings():
        assert standing.moment == last_within(
            standing.racer.algorithm, grid, rule.value, sum(strides)
        )


@pytest.mark.parametrize("rule", [RaceRule.READS, RaceRule.CALLS])
def test_on_a_clock_of_reads_or_calls_who_needs_fewer_is_first(rule: RaceRule) -> None:
    race = Race([*ALL, ROW_BY_ROW], Clock(), rule)

    race.run_together(math.inf, math.inf)

    standings = race.standings()
    needed = [getattr(each.moment.counters, rule.value) for each in standings if each.place]
    assert [each.place for each in standings if each.place] == [
        sorted(needed).index(each) + 1 for each in needed
    ]
    assert [each.place for each in standings if each.racer == STUCK] == [0]
    assert len(set(needed)) > 3


@pytest.mark.parametrize("rule", [RaceRule.READS, RaceRule.CALLS])
def test_at_the_end_of_a_frame_at_full_speed_all_are_at_the_same_of_the_clock(
    rule: RaceRule,
) -> None:
    grid = puzzle_of_counts("defeating")
    racers = racers_over(grid, "used-tables", "missing-digits", "direct-check")
    race = Race(racers, Clock(seconds_per_look=0.0001), rule)

    for deadline in (0.0012, 0.0015, 0.0018):
        race.run_together(math.inf, deadline)

        needed = [getattr(each.moment.counters, rule.value) for each in race.standings()]
        assert max(needed) - min(needed) <= 82  # what a step may cost, far from what is needed
        assert min(needed) > 500


def test_who_is_stuck_has_run_and_has_no_place() -> None:
    race = Race([STUCK], Clock())

    race.run_together(1_000, math.inf)

    (standing,) = race.standings()
    assert (standing.moment.outcome, standing.place) == (Outcome.STUCK, 0)


def test_a_frame_ends_at_its_deadline() -> None:
    clock = Clock(seconds_per_look=0.001)
    race = Race(ALL, clock)

    race.run_together(math.inf, deadline=0.002)

    assert not race.is_over


def test_apart_all_come_to_their_own_end() -> None:
    race = Race(ALL, Clock(seconds_per_look=0.0001), RaceRule.SECONDS)
    frames = 0

    while not race.is_over:
        frames += 1
        race.run_apart(deadline=frames * 0.01)

    for standing in race.standings():
        assert standing.moment == walk(standing.racer.algorithm, SMALL).moments[-1]
        assert standing.seconds is not None
        assert (standing.seconds > 0) is (standing.moment.counters.steps > 0)


def test_apart_each_has_an_equal_share_of_a_frame() -> None:
    seconds = seconds_after_a_frame(LONG, LONG, LONG, LONG)

    assert seconds[0] > 0
    assert seconds == pytest.approx([seconds[0]] * 4, rel=0.05)


def test_apart_those_still_running_share_the_time_of_one_that_has_come_to_its_end() -> None:
    _, *others = seconds_after_a_frame(QUICK, LONG, LONG)

    assert others == pytest.approx(seconds_after_a_frame(LONG, LONG), rel=0.05)


def test_apart_who_needs_less_time_is_first() -> None:
    grid = puzzle_of_counts("C")
    racers = racers_over(grid, "used-tables", "fewest-candidates", "last-blank")
    race = Race(racers, Clock(seconds_per_look=0.0001), RaceRule.SECONDS)

    race.run_apart(deadline=10)

    rows, quick, stuck = race.standings()
    assert rows.seconds is not None
    assert quick.seconds is not None
    assert rows.seconds > quick.seconds
    assert (rows.place, quick.place, stuck.place) == (2, 1, 0)


def test_apart_a_short_search_is_timed_in_one_piece() -> None:
    """Cut into slices, it would be charged for looking at the clock between them."""
    race = Race([ROW_BY_ROW, QUICK], Clock(seconds_per_look=0.0001), RaceRule.SECONDS)

    race.run_apart(deadline=10)

    for standing in race.standings():
        assert standing.seconds == pytest.approx(0.0001)


def test_apart_a_short_search_is_timed_again_because_the_first_time_takes_longest() -> None:
    class WarmingUp(Clock):
        """A clock by which each piece of work takes half as long as the one before."""

        def __call__(self) -> float:
            self.seconds_per_look *= 0.7
            return super().__call__()

    race = Race([ROW_BY_ROW], WarmingUp(seconds_per_look=0.0001), RaceRule.SECONDS)

    race.run_apart(deadline=10)

    (standing,) = race.standings()
    assert standing.seconds is not None
    assert 0 < standing.seconds < 0.00001
    assert standing.moment == walk(ROW_BY_ROW.algorithm, SMALL).moments[-1]


def test_on_one_clock_nobody_is_timed() -> None:
    """Who takes turns with others pays more for the turns than for the work."""
    race = Race([ROW_BY_ROW, QUICK], Clock(seconds_per_look=0.0001))

    race.run_together(1_000, math.inf)

    assert [standing.seconds for standing in race.standings()] == [None, None]


def test_digits_that_clash_cannot_be_raced_over() -> None:
    with pytest.raises(ConflictError):
        Race(racers_over(Grid.from_line("2200000200104000")), Clock())


def seconds_after_a_frame(*racers: Racer) -> list[float]:
    """What each has worked when they have run apart for a second."""
    race = Race(racers, Clock(seconds_per_look=0.001), RaceRule.SECONDS)
    race.run_apart(deadline=1.0)
    return [standing.seconds or 0.0 for standing in race.standings()]
