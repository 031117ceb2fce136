"""The trial that finds positions of techniques: a little of it."""

from pathlib import Path

import pytest

from tests.long.technique_positions import main
from tests.support.techniques.positions import technique_positions


def test_it_writes_what_the_tests_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["full-house", "--count", "3", "--folder", str(tmp_path)])

    lines = (tmp_path / "full-house.tsv").read_text("utf-8").splitlines()
    ours = [each.line for each in technique_positions() if each.technique == "full-house"]
    assert status == 0
    assert lines[2:] == ours
    assert capsys.readouterr().out == "full-house: 3\n"
