"""Whether ratings agree with given ones, such as those of Sudoku Explainer.

    python -m tests.long.rating_agreement tests/data/explainer_ratings.tsv
    python -m tests.long.rating_agreement ratings.txt --list 20

A file has a puzzle and its difficulty on each line, with spaces or a tab between; what follows is
ignored, as are lines that begin with "#".  Puzzles that are not rated count as different.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.rating import Rater

NEAR = 2
"""Tenths by which ratings may differ to be near each other."""
BOUND = 72
"""Tenths below which it is asked how many are near: above, the search for chains counts most."""
UNRATED = 200
"""Tenths that count for a puzzle that no technique solves, as Sudoku Explainer has it."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A puzzle with the difficulty given and the one found, in tenths."""

    puzzle: str
    given: int
    found: int

    @property
    def distance(self) -> int:
        """By how much they differ."""
        return abs(self.found - self.given)


def pairs_in(lines: Iterable[str]) -> Iterator[Pair]:
    """The puzzles on the lines, rated."""
    raters: dict[Geometry, Rater] = {}
    for line in lines:
        if line.strip() and not line.startswith("#"):
            puzzle, given, *_ = line.split()
            grid = Grid.from_line(puzzle)
            if grid.geometry not in raters:
                raters[grid.geometry] = Rater(grid.geometry)
            rating = raters[grid.geometry].rate(grid)
            hardest = rating.hardest
            is_rated = rating.is_solved and hardest is not None
            found = hardest.tenths if is_rated and hardest else UNRATED
            yield Pair(puzzle, round(10 * float(given)), found)


def tau_b(pairs: Sequence[Pair]) -> float:
    """Kendall's rank correlation, ties corrected for."""
    cells = list(Counter((pair.given, pair.found) for pair in pairs).items())
    agreeing = opposed = 0
    for index, ((given, found), count) in enumerate(cells):
        for (other_given, other_found), other_count in cells[:index]:
            sign = (given - other_given) * (found - other_found)
            agreeing += count * other_count * (sign > 0)
            opposed += count * other_count * (sign < 0)
    total = len(pairs) * (len(pairs) - 1) // 2
    untied = [
        total - sum(n * (n - 1) // 2 for n in Counter(values).values())
        for values in ([pair.given for pair in pairs], [pair.found for pair in pairs])
    ]
    return (agreeing - opposed) / sqrt(untied[0] * untied[1]) if all(untied) else 1.0


def report(pairs: Sequence[Pair]) -> Iterator[str]:
    """The figures, a line each."""
    low = [pair for pair in pairs if pair.given < BOUND]
    yield f"puzzles            {len(pairs)}"
    yield f"not rated          {sum(pair.found == UNRATED for pair in pairs)}"
    yield f"tau-b              {tau_b(pairs):.4f}"
    for name, chosen in (("all", pairs), (f"below {BOUND / 10}", low)):
        if chosen:
            near = sum(pair.distance <= NEAR for pair in chosen) / len(chosen)
            equal = sum(not pair.distance for pair in chosen) / len(chosen)
            yield f"{name:<19}{equal:.1%} equal, {near:.1%} within {NEAR / 10}"


def main(arguments: Sequence[str]) -> int:
    """Print the figures, and how often which ratings differ."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--list", type=int, default=0, help="print so many that differ most")
    parser.add_argument("--exact", action="store_true", help="end with status 1 if any differ")
    options = parser.parse_args(arguments)
    pairs = list(pairs_in(options.file.read_text("utf-8").splitlines()))
    print(*report(pairs), sep="\n")
    different = sorted((p for p in pairs if p.distance), key=lambda pair: -pair.distance)
    for pair in different[: options.list]:
        print(f"{pair.puzzle}  given {pair.given / 10:.1f}, found {pair.found / 10:.1f}")
    return 1 if options.exact and different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
