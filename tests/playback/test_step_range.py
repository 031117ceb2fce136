"""A range of steps of a search has the moments of a naive walk, and no others."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.playback.step_range import StepRange, advance_to, moments_in
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search_start import start_search
from tests.support.playback.naive import Walked, walks
from tests.support.puzzles import SMALL

LAST_OF_SMALL = 30
USED_TABLES = algorithm_named("used-tables")


@settings(max_examples=60, deadline=None)
@given(walked=walks(), data=st.data())
def test_a_stretch_has_every_moment_asked_for_that_there_is(
    walked: Walked, data: st.DataObject
) -> None:
    first = data.draw(st.integers(0, walked.end + 2))
    last = data.draw(st.integers(first, walked.end + 5))
    every = data.draw(st.integers(1, 7))
    search = start_search(walked.algorithm, walked.grid)

    found = [moment for moment in moments_in(search, StepRange(first, last, every)) if moment]

    assert found == list(walked.moments[first : last + 1 : every])


@given(first=st.integers(0, 50), length=st.integers(0, 50), every=st.integers(1, 9))
def test_the_count_is_that_of_the_moments(first: int, length: int, every: int) -> None:
    last = first + length

    assert StepRange(first, last, every).count == len(range(first, last + 1, every))


@pytest.mark.parametrize(("first", "last", "every"), [(-1, 3, 1), (4, 3, 1), (0, 3, 0)])
def test_what_has_no_moment_is_no_stretch(first: int, last: int, every: int) -> None:
    with pytest.raises(ValueError, match="no stretch"):
        StepRange(first, last, every)


def test_a_long_way_is_gone_in_instalments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sudoku_gui.playback.step_range._AT_ONCE", 10)

    moments = list(moments_in(start_search(USED_TABLES, SMALL), StepRange(25, 26)))

    assert [moment and moment.counters.steps for moment in moments] == [None, None, 25, 26]


def test_a_walk_tells_where_the_search_ended() -> None:
    assert list(advance_to(start_search(USED_TABLES, SMALL), 1_000)) == [LAST_OF_SMALL]
