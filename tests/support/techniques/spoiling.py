"""Patterns that lack one piece, and proofs with one thing changed."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import BLANK
from sudoku_gui.techniques.candidate_masks import CandidateMasks
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
    statements_in,
)
from sudoku_gui.techniques.technique import FindingCollector
from tests.support.techniques.brute_force import follows

Reason = TypeVar("Reason", OneOf, TwoSolutions)

OF_DIGITS_ALONE = {"full-house"}
"""Techniques to whose pattern no candidate can be added."""


def found_without_a_piece(deduction: Deduction, position: Position) -> bool:
    """Whether the technique finds the same in the same way, although the pattern is broken.

    The same way is by what the same cells and houses say.
    """
    technique, masks = deduction.technique, CandidateMasks(position.geometry)
    finder = technique.make_finder(position.geometry)
    effect = (deduction.placements, deduction.eliminations)
    way = {*constraints_in(deduction.proof)}
    for broken in broken_positions(deduction, position):
        masks.load(broken.masks, broken.placed_digits)
        collector = FindingCollector(stops_at_first=False)
        finder.find(masks, collector)
        for each in collector.found:
            is_same = (each.placed(), each.ruled_out()) == effect
            if is_same and {*constraints_in(technique.prove(broken, each))} == way:
                return True
    return False


def broken_positions(deduction: Deduction, position: Position) -> Iterator[Position]:
    """The position with one more candidate, of each kind that the proof says there is none of.

    Where the proof speaks of digits that were placed, also with one of them as a given.  Only such
    changes are made as break the pattern: nothing follows from it any more.
    """
    changed = [
        with_candidate(position, each)
        for constraint in constraints_in(deduction.proof)
        for each in _absent(constraint, position)
    ]
    for cell in _cells_without_givens(deduction.proof) & position.placed:
        changed.append(replace(position, placed=position.placed - {cell}))
    yield from (each for each in changed if not follows(deduction, each))


def _cells_without_givens(proof: Proof) -> set[Cell]:
    """The cells whose digits could change places."""
    every = statements_in(proof)
    return {cell for each in every if isinstance(each, TwoSolutions) for cell, *_ in each.pairs}


def with_candidate(position: Position, candidate: Candidate) -> Position:
    """The position with a candidate more; digits that rule it out are taken from their cells."""
    grid = position.grid
    peers = position.geometry.peers_of(candidate.cell)
    blockers = [peer for peer in peers if grid.digit_at(peer) == candidate.digit]
    opened = Position.of_grid(grid.with_digits(dict.fromkeys(blockers, BLANK)))
    every = zip(opened.masks, Position.of_grid(grid).masks, position.masks, strict=True)
    masks = [after & ~(by_rules & ~left) for after, by_rules, left in every]
    masks[candidate.cell] |= 1 << candidate.digit
    return Position(opened.grid, tuple(masks), position.placed - {*blockers})


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
        case TwoSolutions(pairs):
            yield from _changed_statements(step)
            yield replace(step, pairs=pairs[1:])
        case Exclusion(source, targets):
            yield replace(step, source=Candidate(source.cell, Digit(source.digit + 1)))
            yield replace(step, targets=(*targets, source))
        case Counting(bases):
            for place, base in enumerate(bases):
                others = bases[:place], bases[place + 1 :]
                yield replace(step, bases=(*others[0], *others[1]))
                for each in _changed_statements(base):
                    yield replace(step, bases=(*others[0], each, *others[1]))
        case NoneLeft(constraint):
            yield from (NoneLeft(each) for each in _changed_constraints(constraint))
        case Refutation(Supposition(candidate, is_true), branch):
            yield replace(step, supposed=Supposition(candidate, not is_true))
            for changed in changed_proofs(branch):
                yield replace(step, branch=changed)
        case Cases():
            yield from _changed_cases(step)


def _changed_cases(step: Cases) -> Iterator[Cases]:
    yield replace(step, branches=step.branches[1:])
    if not isinstance(step.reason, TrueOrFalse):
        yield from (
            replace(step, reason=each)
            for each in _changed_steps(step.reason)
            if isinstance(each, OneOf | TwoSolutions)
        )
    for place, branch in enumerate(step.branches):
        for changed in changed_proofs(branch):
            several = (*step.branches[:place], changed, *step.branches[place + 1 :])
            yield replace(step, branches=several)


def _changed_constraints(constraint: Constraint) -> Iterator[Constraint]:
    if isinstance(constraint, CellConstraint):
        yield CellConstraint(Cell(constraint.cell - 1 if constraint.cell else 1))
    else:
        yield replace(constraint, digit=Digit(constraint.digit + 1))


def _changed_statements(statement: Reason) -> Iterator[Reason]:
    candidates: tuple[Candidate, ...] = statement.candidates
    for index, each in enumerate(candidates):
        before: tuple[Candidate, ...] = candidates[:index]
        behind: tuple[Candidate, ...] = candidates[index + 1 :]
        yield replace(statement, candidates=(*before, *behind))
        for cell, digit in ((each.cell + 1, each.digit), (each.cell, each.digit + 1)):
            changed = Candidate(Cell(cell), Digit(digit))
            yield replace(statement, candidates=(*before, changed, *behind))


def constraints_in(proof: Proof) -> Iterator[Constraint]:
    """What a proof says that little is left to."""
    for each in statements_in(proof):
        if isinstance(each, TwoSolutions):
            yield from (CellConstraint(cell) for cell, *_ in each.pairs)
        else:
            yield each.constraint


def _absent(constraint: Constraint, position: Position) -> list[Candidate]:
    """The candidates that could meet a constraint, and are ruled out."""
    return [
        each
        for each in _meeting(constraint, position)
        if not position.grid.digits[each.cell] and not position.is_candidate(each.cell, each.digit)
    ]


def _meeting(constraint: Constraint, position: Position) -> list[Candidate]:
    if isinstance(constraint, CellConstraint):
        digits = position.geometry.digits
        return [Candidate(constraint.cell, Digit(digit)) for digit in digits]
    return [Candidate(cell, constraint.digit) for cell in constraint.house.cells]
