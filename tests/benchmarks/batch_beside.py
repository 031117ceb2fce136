"""How fast `batch` goes from file to file beside another program, both as whole processes.

    python -m tests.benchmarks.batch_beside 33_givens.txt "other -t1 {input} {output}"
    python -m tests.benchmarks.batch_beside 33_givens.txt "other {input} {output}" --jobs 2

The command is one that reads a puzzle a line from {input} and writes {output}.  The puzzles of
the file are permuted until there are enough: what starting costs counts less the more there are.
The two take turns; of their ratios, each within a turn, the median counts.  Processor time tells
what they cost even where the machine is busy; the clock, which heeds how well the cores are used,
only where it is not.  The exit status is 1 where they have not written the same.
"""

import argparse
import shlex
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from sudoku_gui.solvers.engine import compilation
from tests.benchmarks.permuted import permuted, puzzles_in
from tests.benchmarks.processes import Run, run
from tests.support.terminal import bare_environment, command

_OTHER, _BATCH = "other", "batch"


@dataclass(frozen=True, slots=True)
class Turn:
    """One run of each; whether they wrote the same."""

    other: Run
    batch: Run
    is_same: bool


def measure(puzzles: Sequence[str], other: str, jobs: int, rounds: int) -> tuple[Turn, ...]:
    """Let the program called by the command `other`, and `batch`, take turns."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        given = folder / "puzzles"
        given.write_text("".join(f"{puzzle}\n" for puzzle in puzzles))
        outputs = {each: folder / each for each in (_OTHER, _BATCH)}
        words = ("batch", str(given), "--output", str(outputs[_BATCH]), "--jobs", str(jobs))
        commands = {
            _OTHER: [_filled(word, given, outputs[_OTHER]) for word in shlex.split(other)],
            _BATCH: command(*words),
        }
        # Installed programs are compiled to bytecode: so is this one, by the first round.
        environment = bare_environment(PYTHONPYCACHEPREFIX=str(folder / "bytecode"))
        _turn(commands, outputs, environment)
        return tuple(_turn(commands, outputs, environment) for _ in range(rounds))


def _filled(word: str, given: Path, output: Path) -> str:
    return word.replace("{input}", str(given)).replace("{output}", str(output))


def _turn(
    commands: Mapping[str, Sequence[str]],
    outputs: Mapping[str, Path],
    environment: Mapping[str, str],
) -> Turn:
    runs = {}
    for name, words in commands.items():
        outputs[name].unlink(missing_ok=True)
        runs[name] = run(words, outputs[name].with_suffix(".said"), environment)
    is_same = outputs[_OTHER].read_bytes() == outputs[_BATCH].read_bytes()
    return Turn(runs[_OTHER], runs[_BATCH], is_same)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 1 if the programs have written different answers."""
    parser = argparse.ArgumentParser(description="how fast batch is beside another program")
    parser.add_argument("file", type=Path)
    parser.add_argument("other", help="a command with {input} and {output}")
    parser.add_argument("--puzzles", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    puzzles = list(permuted(puzzles_in(wanted.file), wanted.puzzles, wanted.seed))
    turns = measure(puzzles, wanted.other, wanted.jobs, wanted.rounds)
    print(f"engine {compilation.form()}\nfile {wanted.file.name}\npuzzles {len(puzzles)}")
    _print("processor", [(turn.other.processor, turn.batch.processor) for turn in turns])
    _print("clock", [(turn.other.clock, turn.batch.clock) for turn in turns])
    is_same = all(turn.is_same for turn in turns)
    print(f"same_output {is_same}")
    return 0 if is_same else 1


def _print(name: str, seconds: Sequence[tuple[float, float]]) -> None:
    others, ours = zip(*seconds, strict=True)
    ratios = [other / our for other, our in seconds]
    print(f"{name} other_s {min(others):.3f} batch_s {min(ours):.3f}")
    print(f"{name} speed {median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})")


if __name__ == "__main__":
    sys.exit(main())
