"""The trial of killed saves: some of it, and whether it would notice anything."""

import subprocess
import sys
from pathlib import Path

from tests.support.waiting import PATIENCE_SECONDS

ROOT = Path(__file__).parents[2]


def figures_of(*options: str) -> dict[str, int]:
    """What the trial prints, from a process of its own: it forks, which threads forbid."""
    ended = subprocess.run(
        [sys.executable, "-m", "tests.long.save_kill", *options],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_SECONDS,
    )
    assert ended.stderr == ""
    lines = (line.rsplit(" ", 1) for line in ended.stdout.splitlines() if "%" not in line)
    return {**{name: int(figure) for name, figure in lines}, "status": ended.returncode}


def test_no_file_is_lost_to_a_few_kills() -> None:
    figures = figures_of("--count", "40", "--seed", "7")

    assert (figures["whole"], figures["status"]) == (40, 0)


def test_the_trial_notices_a_writer_that_writes_in_place() -> None:
    figures = figures_of("--count", "40", "--writer", "writing_in_place")

    assert figures["corrupt"] > 0
    assert figures["status"] == 1
