"""Whole runs of the tests where it is hardest: beside busy programs, in any order, far down.

    python -m tests.trials.whole_runs PYTHON... --runs 10

Each PYTHON has the extra `test` of this project and pytest-random-order installed.  The runs
go through them in turn, with the seeds in turn, in a temporary folder whose path has 80
characters, beside processes that keep the processors busy.  The exit status is 1 if any run
was not green, which takes at most 600 MB, too (`tests/support/memory.py`).

A run that fails leaves its report; what it cannot show is a machine without a window manager,
another system, or another clock.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATH_CHARACTERS = 80
LONGEST_SECONDS = 6 * 60 * 60
_BUSY = "while True: pass"
_SUMMARY_LINES = 2


@dataclass(frozen=True, slots=True)
class Run:
    """One run of all tests: by which Python, in which order, and where it reports."""

    python: str
    seed: int
    report: Path

    @property
    def command(self) -> list[str]:
        """The command that runs the tests."""
        order = ["--random-order-bucket=global", f"--random-order-seed={self.seed}"]
        return [self.python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *order]


@dataclass(frozen=True, slots=True)
class Result:
    """How a run ended: its exit status, its length, and the last it reported."""

    run: Run
    status: int
    seconds: float
    summary: str

    def __str__(self) -> str:
        verdict = "green" if self.status == 0 else f"status {self.status}, see {self.run.report}"
        run = f"{self.run.python} seed {self.run.seed}"
        return f"{run}: {verdict}, {self.seconds:.0f} s: {self.summary}"


def runs(pythons: Sequence[str], seeds: Sequence[int], count: int, reports: Path) -> list[Run]:
    """So many runs, through the Pythons and the seeds in turn."""
    pairs = ((python, seed) for seed in cycle(seeds) for python in pythons)
    return [
        Run(python, seed, reports / f"run-{number}.txt")
        for number, (python, seed) in enumerate(islice(pairs, count), start=1)
    ]


@contextmanager
def busy_processes(count: int) -> Iterator[None]:
    """Keep so many processes busy within."""
    with ExitStack() as ending:
        for _ in range(count):
            process = ending.enter_context(subprocess.Popen([sys.executable, "-c", _BUSY]))
            ending.callback(process.kill)
        yield


@contextmanager
def folder_far_down() -> Iterator[Path]:
    """A temporary folder whose path has 80 characters, or the few that it needs at least."""
    with tempfile.TemporaryDirectory() as given:
        folder = Path(given, "d" * max(1, PATH_CHARACTERS - len(given) - 1))
        folder.mkdir()
        yield folder


def carry_out(run: Run, folder: Path) -> Result:
    """Run all tests with `folder` for temporary files."""
    began = time.monotonic()
    with run.report.open("wb") as report:
        ended = subprocess.run(
            run.command,
            cwd=ROOT,
            env={**os.environ, "TMPDIR": str(folder)},
            stdin=subprocess.DEVNULL,
            stdout=report,
            stderr=report,
            check=False,
            timeout=LONGEST_SECONDS,
        )
    lines = run.report.read_text("utf-8", "replace").splitlines()
    summary = " | ".join(lines[-_SUMMARY_LINES:])
    return Result(run, ended.returncode, time.monotonic() - began, summary)


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry all runs out; 0 if all were green."""
    parser = argparse.ArgumentParser(description="whole runs of the tests on a busy machine")
    parser.add_argument("pythons", nargs="+", metavar="PYTHON")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--busy", type=int, default=4, help="processes beside a run")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    wanted = parser.parse_args(arguments)
    reports = Path(tempfile.mkdtemp(prefix="whole-runs-"))
    red = 0
    with busy_processes(wanted.busy), folder_far_down() as folder:
        for run in runs(wanted.pythons, wanted.seeds, wanted.runs, reports):
            result = carry_out(run, folder)
            red += result.status != 0
            print(result, flush=True)
    print(f"{wanted.runs - red} of {wanted.runs} green")
    return 1 if red else 0


if __name__ == "__main__":
    sys.exit(main())
