"""Has what is connected to a signal be called in another order than it was connected in."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import SignalInstance

Slots = list[Any]
PlaceOfNext = Callable[[Slots], int]
"""Where in the order the next slot of a signal comes, after those there are."""


def last(slots: Slots) -> int:
    """As Qt does it."""
    return len(slots)


def first(_slots: Slots) -> int:
    """The opposite of how Qt does it."""
    return 0


def anywhere(seed: int) -> PlaceOfNext:
    """By chance, which the seed decides."""
    chance = Random(seed)
    return lambda slots: chance.randint(0, len(slots))


@contextmanager
def connected_in_order(place_of_next: PlaceOfNext) -> Iterator[None]:
    """Have each signal connected inside call its slots in the order that `place_of_next` makes.

    Qt calls slots in the order of their connections; so those that come later are connected
    anew.  Connections of an explicit type, which go to other threads, stay as they are.
    """
    connect = SignalInstance.connect
    connected: dict[int, tuple[SignalInstance, Slots]] = {}

    def connect_in_order(signal: SignalInstance, slot: Any, *kind: Any) -> Any:
        if kind:
            return connect(signal, slot, *kind)
        # The signal is kept, for another one may get the id of one that is gone.
        slots = connected.setdefault(id(signal), (signal, []))[1]
        place = place_of_next(slots)
        later = slots[place:]
        for each in later:
            signal.disconnect(each)
        slots.insert(place, slot)
        made = connect(signal, slot)
        for each in later:
            connect(signal, each)
        return made

    with patch.object(SignalInstance, "connect", connect_in_order):
        yield
