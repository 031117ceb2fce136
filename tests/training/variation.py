"""Cells as they might have been as well: moved, turned, bent, wider, bolder, paler, unsharp."""

import cv2
import numpy as np

from tests.training.arrays import Floats

_KNOTS = 5  # each way, whose random moves bend a cell
_FURTHEST = 0.75  # of a pixel, about, at the knots


def varied(cells: Floats, bending: Floats, chance: np.random.Generator) -> Floats:
    """Return other cells that show the same: paper 0.0, ink 1.0.

    bending: how much each may be bent and slanted: 1.0 as hands differ, 0.3 as fonts do.
    """
    seen = _moved(cells, bending, chance)
    return _noisy(_unsharp(_weighed(seen, chance), chance), chance)


def written(cells: Floats, pictures: Floats, chance: np.random.Generator) -> Floats:
    """Return cells of the same size with a handwritten digit in each, by any pen."""
    rim = (cells.shape[1] - pictures.shape[1]) // 2
    digits = np.pad(pictures, ((0, 0), (rim, rim), (rim, rim)))
    count = len(cells)
    scale = np.exp(chance.uniform(np.log(0.55), np.log(1.25), count))
    room = cells.shape[1] * (1 - 0.62 * scale) / 2
    aside = np.clip(chance.normal(0, 2.5, (2, count)), -np.maximum(room, 1), np.maximum(room, 1))
    bending = np.ones(count, np.float32)
    ink = _weighed(_moved(digits, bending, chance, scale, aside), chance)
    pen = chance.uniform(0.35, 1.25, (count, 1, 1)).astype(np.float32)
    return np.maximum(cells, np.minimum(ink * pen, 1))


def _moved(
    cells: Floats,
    bending: Floats,
    chance: np.random.Generator,
    scale: Floats | float = 1.0,
    aside: Floats | float = 0.0,
) -> Floats:
    """Return what is seen of each cell where its pixels are looked for somewhere else."""
    count, side, _ = cells.shape
    turn, slant = chance.normal(0, 0.09, count), chance.normal(0, 0.14, count) * bending
    wide = scale * np.exp(chance.normal(0, 0.09, count))
    high = scale * np.exp(chance.normal(0, 0.09, count))
    across, down = chance.normal(0, 0.8, (2, count)) + aside
    grid = np.arange(side, dtype=np.float32) - (side - 1) / 2
    x = grid[None, None, :] - across[:, None, None]
    y = grid[None, :, None] - down[:, None, None]
    cos, sin = np.cos(turn)[:, None, None], np.sin(turn)[:, None, None]
    right = (cos * x + sin * y) / wide[:, None, None] + slant[:, None, None] * y
    below = (cos * y - sin * x) / high[:, None, None]
    amount = (chance.uniform(0, 1.6, count) * bending)[:, None, None]
    places = [
        np.clip(place + _bends(count, side, chance) * amount + (side - 1) / 2, 0, side - 1)
        for place in (right, below)
    ]
    first = (np.arange(count) * side)[:, None, None]  # of the rows of each cell, one below another
    right_of = places[0].astype(np.float32).reshape(-1, side)
    down_to = (places[1] + first).astype(np.float32).reshape(-1, side)
    flat = np.ascontiguousarray(cells.reshape(-1, side))
    seen = cv2.remap(flat, right_of, down_to, cv2.INTER_LINEAR)
    return np.asarray(seen).reshape(cells.shape)


def _bends(count: int, side: int, chance: np.random.Generator) -> Floats:
    """Return smooth random moves of each pixel of so many cells."""
    knots = chance.normal(0, _FURTHEST, (count, _KNOTS, _KNOTS)).astype(np.float32)
    between = cv2.resize(
        np.eye(_KNOTS, dtype=np.float32), (_KNOTS, side), interpolation=cv2.INTER_CUBIC
    )
    return np.einsum("ia,nab,jb->nij", between, knots, between, optimize=True)


def _weighed(cells: Floats, chance: np.random.Generator) -> Floats:
    """Return some cells bolder, some with thinner strokes."""
    flat = np.ascontiguousarray(cells.reshape(-1, cells.shape[1]))
    window = np.ones((3, 3), np.uint8)
    bold = np.asarray(cv2.dilate(flat, window)).reshape(cells.shape)
    thin = np.asarray(cv2.erode(flat, window)).reshape(cells.shape)
    weight = np.clip(chance.normal(0, 0.35, (len(cells), 1, 1)), -0.5, 1).astype(np.float32)
    return cells + np.maximum(weight, 0) * (bold - cells) + np.minimum(weight, 0) * (cells - thin)


def _unsharp(cells: Floats, chance: np.random.Generator) -> Floats:
    """Return some cells blurred."""
    flat = np.ascontiguousarray(cells.reshape(-1, cells.shape[1]))
    soft = np.asarray(cv2.GaussianBlur(flat, (0, 0), 1.2)).reshape(cells.shape)
    share = np.clip(chance.uniform(-1, 1, (len(cells), 1, 1)), 0, 1).astype(np.float32)
    return cells + share * (soft - cells)


def _noisy(cells: Floats, chance: np.random.Generator) -> Floats:
    """Return cells paler or darker, with noise."""
    count = len(cells)
    gain = chance.uniform(0.65, 1.4, (count, 1, 1)).astype(np.float32)
    level = chance.uniform(0, 0.05, (count, 1, 1)).astype(np.float32)
    noise = chance.standard_normal(cells.shape, np.float32) * level
    return np.clip(cells * gain + noise, 0, 1).astype(np.float32)
