"""The trial of whole runs: what it would run, and where."""

import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

from tests.trials import whole_runs
from tests.trials.whole_runs import PATH_CHARACTERS, Run, busy_processes, folder_far_down, runs


def test_every_python_meets_every_seed(tmp_path: Path) -> None:
    planned = runs(["a", "b", "c"], [1, 2, 3], 10, tmp_path)

    assert len(planned) == 10
    assert len({(run.python, run.seed) for run in planned}) == 9


def test_the_temporary_folder_is_far_down() -> None:
    with folder_far_down() as folder:
        assert folder.is_dir()
        assert len(str(folder)) >= PATH_CHARACTERS


def test_busy_processes_end_with_it() -> None:
    begun: list[subprocess.Popen[bytes]] = []

    class Noted(subprocess.Popen[bytes]):
        def __init__(self, command: list[str]) -> None:
            super().__init__(command)
            begun.append(self)

    with patch("subprocess.Popen", Noted), busy_processes(2):
        assert [process.poll() for process in begun] == [None, None]

    assert all(process.poll() is not None for process in begun)


def test_a_run_that_fails_is_told(tmp_path: Path) -> None:
    run = Run(sys.executable, 1, tmp_path / "report.txt")

    with patch.object(Run, "command", [sys.executable, "-c", "print('1 failed'); exit(1)"]):
        result = whole_runs.carry_out(run, tmp_path)

    assert result.status == 1
    assert result.summary == "1 failed"
    assert f"status 1, see {run.report}" in str(result)
