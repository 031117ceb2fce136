"""Proofs of what follows from suppositions, made of the reasons that a search has for it."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from graphlib import TopologicalSorter
from itertools import pairwise
from typing import Protocol

from sudoku_gui.model.candidates import Candidate, exclude_each_other
from sudoku_gui.model.geometry import Cell, Digit, House
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import (
    Cases,
    CellConstraint,
    Constraint,
    Counting,
    Exclusion,
    HouseConstraint,
    NoneLeft,
    OneOf,
    Proof,
    Refutation,
    Step,
    Supposition,
    TrueOrFalse,
    digits_left,
    places_left,
)

Reasons = Mapping[int, tuple[int, list[int], list[int]]]
"""By node, the constraint that has only this candidate left, the nodes from which it follows, and
the pattern by which it does, if there is one: two bases and two covers, and how many patterns were
found before it.  Where the first base is -1, the second is the number of a nested chain.

Nodes and constraints are numbered as `implication_graph` says.
"""


class NestedProof(Protocol):
    """A chain in what is left after some candidates are false."""

    def steps(
        self, position: Position, targets: Collection[int], excluded: Collection[int]
    ) -> Proof:
        """Return why all targets are false, which are nodes.

        excluded: the nodes that are known to be false.
        """


NestedProofs = Callable[[int], NestedProof]
"""What gives a nested chain by its number."""


class Derivation:
    """The steps of one branch, as they are written one after the other.

    excluded: nodes that are known to be false where the branch begins.
    chain_of: gives a chain that is nested by its number.
    """

    def __init__(
        self,
        position: Position,
        reasons: Reasons,
        excluded: Collection[int] = (),
        chain_of: NestedProofs | None = None,
    ) -> None:
        self._position = position
        self._reasons = reasons
        self._chain_of = chain_of
        self._excluded = {
            node for node, (_, before, _) in reasons.items() if not node & 1 and not before
        }
        self._excluded.update(excluded)
        self._steps: list[Step] = []
        for node in _in_order(reasons):
            self._follow(node)
            if self._is_closed:
                return

    @property
    def _is_closed(self) -> bool:
        """Whether nothing is left to a cell or a house, so that there is nothing more to say."""
        return bool(self._steps) and isinstance(self._steps[-1], NoneLeft)

    def _follow(self, node: int) -> None:
        """Say why a node holds, unless that is said where it is needed."""
        cause, before, pattern = self._reasons[node]
        if pattern:
            self._exclude(before)
            self._exclude_by_pattern(node, pattern)
        elif node & 1 and cause >= 0:
            self._exclude(before)
            constraint = constraint_of(cause, self._position)
            if node ^ 1 in self._excluded:
                self._steps.append(NoneLeft(constraint))
            else:
                only = candidate_of(node, self._position)
                self._steps.append(OneOf(constraint, (only,)))

    def _exclude_by_pattern(self, node: int, pattern: Sequence[int]) -> None:
        """Say that the bases have candidates in the covers alone, so that the node follows."""
        if pattern[0] < 0:
            self._exclude_by_chain(pattern)
            return
        bases = [all_of(each, self._position, self._excluded) for each in pattern[:2] if each >= 0]
        covers = [constraint_of(each, self._position) for each in pattern[2:4] if each >= 0]
        target = candidate_of(node, self._position)
        self._excluded.add(node)
        self._steps.append(Counting(tuple(bases), tuple(covers), (target,)))

    def _exclude_by_chain(self, pattern: Sequence[int]) -> None:
        """Say what all follows by one nested chain."""
        assert self._chain_of is not None  # or there are no such patterns
        chain = self._chain_of(pattern[1])
        every = (node for node, (_, _, other) in self._reasons.items() if other == pattern)
        targets = [node for node in every if node not in self._excluded]
        if targets:
            steps = chain.steps(self._position, targets, self._excluded)
            self._steps += steps
            self._excluded.update(2 * number_of(each, self._position) for each in _false_by(steps))

    def to_eliminations(self, targets: Iterable[Candidate], trues: Iterable[int] = ()) -> Proof:
        """Return the steps to the end at which all targets are false.

        trues: nodes that exclude them; without any, the targets are nodes themselves.
        """
        if self._is_closed:
            return tuple(self._steps)
        nodes = [2 * number_of(each, self._position) for each in targets]
        for true in trues:
            source = candidate_of(true, self._position)
            self._exclude_by(true, [each for each in nodes if self._excludes(source, each)])
        self._exclude(nodes)
        return tuple(self._steps)

    def _excludes(self, source: Candidate, node: int) -> bool:
        geometry = self._position.geometry
        return exclude_each_other(source, candidate_of(node, self._position), geometry)

    def to_contradiction(self, clash: int) -> Proof:
        """Return the steps to the end at which nothing is left, for a candidate would be both."""
        if self._is_closed:
            return tuple(self._steps)
        cause, before, _ = self._reasons[2 * clash + 1]
        self._exclude([*before, 2 * clash])
        own = candidate_of(2 * clash, self._position)
        constraint: Constraint = CellConstraint(own.cell)
        if cause >= 0:
            constraint = constraint_of(cause, self._position)
        else:
            others = digits_left(self._position, own.cell).candidates
            nodes = [2 * number_of(each, self._position) for each in others if each != own]
            self._exclude_by(2 * clash + 1, nodes)
        return (*self._steps, NoneLeft(constraint))

    def _exclude(self, nodes: Iterable[int]) -> None:
        """Say what excludes the candidates of some nodes, as far as it was not said before."""
        targets: dict[int, list[int]] = {}
        for node in nodes:
            if node not in self._excluded:
                (source,) = self._reasons[node][1]
                targets.setdefault(source, []).append(node)
        for source, each in targets.items():
            self._exclude_by(source, each)

    def _exclude_by(self, source: int, nodes: Iterable[int]) -> None:
        new = [node for node in nodes if node not in self._excluded]
        if new:
            self._excluded.update(new)
            targets = tuple(candidate_of(node, self._position) for node in new)
            self._steps.append(Exclusion(candidate_of(source, self._position), targets))


def _false_by(steps: Proof) -> Iterator[Candidate]:
    """Yield all that is false by some steps, which may be more than is wanted of them."""
    for step in steps:
        match step:
            case Refutation(Supposition(candidate, True), _):
                yield candidate
            case Exclusion(_, targets):
                yield from targets
            case Cases():
                yield from step.results


def _in_order(reasons: Reasons) -> Iterable[int]:
    """Return the nodes, each behind those from which it follows.

    Where chains are nested, patterns keep the order in which they were found, for a chain may go
    by candidates that are false by later ones.
    """
    followed = TopologicalSorter({node: before for node, (_, before, _) in reasons.items()})
    patterns = [(pattern, node) for node, (_, _, pattern) in reasons.items() if pattern]
    if any(pattern[0] < 0 for pattern, _ in patterns):
        patterns.sort(key=lambda each: each[0][4])
        for (_, one), (_, other) in pairwise(patterns):
            followed.add(other, one)
    return followed.static_order()


def refutation(
    position: Position,
    reasons: Reasons,
    supposed: int,
    clash: int,
    excluded: Collection[int] = (),
    chain_of: NestedProofs | None = None,
) -> Refutation:
    """Return that what is supposed leads to a candidate that would be true and false."""
    branch = Derivation(position, reasons, excluded, chain_of).to_contradiction(clash)
    return Refutation(Supposition(candidate_of(supposed, position), bool(supposed & 1)), branch)


def end_of_cases(
    position: Position,
    reason: OneOf | TrueOrFalse,
    branches: Iterable[Reasons],
    end: int,
    excluded: Collection[int] = (),
    chain_of: NestedProofs | None = None,
) -> Proof:
    """Return that each case leads to the same node."""
    target = candidate_of(end, position)
    every = digits_left(position, target.cell)
    others = (each for each in every.candidates if 2 * number_of(each, position) not in excluded)
    targets = tuple(each for each in others if each != target) if end & 1 else (target,)
    trues = [end] if end & 1 else []
    proofs = tuple(
        Derivation(position, each, excluded, chain_of).to_eliminations(targets, trues)
        for each in branches
    )
    cases = Cases(reason, proofs, targets)
    return (cases, OneOf(every.constraint, (target,))) if end & 1 else (cases,)


def all_of(constraint: int, position: Position, excluded: Collection[int] = ()) -> OneOf:
    """Return what is left to a constraint, without the nodes that are excluded."""
    found = constraint_of(constraint, position)
    if isinstance(found, CellConstraint):
        every = digits_left(position, found.cell)
    else:
        every = places_left(position, found.house, found.digit)
    left = (each for each in every.candidates if 2 * number_of(each, position) not in excluded)
    return OneOf(found, tuple(left))


def constraint_of(number: int, position: Position) -> Constraint:
    """Return the constraint of a number."""
    geometry = position.geometry
    if number < geometry.cell_count:
        return CellConstraint(Cell(number))
    house, digit = divmod(number - geometry.cell_count, geometry.size)
    return HouseConstraint(geometry.houses[house], Digit(digit + 1))


def candidate_of(node: int, position: Position) -> Candidate:
    """Return the candidate of a node."""
    cell, digit = divmod(node >> 1, position.geometry.size)
    return Candidate(Cell(cell), Digit(digit + 1))


def number_of(candidate: Candidate, position: Position) -> int:
    """Return the number of a candidate."""
    return candidate.cell * position.geometry.size + candidate.digit - 1


def constraint_between(
    one: int, other: int, position: Position, excluded: Collection[int] = ()
) -> int:
    """Return a constraint to which the candidates of two nodes alone are left.

    excluded: the nodes that are known to be false.
    """
    first, second = candidate_of(one, position), candidate_of(other, position)
    if first.cell == second.cell:
        return first.cell
    geometry = position.geometry
    shared = (
        index
        for index, house in enumerate(geometry.houses)
        if {first.cell, second.cell} <= {*house.cells}
        and {first, second} >= {*_places(house, first.digit, position, excluded)}
    )
    return geometry.cell_count + next(shared) * geometry.size + first.digit - 1


def _places(
    house: House, digit: Digit, position: Position, excluded: Collection[int]
) -> Iterable[Candidate]:
    every = places_left(position, house, digit).candidates
    return (each for each in every if 2 * number_of(each, position) not in excluded)
