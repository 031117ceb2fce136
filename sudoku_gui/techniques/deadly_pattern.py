"""Proofs that rest on a deadly pattern: cells that could change their two digits each.

Had they no other candidates, there would be two solutions.  So one of the others, the extras, is
true, and each of these leads to the conclusion:

    directly      it sees the target
    leaving       its cell lacks one of its two digits then, which has one place left in a house
    by a set      of some cells in its house that have one digit more than there are cells, it
                  takes one: so the others go nowhere else in the house
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import Candidate, exclude_each_other
from sudoku_gui.model.geometry import Cell, Digit, House
from sudoku_gui.techniques.candidate_masks import CandidateMasks
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


@dataclass(frozen=True, slots=True)
class Loss:
    """What a deadly pattern rules out, together with a set of further cells if there is one."""

    lost: dict[int, int]
    """By cell, a mask of the digits that it loses."""
    added_tenths: int = 0
    house: int = 0
    """That of the set, and of what it rules out."""
    others: tuple[int, ...] = ()


def sets_with(
    extras: int, free: list[int], masks: CandidateMasks
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield sets of cells with one digit more than cells, the extras among them; the small first.

    With each comes a mask of its digits.
    """
    usable = [cell for cell in free if masks.of_cell[cell].bit_count() > 1]
    for count in range(max(extras.bit_count() - 1, 1), len(free)):
        few = [c for c in usable if (masks.of_cell[c] | extras).bit_count() <= count + 1]
        for cells in combinations(few, count):
            digits = extras
            for cell in cells:
                digits |= masks.of_cell[cell]
            if digits.bit_count() == count + 1:
                yield cells, digits


def losses_by_sets(
    extras: int, cells: Sequence[int], houses: Sequence[int], masks: CandidateMasks
) -> Iterator[Loss]:
    """Yield what extras in some cells rule out in houses of all of these, with sets there.

    Last come the sets that two houses have: these rule out something in both.
    """
    by_set: dict[tuple[int, ...], list[Loss]] = {}
    for house in houses:
        blanks = [cell for cell in masks.cells_in(house) if masks.of_cell[cell]]
        free = [cell for cell in blanks if cell not in cells]
        for others, digits in sets_with(extras, free, masks):
            lost = {
                cell: digits & masks.of_cell[cell]
                for cell in free
                if cell not in others and digits & masks.of_cell[cell]
            }
            if lost:
                loss = Loss(lost, _added_for_set(len(others) + 1, len(blanks)), house, others)
                by_set.setdefault(others, []).append(loss)
                yield loss
    for losses in by_set.values():
        if len(losses) > 1:
            added = max(each.added_tenths for each in losses)
            both = losses[0].lost | losses[1].lost
            yield Loss(both, added, losses[0].house, losses[0].others)


def _added_for_set(digits: int, blanks: int) -> int:
    """Return what a set of so many digits adds, in a house with so many blanks.

    It may be looked for as a naked set with the cells with extras for one cell, or else the other
    blanks as a hidden one.
    """
    return digits - 1 if 2 * digits <= blanks else blanks - digits - 2


def prove_by_extras(
    position: Position, pairs: Pairs, targets: tuple[Candidate, ...], by_set: Sequence[int] = ()
) -> Proof:
    """Return why each of the extras rules out the targets.

    by_set: a house and cells of it, where it does so together with these.
    """
    reason = two_solutions(position, pairs)
    if by_set:
        house = position.geometry.houses[by_set[0]]
        cells = tuple(map(Cell, by_set[1:]))
        branches = tuple(
            _set_branch(position, each, cells, house, targets) for each in reason.candidates
        )
    else:
        branches = tuple(_branch(position, each, reason, targets) for each in reason.candidates)
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
