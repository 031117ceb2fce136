"""How many puzzles a second are solved on one core, beside other programs.

    python -m tests.benchmarks.instant_speed 17_clues.txt hardest.txt \
        --against 'norvig=python3 norvig_lines.py'

Another program is called with the name of a file, a puzzle a line, and writes a line for
each; the last 81 digits in a row on it are the solution.  Lines without 81 signs in a row
count for nothing.  Ours is `batch` with one job.
All take turns on the same puzzles, permuted from those of the list; each gets as many as
keep it busy for a while.  The best time of each counts, in seconds of the processor
without those it takes for a single puzzle.  Every solution is held against the rules.
"""

import argparse
import re
import shlex
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine import compilation
from tests.benchmarks.permuted import permuted, puzzles_in
from tests.benchmarks.processes import run
from tests.support.terminal import command

OURS = "ours"
_SOLUTION = re.compile(rb"(?<!\d)[1-9]{81}(?!\d)")
_CELLS = re.compile(rb"[0-9.]{81}")
_FEWEST = 250
_MORE = 4  # times as many puzzles, while they do not keep a program busy


@dataclass(frozen=True, slots=True)
class Program:
    """What takes part; command: without the name of the file."""

    name: str
    command: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """How fast a program is; wrong: puzzles of which it has no solution, or none that fits."""

    name: str
    puzzles: int
    per_second: float
    wrong: int


def measure(
    programs: Sequence[Program], puzzles: Sequence[str], seconds: float, rounds: int
) -> list[Figures]:
    """Let the programs take turns; each is to be busy for `seconds`, if the puzzles do."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        start = {each: _seconds_for(each, puzzles[:1], folder) for each in programs}
        counts = {each: _enough(each, puzzles, seconds + start[each], folder) for each in programs}
        best = dict.fromkeys(programs, float("inf"))
        wrong = dict.fromkeys(programs, 0)
        for _ in range(rounds):
            for each in programs:
                given = puzzles[: counts[each]]
                start[each] = min(start[each], _seconds_for(each, puzzles[:1], folder))
                best[each] = min(best[each], _seconds_for(each, given, folder))
                wrong[each] = max(wrong[each], _wrong_in(folder / "output", given))
    return [
        Figures(each.name, counts[each], counts[each] / (best[each] - start[each]), wrong[each])
        for each in programs
    ]


def _enough(program: Program, puzzles: Sequence[str], seconds: float, folder: Path) -> int:
    """How many puzzles keep the program busy for so long."""
    count = min(_FEWEST, len(puzzles))
    while count < len(puzzles) and _seconds_for(program, puzzles[:count], folder) < seconds:
        count = min(_MORE * count, len(puzzles))
    return count


def _seconds_for(program: Program, puzzles: Sequence[str], folder: Path) -> float:
    file = folder / "puzzles"
    file.write_text("".join(f"{puzzle}\n" for puzzle in puzzles))
    return run((*program.command, str(file)), folder / "output").processor


def _wrong_in(output: Path, puzzles: Sequence[str]) -> int:
    lines = filter(_CELLS.search, output.read_bytes().splitlines())
    answered = sum(map(_is_solved_on, puzzles, lines))
    return len(puzzles) - answered


def _is_solved_on(puzzle: str, line: bytes) -> bool:
    found = _SOLUTION.findall(line)
    if not found:
        return False
    solution = found[-1].decode()
    keeps_givens = all(given in (".", digit) for given, digit in zip(puzzle, solution, strict=True))
    return keeps_givens and Grid.from_line(solution).is_solved()


def _program(word: str) -> Program:
    name, equals, words = word.partition("=")
    if not equals or not shlex.split(words):
        raise argparse.ArgumentTypeError(f"found {word!r}, expected NAME=COMMAND")
    return Program(name, tuple(shlex.split(words)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 1 if an answer of ours is wrong."""
    parser = argparse.ArgumentParser(description="how fast single puzzles are solved")
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--against", type=_program, action="append", default=[])
    parser.add_argument("--count", default="1", help="2: prove as well that there is one solution")
    parser.add_argument("--puzzles", type=int, default=200_000, help="at most")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each is to be busy")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    words = command("batch", "--jobs", "1", "--format", "csv", "--count", wanted.count)
    programs = [Program(OURS, tuple(words)), *wanted.against]
    print(f"engine {compilation.form()}")
    is_right = True
    for file in wanted.files:
        puzzles = list(permuted(puzzles_in(file), wanted.puzzles, wanted.seed))
        figures = measure(programs, puzzles, wanted.seconds, wanted.rounds)
        ours = figures[0]
        is_right &= not ours.wrong
        for each in figures:
            print(
                f"{file.name} {each.name} {each.per_second:.0f}/s wrong {each.wrong}"
                f" of {each.puzzles} ours_to_this {ours.per_second / each.per_second:.2f}"
            )
    return 0 if is_right else 1


if __name__ == "__main__":
    sys.exit(main())
