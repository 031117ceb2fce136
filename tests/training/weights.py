"""The weights of a network as the program reads them: a byte each, a scale for each channel."""

from pathlib import Path
from typing import NamedTuple

import numpy as np

from tests.training.arrays import Floats

_MOST = 127


class Layer(NamedTuple):
    """What multiplies the inputs of a layer; then a factor and what is added for each channel."""

    weights: Floats
    factors: Floats
    bias: Floats


def write_weights(path: Path, layers: list[Layer], temperature: float) -> None:
    """Write `layers` as `DigitNetwork` reads them, scores divided by `temperature`."""
    parts, area = [], 1
    for number, (weights, factors, bias) in enumerate(layers):
        if weights.ndim == 4:
            columns, area = weights.transpose(2, 3, 1, 0).reshape(-1, len(weights)), 4
        else:
            spread = weights.reshape(len(weights), -1, area)
            columns, area = spread.transpose(2, 1, 0).reshape(-1, len(weights)), 1
        softer = temperature if number == len(layers) - 1 else 1
        parts.append(_rounded(Layer(columns, factors / softer, bias / softer)))
    path.write_bytes(b"".join(parts))


def _rounded(layer: Layer) -> bytes:
    """Return scales, biases and rounded weights of a layer, one column a channel."""
    steps = np.abs(layer.weights).max(axis=0) / _MOST
    numbers = np.concatenate([steps * layer.factors, layer.bias]).astype("<f4")
    return numbers.tobytes() + np.round(layer.weights / steps).astype(np.int8).tobytes()
