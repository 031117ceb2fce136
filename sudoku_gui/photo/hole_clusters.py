"""Quadrilaterals that may be grids: many holes in the ink, of one size, in rows and columns.

They are found where the frame of a grid is broken, or hangs together with what is beside it.
"""

from collections import deque
from collections.abc import Iterator

import cv2
import numpy as np
from numpy.typing import NDArray

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.photo import quadrilateral
from sudoku_gui.photo.arrays import Floats, Grey

_FEWEST = 24  # holes, of 81
_MOST = 1_500  # more are a pattern, and take long
_SMALLEST, _LARGEST = 1 / 90, 1 / 8  # of the long side of the picture


@dataclass(frozen=True, slots=True)
class HoleCluster:
    """Holes that stand in rows and columns, and how many of these there are."""

    corners: Floats  # of the whole
    columns: int
    rows: int


def clusters(ink: Grey) -> Iterator[HoleCluster]:
    """Yield the clusters of holes of equal size in a map of ink."""
    centres, sizes = _holes(ink)
    for _ in range(3):
        if len(centres) < _FEWEST:
            return
        size = _commonest(sizes)
        near = (sizes > size / 1.35) & (sizes < size * 1.35)
        yield from _clusters_of(centres[near], sizes[near])
        centres, sizes = centres[~near], sizes[~near]


def _holes(ink: Grey) -> tuple[Floats, Floats]:
    """Return the centres and the sizes of what may be cells."""
    paper = cv2.bitwise_not(ink)
    _, _, stats, _ = cv2.connectedComponentsWithStats(paper, connectivity=4, ltype=cv2.CV_32S)
    stats = stats[1:].astype(np.float32)
    left, top, width, height, area = stats.T
    long_side = max(ink.shape)
    size = np.sqrt(width * height)
    fits = (size > _SMALLEST * long_side) & (size < _LARGEST * long_side)
    fits &= (width < 1.8 * height) & (height < 1.8 * width) & (area > 0.4 * width * height)
    if fits.sum() > _MOST:
        return np.empty((0, 2), np.float32), np.empty(0, np.float32)
    centres = np.stack((left + (width - 1) / 2, top + (height - 1) / 2), axis=1)
    return centres[fits], size[fits]


def _commonest(sizes: Floats) -> float:
    """Return the size near to which most others are."""
    ordered = np.sort(sizes)
    until = np.searchsorted(ordered, ordered * 1.35, side="right")
    first = int((until - np.arange(len(ordered))).argmax())
    return float(np.median(ordered[first : until[first]]))


def _clusters_of(centres: Floats, sizes: Floats) -> Iterator[HoleCluster]:
    left = set(range(len(centres)))
    while len(left) >= _FEWEST:
        places = _numbered_from(next(iter(left)), centres, sizes)
        left -= places.keys()
        if len(places) >= _FEWEST:
            holes = np.array(list(places), np.intp)
            cluster = _fitted(np.array(list(places.values()), np.int32), centres[holes])
            if cluster is not None:
                yield cluster


def _numbered_from(start: int, centres: Floats, sizes: Floats) -> dict[int, tuple[int, int]]:
    """Return the column and row, counted from `start`, of each hole that neighbours lead to."""
    places = {start: (0, 0)}
    waiting = deque([start])
    while waiting:
        hole = waiting.popleft()
        column, row = places[hole]
        away = centres - centres[hole]
        reach = 1.5 * sizes[hole]
        for other in np.flatnonzero((np.abs(away) < reach).all(axis=1)):
            x, y = away[other]
            if int(other) in places or min(abs(x), abs(y)) > 0.5 * max(abs(x), abs(y)):
                continue
            if max(abs(x), abs(y)) < 0.6 * sizes[hole]:
                continue
            step = (int(np.sign(x)), 0) if abs(x) > abs(y) else (0, int(np.sign(y)))
            places[int(other)] = (column + step[0], row + step[1])
            waiting.append(int(other))
    return places


def _fitted(places: NDArray[np.int32], centres: Floats) -> HoleCluster | None:
    """Return the cluster that holes make, as far as they stand in a lattice."""
    matrix, mask = cv2.findHomography(
        places.astype(np.float32), centres, cv2.RANSAC, ransacReprojThreshold=4
    )
    if matrix is None or mask.sum() < _FEWEST:
        return None
    kept = places[mask.ravel() > 0]
    low, high = kept.min(axis=0), kept.max(axis=0)
    columns, rows = (high - low + 1).tolist()
    frame = quadrilateral.UNIT_SQUARE * (high - low + 1) + (low - 0.5)
    corners = quadrilateral.mapped(np.asarray(matrix, np.float32)[None], frame.astype(np.float32))[
        0
    ]
    if not quadrilateral.is_plausible(corners):
        return None
    return HoleCluster(quadrilateral.from_top_left(corners), columns, rows)
