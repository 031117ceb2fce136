"""Lengths of time as clocks show them, and in words."""

import pytest

from sudoku_gui.wording.durations import clock_time, rough_time


@pytest.mark.parametrize(
    ("seconds", "words"), [(0, "0:00"), (7.9, "0:07"), (750, "12:30"), (3723, "1:02:03")]
)
def test_times_are_written_as_clocks_show_them(seconds: float, words: str) -> None:
    assert clock_time(seconds) == words


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (600, "10 minutes"),
        (7199, "119 minutes"),
        (7200, "2 hours"),
        (172_800, "2 days"),
        (63_072_000, "2 years"),
        (1e11, "3,170 years"),
    ],
)
def test_long_times_are_told_in_the_largest_unit_of_which_there_are_two(
    seconds: float, words: str
) -> None:
    assert str(rough_time(seconds)) == words
