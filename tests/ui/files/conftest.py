"""What the tests of documents share."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from sudoku_gui.formats import format_named, write, write_all
from sudoku_gui.model.geometry import Cell, Digit
from tests.support.contents import bare
from tests.support.puzzles import SMALL
from tests.support.ui.document_bench import DocumentBench
from tests.support.ui.searches import ENDLESS


@pytest.fixture
def desk(qapp: QApplication, store: QSettings) -> DocumentBench:
    """The documents of somebody who answers as told."""
    return DocumentBench(store)


@pytest.fixture
def many(tmp_path: Path) -> Path:
    """A file of three puzzles that take long to search."""
    path = tmp_path / "many.sdm"
    grids = [ENDLESS, ENDLESS.with_digit(Cell(0), Digit(1)), ENDLESS.with_digit(Cell(0), Digit(2))]
    path.write_bytes(write_all([bare(grid) for grid in grids], format_named("sdm")))
    return path


@pytest.fixture
def puzzle_file(tmp_path: Path) -> Path:
    """A file of one small puzzle."""
    path = tmp_path / "puzzle.txt"
    path.write_bytes(write(SMALL, format_named("boj2239")))
    return path
