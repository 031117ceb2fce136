"""What was chosen before exports: written as words, and read from words that may be damaged."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.presentation.export.export_defaults import ExportDefaults
from sudoku_gui.presentation.export.export_formats import (
    ANIMATION_FORMATS,
    ANIMATION_SIDES,
    DISTANCES,
    MOMENT_SIDES,
    PICTURE_FORMATS,
    RATES,
    TABLE_FORMATS,
)
from sudoku_gui.presentation.theme import DARK, LIGHT


def one_of(allowed: range) -> st.SearchStrategy[int]:
    return st.integers(allowed[0], allowed[-1])


HABITS = st.builds(
    ExportDefaults,
    picture=st.sampled_from(PICTURE_FORMATS),
    picture_side=one_of(MOMENT_SIDES),
    animation=st.sampled_from(ANIMATION_FORMATS),
    animation_side=one_of(ANIMATION_SIDES),
    steps=st.integers(0, 2**31 - 1),
    every=one_of(DISTANCES),
    rate=one_of(RATES),
    theme=st.sampled_from((LIGHT, DARK)),
    has_caption=st.booleans(),
    form=st.sampled_from(TABLE_FORMATS),
    to_end=st.booleans(),
)


@given(HABITS)
def test_what_is_written_is_read_again(defaults: ExportDefaults) -> None:
    assert ExportDefaults.of_words(defaults.as_words()) == defaults


@given(st.dictionaries(st.sampled_from(list(ExportDefaults().as_words())), st.text()))
def test_damaged_words_read_as_what_is_allowed(words: dict[str, str]) -> None:
    defaults = ExportDefaults.of_words(words)

    assert ExportDefaults.of_words(defaults.as_words()) == defaults


@pytest.mark.parametrize("name", list(ExportDefaults().as_words()))
@pytest.mark.parametrize("word", ["", "-1", "0x10", "٣", "99999999999", "1e3", " 5", "maybe"])
def test_a_damaged_word_is_as_at_the_first_time(name: str, word: str) -> None:
    assert ExportDefaults.of_words({name: word}) == ExportDefaults()
