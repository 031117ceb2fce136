"""The measurement of notes: one turn of it."""

import re

import pytest

from tests.benchmarks.notes import NAMES, SIZES, main

LINE = re.compile(r"(\S+ \S+) [\d.]+ ms, of all digits [\d.]+")


@pytest.mark.usefixtures("qapp")
def test_what_notes_and_selections_cost_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--turns", "1"]) == 0

    found = [LINE.fullmatch(line) for line in capsys.readouterr().out.splitlines()]
    assert [line and line[1] for line in found] == [
        f"{size}x{size} {name}" for size in SIZES for name in NAMES
    ]
