"""Lengths of time as clocks show them."""

import pytest

from sudoku_gui.wording.durations import clock_time


@pytest.mark.parametrize(
    ("seconds", "words"), [(0, "0:00"), (7.9, "0:07"), (750, "12:30"), (3723, "1:02:03")]
)
def test_times_are_written_as_clocks_show_them(seconds: float, words: str) -> None:
    assert clock_time(seconds) == words
