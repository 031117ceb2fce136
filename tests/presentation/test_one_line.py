"""Free text of files on a line of the window."""

from pathlib import Path

import pytest

from sudoku_gui.presentation.one_line import LONGEST, on_one_line, path_on_one_line


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


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("/p/one.txt", "/p/one.txt"),
        ("/p/line\nend\tand tab.txt", "/p/line end and tab.txt"),
        ("/p/a\N{RIGHT-TO-LEFT OVERRIDE}gpj.txt", "/p/a\N{REPLACEMENT CHARACTER}gpj.txt"),
        ("/p/not-utf8-\udcff.txt", "/p/not-utf8-\N{REPLACEMENT CHARACTER}.txt"),
        (
            "/home/" + "x" * 250 + "/puzzle.txt",
            "/home/" + "x" * 18 + "…" + "x" * 44 + "/puzzle.txt",
        ),
    ],
)
def test_a_path_stays_on_its_line_and_shows_how_it_ends(path: str, line: str) -> None:
    assert path_on_one_line(Path(path)) == line
