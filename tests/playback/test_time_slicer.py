"""Work in slices, by a clock that the test holds."""

import math

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.playback.time_slicer import TimeSlicer
from tests.support.playback.clock import Clock

AMPLE = 1_000.0


class Work:
    """Notes how large each slice was; there are `left` steps to do."""

    def __init__(self, left: float = math.inf) -> None:
        self.sizes: list[int] = []
        self._left = left

    def __call__(self, steps: int) -> bool:
        taken = int(min(steps, self._left))
        self._left -= taken
        self.sizes.append(taken)
        return taken < steps

    @property
    def done(self) -> int:
        return sum(self.sizes)


@given(st.lists(st.integers(0, 5_000), max_size=5), st.sampled_from([0.0, 0.0004, 0.001, 0.01]))
def test_exactly_the_steps_asked_for_are_done_when_there_is_time(
    asked: list[int], seconds_per_look: float
) -> None:
    slices, work = TimeSlicer(Clock(seconds_per_look)), Work()

    for steps in asked:
        slices.run(steps, work, math.inf)

    assert work.done == sum(asked)
    assert 0 not in work.sizes


def test_work_that_ends_is_not_asked_again() -> None:
    slices, work = TimeSlicer(Clock()), Work(left=10)

    slices.run(math.inf, work, AMPLE)

    assert work.sizes == [1, 2, 4, 3]


def test_nothing_is_done_when_the_time_is_up_already() -> None:
    clock, work = Clock(), Work()
    clock.now = 1.0

    TimeSlicer(clock).run(math.inf, work, 1.0)

    assert work.sizes == []


@given(st.floats(0.0001, 0.02), st.floats(0.0001, 0.05))
def test_no_slice_begins_after_the_deadline(seconds_per_slice: float, deadline: float) -> None:
    clock, work = Clock(seconds_per_slice), Work()

    TimeSlicer(clock).run(math.inf, work, deadline)

    assert clock.now - seconds_per_slice < deadline <= clock.now


def test_slices_grow_while_they_are_quick() -> None:
    work = Work()

    TimeSlicer(Clock(seconds_per_look=0.0004)).run(1_000, work, AMPLE)

    assert work.sizes == [1, 2, 4, 8, 16, 32, 64, 128, 256, 489]


def test_slices_grow_to_as_long_as_they_are_to_be() -> None:
    work = Work()

    TimeSlicer(Clock(seconds_per_look=0.0006), seconds=0.004).run(100, work, AMPLE)
    TimeSlicer(Clock(seconds_per_look=0.0006), seconds=0.001).run(3, work, AMPLE)

    assert work.sizes == [1, 2, 4, 8, 16, 32, 37, 1, 1, 1]


def test_slices_of_about_a_millisecond_stay_as_they_are() -> None:
    work = Work()

    TimeSlicer(Clock(seconds_per_look=0.001)).run(5, work, AMPLE)

    assert work.sizes == [1, 1, 1, 1, 1]


def test_slices_shrink_to_a_single_step_when_they_take_too_long() -> None:
    clock = Clock(seconds_per_look=0.0004)
    slices = TimeSlicer(clock)
    slices.run(15, Work(), AMPLE)  # the next slice would be of 16
    clock.seconds_per_look = 0.004
    work = Work()

    slices.run(32, work, AMPLE)

    assert work.sizes == [16, 8, 4, 2, 1, 1]


def test_a_small_order_says_nothing_about_the_size_that_fits() -> None:
    slices = TimeSlicer(Clock(seconds_per_look=0.0004))
    slices.run(7, Work(), AMPLE)  # the next slice would be of 8
    for _ in range(20):
        slices.run(1, Work(), AMPLE)
    work = Work()

    slices.run(10, work, AMPLE)

    assert work.sizes == [8, 2]
