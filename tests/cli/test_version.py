"""`sudoku-gui --version`."""

import re
from importlib import metadata

import pytest

from sudoku_gui import __version__
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.wording import slow_engine
from tests.support.terminal import run_command


def test_the_version_names_everything_that_is_at_work() -> None:
    ended = run_command("--version")

    assert ended.status == 0
    assert ended.lines[:2] == [f"sudoku-gui {__version__}", f"engine: {compilation.form()}"]
    assert re.fullmatch(r"Python 3\.\d+\.\d+\S*", ended.lines[2])
    assert re.fullmatch(r"Qt 6\.\d+\.\d+", ended.lines[3])


def test_the_version_is_silent_about_qt_where_it_is_not_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def not_installed(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", not_installed)
    monkeypatch.setattr(compilation, "is_compiled", lambda: True)

    ended = run_command("--version")

    assert (ended.status, ended.errors) == (0, b"")
    assert len(ended.lines) == 3


def test_the_version_says_what_to_do_about_a_slow_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "is_compiled", lambda: False)

    ended = run_command("--version")

    assert ended.status == 0
    assert ended.lines[1] == "engine: pure Python"
    assert "\n".join(ended.lines).endswith(f"\n\n{slow_engine.advice()}")
