"""Programs run for their time."""

import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Run:
    """One run: seconds by the clock, and of processors, those of its children included."""

    clock: float
    processor: float


def run(command: Sequence[str], output: Path, environment: Mapping[str, str] | None = None) -> Run:
    """Run a program with its results written to `output`; raises CalledProcessError if it fails."""
    began = time.perf_counter()
    with output.open("wb") as stream:
        process = subprocess.Popen(command, stdout=stream, env=environment)
        _, status, usage = os.wait4(process.pid, 0)
    clock = time.perf_counter() - began
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, list(command))
    return Run(clock, usage.ru_utime + usage.ru_stime)
