"""The weights are read by the program as they were written after training."""

from pathlib import Path

import numpy as np
import pytest

from sudoku_gui.photo.cells import SIDE
from sudoku_gui.photo.digit_network import PRINT, DigitNetwork
from tests.training.arrays import Floats
from tests.training.weights import Layer, write_weights

SHAPES = [(16, 1, 5, 5), (32, 16, 3, 3), (48, 32, 3, 3), (64, 48, 3, 3), (96, 256), (10, 96)]


@pytest.fixture
def layers() -> list[Layer]:
    """Layers as if learned; with weights of whole steps, so that no rounding changes them."""
    chance, layers = np.random.default_rng(3), []
    for shape in SHAPES:
        weights = chance.integers(-20, 21, shape).astype(np.float32)
        weights.reshape(shape[0], -1)[:, 0] = 127
        factors = chance.choice([-1, 1], shape[0]) / np.sqrt(weights[0].size) / 20
        bias = chance.normal(0, 0.3, shape[0])
        layers.append(Layer(weights, factors.astype(np.float32), bias.astype(np.float32)))
    return layers


def test_the_program_computes_what_the_layers_say(layers: list[Layer], tmp_path: Path) -> None:
    path = tmp_path / "weights.bin"
    cells = np.random.default_rng(4).random((2, SIDE, SIDE), np.float32)

    write_weights(path, layers, temperature=2.0)
    likely = DigitNetwork.from_file(path, PRINT).probabilities(cells)

    for cell, probabilities in zip(cells, likely, strict=True):
        assert np.allclose(probabilities, plainly_computed(layers, cell, 2.0), atol=1e-3)


def test_a_higher_temperature_is_less_sure(layers: list[Layer], tmp_path: Path) -> None:
    cells = np.random.default_rng(4).random((20, SIDE, SIDE), np.float32)

    sure = []
    for temperature in (1.0, 3.0):
        path = tmp_path / f"{temperature}.bin"
        write_weights(path, layers, temperature)
        sure.append(DigitNetwork.from_file(path, PRINT).probabilities(cells).max(axis=1).mean())

    assert sure[0] > sure[1] > 1 / PRINT.classes


def plainly_computed(layers: list[Layer], cell: Floats, temperature: float) -> Floats:
    """What a network with `layers` says of a cell, computed pixel by pixel."""
    seen = cell[None]
    for number, (weights, factors, bias) in enumerate(layers[:4]):
        made = convolved(seen, weights, 1 if number else 2)
        if number:
            channels, side, _ = made.shape
            made = made.reshape(channels, side // 2, 2, side // 2, 2).max(axis=(2, 4))
        seen = np.maximum(made * factors[:, None, None] + bias[:, None, None], 0)
    flat = seen.ravel()
    hidden = np.maximum(layers[4].weights @ flat * layers[4].factors + layers[4].bias, 0)
    scores = (layers[5].weights @ hidden * layers[5].factors + layers[5].bias) / temperature
    powers = np.exp(scores - scores.max())
    return powers / powers.sum()


def convolved(seen: Floats, weights: Floats, step: int) -> Floats:
    """The sums over the windows around every or every other pixel."""
    window = weights.shape[-1]
    framed = np.pad(seen, ((0, 0), (window // 2, window // 2), (window // 2, window // 2)))
    places = range(0, seen.shape[1], step)
    return np.array(
        [
            [
                [np.sum(framed[:, y : y + window, x : x + window] * kernel) for x in places]
                for y in places
            ]
            for kernel in weights
        ]
    )
