"""Which depths a timeline shows: all that are seen, hardly others, from a foot that is round."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.playback.depth_picture import DepthPicture, StepSpan
from sudoku_gui.playback.depth_profile import DepthRange
from sudoku_gui.presentation.search.depth_scale import DepthScale, depth_scale_of, depth_ticks

columns = st.lists(
    st.builds(lambda low, more: DepthRange(low, low + more), *[st.integers(0, 625)] * 2), min_size=1
)


@given(columns)
def test_all_depths_that_are_seen_lie_on_the_scale_and_fill_most_of_it(
    columns: list[DepthRange],
) -> None:
    scale = depth_scale_of(DepthPicture(StepSpan(0, len(columns) - 1), tuple(columns)))

    low, high = min(each.low for each in columns), max(each.high for each in columns)
    assert scale.low <= low <= high <= scale.high
    assert scale.levels == 4 or scale.levels <= 2 * (high - low)


def test_a_whole_search_is_seen_from_depth_0() -> None:
    whole = DepthPicture(StepSpan(0, 50), (DepthRange(0, 20), DepthRange(7, 49)))

    assert depth_scale_of(whole) == DepthScale(0, 49)


def test_what_is_seen_closely_stands_on_a_round_depth() -> None:
    closely = DepthPicture(StepSpan(100, 150), (DepthRange(203, 219),))

    assert depth_scale_of(closely) == DepthScale(200, 219)
    assert depth_scale_of(DepthPicture(StepSpan(0, 0), ())) == DepthScale(0, 4)


@given(columns, st.integers(1, 20))
def test_at_least_two_depths_are_written_and_hardly_more_than_fit(
    columns: list[DepthRange], most: int
) -> None:
    scale = depth_scale_of(DepthPicture(StepSpan(0, len(columns) - 1), tuple(columns)))

    ticks = [*depth_ticks(scale, most)]

    assert 2 <= len(ticks) <= max(2, most + 1)
    assert ticks == sorted(set(ticks))
    assert scale.low <= ticks[0] < ticks[-1] <= scale.high


def test_two_round_depths_are_written_of_levels_that_begin_and_end_between_them() -> None:
    assert [*depth_ticks(DepthScale(160, 241), 1)] == [160, 240]


def test_in_little_room_the_lowest_and_a_high_round_depth_are_written() -> None:
    assert [*depth_ticks(DepthScale(0, 45), 1)] == [0, 40]
    assert [*depth_ticks(DepthScale(0, 45), 3)] == [0, 20, 40]
