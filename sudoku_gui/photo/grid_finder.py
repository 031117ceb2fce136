"""Finds the grids in a picture: where quadrilaterals are that answer as a lattice of nine by nine.

What may be one is taken from maps of ink with several thresholds; all are scored on a map of
ridges, the best are moved until they answer best, and of those that overlap one is kept.
"""

from collections.abc import Iterator

import cv2
import numpy as np

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.photo import lattice_score, quadrilateral
from sudoku_gui.photo.arrays import Floats, Grey
from sudoku_gui.photo.hole_clusters import clusters
from sudoku_gui.photo.ink_components import outlines
from sudoku_gui.photo.ridges import RidgeMap, ridge_map

_SIZE = 9  # rows and columns
_FIRST_SIZE = 900  # pixels of the long side: enough for a page, and soon looked at
_OTHER_SIZES = (1400, 650, 460)  # the smaller, the less unsharp
_GOOD = 0.35  # an answer at which nothing else is tried
_LEAST = 0.30  # an answer below which there is no grid
_CLIMBING = 5  # candidates that are moved
_MOST_GRIDS = 8
_SHOWN_SIDE = 450.0  # pixels of a grid whose lines are looked at
_THRESHOLDS = ((25, 7), (11, 4), (61, 10))  # pixels around, and how much darker than these


@dataclass(frozen=True, slots=True)
class FoundGrid:
    """Where a grid is in the picture, and how well it answers."""

    corners: Floats  # clockwise from the top left of the picture, in its pixels
    score: float
    is_light: bool = False  # its lines are lighter than the paper


def find_grids(grey: Grey) -> tuple[FoundGrid, ...]:
    """Return the grids of nine by nine cells in a picture, the most likely first."""
    found: list[FoundGrid] = []
    for size in (_FIRST_SIZE, *_OTHER_SIZES):
        scale = size / max(grey.shape)
        if size > _FIRST_SIZE and scale > 2:
            continue  # nothing more is to be seen
        small = resized(grey, scale)
        for is_light in (False, True):
            lines = np.asarray(cv2.bitwise_not(small), np.uint8) if is_light else small
            for corners, score in _grids_in(lines):
                found.append(FoundGrid(_scaled(corners, 1 / scale), score, is_light))
            if any(grid.score >= _GOOD for grid in found):
                return _ranked(found)
    return _ranked(found)


def other_size_in(grey: Grey) -> int | None:
    """Return how many rows and columns the largest square table has that is not nine by nine."""
    small = resized(grey, _FIRST_SIZE / max(grey.shape))
    sizes = {
        cluster.columns
        for block, darker in _THRESHOLDS
        for cluster in clusters(_ink(small, block, darker))
        if cluster.columns == cluster.rows != _SIZE
    }
    return max(sizes, default=None)


def grid_at(grey: Grey, corners: Floats) -> FoundGrid:
    """Return the grid with corners that somebody has shown, dark or light as answers better."""
    scale = min(1.0, _SHOWN_SIDE / float(quadrilateral.side_lengths(corners).mean()))
    small, shown = resized(grey, scale), _scaled(corners, scale)
    inverted = np.asarray(cv2.bitwise_not(small), np.uint8)
    dark, light = (
        float(lattice_score.scores(ridge_map(lines).wide, shown[None])[0])
        for lines in (small, inverted)
    )
    return FoundGrid(corners, max(dark, light), is_light=light > dark)


def resized(grey: Grey, scale: float) -> Grey:
    """Return the picture `scale` times as large."""
    how = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    return np.asarray(cv2.resize(grey, None, fx=scale, fy=scale, interpolation=how), np.uint8)


def _scaled(corners: Floats, factor: float) -> Floats:
    """Return corners in a picture `factor` times as large; whole numbers are middles of pixels."""
    result: Floats = ((corners + 0.5) * np.float32(factor) - 0.5).astype(np.float32)
    return result


def _grids_in(grey: Grey) -> list[tuple[Floats, float]]:
    """Return what answers as a grid with dark lines, the same perhaps more than once."""
    grids: list[tuple[Floats, float]] = []
    ridges = None
    for block, darker in _THRESHOLDS:
        candidates = list(_candidates_in(_ink(grey, block, darker)))
        if not candidates:
            continue
        ridges = ridges or ridge_map(grey)
        for corners in _chosen(candidates, lattice_score.scores(ridges.wide, np.stack(candidates))):
            moved, score = lattice_score.climbed(ridges, corners)
            if score >= _LEAST and _is_grid(ridges, moved):
                grids.append((moved, score))
        if any(score >= _GOOD for _, score in grids):
            break
    return grids


def _is_grid(ridges: RidgeMap, corners: Floats) -> bool:
    return quadrilateral.is_plausible(corners) and not lattice_score.is_another_lattice(
        ridges, corners
    )


def _ink(grey: Grey, block: int, darker: int) -> Grey:
    """Return what is darker by so much than the mean of so many pixels around it."""
    mean, below = cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY_INV
    return np.asarray(cv2.adaptiveThreshold(grey, 255, mean, below, block, darker), np.uint8)


def _candidates_in(ink: Grey) -> Iterator[Floats]:
    yield from outlines(ink)
    for cluster in clusters(ink):
        if cluster.columns == cluster.rows == _SIZE:
            yield cluster.corners


def _chosen(candidates: list[Floats], answers: Floats) -> list[Floats]:
    """Return the candidates that answer best, of those that are alike one."""
    chosen: list[Floats] = []
    for index in np.argsort(-answers):
        corners = candidates[index]
        if not any(_are_alike(corners, other) for other in chosen):
            chosen.append(corners)
    return chosen[:_CLIMBING]


def _are_alike(first: Floats, second: Floats) -> bool:
    side = float(quadrilateral.side_lengths(first).mean())
    return bool(np.abs(first - second).max() < side / 40)


def _ranked(found: list[FoundGrid]) -> tuple[FoundGrid, ...]:
    """Return the best of those that overlap; a large grid, well seen, comes first.

    The solution of an earlier puzzle often stands beside a puzzle, and smaller.
    """
    kept: list[FoundGrid] = []
    for grid in sorted(found, key=lambda each: -each.score):
        if not any(_overlap(grid.corners, other.corners) for other in kept):
            kept.append(grid)
    kept.sort(key=lambda each: -each.score * float(quadrilateral.side_lengths(each.corners).mean()))
    return tuple(kept[:_MOST_GRIDS])


def _overlap(first: Floats, second: Floats) -> bool:
    shared, _ = cv2.intersectConvexConvex(first, second)
    smaller = min(quadrilateral.area(first), quadrilateral.area(second))
    return bool(shared > 0.2 * smaller)
