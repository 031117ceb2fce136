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
    NoneLeft,
    OneOf,
    Proof,
    Refutation,
    Step,
    Supposition,
    TrueOrFalse,
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
    is_impossible: bool = False
    """Whether a cell or a house has nothing left, so that what was supposed cannot be."""

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

    def learn(self, fact: Supposition) -> None:
        """Take it for known that a candidate is true, or that it is false."""
        (self.true if fact.is_true else self.false).add(fact.candidate)

    def supposing(self, supposed: Supposition) -> "_KnownFacts":
        """Return what is known if that holds, too."""
        known = _KnownFacts(self.position, {*self.true}, {*self.false})
        known.learn(supposed)
        return known


def _is_accepted(proof: Proof, known: _KnownFacts) -> bool:
    return all(_is_step_accepted(step, known) for step in proof)


def _is_step_accepted(step: Step, known: _KnownFacts) -> bool:
    """Return whether a step is right, having taken what follows from it for known."""
    match step:
        case OneOf(_, candidates) | TwoSolutions(_, candidates):
            known.true.update(candidates if len(candidates) == 1 else ())
            return _is_reason(step, known)
        case NoneLeft(constraint):
            known.is_impossible = not known.left_to(constraint)
            return known.is_impossible
        case Refutation(supposed, branch):
            end = known.supposing(supposed)
            known.learn(Supposition(supposed.candidate, not supposed.is_true))
            return _is_accepted(branch, end) and end.is_impossible
        case Cases():
            return _are_cases_accepted(step, known)
        case Counting(bases, _, targets):
            is_right = all(_is_all_left(base, known) for base in bases) and all(
                _is_refuted_by_counting(target, step, known) for target in targets
            )
        case Exclusion(source, targets):
            is_right = source in known.true and all(
                known.is_possible(target) and known.excludes(source, target) for target in targets
            )
    known.false.update(targets)
    return is_right and bool(targets)


def _are_cases_accepted(step: Cases, known: _KnownFacts) -> bool:
    """Return whether every case leads to the results, having taken them for known."""
    ends = [known.supposing(each) for each in step.suppositions]
    is_right = _is_reason(step.reason, known) and len(step.branches) == len(ends)
    is_right = is_right and all(map(_is_accepted, step.branches, ends))
    leads = all(end.is_impossible or end.false.issuperset(step.results) for end in ends)
    known.is_impossible = all(end.is_impossible for end in ends)
    known.false.update(step.results)
    return is_right and leads and (bool(step.results) or known.is_impossible)


def _is_reason(step: OneOf | TwoSolutions | TrueOrFalse, known: _KnownFacts) -> bool:
    """Return whether it is right that one of the cases of a step is true."""
    if isinstance(step, TrueOrFalse):
        return known.is_possible(step.candidate)
    if isinstance(step, OneOf):
        return _is_all_left(step, known)
    left = [each for cell, *_ in step.pairs for each in known.left_to(CellConstraint(cell))]
    pairs = {Candidate(cell, digit) for cell, *digits in step.pairs for digit in digits}
    others = tuple(each for each in left if each not in pairs)
    is_open = not any(known.position.is_given(cell) for cell, *_ in step.pairs)
    is_each_two = len(pairs) == 2 * len(step.pairs)
    counts = Counter((house, each.digit) for each in pairs for house in known.houses_of(each.cell))
    is_even = all(count == 2 for count in counts.values())
    return bool(others) and others == step.candidates and is_open and is_each_two and is_even


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
    used = [cover for cover in step.covers if any(cover.is_met_by(each) for each in left)]
    covered = all(any(cover.is_met_by(each) for cover in used) for each in left)
    is_possible = known.is_possible(target)
    return is_possible and covered and len(set(left)) == len(left) and len(used) < len(open_bases)
