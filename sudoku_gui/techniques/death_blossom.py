"""Death blossom: a cell, the stem, and an almost locked set, a petal, for each of its digits.

The stem sees all places that its digit has in a petal.  So whichever digit the stem has, a petal
loses it and is locked: what sees all places of another digit that all petals have does not have
that.
"""

from collections.abc import Iterator, Sequence
from operator import and_

from sudoku_gui.language import text
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.solvers.task import Resumable
from sudoku_gui.techniques.almost_locked_sets import AlmostLockedSets
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.linked_sets import Losses, steps_to
from sudoku_gui.techniques.position import Position, digits_in
from sudoku_gui.techniques.proof import Cases, Exclusion, Proof, digits_left
from sudoku_gui.techniques.technique import Finding, FindingCollector, SlicedFinder, Technique

_Seen = tuple[int, ...]
"""By digit, the cells that have it and see all its places in some sets, as bits."""


class DeathBlossomFinder(SlicedFinder):
    """Finds death blossoms; the pattern is the stem, then each petal with its size before it."""

    def __init__(self, geometry: Geometry) -> None:
        self._sets = AlmostLockedSets(geometry)

    def find_in_slices(self, masks: CandidateMasks, collector: FindingCollector) -> Iterator[None]:
        """Report every blossom that rules something out, stem by stem."""
        self._sets = masks.worked_out(AlmostLockedSets, self._sets.loaded)
        seen_from: list[_Seen] = []
        for index in range(len(self._sets.cells)):
            yield
            seen_from.append(tuple(self._sets.seen_from(index, d) for d in range(masks.size + 1)))
        petals_of = yield from self._petals_by_stem(seen_from)
        for stem in range(masks.cell_count):
            yield
            digits = [*digits_in(masks.of_cell[stem])]
            choices = [petals_of.get((stem, digit), []) for digit in digits]
            if len(digits) < 2 or not all(choices):
                continue
            every = tuple(0 if digit in digits else -1 for digit in range(masks.size + 1))
            for petals, seen in _blossoms(choices, every, seen_from):
                if collector.take(self._finding(stem, petals, seen)):
                    return

    def _petals_by_stem(
        self, seen_from: Sequence[_Seen]
    ) -> Resumable[dict[tuple[int, int], list[int]]]:
        """Return by cell and digit the sets that may be petals, those of few cells first."""
        petals_of: dict[tuple[int, int], list[int]] = {}
        for petal in sorted(range(len(seen_from)), key=lambda each: len(self._sets.cells[each])):
            yield
            for digit, seen in enumerate(seen_from[petal]):
                for stem in digits_in(seen):
                    petals_of.setdefault((stem, digit), []).append(petal)
        return petals_of

    def _finding(self, stem: int, petals: Sequence[int], seen: _Seen) -> Finding:
        losses = Losses()
        for digit, cells in enumerate(seen):
            losses.add(cells, digit)
        sets = [self._sets.cells[petal] for petal in petals]
        sizes_and_cells = (number for each in sets for number in (len(each), *each))
        return Finding((), losses.eliminations, (stem, *sizes_and_cells))


def _blossoms(
    choices: Sequence[Sequence[int]], every: _Seen, seen_from: Sequence[_Seen]
) -> Iterator[tuple[tuple[int, ...], _Seen]]:
    """Yield petals, one of each choice, and what is ruled out, different for each; never nothing.

    every: by digit, -1 for those that can be ruled out, 0 for those of the stem.
    """
    reached: dict[_Seen, tuple[int, ...]] = {every: ()}
    for petals in choices:
        following: dict[_Seen, tuple[int, ...]] = {}
        for before, chosen in reached.items():
            for petal in petals:
                seen = tuple(map(and_, before, seen_from[petal]))
                if any(seen):
                    following.setdefault(seen, (*chosen, petal))
        reached = following
    for seen, chosen in reached.items():
        yield chosen, seen


def prove(position: Position, finding: Finding) -> Proof:
    """Return how each digit of the stem locks its petal."""
    numbers = iter(finding.pattern)
    reason = digits_left(position, Cell(next(numbers)))
    branches = []
    for digit in reason.candidates:
        petal = [Cell(next(numbers)) for _ in range(next(numbers))]
        places = (Candidate(cell, digit.digit) for cell in petal)
        lost = tuple(each for each in places if position.is_candidate(each.cell, each.digit))
        following = steps_to(finding.ruled_out(), position, petal, {*lost})
        branches.append((Exclusion(digit, lost), *following))
    return (Cases(reason, tuple(branches), finding.ruled_out()),)


TECHNIQUES = (
    Technique(
        "death-blossom",
        75,
        text("Death blossom"),
        text("a cell each of whose digits locks a set of n cells with n + 1 digits"),
        DeathBlossomFinder,
        prove,
    ),
)
