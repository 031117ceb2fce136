"""A trial of all techniques: nothing is concluded that is not so, and no proof is refused.

    python -m tests.long.technique_soundness --positions 1000000 --seed 1
    python -m tests.long.technique_soundness --seed 1 --first-path 52000 --seconds 3600
    python -m tests.long.technique_soundness FILE... --positions 10000

Positions are met on ways to solutions, by deductions taken by lot, in the puzzles of the tests or
of files, each turned and its digits relabelled by lot.  Of one path in four the puzzle lacks a
given, so that it has several solutions; there the techniques that need uniqueness are left out.

In every position the quick techniques look for all that they find, and each of the slow ones in
one of so many positions, by lot; nested chains more often where few candidates are left, for there
they are quick.  Everything found is compared with the solution, or with two
where there are several.  Of some techniques, by lot, one deduction each is proved, and passes the
checker or the trial ends with an error; one changed proof of it must be refused, or be proof
enough when tried.  (Were all techniques to look in every position, each would take a second and a
half, of which two of them take most.)

A path depends on the seed and its number alone, so that a trial goes on where another has ended.
What it cannot see: deductions that are missing.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from sudoku_gui.lazy_dataclasses import dataclass, field, replace
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.grid_transform import GridTransform, transformed
from sudoku_gui.solvers.engine.bitboard import Bitboard
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.checker import is_proved
from sudoku_gui.techniques.deduction_search import proved
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.registry import TECHNIQUES
from sudoku_gui.techniques.technique import Finder, Finding, FindingCollector, Technique
from tests.benchmarks.verdict_latency import puzzles_of
from tests.long.bound import upper_bound
from tests.support.solvers.corpus import puzzles_of_norvig, unique_rows
from tests.support.techniques.brute_force import follows
from tests.support.techniques.spoiling import changed_proofs

ONE_IN = {
    "nested-dynamic-forcing-chain": 50_000,
    "nested-multiple-forcing-chain": 10_000,
    "nested-forcing-chain": 10_000,
    "grouped-aic": 5_000,
    "grouped-discontinuous-nice-loop": 5_000,
    "finned-mutant-whale": 1_000,
    "finned-mutant-squirmbag": 1_000,
    "finned-mutant-leviathan": 1_000,
    "finned-mutant-jellyfish": 500,
    "finned-mutant-swordfish": 500,
    "dynamic-forcing-chain-plus": 500,
    "finned-franken-jellyfish": 500,
    "forcing-chain-verity": 500,
    "franken-jellyfish": 500,
    "template-delete": 500,
    "template-set": 500,
    "finned-franken-x-wing": 200,
    "finned-franken-swordfish": 200,
    "franken-swordfish": 200,
    "sue-de-coq": 200,
    "forcing-chain-contradiction": 200,
    "grouped-continuous-nice-loop": 200,
    "death-blossom": 200,
    "als-xy-wing": 100,
    "dynamic-forcing-chain": 100,
    "forcing-net-verity": 100,
    "forcing-net-contradiction": 100,
    "continuous-nice-loop": 50,
    "als-chain": 50,
    "als-xz": 30,
    "discontinuous-nice-loop": 30,
    "region-forcing-chain": 30,
    "cell-forcing-chain": 30,
    "hidden-rectangle": 50,
    "simple-colors-trap": 20,
    "simple-colors-wrap": 20,
    "multi-colors-1": 20,
    "multi-colors-2": 20,
    "unique-rectangle-1": 50,
    "unique-rectangle-2": 50,
    "unique-rectangle-4": 50,
    "unique-rectangle-6": 50,
    "wxyz-wing": 20,
    "empty-rectangle": 20,
    "dual-empty-rectangle": 20,
    "avoidable-rectangle-1": 20,
    "avoidable-rectangle-2": 20,
    "skyscraper": 20,
    "two-string-kite": 20,
    "dual-two-string-kite": 20,
    "turbot-fish": 20,
    "aic": 10,
    "x-chain": 10,
    "forcing-chain": 10,
    "nishio": 10,
    "bidirectional-cycle": 10,
    "bidirectional-x-cycle": 10,
    "sashimi-jellyfish": 10,
    "finned-jellyfish": 10,
    "aligned-triple-exclusion": 10,
    "aligned-pair-exclusion": 10,
    "xy-chain": 10,
    "bug-plus-one": 5,
    "forcing-x-chain": 5,
    "sashimi-swordfish": 5,
    "w-wing": 5,
    "bidirectional-y-cycle": 5,
    "unique-loop": 5,
    "unique-rectangle-3": 5,
    "unique-rectangle-5": 5,
    "remote-pair": 5,
}
"""In one of how many positions the slower techniques look, so that none takes most of the time."""
FEW_CANDIDATES = 60
ONE_IN_WITH_FEW = {
    "nested-dynamic-forcing-chain": 200,
    "nested-multiple-forcing-chain": 200,
    "nested-forcing-chain": 200,
}
"""The same in positions with so few candidates, in which these take a fiftieth of a second."""
_PROVED = 2
"""Of how many techniques, at most, a deduction is proved in a position; of slow ones always."""
_PROGRESS = 20_000
_SEVERAL_SOLUTIONS = 4
"""In one of how many paths the puzzle has several solutions."""


@dataclass(slots=True)
class Tally:
    """What was met; the counters are by technique."""

    paths: int = 0
    positions: int = 0
    with_several_solutions: int = 0
    looked: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    proved: Counter[str] = field(default_factory=Counter)
    against_the_solution: int = 0
    changed_proofs: int = 0
    wrongly_accepted: int = 0


class Trial:
    """Looks at positions of one path after another."""

    def __init__(self, puzzles: Sequence[Grid], seed: int) -> None:
        self.tally = Tally()
        self._puzzles = puzzles
        self._seed = seed
        geometry = puzzles[0].geometry
        self._masks = CandidateMasks(geometry)
        self._finders = [(each, each.make_finder(geometry)) for each in TECHNIQUES]
        self._solver = Bitboard()

    def follow(self, path: int) -> None:
        """Look at all positions of a path, as far as the techniques lead that look."""
        chance = Random(f"{self._seed}/{path}")
        givens, solutions = self._givens(chance)
        finders = [
            each for each in self._finders if len(solutions) == 1 or not each[0].needs_uniqueness
        ]
        position = Position.of_grid(givens)
        while found := self._look(position, finders, solutions, chance):
            self.tally.with_several_solutions += len(solutions) > 1
            tenths = chance.choice(sorted({technique.tenths for technique, _ in found}))
            findings = chance.choice([each for each in found if each[0].tenths == tenths])[1]
            position = _after(position, chance.choice(findings))
        self.tally.paths += 1

    def _look(
        self,
        position: Position,
        finders: Sequence[tuple[Technique, Finder]],
        solutions: Sequence[bytes],
        chance: Random,
    ) -> list[tuple[Technique, Sequence[Finding]]]:
        """Return what techniques find in a position, having judged it."""
        tally = self.tally
        found: list[tuple[Technique, Sequence[Finding]]] = []
        candidates = sum(mask.bit_count() for mask in position.masks)
        self._masks.load(position.masks, position.placed_digits)
        for technique, finder in finders:
            one_in = ONE_IN.get(technique.name, 1)
            if candidates <= FEW_CANDIDATES:
                one_in = ONE_IN_WITH_FEW.get(technique.name, one_in)
            if one_in > 1 and chance.random() * one_in >= 1:
                continue
            collector = FindingCollector(stops_at_first=False)
            finder.find(self._masks, collector)
            tally.looked[technique.name] += 1
            if collector.found:
                found.append((technique, collector.found))
                tally.found[technique.name] += len(collector.found)
                tally.against_the_solution += sum(
                    not _agrees(each, solution)
                    for each in collector.found
                    for solution in solutions
                )
        tally.positions += bool(found)
        for technique, finding in self._to_prove(found, chance):
            self._prove(technique, finding, position, chance)
        return found

    def _to_prove(
        self, found: Sequence[tuple[Technique, Sequence[Finding]]], chance: Random
    ) -> Iterator[tuple[Technique, Finding]]:
        quick = [each for each in found if each[0].name not in ONE_IN]
        slow = [each for each in found if each[0].name in ONE_IN]
        for technique, findings in slow + chance.sample(quick, min(_PROVED, len(quick))):
            yield technique, chance.choice(findings)

    def _prove(
        self, technique: Technique, finding: Finding, position: Position, chance: Random
    ) -> None:
        deduction = proved(technique, finding, position)
        self.tally.proved[technique.name] += 1
        changed = replace(deduction, proof=chance.choice(list(changed_proofs(deduction.proof))))
        self.tally.changed_proofs += 1
        if is_proved(changed, position) and not follows(changed, position):
            self.tally.wrongly_accepted += 1

    def _givens(self, chance: Random) -> tuple[Grid, Sequence[bytes]]:
        """Return a puzzle, and its only solution, or two if it has several."""
        givens = _disguised(chance.choice(self._puzzles), chance)
        if not chance.randrange(_SEVERAL_SOLUTIONS):
            filled = list(givens.filled())
            chance.shuffle(filled)
            for cell in filled:
                without = givens.with_digit(cell, BLANK)
                if len(self._solutions(without)) > 1:
                    givens = without
                    break
        return givens, self._solutions(givens)

    def _solutions(self, givens: Grid) -> Sequence[bytes]:
        self._solver.start(givens.digits, 2)
        assert self._solver.advance(sys.maxsize)
        assert self._solver.solution_count
        return self._solver.solutions


def main(arguments: Sequence[str]) -> int:
    """Print what was met; return the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--positions", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first-path", type=int, default=0)
    options = parser.parse_args(arguments)
    ours = [*(row.puzzle for row in unique_rows()), *puzzles_of_norvig()]
    puzzles = puzzles_of(options.files) if options.files else ours
    trial = Trial(puzzles, options.seed)
    tally, end = trial.tally, time.monotonic() + options.seconds
    told = 0
    while tally.positions < options.positions and time.monotonic() < end:
        trial.follow(options.first_path + tally.paths)
        if tally.positions // _PROGRESS > told:
            told = tally.positions // _PROGRESS
            print(_summary(tally), file=sys.stderr, flush=True)
    print(f"{'technique':34}{'looked in':>12}{'found':>14}{'proved':>12}")
    for name in dict.fromkeys(each.name for each in TECHNIQUES):
        counts = (tally.looked[name], tally.found[name], tally.proved[name])
        print(f"{name:34}{counts[0]:>12,}{counts[1]:>14,}{counts[2]:>12,}")
    print(_summary(tally))
    print(f"the next path is {options.first_path + tally.paths}")
    return 1 if tally.against_the_solution or tally.wrongly_accepted else 0


def _summary(tally: Tally) -> str:
    count, proofs = tally.found.total(), tally.proved.total()
    return (
        f"{tally.positions:,} positions of {tally.paths:,} paths, of them "
        f"{tally.with_several_solutions:,} in puzzles with several solutions\n"
        f"{count:,} deductions, against the solution: {tally.against_the_solution} "
        f"(95 %: {upper_bound(count):.1e})\n"
        f"{proofs:,} proofs, all accepted; "
        f"{tally.changed_proofs:,} changed ones, wrongly accepted: {tally.wrongly_accepted}"
    )


def _after(position: Position, finding: Finding) -> Position:
    for placed in finding.placed():
        position = position.with_digit(placed.cell, placed.digit)
    masks = list(position.masks)
    for cell, digits in finding.eliminations:
        masks[cell] &= ~digits
    return replace(position, masks=tuple(masks))


def _disguised(puzzle: Grid, chance: Random) -> Grid:
    """The puzzle turned and with other digits."""
    digits = [*puzzle.geometry.digits]
    chance.shuffle(digits)
    turned = transformed(puzzle, chance.choice(list(GridTransform)))
    return Grid(turned.geometry, turned.digits.translate(bytes([0, *digits]).ljust(256)))


def _agrees(finding: Finding, solution: bytes) -> bool:
    return all(solution[cell] == digit for cell, digit in finding.placements) and not any(
        mask >> solution[cell] & 1 for cell, mask in finding.eliminations
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
