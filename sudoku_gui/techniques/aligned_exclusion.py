"""Aligned exclusion: two or three cells of which some combinations of digits are impossible.

Two cells that see each other do not have the same digit, and no combination leaves nothing to an
excluder, a cell that all of them see.  A digit that is in none of the other combinations is
ruled out.
"""

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from functools import partial

from sudoku_gui.language import text
from sudoku_gui.model.candidates import Candidate, exclude_each_other
from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.techniques.aligned_scan import AlignedScan
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.explainer_order import ExplainerOrder
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import (
    CellConstraint,
    Exclusion,
    NoneLeft,
    OneOf,
    Proof,
    Refutation,
    Step,
    Supposition,
)
from sudoku_gui.techniques.technique import Finding, FindingCollector, Technique


class AlignedExclusionFinder:
    """Finds so many cells of which digits are ruled out; the pattern is the cells."""

    def __init__(self, geometry: Geometry, count: int) -> None:
        self._scan = AlignedScan(geometry, count)

    def find(self, masks: CandidateMasks, collector: FindingCollector) -> None:
        """Report every such set of cells."""
        self._scan.restart(masks)
        while self._scan.next_set(masks):
            losses = self._scan.losses
            lost = tuple((Cell(cell), mask) for cell, mask in sorted(losses) if mask)
            if collector.take(Finding((), lost, tuple(cell for cell, _ in losses))):
                return


def prove(position: Position, finding: Finding) -> Proof:
    """Return for each of the targets why it leaves nothing to one of the cells or an excluder."""
    cells = [Cell(cell) for cell in finding.pattern]
    common = set(position.geometry.peers_of(cells[0])).intersection(
        *(position.geometry.peers_of(cell) for cell in cells[1:])
    )
    excluders = [c for c in sorted(common) if 2 <= len(position.digits_left(c)) <= len(cells)]
    proof: list[Refutation] = []
    for target in finding.ruled_out():
        others = [cell for cell in cells if cell != target.cell]
        refuted = {step.supposed.candidate for step in proof}
        proof.append(_Supposing(position, excluders, refuted).refutation(target, others))
    return tuple(proof)


class _Supposing:
    """What follows as one digit after the other is supposed; `false`: what is ruled out before."""

    def __init__(
        self, position: Position, excluders: Sequence[Cell], false: AbstractSet[Candidate]
    ) -> None:
        self._position = position
        self._excluders = excluders
        self._false = {*false}
        self._steps: list[Step] = []

    def refutation(self, supposed: Candidate, others: Sequence[Cell]) -> Refutation:
        """Return why a digit leaves nothing to the other cells or an excluder."""
        self._rule_out(supposed, (*others, *self._excluders))
        for excluder in self._excluders:
            self._use(excluder, others)
        empty = [cell for cell in (*others, *self._excluders) if not self._left_to(cell)]
        if not empty:
            first, *rest = others
            for each in self._left_to(first):
                inner = _Supposing(self._position, self._excluders, self._false)
                self._steps.append(inner.refutation(each, rest))
                self._false.add(each)
            empty = [first]
        return Refutation(
            Supposition(supposed, is_true=True),
            (*self._steps, NoneLeft(CellConstraint(empty[0]))),
        )

    def _use(self, excluder: Cell, others: Sequence[Cell]) -> None:
        """Take the only digit that is left to an excluder, if it has lost the others."""
        left = self._left_to(excluder)
        if len(left) == 1 and len(self._position.digits_left(excluder)) > 1:
            self._steps.append(OneOf(CellConstraint(excluder), left))
            self._rule_out(left[0], others)

    def _left_to(self, cell: Cell) -> tuple[Candidate, ...]:
        every = (Candidate(cell, digit) for digit in self._position.digits_left(cell))
        return tuple(each for each in every if each not in self._false)

    def _rule_out(self, source: Candidate, cells: Iterable[Cell]) -> None:
        """Rule out the digit of a candidate in those of the cells that see it."""
        geometry = self._position.geometry
        targets = tuple(
            each
            for cell in cells
            for each in self._left_to(cell)
            if each.digit == source.digit and exclude_each_other(source, each, geometry)
        )
        if targets:
            self._steps.append(Exclusion(source, targets))
            self._false.update(targets)


TECHNIQUES = (
    Technique(
        "aligned-pair-exclusion",
        62,
        text("Aligned pair exclusion"),
        text("two cells, for whose digits others that see both leave only some combinations"),
        partial(AlignedExclusionFinder, count=2),
        prove,
        explainer_order=ExplainerOrder.ALIGNED_PAIR,
    ),
    Technique(
        "aligned-triple-exclusion",
        75,
        text("Aligned triple exclusion"),
        text("three cells, for whose digits others that see all leave only some combinations"),
        partial(AlignedExclusionFinder, count=3),
        prove,
        explainer_order=ExplainerOrder.ALIGNED_TRIPLE,
    ),
)
