"""`sudoku-gui techniques`."""

import re

from sudoku_gui.techniques.registry import TECHNIQUES
from tests.support.terminal import run_command


def test_the_techniques_are_a_line_each_from_the_easiest_on() -> None:
    ended = run_command("techniques")

    rows = [re.split("  +", line) for line in ended.lines]
    assert (ended.status, ended.errors) == (0, b"")
    assert [name for name, _, _ in rows] == list(dict.fromkeys(each.name for each in TECHNIQUES))
    assert rows[:2] == [
        ["full-house", "1.0", "the last blank of a house"],
        ["hidden-single", "1.2-1.5", "the only place for a digit in a house"],
    ]
