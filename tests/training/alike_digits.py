"""Handwriting of which nothing is on the pages that a network is judged by.

The digits written on the photos of pages filled in are those of MNIST, made smaller, in the
colour of a pen.  Whoever learns from all of MNIST has seen the digits that are to be read.
"""

import cv2
import numpy as np

from tests.training.arrays import Floats, Grey
from tests.training.handwriting import Handwriting
from tests.training.labelled_photos import LabelledCells

_SIDE = 14  # pixels of a digit, each way, as it is compared
_SPREAD = 0.3  # of that, which is how far from its middle the ink of a digit is
_PAPER, _GREY = 0.35, 0.3  # of the ink: fainter is paper, darker than both together full ink
_SPECK = 0.12  # of the largest part of a digit: smaller parts are none of it
_FINER = 4  # pixels for each of these, while a digit is moved and scaled
_RIM = 2  # pixels of a cell at each side, where lines may be left
_SOFT = 0.7
_LEFT_OUT = 20  # for each digit on a page; nine in ten times it is one of so many that are alike


def without_those_on(pages: LabelledCells, handwriting: Handwriting, hand: int) -> Handwriting:
    """Return the handwriting without what may be on `pages`.

    hand: what is added there to a digit that is written.
    """
    alike = np.array([_compared(picture) for picture in handwriting.pictures])
    is_left = np.ones(len(alike), bool)
    for digit in range(1, 10):
        same = np.flatnonzero(handwriting.digits == digit)
        for cell in pages.cells[pages.shown == digit + hand]:
            likeness = alike[same] @ _compared(cell[_RIM:-_RIM, _RIM:-_RIM])
            is_left[same[np.argsort(-likeness)[:_LEFT_OUT]]] = False
    return Handwriting(handwriting.pictures[is_left], handwriting.digits[is_left])


def _compared(picture: Grey) -> Floats:
    """Return what is alike however large, bold and dark a digit is: of length 1, or all 0.0."""
    ink = _without_specks(picture.astype(np.float32))
    below, right = (place.astype(np.float32) for place in np.indices(ink.shape))
    shares = ink / max(float(ink.sum()), 1.0)
    middle = [float((shares * place).sum()) for place in (right, below)]
    spread = sum(
        float((shares * (place - at) ** 2).sum())
        for place, at in zip((right, below), middle, strict=True)
    )
    factor = _FINER * _SIDE * _SPREAD / max(spread, 1.0) ** 0.5
    side = _FINER * _SIDE
    move = [[factor, 0, side / 2 - factor * middle[0]], [0, factor, side / 2 - factor * middle[1]]]
    moved = cv2.warpAffine(ink, np.array(move, np.float32), (side, side))
    small = cv2.resize(moved, (_SIDE, _SIDE), interpolation=cv2.INTER_AREA)
    soft = cv2.GaussianBlur(small, (0, 0), _SOFT).ravel()
    levelled = soft - soft.mean()
    result: Floats = levelled / max(float(np.linalg.norm(levelled)), 1e-6)
    return result


def _without_specks(picture: Floats) -> Floats:
    """Return the ink of a digit, none 0.0 to full 1.0, without small parts beside it."""
    ink = np.clip((picture / max(float(picture.max()), 1.0) - _PAPER) / _GREY, 0, 1)
    _, part_of, sizes, _ = cv2.connectedComponentsWithStats((ink > 0).astype(np.uint8))
    areas = sizes[:, cv2.CC_STAT_AREA]
    areas[0] = 0  # the paper
    return np.where(areas[part_of] >= max(_SPECK * areas.max(), 1), ink, 0).astype(np.float32)
