"""Signs that steer instead of being seen."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.invisible_signs import visible


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("puzzle.txt", "puzzle.txt"),
        ("퍼즐 é 数独.sdk", "퍼즐 é 数独.sdk"),
        ("C:\\puzzles", "C:\\puzzles"),
        ("\x1b[31mred\x1b[0m", "\\x1b[31mred\\x1b[0m"),
        ("two\nlines\tand\ra return", "two\\nlines\\tand\\ra return"),
        ("\x07\x08\x7f\x9b", "\\x07\\x08\\x7f\\x9b"),
        ("\u202egpj.txt\u2066", "\\u202egpj.txt\\u2066"),
        ("\u2028", "\\u2028"),
        ("not-utf8-\udcff", "not-utf8-\\udcff"),
    ],
)
def test_signs_that_steer_are_shown_as_escapes(words: str, line: str) -> None:
    assert visible(words) == line


@given(st.text(st.characters(), max_size=20))
def test_nothing_steers_any_more(words: str) -> None:
    line = visible(words)

    assert line == visible(line)
    assert not any(unicodedata.category(sign) in {"Cc", "Cs", "Zl", "Zp"} for sign in line)
    assert len(line.splitlines()) <= 1
