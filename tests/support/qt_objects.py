"""Notices Qt objects that are used outside the main thread, where they can freeze the program.

A worker may be moved to a QThread and emit signals there; it is made, connected and destroyed in
the main thread like every other object, and nothing is painted elsewhere.  Objects that Qt itself
makes or destroys, by `deleteLater` for one, are not seen.
"""

import threading
import traceback
import weakref
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from PySide6 import QtCore, QtGui, QtPrintSupport, QtSvg, QtWidgets

_MODULES = (QtCore, QtGui, QtPrintSupport, QtSvg, QtWidgets)
_WATCHED = (QtCore.QObject, QtGui.QPaintDevice, QtGui.QPainter)
_METHODS = (
    (QtCore.SignalInstance, "connect", "a signal is connected"),
    (QtCore.SignalInstance, "disconnect", "a signal is disconnected"),
    (QtGui.QPainter, "begin", "a QPainter begins"),
)
_CALLS_SHOWN = 6


class _Life(weakref.ref[Any]):
    """A reference that knows the class of its object when that is gone."""

    name = ""


class QtObjectWatch:
    """Collects uses of Qt objects in other threads than the one it was made in."""

    def __init__(self) -> None:
        self._thread = threading.get_ident()
        self._uses: list[str] = []
        self._lives: set[_Life] = set()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch all objects that are made from now on."""
        with ExitStack() as patches:
            for module in _MODULES:
                for watched in vars(module).values():
                    if isinstance(watched, type) and issubclass(watched, _WATCHED):
                        made = self._checked(watched.__init__, f"{watched.__name__} is made")
                        patches.enter_context(patch.object(watched, "__init__", made))
            for owner, name, what in _METHODS:
                checked = self._checked(getattr(owner, name), what)
                patches.enter_context(patch.object(owner, name, checked))
            yield

    def take_uses(self) -> list[str]:
        """Return the uses since the last call, each with the calls that led there."""
        uses, self._uses = self._uses, []
        return uses

    def _checked(self, method: Callable[..., Any], what: str) -> Callable[..., Any]:
        is_init = method.__name__ == "__init__"

        def check_and_call(self_: Any, *args: Any, **kwargs: Any) -> Any:
            if threading.get_ident() != self._thread:
                self._note(what)
            elif is_init and isinstance(self_, QtCore.QObject):
                life = _Life(self_, self._end)
                life.name = type(self_).__name__
                self._lives.add(life)
            return method(self_, *args, **kwargs)

        return check_and_call

    def _end(self, life: Any) -> None:
        self._lives.discard(life)
        if threading.get_ident() != self._thread:
            self._note(f"{life.name} is destroyed")

    def _note(self, what: str) -> None:
        calls = "".join(traceback.format_stack(limit=_CALLS_SHOWN))
        self._uses.append(f"{what} in {threading.current_thread().name}:\n{calls}")
