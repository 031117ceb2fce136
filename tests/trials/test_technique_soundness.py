"""The trial of all techniques: a little of it."""

import pytest

from tests.trials.technique_soundness import main


def test_in_a_few_positions_nothing_false_is_concluded(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status = main(["--positions", "30", "--seed", "5"])

    written = capsys.readouterr().out
    assert status == 0
    assert "30 positions, " in written
    assert "against the solution: 0 " in written
    assert "wrongly accepted: 0" in written
