"""How long `convert` takes on a list of puzzles beside `batch`, and how much memory.

    python -m tests.benchmarks.convert_speed 17_clues.txt [--puzzles 1000000]

The puzzles of the file are permuted until there are enough.  In each round batch solves the list
with one job, and convert writes it in each format that holds many; of the ratios of their
processor times within a round, the median counts.  The aim is 2 at most, in bounded memory.
"""

import argparse
import resource
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from sudoku_gui.formats import FORMATS
from sudoku_gui.solvers.engine import compilation
from tests.benchmarks.permuted import permuted, puzzles_in
from tests.benchmarks.processes import run
from tests.support.terminal import command

AIM = 2.0
NAMES = tuple(each.name for each in FORMATS if each.in_parts is not None)


def measure(puzzles: Sequence[str], rounds: int) -> dict[str, list[float]]:
    """Return the ratios of each round, by the name of the format written."""
    ratios: dict[str, list[float]] = {name: [] for name in NAMES}
    with tempfile.TemporaryDirectory() as folder:
        listed, written = Path(folder, "list.txt"), Path(folder, "written")
        listed.write_text("".join(f"{puzzle}\n" for puzzle in puzzles))
        for _ in range(rounds):
            solved = run(command("batch", str(listed), "--jobs", "1"), written).processor
            for name in NAMES:
                words = ("convert", "--to", name, str(listed))
                ratios[name].append(run(command(*words), written).processor / solved)
    return ratios


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 1 if a format takes longer than the aim."""
    parser = argparse.ArgumentParser(description="how fast convert is beside batch")
    parser.add_argument("file", type=Path)
    parser.add_argument("--puzzles", type=int, default=300_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    puzzles = list(permuted(puzzles_in(wanted.file), wanted.puzzles, wanted.seed))
    ratios = measure(puzzles, wanted.rounds)
    print(f"engine {compilation.form()}\nfile {wanted.file.name}\npuzzles {len(puzzles)}")
    for name, each in ratios.items():
        print(f"{name}_to_batch {median(each):.2f} ({min(each):.2f} to {max(each):.2f})")
    print(f"peak_kb {resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss}")
    return 0 if all(median(each) <= AIM for each in ratios.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
