"""What pyproject.toml promises about the installed program."""

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SETUPTOOLS = SETTINGS["tool"]["setuptools"]


def test_every_package_is_installed() -> None:
    found = {
        ".".join(path.parent.relative_to(ROOT).parts)
        for path in (ROOT / "sudoku_gui").rglob("__init__.py")
    }

    assert set(SETUPTOOLS["packages"]) == found | {"sudoku_gui.resources"}


@pytest.mark.parametrize(
    "folder", ["icons", "puzzles", "desktop", "i18n", "handbook", "photo", "photos", "screenshots"]
)
def test_what_the_program_reads_is_installed_with_it(folder: str) -> None:
    resources = ROOT / SETUPTOOLS["package-dir"]["sudoku_gui.resources"]
    installed = {
        path
        for pattern in SETUPTOOLS["package-data"]["sudoku_gui.resources"]
        for path in resources.glob(pattern)
    }
    sources = {".po"}  # what others are made from need not be installed

    files = {path for path in (resources / folder).rglob("*") if path.is_file()}

    assert files
    assert {path for path in files if path.suffix not in sources} <= installed


def test_one_command_opens_both_doors() -> None:
    assert SETTINGS["project"]["scripts"] == {"sudoku-gui": "sudoku_gui.__main__:main"}


def test_qt_is_all_that_the_program_needs_to_run() -> None:
    needed = SETTINGS["project"]["dependencies"]

    assert all(each.startswith("PySide6-Essentials>=") for each in needed)


def test_wheels_are_built_for_every_python_that_is_named() -> None:
    named = {
        classifier.rpartition(" ")[2]
        for classifier in SETTINGS["project"]["classifiers"]
        if classifier.startswith("Programming Language :: Python :: 3.")
    }

    built = SETTINGS["tool"]["cibuildwheel"]["build"]

    assert set(built) == {f"cp{version.replace('.', '')}-*" for version in named}
    assert SETTINGS["project"]["requires-python"] == f">={min(named)}"
