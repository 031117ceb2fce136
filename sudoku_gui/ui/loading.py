"""What keeps loading the window short: Python's own `import`, and no search for garbage."""

from __future__ import annotations

import builtins
import gc
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.machinery import ModuleSpec
from threading import RLock
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.abc import Loader

_ABOUT_SIGNATURES = frozenset(
    f"shibokensupport.signature.{name}"
    for name in (
        "errorhandler",
        "layout",
        "parser",
        "lib.enum_sig",
        "lib.pyi_generator",
        "lib.tool",
    )
)
"""Modules of PySide6 that say what its functions take: in errors, and in the stubs it comes with.

PySide6 would compile them from their source at each start."""


def begin_loading() -> None:
    """Load Qt, to be called before anything of the window is imported.

    PySide6 lays an `import` of its own over Python's, which reads the source of each module
    loaded from then on: it looks for users of its `__feature__`, and nothing here is one.  So
    Python's is put back.  Of what is made until the window is open, all that is garbage goes by
    itself, and searching for more would take a tenth of that time.
    """
    gc.disable()
    pythons_own = builtins.__import__
    with _signatures_loaded_late():
        import_module("PySide6.QtCore")
    builtins.__import__ = pythons_own


def end_loading() -> None:
    """Let the search for garbage, which begins now, leave out what lives as long as the window."""
    gc.freeze()


def begin_ending() -> None:
    """Let what lived as long as the window go like all else."""
    gc.unfreeze()


@contextmanager
def _signatures_loaded_late() -> Iterator[None]:
    """Have the modules about signatures run when something of them is first asked for.

    The finder comes first, before the one that PySide6 puts there for what is embedded in it.
    """
    finder, pythons_own = _LateFinder(), builtins.__import__

    def import_(name: str, *details: object, **named: object) -> ModuleType:
        if name.startswith("shibokensupport") and sys.meta_path[0] is not finder:
            sys.meta_path.insert(0, finder)
        return pythons_own(name, *details, **named)  # type: ignore[arg-type]  # as they were given

    builtins.__import__ = import_
    try:
        yield
    finally:
        builtins.__import__ = pythons_own
        sys.meta_path[:] = [each for each in sys.meta_path if each is not finder]


class _LateFinder:
    """Finds the modules about signatures where they are, to be run late."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in _ABOUT_SIGNATURES:
            return None
        finders = (finder for finder in sys.meta_path if finder is not self)
        found = (finder.find_spec(name, path, target) for finder in finders)
        spec = next(filter(None, found), None)
        if spec is not None and spec.loader is not None:
            late = _LateLoader(name, spec.loader)
            spec.loader = late  # type: ignore[assignment]  # no Loader by name: that costs an import
        return spec


class _LateLoader:
    """Has a module run by `loader` when it is first asked for something of its own."""

    _lock = RLock()

    def __init__(self, name: str, loader: Loader) -> None:
        self._name = name
        self._loader = loader
        self._is_run = False

    def create_module(self, _spec: ModuleSpec) -> None:
        """Have Python make the module as usual."""

    def exec_module(self, module: ModuleType) -> None:
        def look_up(name: str) -> object:
            if not name.startswith("__"):
                self._run(module)
                if name in vars(module):
                    return vars(module)[name]
            raise AttributeError(f"module {self._name!r} has no attribute {name!r}")

        module.__dict__["__getattr__"] = look_up

    def _run(self, module: ModuleType) -> None:
        with self._lock:
            if self._is_run:
                return
            self._is_run = True
            spec = module.__spec__
            assert spec is not None
            spec.name, name_now = self._name, spec.name  # PySide6 gives it another as well
            self._loader.exec_module(module)
            spec.name = name_now
            del module.__dict__["__getattr__"]
