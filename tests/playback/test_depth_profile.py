"""The depth profile: what it says about a stretch, and that it stays small."""

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.playback.depth_profile import DepthProfile, DepthRange, PictureColumns
from sudoku_gui.solvers.search import DepthSurvey

LIMITS = st.sampled_from([2, 4, 10])
WALKS = st.lists(st.sampled_from([-1, 1]), max_size=120)


@given(st.integers(0, 50), st.integers(-1, 80), st.integers(0, 20))
def test_columns_share_the_moments_out_evenly(first: int, more: int, count: int) -> None:
    columns = PictureColumns(first, first + more, count)

    moments = list(columns)

    assert len(moments) == len(columns) == min(count, more + 1)
    if count:
        assert [step for each in moments for step in each] == list(range(first, first + more + 1))
    widths = {len(each) for each in moments}
    assert not widths or max(widths) - min(widths) <= 1


@given(LIMITS, WALKS, st.data())
def test_a_range_is_that_of_all_slices_the_column_shares(
    limit: int, walk: list[int], data: st.DataObject
) -> None:
    depths = _depths(walk)
    profile = _recorded(depths, limit, data)
    last = len(depths) - 1
    first = data.draw(st.integers(0, last))
    columns = PictureColumns(
        first, data.draw(st.integers(first, last)), data.draw(st.integers(1, 9))
    )

    for moments, found in zip(columns, profile.ranges(columns), strict=True):
        assert found == _range(depths, _widened(moments, profile.width, last))


@given(LIMITS, WALKS, st.data())
def test_there_are_never_more_slices_than_the_limit(
    limit: int, walk: list[int], data: st.DataObject
) -> None:
    profile = _recorded(_depths(walk), limit, data)

    assert len(profile) <= limit
    assert not walk or (len(profile) - 1) * profile.width < len(walk)
    assert len(walk) <= len(profile) * profile.width


def test_a_short_search_is_kept_step_by_step() -> None:
    depths = _depths([1, 1, -1, 1, 1, 1, -1])
    profile = DepthProfile(limit=8)

    for depth in depths[1:]:
        profile.record(1, depth, depth)

    assert profile.ranges(PictureColumns(0, 7, 8)) == tuple(
        DepthRange(depth, depth) for depth in depths
    )


def test_pairs_of_slices_become_one_when_there_are_too_many() -> None:
    profile = DepthProfile(limit=2)

    for depth in (1, 2, 3):
        profile.record(1, depth, depth)

    assert (profile.width, len(profile), profile.room) == (2, 2, 1)
    assert profile.ranges(PictureColumns(1, 3, 3)) == (
        DepthRange(1, 2),
        DepthRange(1, 2),
        DepthRange(3, 3),
    )


@given(LIMITS, WALKS, st.data())
def test_whole_slices_are_recorded_as_their_steps_would_be(
    limit: int, walk: list[int], data: st.DataObject
) -> None:
    depths = _depths(walk)
    profile, plain = DepthProfile(limit), DepthProfile(limit)

    step = 0
    while step < len(depths) - 1:
        slices = data.draw(st.integers(0, profile.whole_slices(len(depths) - 1 - step)))
        width = slices * profile.width or min(profile.room, len(depths) - 1 - step)
        step_range = depths[step + 1 : step + 1 + width]
        if slices:
            parts = [step_range[at : at + profile.width] for at in range(0, width, profile.width)]
            lows, highs = array("H", map(min, parts)), array("H", map(max, parts))
            profile.record_slices(DepthSurvey(width, lows, highs))
        else:
            profile.record(width, min(step_range), max(step_range))
        for depth in step_range:
            plain.record(1, depth, depth)
        step += width

    assert profile.width == plain.width
    columns = PictureColumns(0, len(walk), 50)
    assert profile.ranges(columns) == plain.ranges(columns)


def test_an_odd_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="3 slices"):
        DepthProfile(limit=3)


@given(LIMITS, WALKS, st.data())
def test_the_greatest_depth_lies_in_the_slice_that_is_named(
    limit: int, walk: list[int], data: st.DataObject
) -> None:
    depths = _depths(walk)
    profile = _recorded(depths, limit, data)
    highest = profile.highest()

    assert highest == max(depths)
    if highest:
        step = depths.index(highest)
        assert profile.first_up_to(highest) <= step < profile.first_up_to(highest) + profile.width


@given(LIMITS, WALKS, st.data())
def test_no_step_skipped_is_below_the_depth(
    limit: int, walk: list[int], data: st.DataObject
) -> None:
    depths = _depths(walk)
    profile = _recorded(depths, limit, data)
    step = data.draw(st.integers(0, len(walk)))
    depth = data.draw(st.integers(0, 9))

    skipped_to = profile.skip_above(depth, step)

    assert step <= skipped_to <= len(walk)
    assert all(each >= depth for each in depths[step + 1 : skipped_to + 1])
    rest = depths[skipped_to + 1 : skipped_to + 1 + profile.width]
    assert not rest or min(rest) < depth or skipped_to == step


def _depths(walk: list[int]) -> list[int]:
    """The depth at every moment of a walk, which turns back at 0."""
    depths = [0]
    for change in walk:
        depths.append(abs(depths[-1] + change))
    return depths


def _recorded(depths: list[int], limit: int, data: st.DataObject) -> DepthProfile:
    """A profile of these depths, recorded in stretches of any length there was room for."""
    profile = DepthProfile(limit)
    step = 0
    while step < len(depths) - 1:
        most = min(profile.room, len(depths) - 1 - step)
        steps = data.draw(st.integers(1, most)) if most > 1 else 1
        step_range = depths[step + 1 : step + 1 + steps]
        profile.record(steps, min(step_range), max(step_range))
        step += steps
    return profile


def _widened(moments: range, width: int, last: int) -> range:
    """The moments of all slices that have one of `moments`; the start belongs to none."""
    start = max(0, moments.start - 1) // width * width + 1
    stop = (moments.stop - 2) // width * width + width + 1
    if moments.stop == 1:
        return range(1)
    return range(0 if moments.start == 0 else start, min(stop, last + 1))


def _range(depths: list[int], moments: range) -> DepthRange:
    of_these = [depths[step] for step in moments]
    return DepthRange(min(of_these), max(of_these))
