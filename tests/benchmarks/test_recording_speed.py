"""The measurement of recorded runs: a moment of it."""

import pytest

from tests.benchmarks import recording_speed


def test_each_published_program_is_measured_alone_and_recorded(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert recording_speed.main(["--rounds", "1", "--puzzle", "C"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert all(line.startswith("  to a step ") for line in lines[1::2])
    assert [line.split()[0] for line in lines[::2]] == [
        "candidate_sets",
        "direct_check",
        "listed_possibilities",
        "missing_digits",
        "used_tables",
    ]
