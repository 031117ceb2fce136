"""What is made when it is first used, for it, and the modules it needs, cost time at the start."""

from collections.abc import Callable
from typing import Generic, TypeVar, cast

_Made = TypeVar("_Made")


class _StandIn(Generic[_Made]):
    """Has everything that is asked of it done by what `make` returns, which is made only then."""

    def __init__(self, make: Callable[[], _Made]) -> None:
        self._make = make
        self._made: _Made | None = None

    def __getattr__(self, name: str) -> object:
        if self._made is None:
            self._made = self._make()
        return getattr(self._made, name)


def at_first_use(make: Callable[[], _Made]) -> _Made:
    """Return what stands for the object that `make` returns, until something is asked of it.

    It is no object of that class: it is meant for those that are known by what they can do.
    """
    return cast("_Made", _StandIn(make))
