"""The layout of a text is that of most of its rows."""

import pytest

from sudoku_gui.formats.text.layout import TextLayout, no_rows_error, text_layout_of
from sudoku_gui.formats.text.source_text import SourceText
from tests.support.puzzles import SMALL_LINE

SPACED = "0 3 5 4 6 9 2 7 8\n"
JOINED = "103000509\n"
LINE = "." * 81 + "\n"
LINE = f"{SMALL_LINE}\n"


@pytest.mark.parametrize(
    ("content", "layout"),
    [
        (SPACED * 9, TextLayout.SPACED_ROWS),
        (JOINED * 9, TextLayout.JOINED_ROWS),
        (LINE, TextLayout.LINES),
        ("|5 3 .|. 7 .|. . .|\n" * 9, TextLayout.SPACED_ROWS),
        ("|200|105|003|\n" * 9, TextLayout.JOINED_ROWS),
        ("# 1 2 3\nPuzzle 5\n+---+\n" + JOINED, TextLayout.JOINED_ROWS),
        ("# 1 2 3\nPuzzle 5\n+---+\n", TextLayout.NONE),
        ("9" * 5000 + " 0 0\n" + SPACED * 8, TextLayout.SPACED_ROWS),
        (SPACED + JOINED * 8, TextLayout.JOINED_ROWS),
        (JOINED * 9 + LINE, TextLayout.JOINED_ROWS),
        ("." * 80, TextLayout.LINES),
        ("." * 25, TextLayout.JOINED_ROWS),
    ],
)
def test_a_text_is_in_the_layout_of_most_rows(content: str, layout: TextLayout) -> None:
    assert text_layout_of(SourceText(content)) is layout


@pytest.mark.parametrize("count", [1, 2, 15, 16, 17, 32])
def test_rows_of_16_small_digits_are_grids_of_4x4(count: int) -> None:
    assert text_layout_of(SourceText(LINE * count)) is TextLayout.LINES


@pytest.mark.parametrize("count", [16, 32])
def test_16_rows_of_16_blanks_are_a_grid_of_16x16(count: int) -> None:
    assert text_layout_of(SourceText(f"{'0' * 16}\n" * count)) is TextLayout.JOINED_ROWS


def test_a_large_digit_makes_rows_of_16_a_damaged_grid_of_16x16() -> None:
    assert text_layout_of(SourceText(LINE * 14 + "0" * 15 + "G\n")) is TextLayout.JOINED_ROWS


def test_a_text_without_rows_is_refused_with_what_was_expected() -> None:
    words = "no puzzle found, expected rows of digits or all cells on one line"

    assert str(no_rows_error()) == words
