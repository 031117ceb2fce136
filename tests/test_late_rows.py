"""Tables whose rows are loaded when they are looked at, and the three there are."""

import sys
from pathlib import Path

import pytest

from sudoku_gui import cli
from sudoku_gui.formats import FORMATS
from sudoku_gui.late_rows import LateRows
from sudoku_gui.solvers import ALGORITHMS

NAMES = ("first-row", "second", "third")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a package with a module for each of NAMES."""
    folder = tmp_path / f"rows_of_{tmp_path.name}"
    folder.mkdir()
    for name in NAMES:
        (folder / f"{name.replace('-', '_')}.py").write_text(f"ROW = {name!r}\n")
    monkeypatch.syspath_prepend(tmp_path)
    return folder.name


@pytest.fixture
def table(package: str) -> LateRows[str]:
    """The rows of that package."""
    return LateRows(package, "ROW", NAMES)


def test_a_table_is_a_sequence_of_its_rows(table: LateRows[str]) -> None:
    assert [*table] == [*NAMES]
    assert len(table) == 3
    assert (table[0], table[-1], table[1:]) == ("first-row", "third", ("second", "third"))
    assert table.index("third") == 2
    assert "third" in table
    assert "fourth" not in table
    with pytest.raises(IndexError):
        table[3]


def test_a_row_is_loaded_when_it_is_first_looked_at(table: LateRows[str], package: str) -> None:
    def loaded() -> list[str]:
        return [name for name in sys.modules if name.startswith(f"{package}.")]

    assert table.names == NAMES
    assert loaded() == []
    assert table.named("first-row") == "first-row"
    assert loaded() == [f"{package}.first_row"]


@pytest.mark.parametrize("rows", [FORMATS, ALGORITHMS], ids=["formats", "algorithms"])
def test_rows_stand_in_modules_of_their_names(rows: LateRows[object]) -> None:
    assert [getattr(each, "name", "") for each in rows] == [*rows.names]


def test_commands_stand_in_modules_of_their_names() -> None:
    assert [cli.command_named(name).name for name in cli.COMMANDS] == [*cli.COMMANDS]
