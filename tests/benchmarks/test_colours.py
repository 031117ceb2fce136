"""The measurement of colours: one turn of it."""

import re

import pytest
from PySide6.QtWidgets import QApplication

from tests.benchmarks.colours import main


def test_every_change_is_measured_against_a_plain_grid(
    qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--turns", "1"]) == 0

    found = [
        re.fullmatch(r"(.+) [\d.]+ ms, [\d.]+ frames, [\d.]+ times plain", line)
        for line in capsys.readouterr().out.splitlines()
    ]
    assert [line and line[1] for line in found] == [
        f"{size} {change}"
        for size in ("9x9", "25x25")
        for change in ("one colour", "nine colours", "a highlight")
    ]
