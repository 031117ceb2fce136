"""What several commands are tested with."""

import sys
from pathlib import Path

import pytest


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the user's data, empty, and the program installed."""
    folder = tmp_path / "data"  # no space: xdg-mime finds nothing then
    folder.mkdir()
    program = tmp_path / "my bin" / "sudoku-gui"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n", "utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(program), "desktop"])
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder
