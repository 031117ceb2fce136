"""Looking back in a race: any moment of its clock, and the moments around it."""

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.grid import Grid
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.playback import race_marks
from sudoku_gui.playback.race import Race, RaceStanding
from sudoku_gui.playback.race_runner import RaceRule
from sudoku_gui.playback.racers import racers_by_algorithm
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Moment
from tests.support.playback.clock import Clock
from tests.support.playback.counting import Counting, Tally
from tests.support.playback.naive import last_within
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.strategies import puzzles

TIMED = RaceRule.SECONDS
COUNTED = (RaceRule.STEPS, RaceRule.READS, RaceRule.CALLS)
STRIDES = st.lists(st.integers(0, 300), max_size=5)
LOOKS = st.lists(st.integers(-5, 1_500), min_size=1, max_size=8)


@pytest.fixture(autouse=True, scope="module")
def _few_marks() -> Iterator[None]:
    """So few that a short race has to do without most of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(race_marks, "_FIRST_SPACING", 3)
        patch.setattr(race_marks, "_AT_MOST", 6)
        yield


def race_over(grid: Grid, rule: RaceRule, clock: Clock | None = None) -> Race:
    """All algorithms over a grid."""
    return Race(racers_by_algorithm(Sheet.of_givens(grid), ALGORITHMS), clock or Clock(), rule)


def race_of(search: type[Counting], grid: Grid, clock: Clock) -> Race:
    """A race by seconds of one alone, with such a search."""
    row_by_row = ALGORITHMS[0]
    racer = replace(row_by_row, start=lambda grid: search(row_by_row.start(grid), Tally()))
    return Race(racers_by_algorithm(Sheet.of_givens(grid), [racer]), clock, TIMED)


def run_to_the_end(grid: Grid, rule: RaceRule) -> Race:
    """All algorithms, all at their end; a look at the clock of a race by seconds takes 0.1 ms."""
    race = race_over(grid, rule, Clock(seconds_per_look=0.0001))
    while not race.is_over:
        race.run_apart(math.inf) if rule is TIMED else race.run_together(200, math.inf)
    return race


def look(race: Race, at: float) -> tuple[RaceStanding, ...]:
    """How all stood when the clock said `at`."""
    race.begin_look(at)
    while not race.continue_look(deadline=0):
        pass
    return race.standings()


def moments(standings: tuple[RaceStanding, ...]) -> list[Moment]:
    """The moments alone."""
    return [standing.moment for standing in standings]


@settings(deadline=None, max_examples=60)
@given(puzzles(), st.sampled_from(COUNTED), STRIDES, LOOKS)
def test_at_any_moment_of_the_clock_all_are_where_it_led(
    grid: Grid, rule: RaceRule, strides: list[int], looks: list[int]
) -> None:
    race = race_over(grid, rule)
    for stride in strides:
        race.run_together(stride, math.inf)

    for at in looks:
        clock = min(max(0, at), race.front)
        assert moments(look(race, at)) == [
            last_within(racer, grid, rule.value, int(clock)) for racer in ALGORITHMS
        ]
        assert race.shown == clock


@settings(deadline=None, max_examples=30)
@given(puzzles(), st.sampled_from(COUNTED), STRIDES, STRIDES, st.integers(0, 500))
def test_a_look_back_does_not_change_how_the_race_goes_on(
    grid: Grid, rule: RaceRule, before: list[int], after: list[int], at: int
) -> None:
    race, other = race_over(grid, rule), race_over(grid, rule)
    for stride in before:
        race.run_together(stride, math.inf)
        other.run_together(stride, math.inf)

    look(race, at)
    back = look(race, math.inf)
    assert back == other.standings()
    for stride in after:
        race.run_together(stride, math.inf)
        other.run_together(stride, math.inf)

    assert race.standings() == other.standings()


@pytest.mark.parametrize("rule", COUNTED)
def test_the_next_change_is_the_first_moment_that_shows_something_else(rule: RaceRule) -> None:
    race = run_to_the_end(SMALL, rule)
    shown = [moments(look(race, at)) for at in range(int(race.front) + 1)]
    changes = [at for at in range(1, len(shown)) if shown[at] != shown[at - 1]]

    look(race, 0)
    forth = [int(race.next_change(is_forth=True)) for _ in _walk(race, is_forth=True)]
    back = [int(race.next_change(is_forth=False)) for _ in _walk(race, is_forth=False)]

    assert forth == changes
    assert back == [at - 1 for at in reversed(changes)]


def _walk(race: Race, *, is_forth: bool) -> Iterator[None]:
    """Go from change to change until there is none."""
    while race.shown < race.front if is_forth else any(m.path for m in moments(race.standings())):
        yield
        look(race, race.next_change(is_forth))


def test_who_has_come_to_an_answer_has_the_place_from_that_moment_on() -> None:
    race = run_to_the_end(SMALL, RaceRule.STEPS)
    ends = race.standings()

    for at in range(int(race.front) + 1):
        for standing, end in zip(look(race, at), ends, strict=True):
            is_there = at >= end.moment.counters.steps
            assert standing.place == (end.place if is_there else 0)


def test_in_a_race_by_seconds_each_goes_from_its_start_to_its_end() -> None:
    race = run_to_the_end(puzzle_of_counts("C"), TIMED)
    ends = look(race, math.inf)

    starts = look(race, 0)
    looks = [look(race, race.front * share / 50) for share in range(51)]

    assert {moment.counters.steps for moment in moments(starts)} == {0}
    assert looks[-1] == ends
    for earlier, later in pairwise(looks):
        for before, after in zip(earlier, later, strict=True):
            assert before.moment.counters.steps <= after.moment.counters.steps
            assert before.seconds is not None
            assert after.seconds is not None
            assert before.seconds <= after.seconds


def test_in_a_race_by_seconds_half_the_time_is_half_the_steps() -> None:
    clock = Clock()

    class Steady(Counting):
        """A search that takes a microsecond for each step."""

        def advance(self, steps: int) -> int:
            clock.now += steps / 1_000_000
            return super().advance(steps)

    race = race_of(Steady, puzzle_of_counts("defeating"), clock)
    race.run_apart(0.5)

    (half,) = look(race, race.front / 2)

    assert half.seconds == race.front / 2
    assert abs(half.moment.counters.steps - race.front * 500_000) <= 1


def test_in_a_race_by_seconds_a_change_is_a_thousandth() -> None:
    race = run_to_the_end(puzzle_of_counts("C"), TIMED)
    look(race, race.front / 2)

    assert race.next_change(is_forth=True) == pytest.approx(race.front * 0.501)
    assert race.next_change(is_forth=False) == pytest.approx(race.front * 0.499)


def test_what_saving_takes_is_not_charged_to_a_racer_who_is_timed() -> None:
    clock = Clock(seconds_per_look=0.0001)

    class SlowToSave(Counting):
        """A search that takes an hour to be saved."""

        def snapshot(self) -> bytes:
            clock.now += 3_600
            return super().snapshot()

    race = race_of(SlowToSave, puzzle_of_counts("C"), clock)

    while not race.is_over:
        race.run_apart(math.inf)

    (standing,) = race.standings()
    assert clock.now > 2 * 3_600
    assert standing.seconds is not None
    assert standing.seconds < 1
