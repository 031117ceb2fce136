"""The measurement of collections: a moment of it, and whether it would notice anything."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from unittest.mock import patch

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_gui import formats
from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.collection_filter import CollectionFilter
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from sudoku_gui.solvers.task import run
from sudoku_gui.ui.program import Program
from tests.benchmarks.collection import (
    many_puzzles,
    measure_check,
    measure_filter,
    measure_opening,
    measure_pages,
    panel_of,
)
from tests.benchmarks.verdict_latency import open_program

FEW = 40
LATE = 0.15


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Program]:
    with open_program(qapp) as program:
        yield program


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "few.sdm"
    path.write_bytes(many_puzzles(FEW, seed=1))
    return path


def test_a_moment_of_the_measurement_lists_filters_and_checks(program: Program, path: Path) -> None:
    opening = measure_opening(program, path)
    pages = measure_pages(program, 3, seed=1)
    narrowing = measure_filter(program, lambda: panel_of(program).filter_bar.fewest.setValue(18))
    check = measure_check(program)

    assert len(program.documents.collection) == FEW
    assert run(program.documents.collection.count_of(VerdictKind.UNIQUE)) == FEW
    assert len(panel_of(program).model.shown) == 0
    assert len(pages) == 3
    assert min(opening.seconds, narrowing.seconds, check.seconds, *pages) > 0


def test_a_filter_that_keeps_the_window_waiting_is_noticed(program: Program, path: Path) -> None:
    def choose_slowly(
        _: CollectionFilter, _collection: Collection, rows: Sequence[int]
    ) -> Sequence[int]:
        end = monotonic() + LATE
        while rows and monotonic() < end:
            pass
        return rows

    measure_opening(program, path)
    with patch.object(CollectionFilter, "chosen", choose_slowly):
        job = measure_filter(program, lambda: panel_of(program).filter_bar.fewest.setValue(18))

    assert job.seconds > LATE
    assert job.loop.late_at(1.0) > 1000 * (LATE - 0.02)


def test_the_puzzles_differ_and_have_17_givens() -> None:
    lines = [str(content.grid) for content in formats.read(many_puzzles(FEW, seed=1)).records]

    assert len(set(lines)) == FEW
    assert {len(line) - line.count(".") for line in lines} == {17}
