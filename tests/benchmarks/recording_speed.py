"""What recording a program costs: processor time, as a multiple of the program alone.

First with counters alone, as in the terminal; then with all its steps, as in the window.

    python -m tests.benchmarks.recording_speed --rounds 5

The programs are the published ones that the tests judge.  Both runs take turns; of each the
round with the least time counts, so that the machine need not be quiet.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from sudoku_gui.judge.instrumentation import prepare
from sudoku_gui.judge.program_run import Limits, RunEnd, RunResult, run_plain, run_recorded
from sudoku_gui.judge.verdict import JudgeProblem, calls_of_the_search, typed_input
from sudoku_gui.model.grid import Grid
from tests.support.solvers.corpus import puzzle_of_counts

_PROGRAMS = Path(__file__).parents[1] / "data" / "judge"
_LIMITS = Limits(seconds=600, megabytes=512)


def measure(path: Path, puzzle: Grid, rounds: int) -> tuple[float, float, float]:
    """The seconds of a program on a puzzle: alone, counted, and with its steps recorded."""
    source = path.read_bytes()
    is_spaced = source.startswith(b"# 2580")
    typed = typed_input(puzzle, JudgeProblem.SPACED if is_spaced else JudgeProblem.JOINED)
    program = prepare(source, path.name)
    calls_at = calls_of_the_search(program)
    plain: list[float] = []
    counted: list[float] = []
    recorded: list[float] = []
    for _ in range(rounds):
        plain.append(_seconds(run_plain(program.plain, path.name, typed, _LIMITS)))
        for seconds, steps in ((counted, None), (recorded, calls_at)):
            run = run_recorded(program.recorded, path.name, typed, _LIMITS, puzzle, calls_at=steps)
            seconds.append(_seconds(run))
    return min(plain), min(counted), min(recorded)


def _seconds(run: RunResult) -> float:
    if run.end is not RunEnd.DONE:
        raise RuntimeError(f"{run.end}: {run.error} {run.message}")
    return run.seconds


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit status says nothing about the figures."""
    parser = argparse.ArgumentParser(description="what recording a program costs")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--puzzle", default="E", help="one of tests/data/counts.tsv")
    wanted = parser.parse_args(arguments)
    for path in sorted(_PROGRAMS.glob("*.py")):
        plain, *others = measure(path, puzzle_of_counts(wanted.puzzle), wanted.rounds)
        least = max(plain, 1e-6)  # a clock may not see what is over at once
        counted, recorded = (f"{each:.3f} s ({each / least:.2f})" for each in others)
        print(f"{path.stem} {plain:.3f} s, counted {counted}, recorded {recorded}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
