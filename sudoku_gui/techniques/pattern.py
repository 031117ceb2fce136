"""The pattern of a deduction: what one has to see, taken from the proof."""

from collections.abc import Iterator

from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.model.candidates import Candidate, Link, LinkKind
from sudoku_gui.model.geometry import Cell, House
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.proof import (
    Cases,
    Counting,
    Exclusion,
    HouseConstraint,
    NoneLeft,
    OneOf,
    Proof,
    Refutation,
    TrueOrFalse,
    TwoSolutions,
    constraints_in,
)


@dataclass(frozen=True, slots=True)
class Pattern:
    """Cells, candidates, houses and links, each once, in the order in which the proof has them."""

    cells: tuple[Cell, ...]
    candidates: tuple[Candidate, ...]
    houses: tuple[House, ...]
    links: tuple[Link, ...]


def pattern_of(deduction: Deduction) -> Pattern:
    """Return what the proof of `deduction` rests on."""
    return pattern_in(deduction.proof)


def pattern_in(proof: Proof) -> Pattern:
    """Return what a proof, or a part of one, rests on."""
    covers = [cover for step in proof if isinstance(step, Counting) for cover in step.covers]
    constraints = [*constraints_in(proof), *covers]
    candidates = dict.fromkeys(_candidates_in(proof))
    houses = (each.house for each in constraints if isinstance(each, HouseConstraint))
    return Pattern(
        tuple(dict.fromkeys(each.cell for each in candidates)),
        tuple(candidates),
        tuple(dict.fromkeys(houses)),
        tuple(dict.fromkeys(_links_in(proof))),
    )


def _candidates_in(proof: Proof) -> Iterator[Candidate]:
    """Yield what is left or supposed, and what an empty cell or house had left before."""
    excluded: list[Candidate] = []
    for step in proof:
        match step:
            case OneOf() | TwoSolutions():
                yield from _candidates_of(step)
            case Counting(bases, _, targets):
                for base in bases:
                    yield from base.candidates
                excluded += targets
            case Exclusion(_, targets):
                excluded += targets
            case NoneLeft(constraint):
                yield from (each for each in excluded if constraint.is_met_by(each))
            case Cases(reason, branches):
                yield from _candidates_of(reason)
                for branch in branches:
                    yield from _candidates_in(branch)
            case Refutation(supposed, branch):
                yield supposed.candidate
                yield from _candidates_in(branch)


def _candidates_of(reason: OneOf | TwoSolutions | TrueOrFalse) -> Iterator[Candidate]:
    """Yield what is left, and first what could change places."""
    if isinstance(reason, TrueOrFalse):
        yield reason.candidate
        return
    if isinstance(reason, TwoSolutions):
        for cell, *digits in reason.pairs:
            yield from (Candidate(cell, digit) for digit in digits)
    yield from reason.candidates


def _links_in(proof: Proof) -> Iterator[Link]:
    """Yield the inferences of a proof, from what is supposed on."""
    excluded: list[Candidate] = []
    for step in proof:
        match step:
            case Cases(reason, branches):
                if not isinstance(reason, TrueOrFalse) and len(reason.candidates) == 2:
                    yield Link(*reason.candidates, LinkKind.STRONG)
                for branch in branches:
                    yield from _links_in(branch)
            case Refutation(_, branch):
                yield from _links_in(branch)
            case Exclusion(source, targets):
                yield from (Link(source, target, LinkKind.WEAK) for target in targets)
                excluded += targets
            case OneOf(constraint, (only,)):
                others = (each for each in excluded if constraint.is_met_by(each))
                yield from (Link(each, only, LinkKind.STRONG) for each in others)
