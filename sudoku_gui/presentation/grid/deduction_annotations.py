"""What hints draw over the grid: where to look, the cells of a pattern, and a proof."""

from collections.abc import Iterable, Mapping

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, House
from sudoku_gui.presentation.grid.annotation import Annotation, CandidateRole, CellRole, HouseRole
from sudoku_gui.presentation.hint.proof_steps import ProofStep
from sudoku_gui.techniques.contradictions import (
    CellWithoutCandidate,
    Contradiction,
    HouseWithoutPlace,
    MissingCandidate,
    WrongEntry,
)
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.pattern import Pattern, pattern_in, pattern_of
from sudoku_gui.techniques.place_to_look import place_to_look
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import Counting, HouseConstraint, Proof
from sudoku_gui.wording.deductions import contradiction_sentence
from sudoku_gui.wording.hints import place_sentence, technique_sentence


def annotation_of_place(deduction: Deduction, position: Position) -> Annotation:
    """Return the annotation of where to look, which shows nothing of what is there."""
    geometry = position.geometry
    place = place_to_look(deduction, geometry)
    cells = {} if place.cell is None else {place.cell: CellRole.IN_QUESTION}
    houses = dict.fromkeys(place.houses, HouseRole.BASE)
    return Annotation(place_sentence(deduction, geometry), cells, houses=houses)


def annotation_of_pattern(deduction: Deduction, position: Position) -> Annotation:
    """Return the annotation of the cells that make the pattern."""
    return Annotation(
        technique_sentence(deduction, position.geometry),
        dict.fromkeys(pattern_of(deduction).cells, CellRole.IN_QUESTION),
    )


def annotation_of_step(step: ProofStep, deduction: Deduction, position: Position) -> Annotation:
    """Return the annotation of a step of a proof: its houses or links, and its candidates.

    At the last step these are all of the proof, with what follows.
    """
    pattern = pattern_in(step.part)
    roles = dict.fromkeys(pattern.candidates, CandidateRole.POSSIBLE)
    roles |= dict.fromkeys((*step.supposed, *_ends_of_links(pattern)), CandidateRole.POSSIBLE)
    if step.is_conclusion:
        roles |= dict.fromkeys(deduction.eliminations, CandidateRole.ELIMINATED)
        roles |= dict.fromkeys(deduction.placements, CandidateRole.PLACED)
    houses = {} if pattern.links else _houses_of(step.part, pattern)
    candidates = _with_others(roles, position)
    return Annotation(step.sentence, {}, candidates, pattern.links, houses)


def annotation_of_contradiction(contradiction: Contradiction, position: Position) -> Annotation:
    """Return the annotation of the cell or the house that is wrong, if it is a single one."""
    sentence = contradiction_sentence(contradiction, position.geometry)
    match contradiction:
        case WrongEntry(candidate) | MissingCandidate(candidate):
            return Annotation(sentence, {candidate.cell: CellRole.IN_QUESTION})
        case CellWithoutCandidate(cell):
            return Annotation(sentence, {cell: CellRole.IN_QUESTION})
        case HouseWithoutPlace(house):
            return Annotation(sentence, houses={house: HouseRole.BASE})
        case _:
            return Annotation(sentence)


def _ends_of_links(pattern: Pattern) -> Iterable[Candidate]:
    return (end for link in pattern.links for end in (link.source, link.target))


def _houses_of(part: Proof, pattern: Pattern) -> dict[House, HouseRole]:
    """Return the houses that are looked at, and those in which what was found lies."""
    covers = {
        cover.house: HouseRole.COVER
        for step in part
        if isinstance(step, Counting)
        for cover in step.covers
        if isinstance(cover, HouseConstraint)
    }
    return {house: covers.get(house, HouseRole.BASE) for house in pattern.houses}


def _with_others(
    roles: Mapping[Candidate, CandidateRole], position: Position
) -> dict[Candidate, CandidateRole]:
    """Return the roles, and those of the other candidates in the same cells, cell by cell."""
    cells: dict[Cell, None] = dict.fromkeys(
        each.cell for each in roles if not position.grid.digits[each.cell]
    )
    return {
        candidate: roles.get(candidate, CandidateRole.OTHER)
        for cell in cells
        for candidate in (Candidate(cell, digit) for digit in position.digits_left(cell))
    }
