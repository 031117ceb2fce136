"""In which form the tests run the engine: `--engine=pure`, `--engine=compiled`, or as it is found.

The program has no such option: it runs the compiled form wherever one was built.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

PACKAGE = "sudoku_gui.solvers"
SOURCES = Path(__file__).parents[1].joinpath(*PACKAGE.split("."))
HOT_FILES = sorted(path.stem for path in SOURCES.glob("*.pxd"))
"""The modules that have two forms."""


class SourcesOnly(MetaPathFinder):
    """Finds the modules of the engine as Python, also where they were compiled."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """What a file finder would find that has never heard of compiled modules."""
        package, _, name = fullname.rpartition(".")
        if package != PACKAGE or name not in HOT_FILES:
            return None
        return FileFinder(str(SOURCES), (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)


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
    if wanted == "pure":
        sys.meta_path.insert(0, SourcesOnly())
        return
    for name in HOT_FILES:
        compiled = _compiled_form_of(name)
        if compiled is None:
            if wanted == "compiled":
                raise pytest.UsageError(f"{name} is not compiled: pip install -e . does it")
        elif compiled.stat().st_mtime < _last_change_of(name):
            raise pytest.UsageError(
                f"{name} was changed after it was compiled: pip install -e . again, "
                "or take --engine=pure"
            )


def pytest_report_header() -> str:
    """Say which form is tested."""
    return f"engine: {import_module(f'{PACKAGE}.engine').form()}"


@contextmanager
def python_form() -> Iterator[None]:
    """Import the hot files as Python, and forget those imports at the end."""
    package = import_module(PACKAGE)
    imported = [name for name in HOT_FILES if f"{PACKAGE}.{name}" in sys.modules]
    in_use = {name: sys.modules.pop(f"{PACKAGE}.{name}") for name in imported}
    finder = SourcesOnly()
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


def _compiled_form_of(name: str) -> Path | None:
    spec = find_spec(f"{PACKAGE}.{name}")
    found = Path(spec.origin) if spec and spec.origin else None
    return None if found is None or found.suffix in SOURCE_SUFFIXES else found


def _last_change_of(name: str) -> float:
    """When the file itself or the types of any of them were changed last."""
    sources = [SOURCES / f"{name}.py", *SOURCES.glob("*.pxd")]
    return max(path.stat().st_mtime for path in sources)
