"""Checkpoints and the nearby ones: which are kept, and which one is nearest."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.playback.checkpoints import Checkpoint, Checkpoints, NearbyCheckpoints

START = Checkpoint(0, b"start")


@given(st.integers(1, 9), st.integers(0, 200), st.integers(0, 500))
def test_the_nearest_checkpoint_is_the_last_one_kept_that_is_not_after_the_step(
    limit: int, additions: int, step: int
) -> None:
    checkpoints = _filled(limit, additions)
    kept = [step * checkpoints.spacing for step in range(len(checkpoints))]

    nearest = checkpoints.nearest(step)

    assert nearest.step == max(each for each in kept if each <= step)
    assert nearest.state == _state(nearest.step)


@given(st.integers(1, 9), st.integers(0, 200))
def test_there_are_never_more_checkpoints_than_the_limit(limit: int, additions: int) -> None:
    assert len(_filled(limit, additions)) <= limit


def test_every_second_checkpoint_is_dropped_and_the_spacing_doubled() -> None:
    checkpoints = _filled(limit=4, additions=4)

    assert checkpoints.spacing == 4
    assert [checkpoints.nearest(step).step for step in (0, 3, 4, 8, 99)] == [0, 0, 4, 8, 8]
    assert checkpoints.due == 12


def test_the_nearest_rung_is_the_last_one_that_is_not_after_the_step() -> None:
    nearby = _ladder(10, 20, 24)

    assert [nearby.nearest(step, START).step for step in (9, 10, 19, 23, 24, 99)] == [
        *(0, 10, 10, 20, 24, 24)
    ]


def test_a_checkpoint_that_is_as_near_as_a_rung_will_do() -> None:
    checkpoint = Checkpoint(20, b"checkpoint")

    assert _ladder(10, 20).nearest(21, checkpoint) is checkpoint


def test_a_rung_lets_go_of_those_after_it() -> None:
    nearby = _ladder(10, 20, 30, 20)

    assert len(nearby) == 2
    assert nearby.nearest(99, START).step == 20


def test_a_full_ladder_lets_go_of_the_rung_farthest_back() -> None:
    nearby = _ladder(10, 20, 30, 40, limit=3)

    assert len(nearby) == 3
    assert nearby.nearest(19, START) is START
    assert nearby.nearest(20, START).step == 20


@pytest.mark.parametrize("limit", [1, 3])
@given(steps=st.lists(st.integers(0, 50)))
def test_there_are_never_more_rungs_than_the_limit(limit: int, steps: list[int]) -> None:
    assert len(_ladder(*steps, limit=limit)) <= limit


def _filled(limit: int, additions: int) -> Checkpoints:
    checkpoints = Checkpoints(_state(0), spacing=2, limit=limit)
    for _ in range(additions):
        checkpoints.add(_state(checkpoints.due))
    return checkpoints


def _ladder(*steps: int, limit: int = 8) -> NearbyCheckpoints:
    nearby = NearbyCheckpoints(limit)
    for step in steps:
        nearby.keep(Checkpoint(step, _state(step)))
    return nearby


def _state(step: int) -> bytes:
    return str(step).encode()
