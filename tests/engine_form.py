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

PACKAGE = "sudoku_gui.solvers"
SOURCES = Path(__file__).parents[1].joinpath(*PACKAGE.split("."))
HOT_FILES = sorted(path.stem for path in SOURCES.glob("*.pxd"))
"""The modules that have two forms."""


class HotFiles(MetaPathFinder):
    """Finds the modules of the engine in one folder and in one form, whatever else is there."""

    def __init__(self, folder: Path, *, compiled: bool) -> None:
        form = (
            (ExtensionFileLoader, EXTENSION_SUFFIXES)
            if compiled
            else (SourceFileLoader, SOURCE_SUFFIXES)
        )
        self._finder = FileFinder(str(folder), form)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """What is found of a module of the engine; None for all others."""
        package, _, name = fullname.rpartition(".")
        if package != PACKAGE or name not in HOT_FILES:
            return None
        return self._finder.find_spec(fullname)


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
    engine = import_module(f"{PACKAGE}.engine")
    advice = import_module("sudoku_gui.wording.slow_engine").advice()
    return [f"engine: {engine.form()}", *(str(advice).splitlines() if advice else ())]


@contextmanager
def python_form() -> Iterator[None]:
    """Import the hot files as Python, and forget those imports at the end."""
    package = import_module(PACKAGE)
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
            setattr(package, name, module)


def _folder_of_compiled() -> Path | None:
    """Where all of the engine is compiled: beside its sources, or where it is installed."""
    installed = (Path(entry, *PACKAGE.split(".")) for entry in sys.path)
    return next((folder for folder in (SOURCES, *installed) if _is_compiled_in(folder)), None)


def _is_compiled_in(folder: Path) -> bool:
    return all(_compiled_form_of(name, folder) is not None for name in HOT_FILES)


def _compiled_form_of(name: str, folder: Path) -> Path | None:
    paths = (folder / f"{name}{suffix}" for suffix in EXTENSION_SUFFIXES)
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
    sources = [SOURCES / f"{name}.py", *SOURCES.glob("*.pxd")]
    return compiled is not None and compiled.stat().st_mtime < max(
        path.stat().st_mtime for path in sources
    )


def _was_compiled_from_others(name: str, folder: Path) -> bool:
    """Whether what was installed with the compiled form is not what stands in the checkout."""
    return any(
        (folder / f"{name}{suffix}").read_bytes() != (SOURCES / f"{name}{suffix}").read_bytes()
        for suffix in (".py", ".pxd")
    )
