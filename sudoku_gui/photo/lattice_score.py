"""How well a quadrilateral answers as a grid, and the one near it that answers best.

Where a grid is, ten and ten lines lie on ridges, and what is between them does not.
"""

import numpy as np
from numpy.typing import NDArray

from sudoku_gui.photo import quadrilateral
from sudoku_gui.photo.arrays import Floats
from sudoku_gui.photo.ridges import MARGIN, RidgeMap

_ALONG_A_LINE = 36  # places where a line is looked at
_WEAKEST = 6  # lines that count as much as all together: each has to be there
_BETWEEN_WEIGHT = 0.6  # in full, it would speak against grids that are filled in
_FINEST = 0.4  # pixels; to go on is not worth it


_CONTINUING = 0.25  # of the answer within, at which a lattice goes on beyond
_AS_A_LINE = 0.6  # of the answer of lines, at which what is amid the cells are lines too
_SMALL_CELL = 36  # pixels
_FEW = 4  # such lines, which are too many
_SIDES = 4


def _points_on(offsets: NDArray[np.float64]) -> Floats:
    """Return the places of the unit square on the lines at `offsets`, down and across."""
    along = (np.arange(_ALONG_A_LINE) + 0.5) / _ALONG_A_LINE
    fixed, moving = np.meshgrid(offsets, along, indexing="ij")
    down = np.stack((fixed, moving), axis=-1)
    return np.concatenate((down, down[..., ::-1])).reshape(-1, 2).astype(np.float32)


_LINES = np.arange(10) / 9
_MIDDLES = (np.arange(9) + 0.5) / 9
_ON_LINES = _points_on(_LINES)
_BETWEEN = _points_on(_MIDDLES)[::2]
_WITHIN_CELLS = _points_on((_MIDDLES[:, None] + np.arange(-2, 3) / 90).ravel())
_BEYOND_ALONG = 1 + np.arange(1, 10) / 90


def _places_beyond(offsets: NDArray[np.float64]) -> Floats:
    """Return the places on the lines across, at `offsets`, where they would go on to the right."""
    moving, fixed = np.meshgrid(_BEYOND_ALONG, offsets, indexing="xy")
    return np.stack((moving, fixed), axis=-1).reshape(-1, 2).astype(np.float32)


_LINES_BEYOND = _places_beyond(_LINES[1:-1])
_BETWEEN_BEYOND = _places_beyond(_MIDDLES)
_LOOKED_AT = np.concatenate((_ON_LINES, _BETWEEN))


def scores(ridges: Floats, corners: Floats) -> Floats:
    """Return how well each of (n, 4, 2) corners answers on a map of ridges, at most 1."""
    answers = _answers(ridges, corners, _LOOKED_AT)
    on_lines = answers[:, : len(_ON_LINES)].reshape(len(corners), 2 * len(_LINES), -1).mean(axis=2)
    weakest = np.partition(on_lines, _WEAKEST, axis=1)[:, :_WEAKEST]
    between = answers[:, len(_ON_LINES) :].mean(axis=1)
    result: Floats = (on_lines.mean(axis=1) + weakest.mean(axis=1)) / 2 - between * np.float32(
        _BETWEEN_WEIGHT
    )
    return result


def is_another_lattice(ridges: RidgeMap, corners: Floats) -> bool:
    """Return whether the lines are those of a table with more rows or columns.

    Then they go on beyond one of the sides, or there are others amid the cells: more than what
    a fold in the paper may be.
    """
    lines = _answers(ridges.wide, corners[None], _ON_LINES).reshape(2, -1).mean(axis=1)
    if _answer_beyond(ridges.wide, corners) > _CONTINUING * float(lines.mean()):
        return True
    # Blurred, small cells are full of their digits.
    is_small = quadrilateral.side_lengths(corners).mean() < 9 * _SMALL_CELL
    seen = ridges.sharp if is_small else ridges.wide
    inner = _answers(seen, corners[None], _WITHIN_CELLS).reshape(2, -1, _ALONG_A_LINE)
    # Digits leave gaps between them; a line answers all along.
    throughout = np.sort(inner, axis=2)[:, :, _ALONG_A_LINE // 5]
    return bool((np.sort(throughout, axis=1)[:, -_FEW] > _AS_A_LINE * lines).any())


def _answer_beyond(ridges: Floats, corners: Floats) -> float:
    """Return how lines answer that go on beyond a side, where they answer least on their way.

    Text beyond answers between the lines too, and before a grid beside this one there is a gap.
    """
    turned = np.stack([np.roll(corners, -side, axis=0) for side in range(_SIDES)])
    shape = (_SIDES, -1, len(_BEYOND_ALONG))
    on_lines = _answers(ridges, turned, _LINES_BEYOND, outside=0).reshape(shape)
    between = _answers(ridges, turned, _BETWEEN_BEYOND, outside=0).reshape(shape)
    return float((on_lines.mean(axis=1) - between.mean(axis=1)).min(axis=1).max())


def climbed(ridges: RidgeMap, corners: Floats) -> tuple[Floats, float]:
    """Return the corners near to some that answer best, and how well they do."""
    side = float(quadrilateral.side_lengths(corners).mean())
    corners = _climb(ridges.wide, corners, side / 40, side / 150)
    corners = _climb(ridges.sharp, corners, side / 150, _FINEST)
    return corners, float(scores(ridges.sharp, corners[None])[0])


def _answers(
    ridges: Floats, corners: Floats, places: Floats, outside: float | None = None
) -> Floats:
    """Return what a map has at places of the unit square, as each of (n, 4, 2) corners sees it.

    Beyond the picture it has what is at its edge, or `outside`.
    """
    points = quadrilateral.mapped(quadrilateral.perspectives(corners), places) + (MARGIN + 0.5)
    height, width = ridges.shape
    column = np.clip(points[..., 0], 0, width - 1).astype(np.int32)
    row = np.clip(points[..., 1], 0, height - 1).astype(np.int32)
    answers: Floats = ridges.ravel().take(row * width + column)
    if outside is not None:
        is_within = (np.abs(column - width / 2) < width / 2 - MARGIN) & (
            np.abs(row - height / 2) < height / 2 - MARGIN
        )
        answers = np.where(is_within, answers, np.float32(outside))
    return answers


def _climb(ridges: Floats, corners: Floats, step: float, finest: float) -> Floats:
    best = float(scores(ridges, corners[None])[0])
    while step > finest:
        tried = corners + _MOVES * np.float32(step)
        answers = scores(ridges, tried)
        index = int(answers.argmax())
        if answers[index] > best + 1e-4:
            corners, best = tried[index], float(answers[index])
        else:
            step /= 2
    return corners


def _moves() -> Floats:
    """Return what is tried: each corner alone, each side, and all, in each direction."""
    groups = [[0], [1], [2], [3], [0, 1], [1, 2], [2, 3], [3, 0], [0, 1, 2, 3]]
    moves = np.zeros((len(groups) * 4, 4, 2), np.float32)
    directions = np.array([[1, 0], [-1, 0], [0, 1], [0, -1]], np.float32)
    for number, group in enumerate(groups):
        moves[number * 4 : number * 4 + 4, group] = directions[:, None]
    return moves


_MOVES = _moves()
