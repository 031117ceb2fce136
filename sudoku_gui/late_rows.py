"""Tables whose rows are loaded when they are looked at: of formats, algorithms, commands."""

from collections.abc import Sequence
from importlib import import_module
from typing import Generic, TypeVar, overload

_Row = TypeVar("_Row")


class LateRows(Sequence[_Row], Generic[_Row]):
    """The rows of a table, each in a module of its own in `package`, where it is called `constant`.

    The module is called as the row is, with _ for -.  It is loaded when the row is first asked
    for, so that whoever needs one need not wait for all.
    """

    def __init__(self, package: str, constant: str, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self._package = package
        self._constant = constant

    def named(self, name: str) -> _Row:
        """Return the row that is called `name`, one of `names`."""
        module = import_module(f"{self._package}.{name.replace('-', '_')}")
        row: _Row = getattr(module, self._constant)
        return row

    @overload
    def __getitem__(self, place: int) -> _Row: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[_Row, ...]: ...

    def __getitem__(self, place: int | slice) -> _Row | tuple[_Row, ...]:
        if isinstance(place, slice):
            return tuple(map(self.named, self.names[place]))
        return self.named(self.names[place])

    def __len__(self) -> int:
        return len(self.names)
