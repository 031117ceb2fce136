"""Proofs of chains and cycles in which each statement follows from the one before it.

nodes: of a chain, from its beginning to the opposite; of a cycle, with the start at both ends.
excluded: nodes that are known to be false.
"""

from collections.abc import Collection, Sequence
from itertools import pairwise

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.techniques.forcing.implication_proof import (
    Derivation,
    Reasons,
    candidate_of,
    constraint_between,
    refutation,
)
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import Cases, Proof, Refutation, TrueOrFalse


def refutation_along(
    position: Position, nodes: Sequence[int], excluded: Collection[int] = ()
) -> Refutation:
    """Return why the beginning of a chain cannot be."""
    end = _first_clash(nodes)
    reasons = _reasons_along(nodes[: end + 1], position, excluded)
    return refutation(position, reasons, nodes[0], nodes[end] >> 1, excluded)


def cases_around(
    position: Position,
    nodes: Sequence[int],
    targets: tuple[Candidate, ...],
    excluded: Collection[int] = (),
) -> Proof:
    """Return why all targets are false, whether the start of a cycle is true or false.

    Where it is known to be false, only what follows from that is said.
    """
    backwards = tuple(node ^ 1 for node in reversed(nodes))
    branches = tuple(_round(position, each[:-1], targets, excluded) for each in (nodes, backwards))
    if nodes[0] ^ 1 in excluded:
        return branches[1]
    return (Cases(TrueOrFalse(candidate_of(nodes[0], position)), branches, targets),)


def _round(
    position: Position,
    nodes: Sequence[int],
    targets: tuple[Candidate, ...],
    excluded: Collection[int],
) -> Proof:
    """Return why all targets are false if the first node of a cycle holds."""
    end = _first_clash(nodes)
    reasons = _reasons_along(nodes[: end + 1], position, excluded)
    derivation = Derivation(position, reasons, excluded)
    if end < len(nodes):
        return derivation.to_contradiction(nodes[end] >> 1)
    return derivation.to_eliminations(targets, [node for node in nodes if node & 1])


def _first_clash(nodes: Sequence[int]) -> int:
    """Return where the first node is of which the opposite came before; their number if none is."""
    clashes = (place for place, node in enumerate(nodes) if node ^ 1 in nodes[:place])
    return next(clashes, len(nodes))


def _reasons_along(nodes: Sequence[int], position: Position, excluded: Collection[int]) -> Reasons:
    """Return that each node follows from the one before it."""
    reasons: dict[int, tuple[int, list[int], list[int]]] = {nodes[0]: (-1, [], [])}
    for before, node in pairwise(nodes):
        cause = constraint_between(before, node, position, excluded) if node & 1 else -1
        reasons[node] = cause, [before], []
    return reasons
