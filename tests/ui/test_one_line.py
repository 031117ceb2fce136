"""Free text of files on a line of the window."""

import pytest

from sudoku_gui.ui.one_line import LONGEST, on_one_line


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("", ""),
        ("as it is", "as it is"),
        (" two\n\tlines ", "two lines"),
        ("x" * LONGEST, "x" * LONGEST),
        ("x" * (LONGEST + 1), "x" * LONGEST + "…"),
        ("x" * 10_000_000, "x" * LONGEST + "…"),
    ],
)
def test_line_ends_become_spaces_and_what_is_too_long_is_cut(words: str, line: str) -> None:
    assert on_one_line(words) == line
