"""A trial in a process of its own: what it measures does not depend on the tests before it."""

import os
import subprocess
import sys
from dataclasses import dataclass

from tests.long.giving_up import NOT_REACHED
from tests.support.terminal import HARMLESS, ROOT
from tests.support.waiting import PATIENCE_SECONDS

_ENVIRONMENT = {
    "QT_QPA_PLATFORM": "offscreen",
    # To glibc: give large blocks back when they are freed, and do not learn to keep them.
    "MALLOC_MMAP_THRESHOLD_": "131072",
}


@dataclass(frozen=True, slots=True)
class EndedTrial:
    """What a trial has printed: its lines, and its complaints."""

    lines: list[str]
    complaints: list[str]

    @property
    def faults(self) -> set[str]:
        """What was not reached."""
        return {
            line.removeprefix(NOT_REACHED) for line in self.lines if line.startswith(NOT_REACHED)
        }


def run_trial(name: str, *arguments: str) -> EndedTrial:
    """Run `python -m tests.long.NAME` without a display."""
    ended = subprocess.run(
        [sys.executable, "-m", f"tests.long.{name}", *arguments],
        cwd=ROOT,
        env={**os.environ, **_ENVIRONMENT},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_SECONDS,
    )
    complaints = [line for line in ended.stderr.splitlines() if line != HARMLESS]
    return EndedTrial(ended.stdout.splitlines(), complaints)
