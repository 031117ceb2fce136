"""The steps that proofs are made of; what they say can be checked by eye.

Every rule of Sudoku is a constraint: of its candidates, exactly one is true.  A cell takes one
digit, and a house has one place for each digit.
"""

from collections.abc import Container, Iterator, Sequence

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import Candidate, exclude_each_other
from sudoku_gui.model.geometry import Cell, Digit, House
from sudoku_gui.techniques.position import Position


@dataclass(frozen=True, slots=True)
class CellConstraint:
    """A cell takes exactly one digit."""

    cell: Cell

    def is_met_by(self, candidate: Candidate) -> bool:
        """Return whether it holds if `candidate` is true."""
        return candidate.cell == self.cell


@dataclass(frozen=True, slots=True)
class HouseConstraint:
    """A house has exactly one place for a digit."""

    house: House
    digit: Digit

    def is_met_by(self, candidate: Candidate) -> bool:
        """Return whether it holds if `candidate` is true."""
        return candidate.digit == self.digit and candidate.cell in self.house.cells


Constraint = CellConstraint | HouseConstraint


@dataclass(frozen=True, slots=True)
class OneOf:
    """A cell has only these digits left, or a house only these places for a digit.

    One of the candidates is true; if it is the only one, it is proved.
    """

    constraint: Constraint
    candidates: tuple[Candidate, ...]
    """All that are left, in the order of digits or of cells."""


@dataclass(frozen=True, slots=True)
class Counting:
    """If a target were true, more constraints would be open than there are covers to meet them.

    Each base needs a true candidate, and each cover has room for one.  Were a target true, what
    it excludes would leave the bases candidates in fewer covers than there are bases.  So one
    house inside another, n cells with n digits between them, or n rows with places in n columns
    leave nothing to other cells: all targets are false.
    """

    bases: tuple[OneOf, ...]
    covers: tuple[Constraint, ...]
    targets: tuple[Candidate, ...]


@dataclass(frozen=True, slots=True)
class Exclusion:
    """What is true, or assumed to be, rules out candidates of its cell and its houses."""

    source: Candidate
    targets: tuple[Candidate, ...]


@dataclass(frozen=True, slots=True)
class TwoSolutions:
    """Had some cells, none of them a given, two digits alone, these could change places.

    For each house has each digit among these pairs twice or not at all.  So where the puzzle has
    just one solution, one of the other candidates is true; if there is only one, it is proved.
    """

    pairs: tuple[tuple[Cell, Digit, Digit], ...]
    candidates: tuple[Candidate, ...]
    """What is left to these cells besides, in their order."""


@dataclass(frozen=True, slots=True)
class NoneLeft:
    """A cell or a house has nothing left: what was supposed cannot be.  Anything follows."""

    constraint: Constraint


@dataclass(frozen=True, slots=True)
class Supposition:
    """That a candidate is true, or that it is false, to see what follows."""

    candidate: Candidate
    is_true: bool


@dataclass(frozen=True, slots=True)
class TrueOrFalse:
    """A candidate is true, or it is false."""

    candidate: Candidate


@dataclass(frozen=True, slots=True)
class Cases:
    """One of several things is true, and each of them leads to the same."""

    reason: OneOf | TwoSolutions | TrueOrFalse
    branches: "tuple[Proof, ...]"
    """What follows from each of `suppositions`, in the same order."""
    results: tuple[Candidate, ...]
    """What every branch rules out, unless it ends with nothing left to a cell or a house."""

    @property
    def suppositions(self) -> tuple[Supposition, ...]:
        """What is the case in each branch."""
        if isinstance(self.reason, TrueOrFalse):
            both = (True, False)
            return tuple(Supposition(self.reason.candidate, is_true) for is_true in both)
        return tuple(Supposition(each, is_true=True) for each in self.reason.candidates)


@dataclass(frozen=True, slots=True)
class Refutation:
    """What is supposed leaves nothing to a cell or a house in the end, so the opposite holds."""

    supposed: Supposition
    branch: "Proof"


Step = OneOf | TwoSolutions | Counting | Exclusion | NoneLeft | Cases | Refutation
Proof = tuple[Step, ...]


def statements_in(proof: Proof) -> Iterator[OneOf | TwoSolutions | NoneLeft]:
    """Yield what a proof says is left to cells and houses, in the order in which it does."""
    for step in proof:
        match step:
            case OneOf() | TwoSolutions() | NoneLeft():
                yield step
            case Counting(bases):
                yield from bases
            case Cases(reason, branches):
                if not isinstance(reason, TrueOrFalse):
                    yield reason
                for branch in branches:
                    yield from statements_in(branch)
            case Refutation(_, branch):
                yield from statements_in(branch)


def constraints_in(proof: Proof) -> Iterator[Constraint]:
    """Yield the cells, and houses with a digit, of which a proof says what is left."""
    for statement in statements_in(proof):
        if not isinstance(statement, TwoSolutions):
            yield statement.constraint


def digits_left(position: Position, cell: Cell) -> OneOf:
    """Return the statement which digits are left to `cell`."""
    digits = position.digits_left(cell)
    return OneOf(CellConstraint(cell), tuple(Candidate(cell, digit) for digit in digits))


def places_left(
    position: Position, house: House, digit: Digit, ruled_out: Container[Candidate] = ()
) -> OneOf:
    """Return the statement which places in `house` are left to `digit`.

    ruled_out: what earlier steps of the proof have ruled out.
    """
    left = (Candidate(cell, digit) for cell in position.places_left(house, digit))
    return OneOf(
        HouseConstraint(house, digit), tuple(each for each in left if each not in ruled_out)
    )


def two_solutions(position: Position, pairs: tuple[tuple[Cell, Digit, Digit], ...]) -> TwoSolutions:
    """Return the statement that one of the other candidates of these cells is true."""
    others = (
        Candidate(cell, digit)
        for cell, one, other in pairs
        for digit in position.digits_left(cell)
        if digit not in (one, other)
    )
    return TwoSolutions(pairs, tuple(others))


def either_way(
    position: Position,
    reason: OneOf,
    branches: Sequence[Sequence[Constraint]],
    targets: tuple[Candidate, ...],
) -> Cases:
    """Return that each candidate of `reason` rules out the targets.

    branches: for each candidate, the constraints along which it does: it leaves one candidate to
    the first of them, this one leaves one to the next, and the last sees the targets.
    """
    pairs = zip(reason.candidates, branches, strict=True)
    return Cases(
        reason,
        tuple(_chain(position, start, constraints, targets) for start, constraints in pairs),
        targets,
    )


def _chain(
    position: Position,
    start: Candidate,
    constraints: Sequence[Constraint],
    targets: tuple[Candidate, ...],
) -> Proof:
    steps: list[Step] = []
    true = start
    for constraint in constraints:
        left = _all_left(position, constraint)
        excluded = tuple(each for each in left if exclude_each_other(true, each, position.geometry))
        (following,) = (each for each in left if each not in excluded)
        steps += [Exclusion(true, excluded), OneOf(constraint, (following,))]
        true = following
    return (*steps, Exclusion(true, targets))


def _all_left(position: Position, constraint: Constraint) -> tuple[Candidate, ...]:
    if isinstance(constraint, CellConstraint):
        return digits_left(position, constraint.cell).candidates
    return places_left(position, constraint.house, constraint.digit).candidates
