"""Which depths a timeline shows: all that are seen, hardly others, from a foot that is round."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.playback.depth_picture import DepthPicture, StepSpan
from sudoku_gui.playback.depth_profile import DepthRange
from sudoku_gui.presentation.search.depth_scale import DepthScale, depth_scale_of

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
