"""Quadrilaterals, and the perspective in which a square appears as one.

A quadrilateral is an array of four corners (x, y), clockwise as one sees it, the first where the
square has its origin.  The functions take many at once: what climbs tries many.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sudoku_gui.photo.arrays import Floats

_Vectors = NDArray[np.floating[Any]]

UNIT_SQUARE: Floats = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)


def perspectives(corners: Floats) -> Floats:
    """Return for each of (n, 4, 2) corners the matrix that takes the unit square there.

    Solved in closed form: the bottom row is what the diagonals' halves are out of balance.
    """
    origin, right, far, down = (corners[:, index].astype(np.float64) for index in range(4))
    toward_right, toward_down = right - far, down - far
    surplus = origin - right + far - down
    determinant = _cross(toward_right, toward_down)
    determinant = np.where(np.abs(determinant) < 1e-9, 1e-9, determinant)
    g = (_cross(surplus, toward_down) / determinant)[:, None]
    h = (_cross(toward_right, surplus) / determinant)[:, None]
    matrices = np.empty((len(corners), 3, 3))
    matrices[:, :2, 0] = right - origin + g * right
    matrices[:, :2, 1] = down - origin + h * down
    matrices[:, :2, 2] = origin
    matrices[:, 2, :2] = np.concatenate((g, h), axis=1)
    matrices[:, 2, 2] = 1
    return matrices.astype(np.float32)


def mapped(matrices: Floats, points: Floats) -> Floats:
    """Return where each of (n, 3, 3) matrices takes (m, 2) points: (n, m, 2)."""
    homogeneous = np.concatenate((points.T, np.ones((1, len(points)), np.float32)))
    # One product of two matrices: of many small ones each takes as long.
    products = (matrices.reshape(-1, 3) @ homogeneous).reshape(len(matrices), 3, -1)
    depth = products[:, 2]
    depth = np.where(np.abs(depth) < 1e-6, np.float32(1e-6), depth)
    result: Floats = (products[:, :2] / depth[:, None]).transpose(0, 2, 1)
    return result


def area(corners: Floats) -> float:
    """Return the area within four corners, above 0 where they go clockwise as one sees it."""
    first, second = corners[2] - corners[0], corners[3] - corners[1]
    return float(first[0] * second[1] - first[1] * second[0]) / 2


def side_lengths(corners: Floats) -> Floats:
    """Return how long the four sides are."""
    lengths: Floats = np.linalg.norm(corners - np.roll(corners, -1, axis=0), axis=1)
    return lengths


def is_plausible(corners: Floats) -> bool:
    """Return whether a square seen in a photo may look so: convex, and not too oblique."""
    following = np.roll(corners, -1, axis=0)
    edges = following - corners
    turns = _cross(edges, np.roll(edges, -1, axis=0))
    lengths = side_lengths(corners)
    return bool(turns.min() > 0 and lengths.max() < 2.5 * lengths.min())


def from_top_left(corners: Floats) -> Floats:
    """Return the corners clockwise, the one nearest to the top left of the picture first."""
    if area(corners) < 0:
        corners = corners[::-1]
    result: Floats = np.roll(corners, -int(np.argmin(corners.sum(axis=1))), axis=0)
    return result


def _cross(first: _Vectors, second: _Vectors) -> _Vectors:
    """Return the cross products of (n, 2) vectors."""
    products: _Vectors = first[:, 0] * second[:, 1] - first[:, 1] * second[:, 0]
    return products
