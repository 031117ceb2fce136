"""The marks that a race leaves behind: few however long it is, and near to every moment."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sudoku_gui.playback.race_marks import RaceMark, RaceMarks

_AT_MOST = 1_024


def marks_over(steps: range) -> RaceMarks:
    """Those left by a search that is looked at after these steps; each costs 3, and 1 ms."""
    marks = RaceMarks(mark_at(0))
    for step in steps:
        if marks.is_due(step):
            marks.add(step, mark_at(step))
    return marks


def mark_at(step: int) -> RaceMark:
    """The mark of a step."""
    return RaceMark(3 * step, step / 1_000, b"")


OFTEN, SELDOM = (marks_over(range(0, 5_000_000, stride)) for stride in (7, 1_001))


@pytest.mark.parametrize("marks", [OFTEN, SELDOM], ids=["often", "seldom"])
def test_there_are_never_more_than_so_many_and_not_many_fewer(marks: RaceMarks) -> None:
    assert _AT_MOST / 3 < len(marks) <= _AT_MOST


def test_a_short_race_leaves_some_too() -> None:
    assert len(marks_over(range(1_000))) > 10


@given(st.sampled_from([OFTEN, SELDOM]), st.integers(0, 15_000_000))
def test_the_nearest_is_not_behind_the_moment_and_near_to_it(marks: RaceMarks, count: int) -> None:
    nearest = marks.nearest(count)

    assert count - 3 * 5_000_000 / (_AT_MOST / 4) < nearest.count <= count


def test_before_the_start_there_is_the_start() -> None:
    marks = RaceMarks(RaceMark(27, 0.0, b"start"))

    assert marks.nearest(5).state == b"start"


@given(st.floats(0, 4_999.9))
@example(0.085)
def test_what_was_counted_by_some_time_is_told_from_the_marks_around_it(seconds: float) -> None:
    count = OFTEN.count_at(seconds, front=mark_at(5_000_000))

    assert abs(count - 3_000 * seconds) < 1.001  # both are rounded
