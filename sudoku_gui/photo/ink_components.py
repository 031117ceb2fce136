"""Quadrilaterals that may be grids: the outlines of what hangs together in ink."""

from collections.abc import Iterator

import cv2
import numpy as np

from sudoku_gui.photo import quadrilateral
from sudoku_gui.photo.arrays import Floats, Grey

_SMALLEST = 0.12  # of the long side of the picture
_MOST = 6  # of the largest


def outlines(ink: Grey) -> Iterator[Floats]:
    """Yield the quadrilaterals around the largest connected parts of a map of ink."""
    _, labels, stats, _ = cv2.connectedComponentsWithStats(ink, connectivity=8, ltype=cv2.CV_32S)
    smallest = _SMALLEST * max(ink.shape)
    sizes = stats[:, cv2.CC_STAT_WIDTH : cv2.CC_STAT_HEIGHT + 1].min(axis=1)
    sizes[0] = 0  # the paper
    for label in np.argsort(-sizes, kind="stable")[:_MOST]:
        if sizes[label] < smallest:
            return
        left, top, width, height, _ = stats[label]
        part = labels[top : top + height, left : left + width] == label
        corners = _corners_of(part)
        if corners is not None and quadrilateral.is_plausible(corners):
            yield corners + np.array([left, top], np.float32)


def _corners_of(part: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> Floats | None:
    """Return the four corners that the hull of a part has when its least ones are left out."""
    rows = np.flatnonzero(part.any(axis=1))
    first = part[rows].argmax(axis=1)
    last = part.shape[1] - 1 - part[rows, ::-1].argmax(axis=1)
    ends = np.concatenate((np.stack((first, rows), 1), np.stack((last, rows), 1)))
    hull = np.asarray(cv2.convexHull(ends.astype(np.int32)), np.float32).reshape(-1, 2)
    while len(hull) > 4:
        before, after = np.roll(hull, 1, axis=0) - hull, np.roll(hull, -1, axis=0) - hull
        triangles = np.abs(before[:, 0] * after[:, 1] - before[:, 1] * after[:, 0])
        hull = np.delete(hull, int(triangles.argmin()), axis=0)
    return quadrilateral.from_top_left(hull) if len(hull) == 4 else None
