"""Patterns that lack one piece, and proofs with one thing changed."""

from collections.abc import Iterator
from dataclasses import replace

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.deduction_search import DeductionSearch
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
    statements_in,
)


def found_without_a_piece(deduction: Deduction, position: Position) -> bool:
    """Whether the technique finds the same, although a candidate breaks the pattern."""
    search = DeductionSearch(position.geometry, [deduction.technique])
    effect = (deduction.placements, deduction.eliminations)
    return any(
        effect == (each.placements, each.eliminations)
        for broken in broken_positions(deduction, position)
        for each in search.every(broken)
    )


def broken_positions(deduction: Deduction, position: Position) -> Iterator[Position]:
    """The position with one more candidate, of each kind that the proof says there is none of.

    Only such are added as no elimination would exclude: beside the others the deduction holds.
    """
    for statement in statements_in(deduction.proof):
        for each in _absent(statement, position):
            eliminations = deduction.eliminations
            if not any(_share_a_constraint(each, other, position) for other in eliminations):
                yield with_candidate(position, each)


def with_candidate(position: Position, candidate: Candidate) -> Position:
    """The position with a candidate more; digits that rule it out are taken from their cells."""
    grid = position.grid
    peers = position.geometry.peers_of(candidate.cell)
    blockers = [peer for peer in peers if grid.digit_at(peer) == candidate.digit]
    opened = Position.of_grid(grid.with_digits(dict.fromkeys(blockers, BLANK)))
    every = zip(opened.masks, Position.of_grid(grid).masks, position.masks, strict=True)
    masks = [after & ~(by_rules & ~left) for after, by_rules, left in every]
    masks[candidate.cell] |= 1 << candidate.digit
    return Position(opened.grid, tuple(masks))


def changed_proofs(proof: Proof) -> Iterator[Proof]:
    """The proof with a step or a base dropped, and with a digit or cell of a statement changed."""
    for index, step in enumerate(proof):
        before, behind = proof[:index], proof[index + 1 :]
        yield (*before, *behind)
        yield from ((*before, each, *behind) for each in _changed_steps(step))


def _changed_steps(step: Step) -> Iterator[Step]:
    match step:
        case OneOf():
            yield from _changed_statements(step)
        case Exclusion(source, targets):
            yield replace(step, source=Candidate(source.cell, Digit(source.digit + 1)))
            yield replace(step, targets=(*targets, source))
        case Counting(bases):
            for place, base in enumerate(bases):
                others = bases[:place], bases[place + 1 :]
                yield replace(step, bases=(*others[0], *others[1]))
                for each in _changed_statements(base):
                    yield replace(step, bases=(*others[0], each, *others[1]))
        case Cases(reason, branches):
            yield replace(step, branches=branches[1:])
            yield from (replace(step, reason=each) for each in _changed_statements(reason))
            for place, branch in enumerate(branches):
                for changed in changed_proofs(branch):
                    several = (*branches[:place], changed, *branches[place + 1 :])
                    yield replace(step, branches=several)


def _changed_statements(statement: OneOf) -> Iterator[OneOf]:
    for index, each in enumerate(statement.candidates):
        others = (*statement.candidates[:index], *statement.candidates[index + 1 :])
        yield replace(statement, candidates=others)
        for cell, digit in ((each.cell + 1, each.digit), (each.cell, each.digit + 1)):
            changed = Candidate(Cell(cell), Digit(digit))
            candidates = (*statement.candidates[:index], changed, *others[index:])
            yield replace(statement, candidates=candidates)


def _absent(statement: OneOf, position: Position) -> list[Candidate]:
    """The candidates that could meet the constraint of a statement, and are ruled out."""
    candidates = _meeting(statement.constraint, position)
    return [
        each
        for each in candidates
        if not position.grid.digits[each.cell] and not position.is_candidate(each.cell, each.digit)
    ]


def _meeting(constraint: Constraint, position: Position) -> list[Candidate]:
    if isinstance(constraint, CellConstraint):
        digits = position.geometry.digits
        return [Candidate(constraint.cell, Digit(digit)) for digit in digits]
    return [Candidate(cell, constraint.digit) for cell in constraint.house.cells]


def _share_a_constraint(one: Candidate, other: Candidate, position: Position) -> bool:
    if one.cell == other.cell:
        return True
    return one.digit == other.digit and other.cell in position.geometry.peers_of(one.cell)
