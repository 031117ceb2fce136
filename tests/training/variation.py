"""Cells as they might have been as well: moved, turned, bent, wider, bolder, paler, unsharp."""

from dataclasses import dataclass

import cv2
import numpy as np

from tests.training.arrays import Floats

_KNOTS = 5  # each way, whose random moves bend a cell
_FURTHEST = 0.75  # of a pixel, about, at the knots
_SMALLEST, _LARGEST = 0.55, 1.25  # digits that are written into a cell
_HEIGHT = 0.62  # of a cell that is as wide, in which the largest part of a digit is


@dataclass(frozen=True, slots=True)
class Variation:
    """Varies cells by chance, much where `strength` is 1.0, and not at all where it is near 0."""

    strength: float
    chance: np.random.Generator

    def varied(self, cells: Floats, bending: Floats) -> Floats:
        """Return other cells that show the same: paper 0.0, ink 1.0.

        bending: how much each may be bent and slanted: 1.0 as hands differ, 0.3 as fonts do.
        """
        return self._noisy(self._unsharp(self._weighed(self._moved(cells, bending))))

    def written(self, cells: Floats, pictures: Floats) -> Floats:
        """Return cells of the same size with a handwritten digit in each, by any pen."""
        rim = (cells.shape[1] - pictures.shape[1]) // 2
        digits = np.pad(pictures, ((0, 0), (rim, rim), (rim, rim)))
        count = len(cells)
        scale = np.exp(self.chance.uniform(np.log(_SMALLEST), np.log(_LARGEST), count))
        room = np.maximum(cells.shape[1] * (1 - _HEIGHT * scale) / 2, 1)
        aside = np.clip(self.chance.normal(0, 2.5, (2, count)), -room, room)
        ink = self._weighed(self._moved(digits, np.ones(count, np.float32), scale, aside))
        pen = self.chance.uniform(0.35, 1.25, (count, 1, 1)).astype(np.float32)
        return np.maximum(cells, np.minimum(ink * pen, 1))

    def _moved(
        self,
        cells: Floats,
        bending: Floats,
        scale: Floats | float = 1.0,
        aside: Floats | float = 0.0,
    ) -> Floats:
        """Return what is seen of each cell where its pixels are looked for somewhere else."""
        count, side, _ = cells.shape
        amount = (self.chance.uniform(0, 1.6 * self.strength, count) * bending)[:, None, None]
        right, below = (
            np.clip(place + self._bends(count, side) * amount + (side - 1) / 2, 0, side - 1)
            for place in self._places(count, side, bending, scale, aside)
        )
        first = (np.arange(count) * side)[:, None, None]  # row of a cell, one below another
        seen = cv2.remap(
            np.ascontiguousarray(cells.reshape(-1, side)),
            right.astype(np.float32).reshape(-1, side),
            (below + first).astype(np.float32).reshape(-1, side),
            cv2.INTER_LINEAR,
        )
        return np.asarray(seen).reshape(cells.shape)

    def _places(
        self, count: int, side: int, bending: Floats, scale: Floats | float, aside: Floats | float
    ) -> tuple[Floats, Floats]:
        """Return where each pixel is looked for, right of the middle of its cell, and below it."""
        turn, slant, wide, high = self.chance.normal(0, self.strength, (4, count, 1, 1))
        across, down = (self.chance.normal(0, 0.8, (2, count)) + aside)[..., None, None]
        size = np.broadcast_to(scale, count)[:, None, None]
        from_middle = np.arange(side, dtype=np.float32) - (side - 1) / 2
        x, y = from_middle[None, None, :] - across, from_middle[None, :, None] - down
        cos, sin = np.cos(0.09 * turn), np.sin(0.09 * turn)
        right = (cos * x + sin * y) / size * np.exp(0.09 * wide)
        below = (cos * y - sin * x) / size * np.exp(0.09 * high)
        return right + 0.14 * slant * bending[:, None, None] * y, below

    def _bends(self, count: int, side: int) -> Floats:
        """Return smooth random moves of each pixel of so many cells."""
        knots = self.chance.normal(0, _FURTHEST, (count, _KNOTS, _KNOTS)).astype(np.float32)
        identity = np.eye(_KNOTS, dtype=np.float32)
        between = cv2.resize(identity, (_KNOTS, side), interpolation=cv2.INTER_CUBIC)
        return np.einsum("ia,nab,jb->nij", between, knots, between, optimize=True)

    def _weighed(self, cells: Floats) -> Floats:
        """Return some cells bolder, some with thinner strokes."""
        flat = np.ascontiguousarray(cells.reshape(-1, cells.shape[1]))
        window = np.ones((3, 3), np.uint8)
        bold = np.asarray(cv2.dilate(flat, window)).reshape(cells.shape)
        thin = np.asarray(cv2.erode(flat, window)).reshape(cells.shape)
        weight = self.chance.normal(0, 0.35 * self.strength, (len(cells), 1, 1))
        bolder = np.clip(weight, 0, 1).astype(np.float32)
        thinner = np.clip(-weight, 0, 0.5).astype(np.float32)
        return cells + bolder * (bold - cells) - thinner * (cells - thin)

    def _unsharp(self, cells: Floats) -> Floats:
        """Return some cells blurred."""
        flat = np.ascontiguousarray(cells.reshape(-1, cells.shape[1]))
        soft = np.asarray(cv2.GaussianBlur(flat, (0, 0), 1.2)).reshape(cells.shape)
        share = self.chance.uniform(1 - 2 / self.strength, 1, (len(cells), 1, 1))
        return cells + np.maximum(share, 0).astype(np.float32) * (soft - cells)

    def _noisy(self, cells: Floats) -> Floats:
        """Return cells paler or darker, with noise."""
        each = (len(cells), 1, 1)
        gain = self.chance.uniform(1 - 0.35 * self.strength, 1 + 0.4 * self.strength, each)
        noise = self.chance.standard_normal(cells.shape, np.float32)
        level = self.chance.uniform(0, 0.05, each)
        return np.clip(cells * gain + noise * level, 0, 1).astype(np.float32)
