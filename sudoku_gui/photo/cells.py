"""The cells of a grid, or of a piece of one, cut out without their lines, as paper and ink."""

import cv2
import numpy as np

from sudoku_gui.photo.arrays import Floats, Grey

SIDE = 32
"""Pixels of a cell, each way."""

_CUT = 0.08  # of the cell at each side: its lines
_FINER = 2  # pixels read for each pixel of a cell, each way
_PAPER = 75  # the percentile of brightness that is paper
_DARKEST_PAPER = 32.0
_INK = 97  # the percentile of depth that is the ink of a cell
_FAINTEST = 0.35  # of the darkest ink: below that, a cell says nothing of the pen
_LEAST_DEPTH = 0.08  # of the paper: less is never taken for full ink


def cells_of(grey: Grey, lattice: Floats) -> Floats:
    """Return the (n, 32, 32) cells of a picture with dark ink, paper 0.0 to ink 1.0.

    lattice: where their lines cross; of a whole grid (10, 10, 2).
    """
    return _as_ink(_cut(grey, lattice))


def pieces_of(grey: Grey, lattice: Floats, side: int, cut: float = 0.0) -> Grey:
    """Return the cells beside each other, each `side` pixels wide.

    From each quadrilateral of the lattice all is taken but what is `cut` at each side.
    """
    along = cut + (1 - 2 * cut) * (np.arange(side, dtype=np.float32) + 0.5) / side
    right, left = along[None, None, None, :, None], 1 - along[None, None, None, :, None]
    low, high = along[None, :, None, None, None], 1 - along[None, :, None, None, None]
    corners = lattice[:, None, :, None]
    top = corners[:-1, :, :-1] * left + corners[:-1, :, 1:] * right
    bottom = corners[1:, :, :-1] * left + corners[1:, :, 1:] * right
    places = (top * high + bottom * low).astype(np.float32)
    places = places.reshape(places.shape[0] * side, -1, 2)
    picture = cv2.remap(
        grey, places[..., 0], places[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(picture, np.uint8)


def _cut(grey: Grey, lattice: Floats) -> Floats:
    """Return the cells in grey, without their lines."""
    pieces = pieces_of(grey, lattice, SIDE * _FINER, _CUT)
    rows, columns = len(lattice) - 1, len(lattice[0]) - 1
    cells = pieces.astype(np.float32).reshape(rows, SIDE, _FINER, columns, SIDE, _FINER)
    result: Floats = cells.mean(axis=(2, 5)).transpose(0, 2, 1, 3).reshape(-1, SIDE, SIDE)
    return result


def _as_ink(cells: Floats) -> Floats:
    """Return how much darker than its paper each pixel is; full ink is what this grid is in."""
    paper = np.percentile(cells, _PAPER, axis=(1, 2), keepdims=True)
    depth = np.maximum(1 - cells / np.maximum(paper, _DARKEST_PAPER), 0)
    darkest = np.percentile(depth, _INK, axis=(1, 2))
    with_ink = darkest[darkest >= _FAINTEST * darkest.max()]
    full = max(float(np.percentile(with_ink, 95)), _LEAST_DEPTH)
    return np.minimum(depth / full, 1).astype(np.float32)
