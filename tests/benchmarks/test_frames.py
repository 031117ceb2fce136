"""The measurement of frames: one turn of it, against this checkout itself."""

import re

import pytest

from tests.benchmarks.frames import HERE, main

LINE = re.compile(r"(.+) [\d.]+ us, against [\d.]+ us, ratio [\d.]+ \(.+\)")
NAMES = ["9x9 sheet", "9x9 frame", "25x25 sheet", "25x25 frame"]


def test_two_checkouts_are_compared_part_by_part(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["--against", str(HERE), "--turns", "1", "--frames", "3"]) == 0

    lines = capfd.readouterr().out.splitlines()
    found = [
        re.fullmatch(r"(.+) [\d.]+ us, against [\d.]+ us, ratio [\d.]+ \(.+\)", line)
        for line in lines
    ]
    assert [line and line[1] for line in found] == NAMES


def test_a_checkout_alone_is_measured_too(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["--turns", "1", "--frames", "3"]) == 0

    lines = capfd.readouterr().out.splitlines()
    assert [line.rsplit(maxsplit=2)[0] for line in lines] == NAMES
