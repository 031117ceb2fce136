"""The rows of subtrees: exactly those that a search kept whole has, and one within the other."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.playback.depth_profile import DepthRange, PictureColumns
from sudoku_gui.playback.subtree_rows import (
    LEAST_COLUMNS,
    Subtree,
    SubtreeFinder,
    deep_runs,
    rows_of_runs,
)
from sudoku_gui.playback.timeline import Timeline
from tests.support.playback.naive import Walked, walks

ranges = st.builds(lambda low, more: DepthRange(low, low + more), *[st.integers(0, 12)] * 2)
columns = st.lists(ranges, min_size=1, max_size=120)


@settings(deadline=None, max_examples=80)
@given(walks(), st.data())
def test_the_subtrees_are_those_of_a_search_kept_whole(walked: Walked, data: st.DataObject) -> None:
    timeline = walked.timeline()
    timeline.explore(data.draw(st.integers(0, 400)))
    first = data.draw(st.integers(0, timeline.explored))
    last = data.draw(st.integers(first, timeline.explored))
    shown = PictureColumns(first, last, data.draw(st.integers(1, 200)))
    depths = [walked.depths(moments) for moments in shown]
    exact = [DepthRange(min(each), max(each)) for each in depths]
    count = data.draw(st.integers(1, 5))
    finder = timeline.subtree_finder()

    finder.find(exact, shown.edges(), count, timeline.explored)
    while not finder.work(data.draw(st.integers(1, 60))):
        assert finder.has_work

    rows = rows_of_runs(exact, count)
    assert len(finder.rows) == len(rows) <= count
    for row, (depth, runs) in zip(finder.rows, rows.items(), strict=True):
        edges = shown.edges()
        assert row == tuple(_subtree_at(walked, depth, edges[run.begin], timeline) for run in runs)


@settings(deadline=None, max_examples=50)
@given(walks(), st.integers(1, 400), st.integers(20, 400))
def test_the_steps_of_subtrees_sum_up(walked: Walked, explored: int, width: int) -> None:
    timeline = walked.timeline()
    timeline.explore(explored)
    finder = timeline.subtree_finder()
    shown = PictureColumns(0, timeline.explored, width)
    depths = [walked.depths(moments) for moments in shown]
    exact = [DepthRange(min(each), max(each)) for each in depths]

    finder.find(exact, shown.edges(), 5, timeline.explored)
    while not finder.work(50):
        pass

    for row in finder.rows:
        assert sum(subtree.steps for subtree in row) <= timeline.explored
        assert all(left.last < right.first for left, right in pairwise(row))
    for above, below in pairwise(finder.rows):
        assert below[0].depth == above[0].depth + 1
        for parent in above:
            inside = [each for each in below if parent.first < each.first <= parent.last]
            assert sum(each.steps for each in inside) < parent.steps
            assert all(each.last <= parent.last for each in inside)


@settings(deadline=None, max_examples=40)
@given(walks(), st.integers(1, 200), st.integers(0, 200))
def test_what_is_found_again_later_is_found_as_the_first_time(
    walked: Walked, explored: int, more: int
) -> None:
    timeline = walked.timeline()
    finder = timeline.subtree_finder()

    for steps in (explored, more):
        timeline.explore(steps)
        _find_all(finder, timeline)
        fresh = timeline.subtree_finder()
        _find_all(fresh, timeline)
        assert finder.rows == fresh.rows


@given(columns, st.integers(0, 12))
def test_a_run_is_deep_enough_everywhere_and_ends_where_it_is_not(
    columns: list[DepthRange], depth: int
) -> None:
    covered: set[int] = set()
    for run in deep_runs(columns, depth):
        assert run.end - run.begin >= LEAST_COLUMNS
        assert all(each.low >= depth for each in columns[run.begin : run.end])
        assert run.begin == 0 or columns[run.begin - 1].low < depth
        assert run.end == len(columns) or columns[run.end].low < depth
        covered.update(range(run.begin, run.end))
    for begin in range(len(columns) - LEAST_COLUMNS + 1):
        window = range(begin, begin + LEAST_COLUMNS)
        assert covered.issuperset(window) or any(columns[each].low < depth for each in window)


@given(columns, st.integers(1, 6))
def test_the_first_row_divides_what_is_seen_or_holds_nearly_all_of_it(
    columns: list[DepthRange], count: int
) -> None:
    rows = rows_of_runs(columns, count)

    assert len(rows) <= count
    assert [*rows] == [*range(min(rows, default=0), min(rows, default=0) + len(rows))]
    for runs in [*rows.values()][1:]:
        assert max(run.end - run.begin for run in runs) < len(columns) * 0.97


def _find_all(finder: SubtreeFinder, timeline: Timeline) -> None:
    """Find the rows in a picture of all that is explored, a column for each moment."""
    shown = PictureColumns(0, timeline.explored, timeline.explored + 1)
    depths = timeline.exact_depths(shown.first, shown.last, shown.count)
    while not depths.work(100):
        pass
    finder.find(depths.ranges, shown.edges(), 4, timeline.explored)
    while not finder.work(50):
        pass


def _subtree_at(walked: Walked, depth: int, step: int, timeline: Timeline) -> Subtree:
    """The subtree of a depth to which the moment after `step` belongs."""
    known = walked.depths(range(timeline.explored + 1))
    first, last = step, step
    while known[first - 1] >= depth:
        first -= 1
    while last < timeline.explored and known[last + 1] >= depth:
        last += 1
    moment = walked.moments[first]
    return Subtree(depth, first, last, last < timeline.explored, moment.cell, moment.digit)
