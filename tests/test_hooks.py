"""The hooks of pytest that tests/support defines: pytest finds those alone that conftest names."""

import gc
from importlib import import_module
from pathlib import Path

from tests import conftest

_SUPPORT = Path(__file__).with_name("support")


def test_conftest_names_every_hook() -> None:
    modules = [import_module(f"tests.support.{each.stem}") for each in _SUPPORT.glob("*.py")]
    defined = {
        name: hook
        for module in modules
        for name, hook in vars(module).items()
        if name.startswith("pytest_") and hook.__module__ == module.__name__
    }

    assert "pytest_runtest_setup" in defined
    assert {name: vars(conftest).get(name) for name in defined} == defined


def test_python_searches_for_garbage_by_itself_in_tests_without_windows() -> None:
    assert gc.get_threshold()[0] > 0
