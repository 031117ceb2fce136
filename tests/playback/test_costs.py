"""What walking along a search costs, counted in steps: the same on every machine."""

import pytest

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.playback.explorer import RecordingLimits
from sudoku_gui.playback.jumps import (
    Jump,
    JumpStatus,
    ToDeepest,
    ToEnd,
    ToNext,
    ToPrevious,
    ToStep,
    ToSubtreeEnd,
)
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Condition
from tests.support.playback.counting import Tally, counting
from tests.support.solvers.corpus import puzzle_of_counts

LONG = puzzle_of_counts("E")
WIDE = RecordingLimits(checkpoints=4, slices=8)
"""So few checkpoints that their spacing is a quarter of the search or more."""

JUMPS: tuple[Jump, ...] = (
    ToStep(12_345),
    ToStep(32_000),
    ToEnd(),
    ToDeepest(),
    ToSubtreeEnd(),
    ToNext(Condition.cell_holds(Cell(80), Digit(1))),
    ToNext(Condition.depth_above(58)),
    ToPrevious(Condition.backtrack()),
    ToPrevious(Condition.cell_changes(LONG.blanks()[0])),
    ToPrevious(Condition.cell_holds(Cell(80), Digit(1))),
)


@pytest.mark.parametrize("jump", JUMPS, ids=str)
@pytest.mark.parametrize("instalment", [50, 1_000])
def test_no_instalment_takes_more_steps_than_it_may(jump: Jump, instalment: int) -> None:
    timeline, tally = _at(20_000, explored=30_000)
    timeline.begin_jump(jump)

    while timeline.continue_jump(instalment) is JumpStatus.UNDER_WAY:
        assert tally.take_steps() <= instalment
        assert tally.take_restores() <= 1 + instalment // 100


def test_looking_on_from_the_front_takes_each_step_once() -> None:
    timeline, tally = _at(0, explored=0)

    for _ in range(100):
        timeline.advance(30)
        timeline.moment()

    assert (tally.take_steps(), tally.restores) == (3_000, 0)


def test_looking_on_behind_the_front_takes_each_step_once() -> None:
    timeline, tally = _at(10_000, explored=30_000)

    for _ in range(100):
        timeline.advance(30)
        timeline.moment()

    assert (tally.take_steps(), tally.restores) == (3_000, 0)


def test_going_to_the_front_takes_no_step() -> None:
    timeline, tally = _at(10_000, explored=30_000)

    timeline.seek(30_000)

    assert timeline.moment().counters.steps == 30_000
    assert (tally.steps, tally.restores) == (0, 0)


def test_a_jump_from_behind_the_front_begins_at_the_place_looked_at() -> None:
    timeline, tally = _at(20_000, explored=30_000)
    timeline.advance(5_000)
    tally.take_steps()

    timeline.jump(ToNext(Condition.backtrack()))

    assert tally.steps == timeline.current_step - 25_000


def test_a_jump_beyond_the_front_takes_each_step_once() -> None:
    timeline, tally = _at(10_000, explored=10_000)
    timeline.begin_jump(ToNext(Condition.depth_above(50)))

    while timeline.continue_jump(100) is JumpStatus.UNDER_WAY:
        pass

    assert timeline.current_step > 11_000
    assert tally.steps == timeline.current_step - 10_000


def test_going_back_step_by_step_replays_a_spacing_once() -> None:
    timeline, tally = _at(30_000, explored=60_000)
    spacing = 16_384

    for _ in range(1_000):
        timeline.seek(timeline.current_step - 1)

    assert timeline.current_step == 29_000
    assert tally.steps < spacing + 1_000 * 20
    assert tally.restores <= 1_000


def test_going_back_from_backtrack_to_backtrack_replays_a_spacing_once() -> None:
    timeline, tally = _at(30_000, explored=30_000)
    spacing = 16_384

    for _ in range(200):
        timeline.jump(ToPrevious(Condition.backtrack()))

    gone = 30_000 - timeline.current_step
    assert tally.steps < 2 * spacing + gone * 40


def test_a_closer_look_elsewhere_leaves_the_way_back_as_short_as_it_was() -> None:
    timeline, tally = _at(30_000, explored=60_000)
    timeline.exact_depths(20_000, 20_100, 10).work(16_384)
    tally.take_steps()

    for _ in range(10):
        timeline.seek(timeline.current_step - 1)

    assert tally.steps < 1_000


def test_what_is_not_there_is_looked_for_in_few_and_ever_longer_stretches() -> None:
    timeline, tally = _at(60_000, explored=60_000, bounds=RecordingLimits())

    timeline.jump(ToPrevious(Condition.cell_holds(Cell(80), Digit(1))))

    assert timeline.current_step == 60_000
    assert tally.steps < 2 * 60_000
    assert tally.restores < 20


def test_the_last_of_many_such_steps_costs_no_more_than_twice_the_stretch() -> None:
    timeline, tally = _at(30_000, explored=60_000)
    timeline.jump(ToPrevious(Condition.depth_above(0)))

    assert timeline.current_step == 29_999
    assert tally.steps < 2 * 16_384


def test_the_deepest_moment_is_found_in_its_slice() -> None:
    timeline, tally = _at(100, explored=60_000)

    timeline.jump(ToDeepest())

    slice_width, spacing = 8_192, 16_384
    assert tally.steps < slice_width + spacing


def test_slices_that_do_not_come_up_are_passed_over() -> None:
    timeline, tally = _at(
        20_000, explored=90_000, bounds=RecordingLimits(checkpoints=64, slices=64)
    )
    timeline.jump(ToNext(Condition.depth_below(4)))
    start = timeline.current_step
    tally.take_steps()

    timeline.jump(ToSubtreeEnd())

    slice_width = spacing = 2_048
    assert timeline.current_step - start > 5 * slice_width
    assert tally.steps < slice_width + spacing


def _at(step: int, explored: int, bounds: RecordingLimits = WIDE) -> tuple[Timeline, Tally]:
    """A timeline at a step, and a tally that counts from now on."""
    tally = Tally()
    timeline = Timeline(counting(ALGORITHMS[0], tally), LONG, bounds)
    timeline.explore(explored)
    timeline.seek(step)
    tally.steps = tally.restores = 0
    return timeline, tally
