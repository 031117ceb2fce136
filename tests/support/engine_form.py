"""In which form the tests run the hot files: compiled, or as Python where none is compiled.

`pip install -e .` compiles them beside their sources, where Python finds them first, also in the
programs that tests start.  A checkout with nothing compiled tests all of them as Python.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

import pytest

PACKAGE = "sudoku_gui"
SOURCES = Path(__file__).parents[2] / PACKAGE
HOT_FILES = sorted(
    ".".join(path.relative_to(SOURCES).with_suffix("").parts) for path in SOURCES.rglob("*.pxd")
)
"""The modules that have two forms, by their names within the package; mostly the engine's."""
SHARED = "solvers.cython_utility"
"""The module that Cython writes for all compiled ones; there is none as Python."""


class PythonFinder(MetaPathFinder):
    """Finds the hot files as Python, whether they are compiled or not."""

    def __init__(self) -> None:
        form = (SourceFileLoader, SOURCE_SUFFIXES)
        self._finders = {
            name: FileFinder(str(_path_of(name).parent), form) for name in (*HOT_FILES, SHARED)
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return what is found of a hot file; None for all others."""
        finder = self._finders.get(fullname.removeprefix(f"{PACKAGE}."))
        return finder.find_spec(fullname) if finder else None


def pytest_configure() -> None:
    """Refuse a mixture of the two forms, and one that was compiled from other sources."""
    compiled = {name: _compiled_form_of(name) for name in (*HOT_FILES, SHARED)}
    missing = [name for name, path in compiled.items() if path is None]
    if missing and len(missing) < len(compiled):
        raise pytest.UsageError(f"compiled are all hot files but {', '.join(missing)}: {_REPAIR}")
    types_changed = max(path.stat().st_mtime for path in SOURCES.rglob("*.pxd"))
    for name in HOT_FILES:
        path = compiled[name]
        changed = max(_path_of(name).with_suffix(".py").stat().st_mtime, types_changed)
        if path is not None and path.stat().st_mtime < changed:
            raise pytest.UsageError(f"{name} was changed after it was compiled: {_REPAIR}")


_REPAIR = "pip install -e . compiles them; find sudoku_gui -name '*.so' -delete leaves Python"


def pytest_report_header() -> list[str]:
    """Say which form is tested, and where it is the slow one, how to compile it."""
    compilation = import_module(f"{PACKAGE}.solvers.engine.compilation")
    advice = import_module("sudoku_gui.wording.slow_engine").advice()
    form = f"hot files: all {len(HOT_FILES)} {compilation.form()}"
    return [form, *(str(advice).splitlines() if advice else ())]


@contextmanager
def python_form() -> Iterator[None]:
    """Import the hot files as Python, and forget those imports at the end."""
    imported = [name for name in HOT_FILES if f"{PACKAGE}.{name}" in sys.modules]
    in_use = {name: sys.modules.pop(f"{PACKAGE}.{name}") for name in imported}
    finder = PythonFinder()
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name in HOT_FILES:
            sys.modules.pop(f"{PACKAGE}.{name}", None)
        for name, module in in_use.items():
            sys.modules[f"{PACKAGE}.{name}"] = module
            folder, _, stem = name.rpartition(".")
            setattr(import_module(f"{PACKAGE}.{folder}"), stem, module)


def _compiled_form_of(name: str) -> Path | None:
    path = _path_of(name)
    paths = (path.with_name(path.name + suffix) for suffix in EXTENSION_SUFFIXES)
    return next((path for path in paths if path.is_file()), None)


def _path_of(name: str) -> Path:
    """Return where a module stands, without a suffix."""
    return SOURCES.joinpath(*name.split("."))
