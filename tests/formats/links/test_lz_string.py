"""Decompression of lz-string, against compression by the same description."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.formats import FormatError
from sudoku_gui.formats.links.lz_string import decompressed
from tests.support.formats.lz_compression import compressed

ENOUGH = 100_000
# Written by lz-string itself, version 1.4.4.
WRITTEN = {
    "": "Q===",
    "aaaaaaaaaa": "IY1o",
    '{"size":9}': "N4IgzglgXgpiBcBOAvkA",
}


@pytest.mark.parametrize("words", ["a", "abababab", '{"size":9}', "스도쿠 é 😀", "0" * 5000])
def test_what_was_compressed_is_there_again(words: str) -> None:
    assert decompressed(compressed(words), ENOUGH) == words


@given(st.text(alphabet='ab{":0é한😀', max_size=300))
def test_any_text_is_there_again(words: str) -> None:
    assert decompressed(compressed(words), ENOUGH) == words


@pytest.mark.parametrize(("words", "letters"), WRITTEN.items())
def test_what_the_library_writes_is_read(words: str, letters: str) -> None:
    assert decompressed(letters, ENOUGH) == words


def test_a_dash_and_a_dollar_stand_for_the_signs_that_no_link_may_have() -> None:
    words = "글자 ÿÿ"
    letters = compressed(words)

    assert "/" in letters
    assert decompressed(letters.replace("/", "-").replace("=", "$"), ENOUGH) == words


def test_a_little_that_stands_for_very_much_is_refused() -> None:
    letters = compressed("a" * 200_000)

    assert len(letters) < 2000
    with pytest.raises(FormatError, match="damaged"):
        decompressed(letters, ENOUGH)


@pytest.mark.parametrize("letters", ["", "A", "N4Ig", "?", "한", "w", "////", "N4I g"])
def test_what_is_not_whole_is_refused(letters: str) -> None:
    with pytest.raises(FormatError, match="damaged"):
        decompressed(letters, ENOUGH)


@given(st.text(alphabet="ABN4Igz/+-=", max_size=60))
def test_any_letters_are_text_or_refused(letters: str) -> None:
    try:
        words = decompressed(letters, 1000)
    except FormatError:
        return
    assert len(words) <= 1000
    words.encode()
