"""The network that learns to read cells, and how it learns: the one place that needs torch."""

import math
from collections.abc import Iterable
from itertools import pairwise

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from sudoku_gui.photo.digit_network import NetworkPlan
from tests.training.arrays import Floats, Grey
from tests.training.weights import Layer

HIGHEST_RATE = 3e-3
"""How much is learned from a batch where most is."""

_SMOOTHING = 0.05
_TOLD = 500  # steps, after which the loss is told

Batch = tuple[Floats, Grey]
"""Cells, paper 0.0 and ink 1.0, and the class of each."""


class CellNetwork(nn.Module):
    """A convolution of 5x5 at every other pixel, three of 3x3 halved afterwards, two full layers.

    Halving before the norm spares three quarters of its work.
    """

    def __init__(self, plan: NetworkPlan) -> None:
        super().__init__()
        first, *others = pairwise((1, *plan.channels))
        self.convolutions = nn.ModuleList(
            [nn.Conv2d(*first, 5, stride=2, padding=2, bias=False)]
            + [nn.Conv2d(*channels, 3, padding=1, bias=False) for channels in others]
        )
        self.norms = nn.ModuleList(nn.BatchNorm2d(channels) for channels in plan.channels)
        self.hidden = nn.Linear(plan.channels[-1] * 4, plan.hidden)
        self.classes = nn.Linear(plan.hidden, plan.classes)
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


def untrained(plan: NetworkPlan, seed: int) -> CellNetwork:
    """Return a network that has learned nothing; what it learns depends on the seed alone."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    return CellNetwork(plan).to(memory_format=torch.channels_last)


def train(
    network: CellNetwork, batches: Iterable[Batch], steps: int, highest_rate: float = HIGHEST_RATE
) -> None:
    """Let a network learn from so many batches."""
    learner = torch.optim.AdamW(network.train().parameters(), lr=highest_rate, weight_decay=0.02)
    total = 0.0
    for step, (cells, shown) in enumerate(batches):
        learner.param_groups[0]["lr"] = highest_rate * _rate(step / steps)
        seen = torch.from_numpy(cells[:, None]).to(memory_format=torch.channels_last)
        wanted = torch.from_numpy(shown.astype(np.int64))
        loss = functional.cross_entropy(network(seen), wanted, label_smoothing=_SMOOTHING)
        learner.zero_grad()
        loss.backward()
        learner.step()
        total += float(loss)
        if (step + 1) % _TOLD == 0:
            print(f"step {step + 1} of {steps}: loss {total / _TOLD:.4f}", flush=True)
            total = 0.0
    network.eval()


def _rate(share: float) -> float:
    """Return the rate of learning after a share of all steps: up quickly, down slowly."""
    if share < 0.1:
        return 0.05 + 0.95 * share / 0.1
    return 0.001 + 0.999 * (1 + math.cos(math.pi * (share - 0.1) / 0.9)) / 2


def layers_of(network: CellNetwork) -> list[Layer]:
    """Return the layers, where the factors of a convolution's norm are numbers of their own."""
    layers = []
    for convolution, norm in zip(network.convolutions, network.norms, strict=True):
        factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        layers.append((convolution.weight, factor, norm.bias - norm.running_mean * factor))
    for full in (network.hidden, network.classes):
        layers.append((full.weight, torch.ones(len(full.weight)), full.bias))
    return [Layer(*(part.detach().numpy() for part in layer)) for layer in layers]
