"""Dictionaries of so many keys that other threads would wait for one of Python's own.

To give it more room, or to free it, takes a tenth of a second where there are a million keys.
"""

from collections.abc import Hashable, Iterable
from typing import Generic, TypeVar

_Key = TypeVar("_Key", bound=Hashable)
_Value = TypeVar("_Value")

_PARTS = 256


class SplitDict(Generic[_Key, _Value]):
    """A dictionary split into many by the hashes of the keys: each grows, and goes, by itself."""

    def __init__(self) -> None:
        self._parts: list[dict[_Key, _Value]] = [{} for _ in range(_PARTS)]
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def __contains__(self, key: object) -> bool:
        return key in self._parts[hash(key) % _PARTS]

    def get(self, key: _Key) -> _Value | None:
        """Return the value of `key`, None where it has none."""
        return self._parts[hash(key) % _PARTS].get(key)

    def setdefault(self, key: _Key, value: _Value) -> _Value:
        """Return the value of `key`, which is `value` where it had none."""
        part = self._parts[hash(key) % _PARTS]
        before = len(part)
        found = part.setdefault(key, value)
        self._count += len(part) - before
        return found

    def update(self, items: Iterable[tuple[_Key, _Value]]) -> None:
        """Give keys these values."""
        for key, value in items:
            part = self._parts[hash(key) % _PARTS]
            before = len(part)
            part[key] = value
            self._count += len(part) - before

    def __del__(self) -> None:
        while self._parts:  # one by one, between which other threads may run
            self._parts.pop()
