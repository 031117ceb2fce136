"""The jumps: each leads where a look at every single step leads."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.jumps import (
    Jump,
    JumpStatus,
    Measure,
    ToCount,
    ToDeepest,
    ToEnd,
    ToNext,
    ToNextSolution,
    ToPrevious,
    ToStep,
    ToSubtreeEnd,
)
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.search import (
    Algorithm,
    Condition,
    ConditionKind,
    Moment,
    Outcome,
)
from tests.support.playback.naive import NOWHERE, Walked, conditions, walk, walks
from tests.support.puzzles import SMALL
from tests.support.solvers.naive_counter import solutions_of

SEVERAL = Grid.from_line("1234341200000000")
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


@settings(deadline=None, max_examples=60)
@given(walks(), st.sampled_from(Measure), st.data())
def test_a_count_leads_to_the_last_moment_that_has_come_as_far(
    walked: Walked, measure: Measure, data: st.DataObject
) -> None:
    counts = [measure.of(moment.counters) for moment in walked.moments]
    assert counts == sorted(counts)
    count = data.draw(st.integers(counts[0], counts[-1] + 5))
    timeline = walked.timeline()
    timeline.explore(data.draw(st.integers(0, walked.end)))
    timeline.seek(data.draw(st.integers(0, timeline.explored)))

    assert timeline.jump(ToCount(measure, count)) is JumpStatus.ARRIVED

    assert timeline.current_step == max(step for step, each in enumerate(counts) if each <= count)
    assert timeline.moment() == walked.moments[timeline.current_step]


@pytest.mark.parametrize(
    "algorithm", [each for each in ALGORITHMS if each.takes_back], ids=lambda one: one.name
)
@pytest.mark.parametrize("explored", [0, 3, 10_000])
def test_jumps_to_the_next_solution_lead_to_all_of_them_and_then_to_the_end(
    algorithm: Algorithm, explored: int
) -> None:
    timeline = Timeline(algorithm, SEVERAL)
    timeline.explore(explored)

    found: list[Moment] = []
    while timeline.jump(ToNextSolution()) is JumpStatus.ARRIVED:
        if timeline.moment().outcome is not Outcome.SOLVED:
            break
        found.append(timeline.moment())

    assert sorted(moment.grid.digits for moment in found) == sorted(solutions_of(SEVERAL, 1_000))
    assert [moment.solutions for moment in found] == [*range(1, len(found) + 1)]
    assert timeline.moment().outcome is timeline.outcome is Outcome.EXHAUSTED
    for moment in reversed(found):
        timeline.seek(moment.counters.steps)
        assert timeline.moment() == moment
    assert timeline.jump(ToNextSolution()) is JumpStatus.ARRIVED
    assert timeline.moment() == found[1]


def test_a_search_goes_on_behind_a_solution_only_when_the_next_is_asked_for() -> None:
    timeline = Timeline(algorithm_named("used-tables"), SEVERAL)
    timeline.explore(10_000)
    first = timeline.explored
    assert timeline.outcome is Outcome.SOLVED

    timeline.jump(ToNextSolution())
    assert (timeline.current_step, timeline.explored) == (first, first)
    timeline.jump(ToNextSolution())
    assert timeline.explored > first
    assert timeline.outcome is Outcome.SOLVED


def test_behind_the_only_solution_comes_the_end() -> None:
    timeline = WALKED.timeline()
    timeline.jump(ToNextSolution())
    assert timeline.moment().outcome is Outcome.SOLVED

    timeline.jump(ToNextSolution())

    assert timeline.moment().outcome is Outcome.EXHAUSTED
    assert timeline.moment().solutions == 1


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
