"""How subtrees are told of: by their digit, their cell and their share of all steps."""

import pytest

from sudoku_gui.language import say
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.playback.subtree_rows import Subtree
from sudoku_gui.wording.subtrees import percent_in_words, subtree_label, subtree_sentence

NINE = Geometry.of_size(9)
SUBTREE = Subtree(1, 3, 3_102, True, Cell(2), Digit(5))


def test_a_subtree_is_told_with_its_share_and_its_ends() -> None:
    assert subtree_label(SUBTREE, NINE) == "r1c3=5"
    assert say(subtree_sentence(SUBTREE, NINE, 10_000, is_complete=True)) == (
        "r1c3 = 5 holds 31 % of all steps: 3 to 3,102."
    )
    assert say(subtree_sentence(SUBTREE, NINE, 10_000, is_complete=False)) == (
        "r1c3 = 5 holds 31 % of all steps known so far: 3 to 3,102."
    )


@pytest.mark.parametrize(
    ("steps", "words"), [(1, "< 0.1"), (10, "0.1"), (999, "10.0"), (9_999, "99"), (10_000, "100")]
)
def test_a_share_is_rounded_and_never_nothing(steps: int, words: str) -> None:
    assert percent_in_words(Subtree(1, 1, steps, True, Cell(0), Digit(1)), 10_000) == words


def test_one_that_has_not_ended_is_compared_with_what_was_known_then() -> None:
    standing = Subtree(1, 501, 1_000, False, Cell(0), Digit(1))

    assert percent_in_words(standing, 1_090) == "50"
