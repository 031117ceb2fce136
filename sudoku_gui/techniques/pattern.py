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
    statements_in,
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
    candidates = {
        candidate: None
        for statement in statements_in(proof)
        if not isinstance(statement, NoneLeft)
        for candidate in _candidates_of(statement)
    }
    houses = (each.house for each in constraints if isinstance(each, HouseConstraint))
    return Pattern(
        tuple(dict.fromkeys(each.cell for each in candidates)),
        tuple(candidates),
        tuple(dict.fromkeys(houses)),
        tuple(dict.fromkeys(_links_in(proof))),
    )


def _candidates_of(statement: OneOf | TwoSolutions) -> Iterator[Candidate]:
    """Yield what is left, and first what could change places."""
    if isinstance(statement, TwoSolutions):
        for cell, *digits in statement.pairs:
            yield from (Candidate(cell, digit) for digit in digits)
    yield from statement.candidates


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
