"""The layers that know nothing of Qt, looked at in a fresh interpreter.

Who imports whom is held by the import contracts; here is what they cannot see:
what an import really brings.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

from tests.support.waiting import PATIENCE_SECONDS

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "sudoku_gui"
WITH_QT = {"ui", "app"}
IMPORT_ALL_AND_NAME_WHO_BROUGHT_QT = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
    if {"PySide6", "shiboken6"} & set(sys.modules):
        sys.exit(f"{name} brings Qt")
"""


def test_no_module_below_the_window_brings_qt() -> None:
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.relative_to(PACKAGE).parts[0].removesuffix(".py") not in WITH_QT
    ]

    ended = _python(IMPORT_ALL_AND_NAME_WHO_BROUGHT_QT, *modules, "sudoku_gui.ui.preflight")

    assert (ended.returncode, ended.stderr) == (0, "")
    assert "sudoku_gui.cli.solve" in modules


def test_a_module_of_the_window_would_be_noticed() -> None:
    ended = _python(IMPORT_ALL_AND_NAME_WHO_BROUGHT_QT, "sudoku_gui.app")

    assert ended.stderr == "sudoku_gui.app brings Qt\n"


def test_the_contract_about_qt_leaves_no_layer_out() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    sources = next(each["source_modules"] for each in contracts if each["type"] == "forbidden")
    layers = {
        path.stem
        for path in PACKAGE.iterdir()
        if path.suffix == ".py" or (path / "__init__.py").exists()
    }

    assert {name.removeprefix("sudoku_gui.") for name in sources} == (
        layers - WITH_QT - {"__init__"}
    )


def _python(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_SECONDS,
    )
