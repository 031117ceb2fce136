"""The checker of proofs: it knows the rules of Sudoku, and no technique.

What a step says must hold in the position and after the steps before it, to the letter; then what
follows from it is taken for known.  A proof is accepted if all that was concluded is known at
its end.  That a puzzle has just one solution, on which `TwoSolutions` rests, it cannot know: who
does not know it leaves out the techniques that need it.
"""

from collections import Counter

from sudoku_gui.lazy_dataclasses import dataclass, field
from sudoku_gui.model.candidates import Candidate, exclude_each_other
from sudoku_gui.model.geometry import Cell, Digit, House
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import (
    Cases,
    CellConstraint,
    Constraint,
    Counting,
    Exclusion,
    OneOf,
    Proof,
    Step,
    TwoSolutions,
)


def is_proved(deduction: Deduction, position: Position) -> bool:
    """Return whether the proof of `deduction` is right, and proves all that it concludes."""
    known = _KnownFacts(position)
    if not deduction.has_conclusion or not _is_accepted(deduction.proof, known):
        return False
    return known.true.issuperset(deduction.placements) and known.false.issuperset(
        deduction.eliminations
    )


@dataclass(slots=True)
class _KnownFacts:
    """A position, and what has been proved in it about its candidates."""

    position: Position
    true: set[Candidate] = field(default_factory=set)
    false: set[Candidate] = field(default_factory=set)

    def is_possible(self, candidate: Candidate) -> bool:
        is_left = self.position.is_candidate(candidate.cell, candidate.digit)
        return is_left and candidate not in self.false

    def left_to(self, constraint: Constraint) -> tuple[Candidate, ...]:
        """Return the candidates that can still meet a constraint."""
        geometry = self.position.geometry
        if isinstance(constraint, CellConstraint):
            every = [Candidate(constraint.cell, Digit(digit)) for digit in geometry.digits]
        else:
            every = [Candidate(cell, constraint.digit) for cell in constraint.house.cells]
        return tuple(filter(self.is_possible, every))

    def excludes(self, one: Candidate, other: Candidate) -> bool:
        """Return whether not both candidates can be true."""
        return exclude_each_other(one, other, self.position.geometry)

    def houses_of(self, cell: Cell) -> tuple[House, ...]:
        """Return the houses of a cell."""
        return self.position.geometry.houses_of(cell)

    def assuming(self, candidate: Candidate) -> "_KnownFacts":
        """Return what is known if a candidate is true."""
        return _KnownFacts(self.position, {*self.true, candidate}, {*self.false})


def _is_accepted(proof: Proof, known: _KnownFacts) -> bool:
    return all(_is_step_accepted(step, known) for step in proof)


def _is_step_accepted(step: Step, known: _KnownFacts) -> bool:
    """Return whether a step is right, having taken what follows from it for known."""
    match step:
        case OneOf(_, candidates) | TwoSolutions(_, candidates):
            known.true.update(candidates if len(candidates) == 1 else ())
            return _is_reason(step, known)
        case Counting(bases, _, targets):
            is_right = all(_is_all_left(base, known) for base in bases) and all(
                _is_refuted_by_counting(target, step, known) for target in targets
            )
        case Exclusion(source, targets):
            is_right = source in known.true and all(
                known.is_possible(target) and known.excludes(source, target) for target in targets
            )
        case Cases(reason, branches, targets):
            is_right = _is_reason(reason, known) and len(branches) == len(reason.candidates)
            is_right = is_right and all(
                _leads_to(targets, branch, known.assuming(candidate))
                for candidate, branch in zip(reason.candidates, branches, strict=True)
            )
    known.false.update(targets)
    return is_right and bool(targets)


def _leads_to(targets: tuple[Candidate, ...], branch: Proof, known: _KnownFacts) -> bool:
    return _is_accepted(branch, known) and known.false.issuperset(targets)


def _is_reason(step: OneOf | TwoSolutions, known: _KnownFacts) -> bool:
    """Return whether it is right that one of the candidates of a step is true."""
    if isinstance(step, OneOf):
        return _is_all_left(step, known)
    left = [each for cell, *_ in step.pairs for each in known.left_to(CellConstraint(cell))]
    pairs = {Candidate(cell, digit) for cell, *digits in step.pairs for digit in digits}
    others = tuple(each for each in left if each not in pairs)
    is_blank = not any(known.position.grid.digits[cell] for cell, *_ in step.pairs)
    is_each_two = len(pairs) == 2 * len(step.pairs)
    counts = Counter((house, each.digit) for each in pairs for house in known.houses_of(each.cell))
    is_even = all(count == 2 for count in counts.values())
    return bool(others) and others == step.candidates and is_blank and is_each_two and is_even


def _is_all_left(step: OneOf, known: _KnownFacts) -> bool:
    return bool(step.candidates) and step.candidates == known.left_to(step.constraint)


def _is_refuted_by_counting(target: Candidate, step: Counting, known: _KnownFacts) -> bool:
    """Return whether the covers left would be fewer than the bases, were `target` true.

    No candidate may count for two bases: then each base takes a cover of its own.
    """
    open_bases = [base for base in step.bases if target not in base.candidates]
    left = [
        candidate
        for base in open_bases
        for candidate in base.candidates
        if not known.excludes(target, candidate)
    ]
    used = [cover for cover in step.covers if any(_is_met_by(cover, each) for each in left)]
    covered = all(any(_is_met_by(cover, each) for cover in used) for each in left)
    is_possible = known.is_possible(target)
    return is_possible and covered and len(set(left)) == len(left) and len(used) < len(open_bases)


def _is_met_by(constraint: Constraint, candidate: Candidate) -> bool:
    if isinstance(constraint, CellConstraint):
        return candidate.cell == constraint.cell
    return candidate.digit == constraint.digit and candidate.cell in constraint.house.cells
