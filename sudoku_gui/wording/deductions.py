"""Deductions in words: why they are true, and what follows.

The sentences are made from the proof, so what is said is what is proved.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from sudoku_gui.language import Text, text
from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Geometry, House
from sudoku_gui.model.grid import sign_of
from sudoku_gui.techniques.contradictions import (
    CellWithoutCandidate,
    ClashingDigits,
    Contradiction,
    HouseWithoutPlace,
    MissingCandidate,
    UnsolvableGivens,
    WrongEntry,
)
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.proof import (
    Cases,
    CellConstraint,
    Constraint,
    Counting,
    Exclusion,
    HouseConstraint,
    NoneLeft,
    OneOf,
    Proof,
    Refutation,
    Step,
    Supposition,
    TrueOrFalse,
    TwoSolutions,
)
from sudoku_gui.wording import conflicts_sentence, house_name, listed


def proof_sentences(deduction: Deduction, geometry: Geometry) -> Iterator[Text]:
    """Yield why it is true, a sentence for each thing to be seen, and at the end what follows."""
    for step in deduction.proof:
        match step:
            case OneOf() | TwoSolutions():
                yield statement_sentence(step, geometry)
            case Counting(bases):
                yield from (statement_sentence(base, geometry) for base in bases)
                yield counting_sentence(step, geometry)
            case Cases(reason, branches):
                yield statement_sentence(reason, geometry)
                for supposed, branch in zip(step.suppositions, branches, strict=True):
                    yield _branch_sentence(supposed, branch, geometry)
            case Refutation(supposed, branch):
                yield _branch_sentence(supposed, branch, geometry)
    yield conclusion_sentence(deduction, geometry)


def conclusion_sentence(deduction: Deduction, geometry: Geometry) -> Text:
    """Return what follows."""
    return text("So {conclusions}.", conclusions=conclusion_words(deduction, geometry))


def conclusion_words(deduction: Deduction, geometry: Geometry) -> Text:
    """Return what follows, as a part of a sentence."""
    parts = [_named(each, geometry) for each in deduction.placements]
    parts += _denials(deduction.eliminations, geometry)
    return joined_clauses(parts)


def difficulty_words(tenths: int) -> str:
    """Return a difficulty as people write it: 4.2."""
    return f"{tenths / 10:.1f}"


def contradiction_sentence(contradiction: Contradiction, geometry: Geometry) -> Text:
    """Return what is wrong with a position, and in which cell or house."""
    match contradiction:
        case ClashingDigits(conflicts):
            return text("digits clash: {clashes}", clashes=conflicts_sentence(conflicts, geometry))
        case UnsolvableGivens():
            return text("the puzzle has no solution")
        case WrongEntry(candidate):
            return text(
                "{digit} in {cell} is wrong: it leaves no solution",
                digit=sign_of(candidate.digit),
                cell=geometry.name(candidate.cell),
            )
        case MissingCandidate(candidate):
            return text(
                "{digit} is ruled out in {cell}, where the solution has it",
                digit=sign_of(candidate.digit),
                cell=geometry.name(candidate.cell),
            )
        case CellWithoutCandidate(cell):
            return _nothing_left(CellConstraint(cell), geometry)
        case HouseWithoutPlace(house, digit):
            return _nothing_left(HouseConstraint(house, digit), geometry)


def _nothing_left(constraint: Constraint, geometry: Geometry) -> Text:
    """Return that a cell has no candidate, or a house no place for a digit, as part of a sentence.

    geometry: that of the cell.
    """
    if isinstance(constraint, CellConstraint):
        return text("{cell} has no candidate left", cell=geometry.name(constraint.cell))
    return text(
        "{house} has no place left for {digit}",
        house=house_name(constraint.house),
        digit=sign_of(constraint.digit),
    )


def statement_sentence(step: OneOf | TwoSolutions | TrueOrFalse, geometry: Geometry) -> Text:
    """Return what is left to a cell, or to a digit in a house, or must be against two solutions."""
    if isinstance(step, TrueOrFalse):
        return text(
            "{true} or {false}.",
            true=_named(step.candidate, geometry),
            false=_denied(step.candidate, geometry),
        )
    if isinstance(step, TwoSolutions):
        return text(
            "If {cells} had only two digits each, these could change places, and there would be "
            "two solutions: so one of these is true: {others}.",
            cells=", ".join(geometry.name(cell) for cell, *_ in step.pairs),
            others=listed([_named(each, geometry) for each in step.candidates]),
        )
    constraint = step.constraint
    if isinstance(constraint, CellConstraint):
        cell, digits = geometry.name(constraint.cell), _digits_of(step.candidates)
        if len(step.candidates) == 1:
            return text("{cell} has only the digit {digit} left.", cell=cell, digit=digits)
        return text("{cell} has only the digits {digits} left.", cell=cell, digits=digits)
    where = {
        "house": house_name(constraint.house),
        "digit": sign_of(constraint.digit),
        "cells": ", ".join(geometry.name(each.cell) for each in step.candidates),
    }
    if len(step.candidates) == 1:
        return text("In {house}, {cells} is the only place left for {digit}.", **where)
    return text("In {house}, the places left for {digit} are {cells}.", **where)


def _branch_sentence(supposed: Supposition, branch: Proof, geometry: Geometry) -> Text:
    """Return what follows from what is supposed."""
    consequences = [each for step in branch for each in consequences_of(step, geometry)]
    return text(
        "If {supposed}: {consequences}.",
        supposed=supposition_words(supposed, geometry),
        consequences=joined_clauses(consequences),
    )


def consequences_of(step: Step, geometry: Geometry) -> list[Text]:
    """Return what a step of a branch says, as parts of a sentence."""
    match step:
        case Exclusion(_, targets):
            return _denials(targets, geometry)
        case OneOf(_, candidates) | TwoSolutions(_, candidates):
            return [_named(each, geometry) for each in candidates if len(candidates) == 1]
        case Counting(bases, _, targets):
            return [*_base_clauses(bases, geometry), *_denials(targets, geometry)]
        case NoneLeft(constraint):
            return [_nothing_left(constraint, geometry)]
        case Cases(_, branches):
            pairs = zip(step.suppositions, branches, strict=True)
            inner = [_inner_branch(supposed, branch, geometry) for supposed, branch in pairs]
            return inner + _denials(step.results, geometry)
        case Refutation(supposed, branch):
            opposite = Supposition(supposed.candidate, not supposed.is_true)
            return [
                _inner_branch(supposed, branch, geometry),
                supposition_words(opposite, geometry),
            ]


def _inner_branch(supposed: Supposition, branch: Proof, geometry: Geometry) -> Text:
    """Return what follows from something supposed besides, as a part of a sentence."""
    consequences = [each for step in branch for each in consequences_of(step, geometry)]
    return text(
        "(if {supposed}: {consequences})",
        supposed=supposition_words(supposed, geometry),
        consequences=joined_clauses(consequences),
    )


def supposition_words(supposed: Supposition, geometry: Geometry) -> Text:
    """Return what is supposed, as a part of a sentence."""
    name = _named if supposed.is_true else _denied
    return name(supposed.candidate, geometry)


def _base_clauses(bases: Sequence[OneOf], geometry: Geometry) -> list[Text]:
    """Return what is left to the bases of a counting, as parts of a sentence."""
    if all(isinstance(base.constraint, CellConstraint) for base in bases):
        candidates = [each for base in bases for each in base.candidates]
        cells = dict.fromkeys(each.cell for each in candidates)
        named = ", ".join(map(geometry.name, cells))
        return [text("{cells} must hold {digits}", cells=named, digits=_digits_of(candidates))]
    return [
        text(
            "{digit} is in {cells}",
            digit=_digits_of(base.candidates),
            cells=", ".join(geometry.name(each.cell) for each in base.candidates),
        )
        for base in bases
    ]


def joined_clauses(parts: Sequence[Text]) -> Text:
    """Return parts of a sentence, at least one, as one part."""
    whole, *others = parts
    for each in others:
        whole = text("{first}; {second}", first=whole, second=each)
    return whole


def counting_sentence(step: Counting, geometry: Geometry) -> Text:
    """Return what the targets of a counting are false by."""
    bases = [base.constraint for base in step.bases]
    cells = [each.cell for each in (*bases, *step.covers) if isinstance(each, CellConstraint)]
    digits = _digits_of([each for base in step.bases for each in base.candidates])
    covers = _houses_of(step.covers)
    if cells:
        named = ", ".join(map(geometry.name, cells))
        if not covers:
            return text(
                "{digits} fill {cells}, so no other digit goes there.", digits=digits, cells=named
            )
        shared = [house for house in geometry.houses if {*house.cells}.issuperset(cells)]
        if not shared:
            return _shared_out(step, geometry)
        return text(
            "{cells} take {digits}, so these go nowhere else in {houses}.",
            cells=named,
            digits=digits,
            houses=_house_names(shared),
        )
    where = {"houses": _house_names(covers), "digit": digits}
    fins = _fins_of(step)
    if fins:
        return text(
            "All of them but {fins} are in {houses}: either {digit} is in {fins}, or it goes "
            "nowhere else in {houses}, and both rule out the same.",
            fins=", ".join(geometry.name(each.cell) for each in fins),
            **where,
        )
    return text("All of them are in {houses}, so {digit} goes nowhere else there.", **where)


def _shared_out(step: Counting, geometry: Geometry) -> Text:
    """Return how many digits there are for cells that are in no house together."""
    places = listed(
        [
            text("{digit} in {house}", digit=sign_of(each.digit), house=house_name(each.house))
            for each in step.covers
            if isinstance(each, HouseConstraint)
        ]
    )
    if len(step.covers) == len(step.bases):
        return text(
            "These {count} cells hold one of each of these: {places}. So they go nowhere else "
            "there.",
            count=len(step.bases),
            places=places,
        )
    return text(
        "If {supposed}, only {left} digits are left for these {count} cells, each for one of them: "
        "{places}.",
        supposed=_any_named(step.targets, geometry),
        left=len(step.covers),
        count=len(step.bases),
        places=places,
    )


def _any_named(candidates: Sequence[Candidate], geometry: Geometry) -> Text:
    """Return the statement that one of several candidates of a digit is true."""
    if len(candidates) == 1:
        return _named(candidates[0], geometry)
    return text(
        "one of {cells} is {digit}",
        cells=", ".join(geometry.name(each.cell) for each in candidates),
        digit=_digits_of(candidates),
    )


def _fins_of(step: Counting) -> list[Candidate]:
    """Return what is in a base and in no cover, or in two bases."""
    covered = {cell for house in _houses_of(step.covers) for cell in house.cells}
    counts = Counter(each for base in step.bases for each in base.candidates)
    return [each for each, count in counts.items() if count > 1 or each.cell not in covered]


def _houses_of(constraints: Iterable[Constraint]) -> list[House]:
    """Return the houses that constraints are about, each once."""
    found = (each.house for each in constraints if isinstance(each, HouseConstraint))
    return list(dict.fromkeys(found))


def _house_names(houses: Sequence[House]) -> Text:
    return listed([house_name(house) for house in houses])


def _digits_of(candidates: Iterable[Candidate]) -> str:
    return ", ".join(sign_of(digit) for digit in sorted({each.digit for each in candidates}))


def _named(candidate: Candidate, geometry: Geometry) -> Text:
    """Return a candidate as a statement that it is true."""
    cell, digit = geometry.name(candidate.cell), sign_of(candidate.digit)
    return text("{cell} is {digit}", cell=cell, digit=digit)


def _denied(candidate: Candidate, geometry: Geometry) -> Text:
    """Return a candidate as a statement that it is false."""
    cell, digit = geometry.name(candidate.cell), sign_of(candidate.digit)
    return text("{cell} is not {digit}", cell=cell, digit=digit)


def _denials(candidates: Sequence[Candidate], geometry: Geometry) -> list[Text]:
    """Return statements that candidates are false, one for each digit."""
    return [
        text(
            "{digit} is ruled out in {cells}",
            digit=sign_of(digit),
            cells=", ".join(geometry.name(each.cell) for each in candidates if each.digit == digit),
        )
        for digit in sorted({each.digit for each in candidates})
    ]
