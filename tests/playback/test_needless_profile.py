"""The profile of needless steps against a plain list of all steps."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.playback.depth_profile import PictureColumns
from sudoku_gui.playback.needless_profile import NeedlessProfile

LIMIT = 8

steps = st.lists(st.booleans(), min_size=1, max_size=200)


def test_an_odd_number_of_slices_is_refused() -> None:
    with pytest.raises(ValueError, match="7 slices"):
        NeedlessProfile(7)


@given(steps=steps, count=st.integers(1, 10))
def test_shares_are_those_of_the_slices_that_a_column_touches(
    steps: list[bool], count: int
) -> None:
    profile = _recorded(steps)
    columns = PictureColumns(0, len(steps), count)

    shares = profile.shares(columns)

    width = profile.width
    assert width * LIMIT >= len(steps)
    for share, moments in zip(shares, columns, strict=True):
        begin = max(0, moments.start - 1) // width * width
        end = (max(0, moments.stop - 2) // width + 1) * width
        touched = steps[begin:end]
        assert share == sum(touched) / len(touched)


@given(steps=steps, others=steps)
def test_a_copy_stays_as_it_is(steps: list[bool], others: list[bool]) -> None:
    profile = _recorded(steps)
    columns = PictureColumns(0, len(steps), 5)
    copied, shares = profile.copy(), profile.shares(columns)

    for needless in others:
        profile.record(1, needless)

    assert copied.shares(columns) == shares


def test_nothing_is_known_of_moments_that_are_not_recorded() -> None:
    profile = _recorded([True] * 5)

    assert profile.shares(PictureColumns(1, 20, 4)) == (1.0, 0.0, 0.0, 0.0)


@given(steps=steps)
def test_it_is_as_fine_as_columns_that_are_no_narrower_than_its_slices(steps: list[bool]) -> None:
    profile = _recorded(steps)

    for count in range(1, len(steps) + 1):
        columns = PictureColumns(1, len(steps), count)
        assert profile.is_as_fine_as(columns) is (profile.width * count <= len(steps))


def _recorded(steps: list[bool]) -> NeedlessProfile:
    profile = NeedlessProfile(LIMIT)
    for needless in steps:
        profile.record(1, needless)
    return profile
