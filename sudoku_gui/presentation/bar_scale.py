"""How long bars are, on a linear or a logarithmic scale: arithmetic only, no painting."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol


class ScaleKind(Enum):
    """How lengths follow values."""

    LINEAR = "linear"
    LOGARITHMIC = "logarithmic"


class Scale(Protocol):
    """Where values lie between the left end (0) and the right end (1)."""

    def share(self, value: float) -> float:
        """The place of a value, 0 to 1."""

    def marks(self) -> Sequence[float]:
        """A few round values to be written below."""


@dataclass(frozen=True, slots=True)
class LinearScale:
    """From 0 to `most`, above 0."""

    most: float

    def share(self, value: float) -> float:
        """The place of a value, 0 to 1."""
        return min(1.0, value / self.most)

    def marks(self) -> Sequence[float]:
        """Multiples of 1, 2 or 5 times a power of ten."""
        rough = self.most / 4
        power = math.pow(10, math.floor(math.log10(rough)))
        step = next(each * power for each in (1, 2, 5, 10) if each * power >= rough)
        return [step * count for count in range(math.floor(self.most / step) + 1)]


@dataclass(frozen=True, slots=True)
class LogarithmicScale:
    """From `least` to `most`, both above 0; what is below has no length."""

    least: float
    most: float

    def share(self, value: float) -> float:
        """The place of a value, 0 to 1."""
        if value <= self.least:
            return 0.0
        whole = math.log10(self.most) - math.log10(self.least)
        return min(1.0, (math.log10(value) - math.log10(self.least)) / whole)

    def marks(self) -> Sequence[float]:
        """Powers of ten."""
        first = math.ceil(math.log10(self.least) - _ROUNDING)
        last = math.floor(math.log10(self.most) + _ROUNDING)
        return [math.pow(10, power) for power in range(first, last + 1)]


def scale_for(kind: ScaleKind, values: Iterable[float]) -> Scale:
    """A scale on which all of `values`, 0 or more, find room."""
    above = [value for value in values if value > 0]
    most = max(above, default=1.0)
    if kind is ScaleKind.LINEAR:
        return LinearScale(most)
    # A decade below the shortest, so that it has a bar too.
    least = math.pow(10, math.floor(math.log10(min(above, default=1.0)) + _ROUNDING) - 1)
    return LogarithmicScale(least, most)


_ROUNDING = 1e-9  # of logarithms
