"""Playing at a pace, by a clock that the test holds."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.player import AS_FAST_AS_IT_GOES, Player
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import Outcome, start_search
from tests.solvers.corpus import puzzle_of_counts

SMALL = puzzle_of_counts("small")  # 30 steps
ENDLESS = puzzle_of_counts("defeating")
FRAME = 0.016
AMPLE = 1_000.0


class Clock:
    """Goes on by `seconds_per_look` whenever it is looked at."""

    def __init__(self, seconds_per_look: float = 0.0) -> None:
        self.now = 0.0
        self._seconds_per_look = seconds_per_look

    def __call__(self) -> float:
        self.now += self._seconds_per_look
        return self.now


def player(pace: float, grid: Grid = SMALL) -> Player:
    return Player(start_search(algorithm_named("used-tables"), grid), pace)


def steps_of(played: Player) -> int:
    return played.moment.counters.steps


def test_one_step_a_second_takes_a_step_when_a_second_is_full() -> None:
    played = player(1.0)

    assert not played.play_for(0.5, AMPLE, Clock())
    assert not played.play_for(0.25, AMPLE, Clock())
    assert played.play_for(0.25, AMPLE, Clock())

    assert steps_of(played) == 1


@given(st.lists(st.integers(0, 100), max_size=30))
def test_no_fraction_of_a_step_is_lost_between_frames(hundredths: list[int]) -> None:
    played = player(25.0, ENDLESS)  # a quarter of a step each hundredth of a second

    for each in hundredths:
        played.play_for(each / 100, AMPLE, Clock())

    assert abs(steps_of(played) - sum(hundredths) / 4) <= 1


def test_a_step_is_one_step_at_any_pace() -> None:
    for pace in (1.0, 100.0, AS_FAST_AS_IT_GOES):
        played = player(pace)
        played.step()
        assert steps_of(played) == 1


def test_full_speed_stops_when_its_budget_is_spent() -> None:
    clock = Clock(seconds_per_look=0.001)
    played = player(AS_FAST_AS_IT_GOES, ENDLESS)

    assert played.play_for(FRAME, 0.010, clock)

    assert clock.now <= 0.012
    assert steps_of(played) > 5
    assert not played.has_ended


def test_a_slow_machine_still_takes_a_step_per_frame() -> None:
    played = player(AS_FAST_AS_IT_GOES, ENDLESS)

    played.play_for(FRAME, 0.010, Clock(seconds_per_look=0.006))

    assert steps_of(played) >= 1


def test_what_could_not_be_done_in_time_is_not_made_up_for_at_a_slower_pace() -> None:
    played = player(100_000.0, ENDLESS)
    played.play_for(10.0, 0.010, Clock(seconds_per_look=0.001))
    before = steps_of(played)

    played.pace = 1.0
    played.play_for(0.9, AMPLE, Clock())

    assert steps_of(played) == before


def test_a_faster_pace_acts_at_once() -> None:
    played = player(1.0, ENDLESS)
    played.play_for(0.9, AMPLE, Clock())

    played.pace = 1_000.0
    played.play_for(0.1, AMPLE, Clock())

    assert steps_of(played) == 100


def test_the_slices_between_two_looks_at_the_clock_grow_while_they_are_quick() -> None:
    played = player(AS_FAST_AS_IT_GOES, ENDLESS)

    played.play_for(FRAME, 0.004, Clock(seconds_per_look=0.0004))

    assert steps_of(played) > 500  # in about ten looks


def test_the_slices_shrink_when_they_take_too_long() -> None:
    played = player(AS_FAST_AS_IT_GOES, ENDLESS)
    played.play_for(FRAME, 0.004, Clock(seconds_per_look=0.0004))
    for _ in range(20):
        played.play_for(FRAME, 0.010, Clock(seconds_per_look=0.004))
    before = steps_of(played)

    played.play_for(FRAME, 0.010, Clock(seconds_per_look=0.004))

    assert 1 <= steps_of(played) - before <= 10


def test_playing_on_after_the_end_takes_no_step() -> None:
    played = player(AS_FAST_AS_IT_GOES)
    played.play_for(FRAME, AMPLE, Clock())
    assert played.has_ended

    played.play_for(FRAME, AMPLE, Clock())
    played.step()

    assert played.moment.outcome is Outcome.SOLVED
    assert steps_of(played) == 30
