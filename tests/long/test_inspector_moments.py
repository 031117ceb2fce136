"""The trial of the inspector, with a few moments."""

import pytest

from sudoku_gui.solvers import ALGORITHMS
from tests.long.inspector_moments import main


def test_at_random_moments_every_algorithm_shows_what_the_naive_program_has(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--moments", "30", "--seed", "7"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [algorithm.name for algorithm in ALGORITHMS]
    assert all("30 moments, 0 differ" in line for line in lines)
