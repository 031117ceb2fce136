"""Chains that are nested in others: as proofs, in what is left after some candidates are false."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from sudoku_gui.techniques.forcing.chain_proof import cases_around, refutation_along
from sudoku_gui.techniques.forcing.forcing_search import CONTRADICTION, EITHER
from sudoku_gui.techniques.forcing.implication_proof import (
    Reasons,
    all_of,
    candidate_of,
    end_of_cases,
    refutation,
)
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import Cases, Exclusion, NoneLeft, Proof, TrueOrFalse


class NestedSimpleChain(NamedTuple):
    """A chain of one assumption, or a cycle; its nodes are those of `chain_proof`."""

    nodes: tuple[int, ...]

    def steps(
        self, position: Position, targets: Collection[int], excluded: Collection[int]
    ) -> Proof:
        """Return why all targets are false."""
        candidates = tuple(candidate_of(each, position) for each in targets)
        if self.nodes[0] == self.nodes[-1]:
            return cases_around(position, self.nodes, candidates, excluded)
        refuted = refutation_along(position, self.nodes, excluded)
        if self.nodes[0] & 1:
            return (refuted,)
        return refuted, Exclusion(candidate_of(self.nodes[0], position), candidates)


class NestedForcingChain(NamedTuple):
    """A chain of several assumptions, or a contradiction, as `forcing_search` finds them."""

    kind: int
    origin: int
    end: int
    branches: Mapping[int, Reasons]
    """By what is supposed, why the end follows, or both follow that contradict each other."""

    def steps(
        self, position: Position, targets: Collection[int], excluded: Collection[int]
    ) -> Proof:
        """Return why all targets are false."""
        if self.kind == CONTRADICTION:
            reasons = self.branches[self.origin]
            refuted = refutation(position, reasons, self.origin, self.end, excluded)
            if self.origin & 1:
                return (refuted,)
            candidates = tuple(candidate_of(each, position) for each in targets)
            return refuted, Exclusion(candidate_of(self.origin, position), candidates)
        return self._cases(position, excluded)

    def _cases(self, position: Position, excluded: Collection[int]) -> Proof:
        """Return that the end follows in each case that is not known to be false."""
        starts = [start for start in self.branches if start ^ 1 not in excluded]
        branches = [self.branches[start] for start in starts]
        if self.kind == EITHER:
            either = TrueOrFalse(candidate_of(2 * self.origin, position))
            cases, *_ = end_of_cases(position, either, branches, self.end, excluded)
            assert isinstance(cases, Cases)
            return (cases,) if len(starts) > 1 else cases.branches[0]
        reason = all_of(self.origin, position, excluded)
        if not starts:
            return (NoneLeft(reason.constraint),)
        return end_of_cases(position, reason, branches, self.end, excluded)[:1]


NestedChain = NestedSimpleChain | NestedForcingChain
