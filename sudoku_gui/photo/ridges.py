"""A map of ridges: how much each point of a picture lies on a thin line, darker than beside it."""

import cv2
import numpy as np

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.photo.arrays import Floats, Grey

MARGIN = 24  # of what a map goes on beyond the picture, so that corners may lie outside
_THICKEST = 9  # what is thicker is no line
_DARKEST_PAPER = 40.0  # below that, what is relatively darker is noise
_FULL = 0.16  # a line darker than its paper by this share is as good as any


@dataclass(frozen=True, slots=True)
class RidgeMap:
    """The map, 0.0 to 1.0, with a margin around it, sharp and blurred."""

    sharp: Floats
    wide: Floats  # tells from some pixels away where a line is near


def ridge_map(grey: Grey) -> RidgeMap:
    """Return the map of the dark lines in a picture, whatever their direction."""
    framed = cv2.copyMakeBorder(grey, MARGIN, MARGIN, MARGIN, MARGIN, cv2.BORDER_REPLICATE)
    ridges = ridges_in(np.asarray(framed, np.uint8), (_THICKEST, _THICKEST), _FULL)
    sharp = np.asarray(cv2.GaussianBlur(ridges, (3, 3), 0), np.float32)
    wide = np.asarray(cv2.GaussianBlur(ridges, (0, 0), 3), np.float32)
    return RidgeMap(sharp, wide)


def ridges_in(grey: Grey, window: tuple[int, int], full: float) -> Floats:
    """Return how much each pixel lies on a dark line that is narrower than a window.

    window: its height and width; full: what share darker than its paper a line is that answers 1.
    """
    paper = cv2.morphologyEx(grey, cv2.MORPH_CLOSE, np.ones(window, np.uint8))
    depth = cv2.subtract(paper, grey).astype(np.float32)
    level = np.maximum(paper.astype(np.float32), _DARKEST_PAPER)
    return np.asarray(np.minimum(depth / (level * np.float32(full)), 1), np.float32)
