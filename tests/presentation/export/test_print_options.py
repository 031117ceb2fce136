"""How puzzles are printed, kept as words."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.presentation.export.print_options import (
    MARGINS,
    PUZZLES_PER_PAGE,
    PageOrientation,
    PaperSize,
    PrintOptions,
    SolutionPlacement,
)

OPTIONS = st.builds(
    PrintOptions,
    st.sampled_from(PUZZLES_PER_PAGE),
    *[st.booleans()] * 4,
    st.sampled_from(SolutionPlacement),
    st.booleans(),
    st.sampled_from(PaperSize),
    st.sampled_from(PageOrientation),
    st.sampled_from(MARGINS),
)


@given(OPTIONS)
def test_what_was_chosen_comes_back(options: PrintOptions) -> None:
    assert PrintOptions.of_words(options.as_words()) == options


@given(st.dictionaries(st.sampled_from([*PrintOptions().as_words()]), st.text(max_size=12)))
def test_what_is_damaged_reads_as_the_usual(damaged: dict[str, str]) -> None:
    found, usual = PrintOptions.of_words(damaged).as_words(), PrintOptions().as_words()

    assert all(found[name] in {usual[name], damaged.get(name)} for name in usual)
