"""What recording a program costs: processor time, as a multiple of the program alone.

First with counters alone, as in the terminal; then with all its steps, as in the window.  And what
it takes to go to a step of the recorded run, chosen by lot, beside a step of our own search by the
same algorithm: medians in milliseconds.

    python -m tests.benchmarks.recording_speed --rounds 5

The programs are the published ones that the tests judge.  Both runs take turns; of each the
round with the least time counts, so that the machine need not be quiet.
"""

import argparse
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from sudoku_gui.judge.instrumentation import prepare
from sudoku_gui.judge.program_run import Limits, RunEnd, RunResult, run_plain, run_recorded
from sudoku_gui.judge.recorded_run import recorded_run
from sudoku_gui.judge.recorded_search import algorithm_of
from sudoku_gui.judge.verdict import JudgeProblem, calls_of_the_search, typed_input
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import algorithm_named
from tests.support.solvers.corpus import puzzle_of_counts

_PROGRAMS = Path(__file__).parents[1] / "data" / "judge"
_LIMITS = Limits(seconds=600, megabytes=512)
_SEEKS = 400


@dataclass(frozen=True, slots=True)
class Figures:
    """Seconds of a program alone, counted, and with its steps recorded; milliseconds of seeking.

    seeking: in its recorded run, and in our own search by the same algorithm.
    """

    plain: float
    counted: float
    recorded: float
    seeking: tuple[float, float]


def measure(path: Path, puzzle: Grid, rounds: int) -> Figures:
    """Run a program over and over on a puzzle."""
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
    whole = recorded_run(puzzle, run.steps, 0, len(run.steps))
    if whole is None:
        raise RuntimeError(f"nothing of {path.name} was recorded")
    searches = (
        algorithm_of(whole, path.name, source.decode()),
        algorithm_named(path.stem.replace("_", "-")),
    )
    first, second = (_seeking(Timeline(each, puzzle)) for each in searches)
    return Figures(min(plain), min(counted), min(recorded), (first, second))


def _seeking(timeline: Timeline) -> float:
    """Return the milliseconds that it takes to go to a step chosen by lot, half take longer."""
    while timeline.explore(100_000):
        pass
    taken = []
    for step in random.Random(1).choices(range(timeline.explored + 1), k=_SEEKS):
        began = time.process_time()
        timeline.seek(step)
        timeline.moment()
        taken.append(1000 * (time.process_time() - began))
    return median(taken)


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
        found = measure(path, puzzle_of_counts(wanted.puzzle), wanted.rounds)
        least = max(found.plain, 1e-6)  # a clock may not see what is over at once
        counted, recorded = (
            f"{each:.3f} s ({each / least:.2f})" for each in (found.counted, found.recorded)
        )
        print(f"{path.stem} {found.plain:.3f} s, counted {counted}, recorded {recorded}")
        print("  to a step {:.2f} ms, in our search {:.2f} ms".format(*found.seeking))
    return 0


if __name__ == "__main__":
    sys.exit(main())
