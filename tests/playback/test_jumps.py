"""The jumps: each leads where a look at every single step leads."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Cell, Digit
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
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Condition, ConditionKind
from tests.support.playback.naive import NOWHERE, Walked, conditions, walk, walks
from tests.support.puzzles import SMALL

WALKED = walk(ALGORITHMS[0], SMALL)


@settings(deadline=None, max_examples=60)
@given(walks(), st.data())
def test_the_next_moment_of_a_kind_is_the_first_one_met_step_by_step(
    walked: Walked, data: st.DataObject
) -> None:
    _compare(walked, ToNext(data.draw(conditions(walked.grid))), data)


@settings(deadline=None, max_examples=60)
@given(walks(), st.data())
def test_the_previous_moment_of_a_kind_is_the_first_one_met_going_back(
    walked: Walked, data: st.DataObject
) -> None:
    _compare(walked, ToPrevious(data.draw(conditions(walked.grid))), data)


@settings(deadline=None, max_examples=100)
@given(walks(), st.sampled_from([ToEnd(), ToDeepest(), ToSubtreeEnd()]), st.data())
def test_the_end_the_deepest_moment_and_the_end_of_the_subtree_are_where_they_are(
    walked: Walked, jump: Jump, data: st.DataObject
) -> None:
    _compare(walked, jump, data)


@pytest.mark.parametrize("kind", ConditionKind)
def test_there_and_back_meets_the_same_moments(kind: ConditionKind) -> None:
    condition = Condition(kind, cell=Cell(5), digit=Digit(4), depth=8)
    timeline = WALKED.timeline()

    met = []
    while timeline.jump(ToNext(condition)) is JumpStatus.ARRIVED:
        met.append(timeline.current_step)
    timeline.jump(ToEnd())
    met_going_back = []
    while timeline.jump(ToPrevious(condition)) is JumpStatus.ARRIVED:
        met_going_back.append(timeline.current_step)

    assert len(met) > 1
    assert met_going_back in (met[::-1], met[-2::-1])  # the end itself is not before the end


def test_at_the_root_there_is_no_subtree_to_leave() -> None:
    timeline = WALKED.timeline()

    assert timeline.jump(ToSubtreeEnd()) is JumpStatus.NO_SUCH_MOMENT
    assert timeline.explored == 0


def test_a_jump_is_a_value() -> None:
    assert ToStep(3) == ToStep(3) != ToStep(4)
    assert len({ToNext(Condition.dead_end()), ToNext(Condition.dead_end())}) == 1


def _compare(walked: Walked, jump: Jump, data: st.DataObject) -> None:
    """Set out at any place, with any stretch explored, and compare with the naive scan."""
    timeline = walked.timeline()
    start = data.draw(st.integers(0, walked.end))
    timeline.seek(start)
    timeline.explore(data.draw(st.integers(0, 200)))
    meant = walked.meant_by(jump, start, timeline.explored)

    progress = timeline.jump(jump)

    if meant == NOWHERE:
        assert (progress, timeline.current_step) == (JumpStatus.NO_SUCH_MOMENT, start)
    else:
        assert (progress, timeline.current_step) == (JumpStatus.ARRIVED, meant)
    assert timeline.moment() == walked.moments[timeline.current_step]
