"""Playing at a pace, by a clock that the test holds."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.jumps import JumpStatus, ToEnd, ToStep
from sudoku_gui.playback.pace import UNLIMITED_PACE, PlayDirection
from sudoku_gui.playback.player import Player
from sudoku_gui.playback.time_slicer import TimeSlicer
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import Outcome
from tests.support.playback.clock import Clock
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts

ENDLESS = puzzle_of_counts("defeating")
FRAME = 0.016
BUDGET = 0.010
AMPLE = 1_000.0


class Desk:
    """A player and its clock, which goes on by `seconds_per_look`."""

    def __init__(self, pace: float, grid: Grid = SMALL, seconds_per_look: float = 0.0) -> None:
        self.clock = Clock(seconds_per_look)
        timeline = Timeline(algorithm_named("used-tables"), grid)
        self.player = Player(timeline, pace, TimeSlicer(self.clock))

    def move(self, elapsed: float = FRAME, budget: float = AMPLE) -> None:
        self.player.move(elapsed, self.clock.now + budget)

    def stand_at(self, step: int) -> None:
        self.player.jump(ToStep(step))
        self.move()
        assert self.at == step

    @property
    def at(self) -> int:
        return self.player.timeline.current_step


def playing(pace: float, grid: Grid = ENDLESS, seconds_per_look: float = 0.0) -> Desk:
    desk = Desk(pace, grid, seconds_per_look)
    desk.player.play(PlayDirection.FORWARDS)
    return desk


def test_a_player_stands_still_until_told_to_move() -> None:
    desk = Desk(UNLIMITED_PACE)

    desk.move(10.0)

    assert (desk.at, desk.player.direction) == (0, PlayDirection.PAUSED)
    assert not desk.player.is_moving


def test_one_step_a_second_takes_a_step_when_a_second_is_full() -> None:
    desk = playing(1.0)

    desk.move(0.5)
    desk.move(0.25)
    before = desk.at
    desk.move(0.25)

    assert (before, desk.at) == (0, 1)


@settings(deadline=None)
@given(st.lists(st.integers(0, 100), max_size=30))
def test_no_fraction_of_a_step_is_lost_between_frames(hundredths: list[int]) -> None:
    desk = playing(25.0)  # a quarter of a step each hundredth of a second

    for each in hundredths:
        desk.move(each / 100)

    assert abs(desk.at - sum(hundredths) / 4) <= 1


@settings(deadline=None)
@given(st.lists(st.integers(0, 100), max_size=30))
def test_nor_on_the_way_back(hundredths: list[int]) -> None:
    desk = Desk(25.0, ENDLESS)
    desk.stand_at(1_000)
    desk.player.play(PlayDirection.BACKWARDS)

    for each in hundredths:
        desk.move(each / 100)

    assert abs(1_000 - desk.at - sum(hundredths) / 4) <= 1


@pytest.mark.parametrize("pace", [1.0, 100.0, UNLIMITED_PACE])
def test_a_step_is_one_step_at_any_pace(pace: float) -> None:
    desk = Desk(pace)

    for step in (1, 2, 1):
        desk.stand_at(step)

    assert desk.player.direction is PlayDirection.PAUSED


def test_full_speed_stops_when_its_budget_is_spent() -> None:
    desk = playing(UNLIMITED_PACE, seconds_per_look=0.001)

    desk.move(budget=BUDGET)

    assert desk.clock.now <= 0.012
    assert desk.at > 5
    assert desk.player.is_moving


@pytest.mark.parametrize("motion", [PlayDirection.FORWARDS, PlayDirection.BACKWARDS])
def test_a_slow_machine_still_takes_a_step_per_frame(motion: PlayDirection) -> None:
    desk = Desk(UNLIMITED_PACE, ENDLESS)
    desk.stand_at(1_000)
    desk.clock.seconds_per_look = 0.006
    desk.player.play(motion)

    desk.move(budget=BUDGET)

    assert desk.at != 1_000


def test_what_could_not_be_done_in_time_is_not_made_up_for_at_a_slower_pace() -> None:
    desk = playing(100_000.0, seconds_per_look=0.001)
    desk.move(10.0, BUDGET)
    before = desk.at

    desk.player.pace = 1.0
    desk.move(0.9)

    assert desk.at == before


def test_a_faster_pace_acts_at_once() -> None:
    desk = playing(1.0)
    desk.move(0.9)

    desk.player.pace = 1_000.0
    desk.move(0.1)

    assert desk.at == 100


def test_playing_on_after_the_end_takes_no_step() -> None:
    desk = playing(UNLIMITED_PACE, SMALL)
    desk.move()
    assert not desk.player.is_moving

    desk.player.play(PlayDirection.FORWARDS)
    desk.move()

    assert desk.player.timeline.moment().outcome is Outcome.SOLVED
    assert desk.at == 30
    assert not desk.player.is_moving


def test_playing_backwards_stands_still_at_the_start() -> None:
    desk = Desk(10.0)
    desk.stand_at(30)
    desk.player.play(PlayDirection.BACKWARDS)

    desk.move(2.0)
    assert (desk.at, desk.player.is_moving) == (10, True)
    desk.move(2.0)

    assert (desk.at, desk.player.is_moving) == (0, False)


def test_full_speed_backwards_takes_more_and_more_steps_per_frame() -> None:
    desk = Desk(UNLIMITED_PACE, ENDLESS)
    desk.stand_at(1_000)
    desk.player.play(PlayDirection.BACKWARDS)

    places = []
    for _ in range(4):
        desk.move()
        places.append(desk.at)

    assert places == [999, 997, 993, 985]


def test_full_speed_backwards_takes_half_the_steps_where_a_frame_was_too_short() -> None:
    desk = Desk(UNLIMITED_PACE, ENDLESS)
    desk.stand_at(1_000)
    desk.player.play(PlayDirection.BACKWARDS)
    for _ in range(5):  # 1, 2, 4, 8 and 16 steps
        desk.move()

    desk.clock.seconds_per_look = 0.02
    desk.move(budget=BUDGET)  # 32, which take longer
    desk.clock.seconds_per_look = 0.0
    desk.move()
    before = desk.at
    desk.move()

    assert (before, desk.at) == (937, 921)


def test_playing_goes_on_to_the_end_also_where_that_is_known_already() -> None:
    desk = playing(10.0, SMALL)
    desk.player.explore(desk.clock.now + AMPLE)
    assert desk.player.timeline.outcome is Outcome.SOLVED

    desk.move(1.0)
    assert (desk.at, desk.player.direction) == (10, PlayDirection.FORWARDS)
    desk.move(2.0)

    assert (desk.at, desk.player.direction) == (30, PlayDirection.PAUSED)


def test_standing_still_gives_up_what_is_due() -> None:
    desk = playing(1.0)
    desk.move(0.9)

    desk.player.play(PlayDirection.PAUSED)
    desk.player.play(PlayDirection.FORWARDS)
    desk.move(0.9)

    assert desk.at == 0


def test_a_jump_goes_on_frame_by_frame_and_then_stands_still() -> None:
    desk = playing(UNLIMITED_PACE, seconds_per_look=0.001)
    desk.player.jump(ToStep(100))

    frames = 0
    while desk.player.is_moving:
        assert (desk.at, desk.player.jump_status) == (0, JumpStatus.UNDER_WAY)
        desk.move(budget=BUDGET)
        frames += 1

    assert frames > 5
    assert (desk.at, desk.player.jump_status) == (100, JumpStatus.ARRIVED)
    assert desk.player.direction is PlayDirection.PAUSED


def test_a_jump_to_where_there_is_nothing_leaves_the_place() -> None:
    desk = Desk(1.0)
    desk.stand_at(7)

    desk.player.jump(ToStep(31))
    desk.move()

    assert (desk.at, desk.player.jump_status) == (7, JumpStatus.NO_SUCH_MOMENT)
    assert not desk.player.is_moving


def test_playing_ends_a_jump_that_is_under_way() -> None:
    desk = Desk(1.0, ENDLESS, seconds_per_look=0.001)
    desk.player.jump(ToEnd())
    desk.move(budget=BUDGET)

    desk.player.play(PlayDirection.FORWARDS)
    desk.move(1.0)

    assert (desk.at, desk.player.jump_status) == (1, JumpStatus.ARRIVED)


def test_exploring_stops_when_its_budget_is_spent_and_moves_nothing() -> None:
    desk = Desk(1.0, ENDLESS, seconds_per_look=0.001)

    desk.player.explore(BUDGET)

    assert desk.clock.now <= 0.012
    assert desk.player.timeline.explored > 5
    assert (desk.at, desk.player.can_explore) == (0, True)


def test_exploring_ends_with_the_search() -> None:
    desk = Desk(1.0)

    desk.player.explore(AMPLE)

    assert (desk.player.timeline.explored, desk.at) == (30, 0)
    assert not desk.player.can_explore


def test_nothing_is_explored_when_that_is_not_wanted() -> None:
    desk = Desk(1.0)
    desk.player.explores = False

    desk.player.explore(AMPLE)

    assert desk.player.timeline.explored == 0
    assert not desk.player.can_explore


@pytest.mark.parametrize(("halt_from", "halts_at"), [(1, 1), (5, 5), (6, 10), (14, 19), (30, 30)])
@pytest.mark.parametrize("pace", [1.0, 60.0, UNLIMITED_PACE])
def test_what_plays_halts_at_the_first_placement_from_a_step_on(
    pace: float, halt_from: int, halts_at: int
) -> None:
    desk = playing(pace, SMALL)
    desk.player.halt_from = halt_from

    for _ in range(40):
        desk.move(1.0)

    assert (desk.at, desk.player.direction) == (halts_at, PlayDirection.PAUSED)


def test_it_halts_once_and_plays_on_to_the_end() -> None:
    desk = playing(UNLIMITED_PACE, SMALL)
    desk.player.halt_from = 8
    desk.move()

    desk.player.play(PlayDirection.FORWARDS)
    desk.move()

    assert desk.at == 30


def test_the_last_placement_is_no_halt_for_nothing_comes_after_it() -> None:
    desk = playing(UNLIMITED_PACE, SMALL)
    desk.player.halt_from = 30
    before = desk.player.halt_from

    desk.move()

    assert desk.player.halt_from == before
    assert desk.player.timeline.outcome is Outcome.SOLVED


def test_going_back_is_not_halted() -> None:
    desk = Desk(UNLIMITED_PACE)
    desk.stand_at(20)
    desk.player.halt_from = 3

    desk.player.play(PlayDirection.BACKWARDS)
    for _ in range(20):
        desk.move()

    assert desk.at == 0


@pytest.mark.parametrize(("pace", "steps"), [(UNLIMITED_PACE, 3), (1_000.0, 1)])
def test_only_without_a_limit_it_plays_in_slices_of_its_own(pace: float, steps: int) -> None:
    clock = Clock(seconds_per_look=1.0)
    slices, own = TimeSlicer(clock), TimeSlicer(clock, first=3)
    player = Player(Timeline(algorithm_named("used-tables"), SMALL), pace, slices, own)
    player.play(PlayDirection.FORWARDS)

    player.move(0.002, clock.now + 2.0)

    assert player.timeline.current_step == steps
