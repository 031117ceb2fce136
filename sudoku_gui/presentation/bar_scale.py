"""How long bars are, on a linear or a logarithmic scale: arithmetic only, no painting."""

import math
from collections.abc import Iterable, Sequence

from sudoku_gui.lazy_dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scale:
    """Where values lie between the left end (0) and the right end (1) of a bar."""

    # The value at the left end: 0 on a linear scale, and above 0 on a logarithmic one, where what
    # is below has no length.
    least: float
    most: float  # the value at the right end, above `least`
    is_logarithmic: bool

    def share(self, value: float) -> float:
        """Return the place of a value, 0 to 1."""
        if value <= self.least:
            return 0.0
        if not self.is_logarithmic:
            return min(1.0, value / self.most)
        whole = math.log10(self.most) - math.log10(self.least)
        return min(1.0, (math.log10(value) - math.log10(self.least)) / whole)

    def marks(self) -> Sequence[float]:
        """Return a few round values to be written below."""
        return self._powers_of_ten() if self.is_logarithmic else self._multiples()

    def _multiples(self) -> Sequence[float]:
        """Return multiples of 1, 2 or 5 times a power of ten."""
        rough = self.most / 4
        power = math.pow(10, math.floor(math.log10(rough)))
        step = next(each * power for each in (1, 2, 5, 10) if each * power >= rough)
        return [step * count for count in range(math.floor(self.most / step) + 1)]

    def _powers_of_ten(self) -> Sequence[float]:
        first = math.ceil(math.log10(self.least) - _ROUNDING)
        last = math.floor(math.log10(self.most) + _ROUNDING)
        return [math.pow(10, power) for power in range(first, last + 1)]


def scale_for(values: Iterable[float], is_logarithmic: bool) -> Scale:
    """Return a scale on which all of `values`, 0 or more, find room."""
    above = [value for value in values if value > 0]
    most = max(above, default=1.0)
    if not is_logarithmic:
        return Scale(0.0, most, is_logarithmic)
    # A decade below the shortest, so that it has a bar too.
    least = math.pow(10, math.floor(math.log10(min(above, default=1.0)) + _ROUNDING) - 1)
    return Scale(least, most, is_logarithmic)


_ROUNDING = 1e-9  # of logarithms
