"""The tests of the engine, once more in the form that this run does not test."""

import subprocess
import sys

import pytest

from sudoku_gui.solvers.engine import compilation
from tests.support.terminal import ROOT
from tests.support.waiting import PATIENCE_SECONDS

OF_THE_ENGINE = (
    "tests/solvers",
    "tests/playback",
    "tests/techniques/test_aligned_scan.py",
    "tests/techniques/test_candidate_masks.py",
    "tests/techniques/test_cell_scans.py",
    "tests/techniques/test_fish_search.py",
    "tests/techniques/test_house_scans.py",
    "tests/techniques/test_implications.py",
    "tests/techniques/forcing",
)

QUICKLY = "--hypothesis-profile=quick"
"""With fewer examples for each law: it is a hundred times slower, and the other form tries all."""


def test_the_engine_as_python_passes_the_tests_of_the_compiled_one(
    pytestconfig: pytest.Config,
) -> None:
    if pytestconfig.getoption("--engine"):
        pytest.skip("one form was asked for")
    if not compilation.is_compiled():
        pytest.skip("the engine is not compiled here: this run tests it as Python")

    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--engine=pure", QUICKLY, *OF_THE_ENGINE],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=10 * PATIENCE_SECONDS,
    )

    assert ended.returncode == 0, ended.stdout[-10_000:] + ended.stderr[-10_000:]
