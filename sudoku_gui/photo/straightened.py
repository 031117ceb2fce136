"""A grid seen from straight above, and the lattice of its lines where they really run.

Pages are bent: between the four corners lines curve.  Each line is followed from band to band,
half a cell wide, along what answers best without leaps.
"""

import cv2
import numpy as np
from numpy.typing import NDArray

from sudoku_gui.photo import quadrilateral
from sudoku_gui.photo.arrays import Floats, Grey
from sudoku_gui.photo.ridges import ridges_in

LATTICE = 10
_PITCH = 40  # pixels of a cell seen from above
_MARGIN = _PITCH // 2
_SIDE = 9 * _PITCH + 2 * _MARGIN
_REACH = 13  # pixels that a line may be off
_THICKEST = 11
_BANDS = 18
_FULL = 0.12  # a line darker than its paper by this share is as good as any
_LEAP = 0.05  # what a pixel to the side, from band to band, costs
_AWAY = 0.15  # what being off as far as possible costs
_STEPS = (-2, -1, 0, 1, 2)  # pixels to the side, from band to band


def lattice_of(grey: Grey, corners: Floats) -> Floats:
    """Return the (10, 10, 2) places in a picture with dark lines where a grid's lines cross."""
    square = quadrilateral.UNIT_SQUARE * (9 * _PITCH) + (_MARGIN - 0.5)
    matrix = quadrilateral.perspectives(corners[None])[0]
    above = cv2.getPerspectiveTransform(square, corners.astype(np.float32))
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    size = (_SIDE, _SIDE)
    seen = np.asarray(
        cv2.warpPerspective(grey, above, size, flags=flags, borderMode=cv2.BORDER_REPLICATE),
        np.uint8,
    )
    across = _offsets(seen)
    down = _offsets(np.ascontiguousarray(seen.T))
    base = np.arange(LATTICE, dtype=np.float32) * _PITCH
    x = base[None, :] + _at_crossings(across).T
    y = base[:, None] + _at_crossings(down)
    places = np.stack((x, y), axis=-1).reshape(-1, 2) / np.float32(9 * _PITCH)
    crossings = quadrilateral.mapped(matrix[None], places.astype(np.float32))
    return crossings.reshape(LATTICE, LATTICE, 2)


def _offsets(seen: Grey) -> Floats:
    """Return how far each line that runs down is off to the right, band by band: (10, 18)."""
    offsets = np.arange(-_REACH, _REACH + 1, dtype=np.float32)
    cost = (offsets / _REACH) ** 2 * np.float32(_AWAY)
    paths = _best_paths((_band_answers(seen) - cost).astype(np.float32))
    return offsets[paths].astype(np.float32)


def _best_paths(answers: Floats) -> NDArray[np.int64]:
    """Return, for (lines, bands, places), the place of each line in each band.

    The way that answers best as a whole, less what its steps to the side cost, is found from band
    to band: the best way to each place leads over one of the places beside it.
    """
    steps = np.array(_STEPS)
    best = answers[:, 0]
    came_by = np.zeros(answers.shape, np.int64)
    for band in range(1, answers.shape[1]):
        reached = np.stack([_stepped(best, step) for step in _STEPS])
        came_by[:, band] = reached.argmax(axis=0)
        best = reached.max(axis=0) + answers[:, band]
    path = np.empty(answers.shape[:2], np.int64)
    path[:, -1] = best.argmax(axis=1)
    lines = np.arange(len(answers))
    for band in range(answers.shape[1] - 1, 0, -1):
        path[:, band - 1] = path[:, band] - steps[came_by[lines, band, path[:, band]]]
    return path


def _band_answers(seen: Grey) -> Floats:
    """Return how dark a line would be: (10 lines, 18 bands, offsets)."""
    ridges = ridges_in(seen, (1, _THICKEST), _FULL)
    rows = ridges[_MARGIN : _MARGIN + 9 * _PITCH].reshape(_BANDS, -1, _SIDE)
    # Blurred across, a thick line answers best in its middle.
    bands = np.asarray(cv2.GaussianBlur(rows.mean(axis=1), (7, 1), 0), np.float32)
    places = _MARGIN + np.arange(LATTICE) * _PITCH
    around = places[:, None] + np.arange(-_REACH, _REACH + 1)
    result: Floats = bands[:, around].transpose(1, 0, 2)
    return result


def _stepped(best: Floats, step: int) -> Floats:
    """Return what is reached with a step to the side, and what that costs, never from outside."""
    result: Floats = np.full_like(best, -np.inf)
    first, last = max(step, 0), best.shape[1] + min(step, 0)
    result[:, first:last] = best[:, first - step : last - step] - np.float32(_LEAP * abs(step))
    return result


def _at_crossings(offsets: Floats) -> Floats:
    """Return the offsets of each line where others cross it: (10, 10)."""
    before = np.concatenate((offsets[:, :1], offsets), axis=1)[:, ::2]
    after = np.concatenate((offsets, offsets[:, -1:]), axis=1)[:, ::2]
    # Crossing k lies between the bands 2k - 1 and 2k; the first and the last at one alone.
    return ((before + after) / 2).astype(np.float32)
