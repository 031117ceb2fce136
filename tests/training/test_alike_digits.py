"""Handwriting that is not on the pages to judge by."""

import cv2
import numpy as np
import pytest

from sudoku_gui.photo.cells import SIDE as CELL
from tests.training.alike_digits import without_those_on
from tests.training.arrays import Grey
from tests.training.handwriting import SIDE, Handwriting
from tests.training.labelled_photos import LabelledCells

HAND = 9
EACH = 60  # so many of two digits
SHOWN = 17


@pytest.fixture(scope="module")
def handwriting() -> Handwriting:
    """Strokes here and there, called 3 and 5."""
    chance = np.random.default_rng(4)
    pictures = np.zeros((2 * EACH, SIDE, SIDE), np.uint8)
    for picture in pictures:
        points = chance.integers(5, SIDE - 5, (5, 2)).astype(np.int32)
        cv2.polylines(picture, [points], isClosed=False, color=255, thickness=2)
    return Handwriting(pictures, np.repeat(np.array([3, 5], np.uint8), EACH))


def page_with(picture: Grey, shown: int) -> LabelledCells:
    """A page with one digit: smaller, paler, unsharp, and beside it a speck and a line."""
    small = cv2.GaussianBlur(cv2.resize(picture, (20, 20), interpolation=cv2.INTER_AREA), (3, 3), 0)
    cell = np.zeros((1, CELL, CELL), np.uint8)
    cell[0, 8:28, 4:24] = small * 0.7
    cell[0, 5, 25], cell[0, :, 0] = 170, 200
    return LabelledCells(cell, np.array([shown], np.uint8))


def numbers_left(left: Handwriting, of: Handwriting) -> list[int]:
    kept = {picture.tobytes() for picture in left.pictures}
    return [number for number, picture in enumerate(of.pictures) if picture.tobytes() in kept]


def test_a_digit_on_a_page_is_left_out_with_those_that_are_most_like_it(
    handwriting: Handwriting,
) -> None:
    left = without_those_on(page_with(handwriting.pictures[SHOWN], 3 + HAND), handwriting, HAND)

    numbers = numbers_left(left, of=handwriting)
    assert SHOWN not in numbers
    assert len(numbers) == 2 * EACH - 20
    assert set(range(EACH, 2 * EACH)) <= set(numbers), "a 5 is never on the page as a 3"
    assert np.array_equal(left.digits, handwriting.digits[numbers])


def test_what_is_printed_leaves_nothing_out(handwriting: Handwriting) -> None:
    left = without_those_on(page_with(handwriting.pictures[SHOWN], 3), handwriting, HAND)

    assert len(left.digits) == 2 * EACH
