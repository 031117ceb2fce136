"""How fast `batch` goes from file to file, and what a second core is worth.

    python -m tests.benchmarks.batch_speed 17_clues.txt [--puzzles 600000]

The puzzles of the file are permuted until there are enough.  One job and two take turns;
of their ratios, each within a turn, the median counts: the machine has to be quiet, with
two processors, but may change its pace.  A file with a single puzzle tells what starting
costs, which no core saves.
"""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from sudoku_gui.solvers.engine import compilation
from tests.benchmarks.permuted import permuted, puzzles_in
from tests.benchmarks.processes import Run, run
from tests.support.terminal import command


@dataclass(frozen=True, slots=True)
class Round:
    """One puzzle, one job and two jobs, one after another; whether both jobs wrote the same."""

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


def measure(puzzles: Sequence[str], rounds: int) -> tuple[Round, ...]:
    """Let one job and two take turns."""
    with tempfile.TemporaryDirectory() as folder:
        one, all_ = Path(folder, "one"), Path(folder, "all")
        one.write_text(f"{puzzles[0]}\n")
        all_.write_text("".join(f"{puzzle}\n" for puzzle in puzzles))
        return tuple(_round(one, all_) for _ in range(rounds))


def _round(one: Path, all_: Path) -> Round:
    start = _batch(one, "1")
    first = _batch(all_, "1")
    written = _output_for(all_).read_bytes()
    second = _batch(all_, "2")
    return Round(start, first, second, written == _output_for(all_).read_bytes())


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
    rounds = measure(puzzles, wanted.rounds)
    print(f"engine {compilation.form()}\nfile {wanted.file.name}\npuzzles {len(puzzles)}")
    for name in ("start", "one_job", "two_jobs"):
        best: Run = min((getattr(each, name) for each in rounds), key=lambda run: run.clock)
        print(f"{name}_s {best.clock:.3f} (processor {best.processor:.3f})")
    _print_spread("two_jobs_to_one", [each.ratio for each in rounds])
    _print_spread("two_jobs_to_one_without_start", [each.ratio_without_start for each in rounds])
    is_same = all(each.is_same for each in rounds)
    print(f"same_output {is_same}")
    return 0 if is_same else 1


def _print_spread(name: str, ratios: Sequence[float]) -> None:
    print(f"{name} {median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})")


if __name__ == "__main__":
    sys.exit(main())
