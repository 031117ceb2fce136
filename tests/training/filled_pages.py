"""Pieces of printed grids that somebody has begun to fill in."""

from dataclasses import replace

import numpy as np

from tests.training.arrays import Floats
from tests.training.fonts import DigitFont
from tests.training.handwriting import Handwriting
from tests.training.printed_grids import CELL, Page, middle_of, printed_page, put, shape_of

_OF_A_PICTURE = 20  # pixels of it that the digit is high


def filled_page(
    font: DigitFont, handwriting: Handwriting, hand: int, chance: np.random.Generator
) -> Page:
    """Return a page with printed digits, and in some of the other cells written ones.

    hand: what is added to a digit where it is written.
    """
    page = printed_page(font, chance)
    filled, pen = chance.uniform(0.4, 1), chance.uniform(0.35, 1)
    height, slant = chance.uniform(0.3, 0.7), chance.normal(0, 0.1)
    ink, digits = np.zeros_like(page.ink), list(page.digits)
    for cell, digit in enumerate(page.digits):
        if not digit and chance.random() < filled:
            number = chance.integers(len(handwriting.digits))
            digits[cell] = int(handwriting.digits[number]) + hand
            picture = _stroked(handwriting.pictures[number] / np.float32(255), chance)
            scale = height * CELL / _OF_A_PICTURE * chance.uniform(0.85, 1.15)
            wide, turn = chance.uniform(0.8, 1.2), chance.normal(0, 0.08)
            place = middle_of(cell) + chance.normal(0, 0.06, 2) * CELL
            put(ink, picture, place, shape_of(scale, wide, slant, turn))
    return replace(page, ink=np.maximum(page.ink, ink * pen), digits=digits)


def _stroked(picture: Floats, chance: np.random.Generator) -> Floats:
    """Return a picture with sharper strokes, by a finer or a broader pen."""
    return np.clip((picture - chance.uniform(0.05, 0.5)) * chance.uniform(1.5, 4), 0, 1)
