"""The network that learns to read cells, and how it learns: the one place that needs torch."""

import math
from itertools import pairwise

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from tests.training.arrays import Floats, Grey
from tests.training.weights import Layer

_CHANNELS = (1, 16, 32, 48, 64)
_HIDDEN = 96
_CLASSES = 10
_BATCH = 128
_HIGHEST_RATE = 3e-3
_SMOOTHING = 0.05


class CellNetwork(nn.Module):
    """A convolution of 5x5 at every other pixel, three of 3x3 halved afterwards, two full layers.

    Halving before the norm spares three quarters of its work.
    """

    def __init__(self) -> None:
        super().__init__()
        first, *others = pairwise(_CHANNELS)
        self.convolutions = nn.ModuleList(
            [nn.Conv2d(*first, 5, stride=2, padding=2, bias=False)]
            + [nn.Conv2d(*channels, 3, padding=1, bias=False) for channels in others]
        )
        self.norms = nn.ModuleList(nn.BatchNorm2d(channels) for channels in _CHANNELS[1:])
        self.hidden = nn.Linear(_CHANNELS[-1] * 4, _HIDDEN)
        self.classes = nn.Linear(_HIDDEN, _CLASSES)
        self.leave_out = nn.Dropout(0.1)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """Return the score of each class."""
        for number, (convolution, norm) in enumerate(
            zip(self.convolutions, self.norms, strict=True)
        ):
            made = convolution(seen)
            seen = functional.relu(norm(functional.max_pool2d(made, 2) if number else made))
        hidden = functional.relu(self.hidden(self.leave_out(seen.flatten(1))))
        return self.classes(self.leave_out(hidden))


def train(cells: Grey, digits: Grey, epochs: int, seed: int) -> CellNetwork:
    """Return a network that has seen all cells `epochs` times; the same for the same seed."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    chance = np.random.default_rng(seed)
    network = CellNetwork().to(memory_format=torch.channels_last)
    learner = torch.optim.AdamW(network.parameters(), lr=_HIGHEST_RATE, weight_decay=0.02)
    steps, done = epochs * (len(cells) // _BATCH), 0
    for epoch in range(epochs):
        total = 0.0
        order = chance.permutation(len(cells))
        for start in range(0, len(cells) - _BATCH + 1, _BATCH):
            learner.param_groups[0]["lr"] = _HIGHEST_RATE * _rate(done / steps)
            chosen = order[start : start + _BATCH]
            shown = torch.from_numpy(_varied(cells[chosen], chance))
            wanted = torch.from_numpy(digits[chosen].astype(np.int64))
            scores = network(shown.to(memory_format=torch.channels_last))
            loss = functional.cross_entropy(scores, wanted, label_smoothing=_SMOOTHING)
            learner.zero_grad()
            loss.backward()
            learner.step()
            total += float(loss)
            done += 1
        print(f"epoch {epoch + 1} of {epochs}: loss {total * epochs / steps:.4f}", flush=True)
    return network.eval()


def _rate(share: float) -> float:
    """Return the rate of learning after a share of all steps: up quickly, down slowly."""
    if share < 0.1:
        return 0.05 + 0.95 * share / 0.1
    return 0.001 + 0.999 * (1 + math.cos(math.pi * (share - 0.1) / 0.9)) / 2


def _varied(cells: Grey, chance: np.random.Generator) -> Floats:
    """Return the cells a pixel aside, paler or darker, so that none is seen twice."""
    down, right = chance.integers(-1, 2, 2)
    ink = np.roll(cells, (int(down), int(right)), axis=(1, 2)).astype(np.float32) / 255
    gain = chance.uniform(0.7, 1.35, (len(cells), 1, 1)).astype(np.float32)
    return np.minimum(ink * gain, 1)[:, None]


def layers_of(network: CellNetwork) -> list[Layer]:
    """Return the layers, where the factors of a convolution's norm are numbers of their own."""
    layers = []
    for convolution, norm in zip(network.convolutions, network.norms, strict=True):
        factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        layers.append((convolution.weight, factor, norm.bias - norm.running_mean * factor))
    for full in (network.hidden, network.classes):
        layers.append((full.weight, torch.ones(len(full.weight)), full.bias))
    return [Layer(*(part.detach().numpy() for part in layer)) for layer in layers]
