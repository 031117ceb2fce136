"""How fast `batch` goes from file to file, and what a second core is worth.

    python -m tests.benchmarks.batch_speed 17_clues.txt

The puzzles of the file are permuted until there are enough.  One job and two take turns,
and the best time of each by the clock counts: the machine has to be quiet, with two
processors.  A file with a single puzzle tells what starting costs, which no core saves.
"""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sudoku_gui.solvers import engine
from tests.benchmarks.permuted import permuted, puzzles_in
from tests.benchmarks.processes import Run, run
from tests.cli.terminal import command


@dataclass(frozen=True, slots=True)
class Figures:
    """The best runs, and whether all of them wrote the same."""

    start: Run
    one_job: Run
    two_jobs: Run
    is_same: bool

    @property
    def ratio(self) -> float:
        """How many times as fast two jobs are as one."""
        return self.one_job.clock / self.two_jobs.clock

    @property
    def ratio_without_start(self) -> float:
        """The same without what starting costs."""
        start = self.start.clock
        return (self.one_job.clock - start) / (self.two_jobs.clock - start)


def measure(puzzles: Sequence[str], rounds: int) -> Figures:
    """Let one job and two take turns."""
    with tempfile.TemporaryDirectory() as folder:
        one, all_ = Path(folder, "one"), Path(folder, "all")
        one.write_text(f"{puzzles[0]}\n")
        all_.write_text("".join(f"{puzzle}\n" for puzzle in puzzles))
        runs: list[tuple[Run, Run, Run]] = []
        written: set[bytes] = set()
        for _ in range(rounds):
            start = _batch(one, "1")
            first = _batch(all_, "1")
            written.add(_output_for(all_).read_bytes())
            runs.append((start, first, _batch(all_, "2")))
            written.add(_output_for(all_).read_bytes())
    start, first, second = (
        min(column, key=lambda each: each.clock) for column in zip(*runs, strict=True)
    )
    return Figures(start, first, second, is_same=len(written) == 1)


def _batch(file: Path, jobs: str) -> Run:
    words = ("batch", str(file), "--output", str(_output_for(file)), "--jobs", jobs)
    return run(command(*words), file.with_suffix(".nothing"))


def _output_for(file: Path) -> Path:
    return file.with_suffix(".output")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 1 if two jobs have written anything else than one."""
    parser = argparse.ArgumentParser(description="how fast batch is")
    parser.add_argument("file", type=Path)
    parser.add_argument("--puzzles", type=int, default=49_151)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    puzzles = list(permuted(puzzles_in(wanted.file), wanted.puzzles, wanted.seed))
    figures = measure(puzzles, wanted.rounds)
    print(f"engine {engine.form()}\nfile {wanted.file.name}\npuzzles {len(puzzles)}")
    for name in ("start", "one_job", "two_jobs"):
        best: Run = getattr(figures, name)
        print(f"{name}_s {best.clock:.3f} (processor {best.processor:.3f})")
    print(f"two_jobs_to_one {figures.ratio:.2f}")
    print(f"two_jobs_to_one_without_start {figures.ratio_without_start:.2f}")
    print(f"same_output {figures.is_same}")
    return 0 if figures.is_same else 1


if __name__ == "__main__":
    sys.exit(main())
