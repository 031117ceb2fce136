"""Finds positions for tests/data/techniques: three of each technique.

    python -m tests.trials.technique_positions x-wing swordfish
    python -m tests.trials.technique_positions

They are met on ways to the solutions of the puzzles of the tests, and of those in files named by
--puzzles.  A position is taken only if trying shows that the deduction follows, and if the
technique does not find it any more where one piece of its pattern is missing.
"""

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.deduction_search import DeductionSearch
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.registry import TECHNIQUES
from tests.benchmarks.verdict_latency import puzzles_of
from tests.support.solvers.corpus import puzzles_of_norvig, unique_rows
from tests.support.techniques.brute_force import follows
from tests.support.techniques.paths import random_path
from tests.support.techniques.positions import FOLDER, TechniquePosition, of_deduction
from tests.support.techniques.spoiling import found_without_a_piece

_HEADER = """\
# Positions in which the technique finds something; tests/trials/technique_positions.py made them:
# digits, candidates ruled out besides those that the digits rule out, placements, eliminations.
"""


def find(
    names: Sequence[str], puzzles: Iterable[Grid], count: int, seed: int
) -> dict[str, list[TechniquePosition]]:
    """At most `count` positions of each technique, in the order met, no two of one puzzle."""
    chance = random.Random(seed)
    found: dict[str, list[TechniquePosition]] = defaultdict(list)
    for puzzle in puzzles:
        search = DeductionSearch(puzzle.geometry, TECHNIQUES)
        met = set[str]()
        for position, deductions in random_path(Position.of_grid(puzzle), search, chance):
            for each in deductions:
                name = each.technique.name
                if name in met or name not in names or len(found[name]) == count:
                    continue
                if follows(each, position) and not found_without_a_piece(each, position):
                    found[name].append(of_deduction(each, position))
                    met.add(name)
        if all(len(found[name]) == count for name in names):
            break
    return found


def main(arguments: Sequence[str]) -> int:
    """Write the files; return the exit status."""
    every = list(dict.fromkeys(each.name for each in TECHNIQUES))
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", choices=[[], *every], metavar="TECHNIQUE")
    parser.add_argument("--puzzles", type=Path, nargs="*", default=[])
    parser.add_argument("--count", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    options = parser.parse_args(arguments)
    puzzles = [row.puzzle for row in unique_rows()] + list(puzzles_of_norvig())
    puzzles += [puzzle for path in options.puzzles for puzzle in puzzles_of(path)]
    names = options.names or every
    found = find(names, puzzles, options.count, options.seed)
    for name in names:
        print(f"{name}: {len(found[name])}")
        lines = "".join(f"{each.line}\n" for each in found[name])
        options.folder.joinpath(f"{name}.tsv").write_text(_HEADER + lines, "utf-8")
    return 0 if all(len(found[name]) == options.count for name in names) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
