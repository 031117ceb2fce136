"""The branches of arguments: rows of inferences, and the steps of a proof made of them."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import (
    CellConstraint,
    Constraint,
    Counting,
    Exclusion,
    HouseConstraint,
    NoneLeft,
    OneOf,
    Proof,
    Step,
    Supposition,
    digits_left,
    places_left,
)

NOTHING = -1
"""Stands for no literal and no constraint."""


class Inference(NamedTuple):
    """What follows: a literal, and by which candidate, cells or houses."""

    literal: int
    source: int = NOTHING
    """The true literal whose candidate excludes that of a false one."""
    bases: tuple[int, ...] = ()
    """The constraint that has only a true one left, or those whose candidates make it false."""
    covers: tuple[int, ...] = ()
    """Where the bases have no candidates left, were that of a false literal true."""


class Branch(NamedTuple):
    """What follows in one case."""

    inferences: tuple[Inference, ...]
    emptied: int = NOTHING
    """The constraint that has nothing left in the end, if one has."""


class BranchReader:
    """Makes steps of inferences in one position."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._geometry = position.geometry

    def candidate(self, literal: int) -> Candidate:
        """Return the candidate that a literal is about."""
        cell, digit = divmod(literal >> 1, self._geometry.size + 1)
        return Candidate(Cell(cell), Digit(digit))

    def left_to(self, number: int, ruled_out: Iterable[Candidate] = ()) -> OneOf:
        """Return the statement what a constraint has left."""
        constraint, gone = self._constraint(number), frozenset(ruled_out)
        if isinstance(constraint, HouseConstraint):
            return places_left(self._position, constraint.house, constraint.digit, gone)
        left = digits_left(self._position, constraint.cell).candidates
        return OneOf(constraint, tuple(each for each in left if each not in gone))

    def steps(self, branch: Branch, supposed: Supposition, results: Iterable[Candidate]) -> Proof:
        """Return the steps from what is supposed to the results, without those not needed.

        Where a constraint has nothing left on the way, they end with that.
        """
        steps = self._all_steps(branch, supposed)
        wanted = {*results}
        if steps and isinstance(steps[-1], NoneLeft):
            wanted = {*self._candidates_of(steps[-1].constraint)}
        return tuple(reversed([*self._needed(steps, wanted)]))

    def _all_steps(self, branch: Branch, supposed: Supposition) -> list[Step]:
        steps: list[Step] = []
        false = set() if supposed.is_true else {supposed.candidate}
        base_of: dict[Candidate, int] = {}
        for (source, bases, covers), inferences in groupby(
            branch.inferences, lambda each: (each.source, each.bases, each.covers)
        ):
            every = tuple(dict.fromkeys(self.candidate(each.literal) for each in inferences))
            left = [self.left_to(base, false) for base in bases]
            empty = next((each for each in left if not each.candidates), None)
            if empty is not None:
                return [*steps, NoneLeft(empty.constraint)]
            if source == NOTHING and not covers:
                steps.append(OneOf(left[0].constraint, every))
                base_of[every[0]] = bases[0]
                continue
            targets = tuple(each for each in every if each not in false)
            if targets and source != NOTHING:
                steps.append(Exclusion(self.candidate(source), targets))
            elif targets:
                steps.append(Counting(tuple(left), tuple(map(self._constraint, covers)), targets))
            false.update(targets)
            denied = next((base_of[each] for each in targets if each in base_of), NOTHING)
            if denied != NOTHING:
                return [*steps, NoneLeft(self._constraint(denied))]
        if branch.emptied != NOTHING:
            steps.append(NoneLeft(self._constraint(branch.emptied)))
        return steps

    def _needed(self, steps: list[Step], wanted: set[Candidate]) -> Iterator[Step]:
        """Yield the steps that lead to what is wanted to be false, the last first."""
        true: set[Candidate] = set()
        for step in reversed(steps):
            match step:
                case OneOf(constraint, (only,)) if only in true:
                    wanted.update(each for each in self._candidates_of(constraint) if each != only)
                    yield step
                case Exclusion(source, targets) if not wanted.isdisjoint(targets):
                    true.add(source)
                    needed = tuple(each for each in targets if each in wanted)
                    wanted.difference_update(needed)
                    yield Exclusion(source, needed)
                case Counting(bases, covers, targets) if not wanted.isdisjoint(targets):
                    needed = tuple(each for each in targets if each in wanted)
                    wanted.difference_update(needed)
                    for base in bases:
                        every = self._candidates_of(base.constraint)
                        wanted.update(each for each in every if each not in base.candidates)
                    yield Counting(bases, covers, needed)
                case NoneLeft():
                    yield step

    def _constraint(self, number: int) -> Constraint:
        if number < self._geometry.cell_count:
            return CellConstraint(Cell(number))
        house, digit = divmod(number - self._geometry.cell_count, self._geometry.size + 1)
        return HouseConstraint(self._geometry.houses[house], Digit(digit))

    def _candidates_of(self, constraint: Constraint) -> tuple[Candidate, ...]:
        if isinstance(constraint, HouseConstraint):
            return places_left(self._position, constraint.house, constraint.digit).candidates
        return digits_left(self._position, constraint.cell).candidates
