"""In which form the tests run the engine: `--engine=pure`, `--engine=compiled`, or as it is found.

As it is found: compiled beside its sources, or else compiled where the program is installed,
or else as Python.  Where both forms are there, `test_both_forms` runs the tests of the engine
in the other one, too.

The program has no such option: it runs the compiled form wherever one was built.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
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
"""What all compiled modules share; Cython writes it, and as Python there is none."""


class HotFiles(MetaPathFinder):
    """Finds the modules of the engine in one folder and in one form, whatever else is there."""

    def __init__(self, folder: Path, *, compiled: bool) -> None:
        form = (
            (ExtensionFileLoader, EXTENSION_SUFFIXES)
            if compiled
            else (SourceFileLoader, SOURCE_SUFFIXES)
        )
        self._finders = {
            name: FileFinder(str(_path_in(folder, name).parent), form)
            for name in (*HOT_FILES, SHARED)
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """What is found of a module of the engine; None for all others."""
        finder = self._finders.get(fullname.removeprefix(f"{PACKAGE}."))
        return finder.find_spec(fullname) if finder else None


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer the choice."""
    parser.addoption(
        "--engine",
        choices=["pure", "compiled"],
        help="run the engine as Python, or insist on the compiled form",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Choose before a test imports the engine."""
    wanted = config.getoption("--engine")
    folder = None if wanted == "pure" else _folder_of_compiled()
    if folder is not None:
        _refuse_outdated(folder)
        sys.meta_path.insert(0, HotFiles(folder, compiled=True))
    elif wanted == "compiled":
        raise pytest.UsageError("the engine is not compiled: pip install -e . does it")
    else:
        sys.meta_path.insert(0, HotFiles(SOURCES, compiled=False))


def pytest_report_header() -> list[str]:
    """Say which form is tested, and where it is the slow one, what to do about it."""
    compilation = import_module(f"{PACKAGE}.solvers.engine.compilation")
    advice = import_module("sudoku_gui.wording.slow_engine").advice()
    return [f"engine: {compilation.form()}", *(str(advice).splitlines() if advice else ())]


@contextmanager
def python_form() -> Iterator[None]:
    """Import the hot files as Python, and forget those imports at the end."""
    imported = [name for name in HOT_FILES if f"{PACKAGE}.{name}" in sys.modules]
    in_use = {name: sys.modules.pop(f"{PACKAGE}.{name}") for name in imported}
    finder = HotFiles(SOURCES, compiled=False)
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


def _folder_of_compiled() -> Path | None:
    """Where all of the engine is compiled: beside its sources, or where it is installed."""
    installed = (Path(entry, *PACKAGE.split(".")) for entry in sys.path)
    return next((folder for folder in (SOURCES, *installed) if _is_compiled_in(folder)), None)


def _is_compiled_in(folder: Path) -> bool:
    return all(_compiled_form_of(name, folder) is not None for name in (*HOT_FILES, SHARED))


def _compiled_form_of(name: str, folder: Path) -> Path | None:
    path = _path_in(folder, name)
    paths = (path.with_name(path.name + suffix) for suffix in EXTENSION_SUFFIXES)
    return next((path for path in paths if path.is_file()), None)


def _refuse_outdated(folder: Path) -> None:
    """Raise UsageError where the engine in `folder` was compiled from other sources."""
    is_outdated = _was_compiled_before if folder == SOURCES else _was_compiled_from_others
    for name in HOT_FILES:
        if is_outdated(name, folder):
            raise pytest.UsageError(
                f"{name} was changed after it was compiled: pip install it again, "
                "or take --engine=pure"
            )


def _was_compiled_before(name: str, folder: Path) -> bool:
    """Whether the file itself or the types of any of them were changed since."""
    compiled = _compiled_form_of(name, folder)
    sources = [_path_in(SOURCES, name).with_suffix(".py"), *SOURCES.rglob("*.pxd")]
    return compiled is not None and compiled.stat().st_mtime < max(
        path.stat().st_mtime for path in sources
    )


def _was_compiled_from_others(name: str, folder: Path) -> bool:
    """Whether what was installed with the compiled form is not what stands in the checkout."""
    return any(
        _path_in(folder, name).with_suffix(suffix).read_bytes()
        != _path_in(SOURCES, name).with_suffix(suffix).read_bytes()
        for suffix in (".py", ".pxd")
    )


def _path_in(folder: Path, name: str) -> Path:
    """Where the module `name` stands in a folder of the package, without a suffix."""
    return folder.joinpath(*name.split("."))
