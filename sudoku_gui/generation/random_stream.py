"""Chance that is the same for a seed with every version of Python."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

_Item = TypeVar("_Item")


class RandomStream:
    """Numbers drawn one after another, the same for the same seed.

    Of the standard library's methods only `random` promises to draw the same in later versions.
    """

    def __init__(self, seed: str) -> None:
        self._draw = Random(seed).random

    def below(self, count: int) -> int:
        """Return one of the numbers from 0 to `count` - 1."""
        return int(self._draw() * count)

    def choice(self, items: Sequence[_Item]) -> _Item:
        """Return one of the items, of which there is one at least."""
        return items[int(self._draw() * len(items))]

    def shuffled(self, items: Sequence[_Item]) -> list[_Item]:
        """Return the items in any order, each order as likely as another."""
        mixed = list(items)
        draw = self._draw
        for last in range(len(mixed) - 1, 0, -1):
            other = int(draw() * (last + 1))
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
