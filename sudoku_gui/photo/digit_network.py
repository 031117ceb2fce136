"""The networks that read digits: what each cell shows, and how sure that is.

They have learned in `tests/training` and run here in plain numpy: a convolution of 5x5 at every
other pixel, three of 3x3, each followed by a halving of the picture, and two full layers.
"""

from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, Self

import numpy as np

from sudoku_gui.assets import resource
from sudoku_gui.photo.arrays import Floats

_AT_ONCE = 81  # cells: what their layers hold stays small


class NetworkPlan(NamedTuple):
    """How large a network is, and how many classes it tells apart."""

    channels: tuple[int, ...]  # of the convolutions
    hidden: int
    classes: int


PRINT = NetworkPlan((16, 32, 48, 64), 96, 10)
"""Tells blanks and the printed digits 1 to 9 apart; has learned from rendered fonts alone."""

HANDWRITING = NetworkPlan((32, 64, 96, 128), 160, 19)
"""Tells blanks, the printed digits 1 to 9 and the written digits 1 to 9 apart."""


class _Shape(NamedTuple):
    """What a layer has: inputs of a pixel, channels, the pixels that it sees each way, its step."""

    inputs: int
    channels: int
    window: int = 1
    step: int = 1


def _shapes(plan: NetworkPlan) -> list[_Shape]:
    first, *_, last = plan.channels
    return [
        _Shape(1, first, window=5, step=2),
        *(_Shape(*channels, window=3) for channels in pairwise(plan.channels)),
        _Shape(last * 2 * 2, plan.hidden),
        _Shape(plan.hidden, plan.classes),
    ]


class _Layer(NamedTuple):
    """What multiplies the inputs, one column a channel; then a scale and a bias for each."""

    shape: _Shape
    weights: Floats
    scales: Floats
    bias: Floats


class DigitNetwork:
    """Reads cells one by one, without knowing of the others."""

    def __init__(self, layers: tuple[_Layer, ...]) -> None:
        self._layers = layers

    @classmethod
    def shipped(cls) -> Self:
        """Return the network for print that comes with the program."""
        return cls.from_file(resource("photo", "print_weights.bin"), PRINT)

    @classmethod
    def shipped_for_handwriting(cls) -> Self:
        """Return the network for pages filled in by hand that comes with the program."""
        return cls.from_file(resource("photo", "handwriting_weights.bin"), HANDWRITING)

    @classmethod
    def from_file(cls, path: Path, plan: NetworkPlan) -> Self:
        """Return the network whose layers follow one another in the file at `path`.

        Each is the scales and the biases of its channels in single precision, and then weights
        of a byte.
        """
        content, layers, start = path.read_bytes(), [], 0
        for shape in _shapes(plan):
            inputs, channels = shape.inputs * shape.window**2, shape.channels
            numbers = np.frombuffer(content, "<f4", 2 * channels, start)
            start += numbers.nbytes
            weights = np.frombuffer(content, np.int8, inputs * channels, start)
            start += weights.nbytes
            columns = weights.reshape(inputs, channels).astype(np.float32)
            layers.append(_Layer(shape, columns, numbers[:channels], numbers[channels:]))
        if start != len(content):
            raise ValueError(f"{path} has {len(content)} bytes, the network {start}")
        return cls(tuple(layers))

    def probabilities(self, cells: Floats) -> Floats:
        """Return how likely each class is for each cell: (n, classes) of cells (n, 32, 32).

        A cell is cut as `sudoku_gui.photo.cells` does it, paper 0.0 and ink 1.0.
        """
        parts = [
            self._scores(cells[start : start + _AT_ONCE])
            for start in range(0, len(cells), _AT_ONCE)
        ]
        classes = self._layers[-1].shape.channels
        scores = np.concatenate([np.zeros((0, classes), np.float32), *parts])
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        result: Floats = powers / powers.sum(axis=1, keepdims=True)
        return result

    def _scores(self, cells: Floats) -> Floats:
        first, *convolutions, hidden, classes = self._layers
        seen = _levelled(_convolved(cells[..., None], first), first)
        for layer in convolutions:
            seen = _levelled(_halved(_convolved(np.maximum(seen, 0), layer)), layer)
        flat = np.maximum(seen, 0).reshape(len(cells), -1)
        inner = np.maximum(_levelled(flat @ hidden.weights, hidden), 0)
        return _levelled(inner @ classes.weights, classes)


def _convolved(seen: Floats, layer: _Layer) -> Floats:
    """Return what `layer` makes of the windows around each pixel; beyond the rim is paper."""
    window, step = layer.shape.window, layer.shape.step
    count, side, _, inputs = seen.shape
    rim = window // 2
    framed = np.pad(seen, ((0, 0), (rim, rim), (rim, rim), (0, 0)))
    left = side // step
    windows = np.empty((count, left, left, window, window, inputs), np.float32)
    for down in range(window):
        for right in range(window):
            windows[..., down, right, :] = framed[
                :, down : down + side : step, right : right + side : step
            ]
    made: Floats = windows.reshape(-1, window**2 * inputs) @ layer.weights
    return made.reshape(count, left, left, -1)


def _halved(seen: Floats) -> Floats:
    """Return the highest of each four pixels."""
    rows = np.maximum(seen[:, ::2], seen[:, 1::2])
    result: Floats = np.maximum(rows[:, :, ::2], rows[:, :, 1::2])
    return result


def _levelled(seen: Floats, layer: _Layer) -> Floats:
    result: Floats = seen * layer.scales + layer.bias
    return result
