"""Proofs that rest on a deadly pattern: cells that could change their two digits each.

Had they no other candidates, there would be two solutions.  So one of the others, the extras, is
true, and each of these leads to the conclusion:

    directly      it sees the target
    leaving       its cell lacks one of its two digits then, which has one place left in a house
    by a set      of some cells in its house that have one digit more than there are cells, it
                  takes one: so the others go nowhere else in the house
"""

from collections.abc import Sequence

from sudoku_gui.model.candidates import Candidate, exclude_each_other
from sudoku_gui.model.geometry import Cell, Digit, House
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import (
    Cases,
    CellConstraint,
    Counting,
    Exclusion,
    HouseConstraint,
    OneOf,
    Proof,
    TwoSolutions,
    places_left,
    two_solutions,
)

Pairs = tuple[tuple[Cell, Digit, Digit], ...]
"""Cells, each with its two digits."""


def prove_by_extras(position: Position, pairs: Pairs, targets: tuple[Candidate, ...]) -> Proof:
    """Return why each of the extras rules out the targets, directly or by what it leaves."""
    reason = two_solutions(position, pairs)
    branches = tuple(_branch(position, each, reason, targets) for each in reason.candidates)
    return (Cases(reason, branches, targets),)


def prove_by_set(
    position: Position,
    pairs: Pairs,
    cells: Sequence[Cell],
    house: House,
    targets: tuple[Candidate, ...],
) -> Proof:
    """Return why each of the extras rules out the targets, together with cells of the house."""
    reason = two_solutions(position, pairs)
    branches = tuple(
        _set_branch(position, each, cells, house, targets) for each in reason.candidates
    )
    return (Cases(reason, branches, targets),)


def _branch(
    position: Position, extra: Candidate, reason: TwoSolutions, targets: tuple[Candidate, ...]
) -> Proof:
    geometry = position.geometry
    seen = tuple(each for each in targets if exclude_each_other(extra, each, geometry))
    others = tuple(each for each in targets if each not in seen)
    direct = (Exclusion(extra, seen),) if seen else ()
    if not others:
        return direct
    pair = next((one, other) for cell, one, other in reason.pairs if cell == extra.cell)
    for digit in pair:
        leaving = Candidate(extra.cell, digit)
        for house in geometry.houses_of(extra.cell):
            left = places_left(position, house, digit, (leaving,))
            is_one = len(left.candidates) == 1 and leaving.cell in house.cells
            if is_one and all(exclude_each_other(left.candidates[0], t, geometry) for t in others):
                steps: Proof = (left, Exclusion(left.candidates[0], others))
                if leaving in seen:
                    return (*direct, *steps)
                return (*direct, Exclusion(extra, (leaving,)), *steps)
    raise AssertionError("the rules of the types say that there is such a house")


def _set_branch(
    position: Position,
    extra: Candidate,
    cells: Sequence[Cell],
    house: House,
    targets: tuple[Candidate, ...],
) -> Proof:
    """Return how an extra rules out its own digit, and the cells with what is left to them."""
    digit = extra.digit
    in_cells = tuple(Candidate(cell, digit) for cell in cells if position.is_candidate(cell, digit))
    same = tuple(each for each in targets if each.digit == digit)
    others = tuple(each for each in targets if each.digit != digit)
    steps: Proof = (Exclusion(extra, (*in_cells, *same)),) if in_cells or same else ()
    if not others:
        return steps
    bases = tuple(
        OneOf(
            CellConstraint(cell),
            tuple(Candidate(cell, each) for each in position.digits_left(cell) if each != digit),
        )
        for cell in cells
    )
    digits = sorted({each.digit for base in bases for each in base.candidates})
    covers = tuple(HouseConstraint(house, each) for each in digits)
    return (*steps, Counting(bases, covers, others))
