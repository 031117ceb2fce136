"""The programs in C++ that the published searches are measured against."""

from pathlib import Path

import pytest

from sudoku_gui.solvers import algorithm_named
from tests.benchmarks.counting_speed import (
    PUBLISHED,
    compiled_program,
    counted_here,
    counted_in_cpp,
    has_compiler,
)
from tests.support.solvers.corpus import unique_rows


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled programs."""
    return compiled_program(tmp_path_factory.mktemp("program"))


@pytest.mark.skipif(not has_compiler(), reason="needs a C++ compiler")
@pytest.mark.parametrize("name", PUBLISHED)
def test_each_counts_what_the_engine_counts(name: str, program: Path) -> None:
    puzzle = unique_rows()[0].puzzle

    theirs = counted_in_cpp(program, name, puzzle, searches=2)

    assert theirs.counters == counted_here(algorithm_named(name), puzzle, searches=1).counters
