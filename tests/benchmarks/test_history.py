"""The measurement of the history, of a game that is not long."""

import re

import pytest

from tests.benchmarks.history import main


@pytest.mark.usefixtures("qapp")
def test_every_part_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--moves", "300"]) == 0

    lines = capsys.readouterr().out.splitlines()
    found = [re.fullmatch(r"(\w+) [\d.]+ ms, of the short game [\d.]+", line) for line in lines]
    assert [line and line[1] for line in found] == ["open", "move", "scroll", "go"]
