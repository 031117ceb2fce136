"""How many puzzles are made in a second, beside QQWing where it is installed.

    python -m tests.benchmarks.generation_speed [--seconds 10]

Both make puzzles for any level and for each, in turn, for that many seconds of the processor; we
then do for some difficulties.
Printed are the puzzles a second, and how many times as many they are as QQWing's of the level or
levels of its own that come nearest.  It calls expert whatever its few techniques do not solve,
which here is hard, unfair or extreme.  So the last row beside it is of puzzles of any level, of
which those count that all techniques up to medium level do not solve.  What it takes to start is in
its time; ours is in this process already.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import count

from sudoku_gui.generation.criteria import Criteria
from sudoku_gui.generation.puzzle_stream import PuzzleStream
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.level import Level
from sudoku_gui.techniques.rating import BASIC_TECHNIQUES, HarderSteps

EXPERT = "expert"
"""What both call puzzles that few techniques, or those up to medium level, do not solve."""
BESIDE: tuple[tuple[Level | None, tuple[str, ...]], ...] = (
    (None, ("any",)),
    (Level.EASY, ("simple", "easy")),
    (Level.MEDIUM, ("intermediate",)),
    (Level.HARD, (EXPERT,)),
    (Level.UNFAIR, (EXPERT,)),
    (Level.EXTREME, (EXPERT,)),
)
"""The levels, and what QQWing calls puzzles of about that difficulty."""
DIFFICULTIES = ((45, 50), (70, 72), (80, 84), (90, 110))
"""In tenths, the first and the last; the last of these are the rarest."""
NINE = Geometry.of_size(9)
_AT_ONCE = 5


@dataclass(frozen=True, slots=True)
class Made:
    """How many puzzles were made, in how many seconds of the processor."""

    puzzles: int
    seconds: float

    @property
    def a_second(self) -> float:
        """How many a second."""
        return self.puzzles / self.seconds


def made_here(
    criteria: Criteria, seconds: float, seed: int, counts: Callable[[Grid], bool] = lambda _: True
) -> Made:
    """Make puzzles for so long, and say how many of them count: all, if nothing is said."""
    stream = PuzzleStream(NINE, criteria, seed)
    begin = time.process_time()
    puzzles = 0
    for first in count(0, _AT_ONCE):
        puzzles += sum(map(counts, stream.puzzles(range(first, first + _AT_ONCE))))
        used = time.process_time() - begin
        if used >= seconds:
            break
    return Made(puzzles, used)


def experts_made_here(seconds: float, seed: int) -> Made:
    """Make puzzles of any level, of which those count that are hard or harder."""
    steps = HarderSteps(NINE, BASIC_TECHNIQUES, ExplainerOrder.HIDDEN_TRIPLE)

    def is_expert(puzzle: Grid) -> bool:
        assert not [*filter(None, steps.of(puzzle))]  # all are too easy to be told
        return not steps.is_solved

    return made_here(Criteria(), seconds, seed, is_expert)


def made_by_qqwing(program: str, difficulty: str, seconds: float) -> Made:
    """Have QQWing make twice as many each time, until it takes long enough."""
    chosen = [] if difficulty == "any" else ["--difficulty", difficulty]
    number, used = 5, 0.0
    while used < seconds / 2:
        number *= 2
        before = _time_of_children()
        arguments = [program, "--generate", str(number), "--one-line", *chosen]
        subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL)
        used = _time_of_children() - before
    return Made(number, used)


def main(arguments: Sequence[str]) -> int:
    """Print a row for each level, and for each of some difficulties."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    program = shutil.which("qqwing")
    print(f"engine: {compilation.form()}; {program or 'qqwing is not installed'}")
    for level, names in BESIDE:
        ours = made_here(Criteria(level=level), options.seconds, options.seed)
        print(
            row(level.value if level else "any", ours, program, names, options.seconds), flush=True
        )
    experts = experts_made_here(options.seconds, options.seed)
    print(row(EXPERT, experts, program, (EXPERT,), options.seconds), flush=True)
    for least, most in DIFFICULTIES:
        criteria = Criteria(tenths=range(least, most + 1))
        ours = made_here(criteria, options.seconds, options.seed)
        print(f"{least / 10}-{most / 10:<7}{ours.a_second:>7,.2f}", flush=True)
    return 0


def row(name: str, ours: Made, program: str | None, theirs: Iterable[str], seconds: float) -> str:
    """How many of ours are made, and of those of QQWing that have one of these names."""
    cells = [f"{name:<10}{ours.a_second:>8,.0f}"]
    for difficulty in theirs if program else ():
        made = made_by_qqwing(program or "", difficulty, seconds)
        times = ours.a_second / made.a_second
        cells.append(f"  {difficulty} {made.a_second:,.1f} ({times:.1f} times)")
    return "".join(cells)


def _time_of_children() -> float:
    times = os.times()
    return times.children_user + times.children_system


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
