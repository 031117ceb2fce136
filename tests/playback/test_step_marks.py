"""What single steps were: the depths around them tell just what the moments do."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.playback.step_marks import StepMark, step_marks
from sudoku_gui.solvers.explain.why_not import is_dead_end
from sudoku_gui.solvers.search import Moment, Outcome, StepKind
from tests.support.playback.naive import Walked, walks


@settings(deadline=None, max_examples=60)
@given(walks(), st.data())
def test_depths_tell_placements_backtracks_and_dead_ends(
    walked: Walked, data: st.DataObject
) -> None:
    first = data.draw(st.integers(0, walked.end))
    last = data.draw(st.integers(first, walked.end))
    moments = walked.moments[first : last + 1]

    ends_dead = moments[-1].kind is StepKind.PLACE and is_dead_end(moments[-1])
    marks = step_marks(
        walked.depths(range(first, last + 1)),
        len(walked.grid.blanks()),
        is_at_start=first == 0,
        ends_dead=ends_dead,
    )

    told = moments if first == 0 else moments[1:]
    assert len(marks) == len(told)
    for moment, mark in zip(told, marks, strict=True):
        is_dead = moment.kind is StepKind.PLACE and is_dead_end(moment)
        assert (mark is StepMark.DEAD_END) is is_dead
        assert (mark is StepMark.BACKTRACK) is (moment.kind is StepKind.BACKTRACK)
        assert (mark is StepMark.SOLUTION) is _is_solution(moment)
        assert (mark is StepMark.START) is (moment.kind is StepKind.START)


def test_a_digit_taken_out_behind_a_solution_had_not_failed() -> None:
    marks = step_marks([0, 1, 2, 1, 2], 2, is_at_start=True, ends_dead=False)

    assert marks[2:] == (StepMark.SOLUTION, StepMark.BACKTRACK, StepMark.SOLUTION)


def _is_solution(moment: Moment) -> bool:
    return moment.kind is not StepKind.START and moment.outcome is Outcome.SOLVED
