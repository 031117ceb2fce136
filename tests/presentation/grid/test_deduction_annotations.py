"""What hints draw: as much as their stage tells, and at the end all that follows."""

import pytest

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.presentation.grid.annotation import CandidateRole, CellRole, HouseRole
from sudoku_gui.presentation.grid.deduction_annotations import (
    annotation_of_contradiction,
    annotation_of_pattern,
    annotation_of_place,
    annotation_of_step,
)
from sudoku_gui.presentation.hint.proof_steps import proof_steps
from sudoku_gui.techniques.contradictions import (
    CellWithoutCandidate,
    Contradiction,
    HouseWithoutPlace,
    MissingCandidate,
    UnsolvableGivens,
    WrongEntry,
)
from sudoku_gui.techniques.pattern import pattern_of
from sudoku_gui.techniques.position import Position
from tests.support.puzzles import SMALL
from tests.support.techniques.positions import (
    TechniquePosition,
    first_deduction,
    one_of_each_technique,
)

ROWS = one_of_each_technique()
every_technique = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.technique)
HOUSE = SMALL.geometry.houses[0]


@every_technique
def test_before_the_proof_is_shown_no_candidate_is_drawn(row: TechniquePosition) -> None:
    deduction = first_deduction(row)

    place = annotation_of_place(deduction, row.position)
    pattern = annotation_of_pattern(deduction, row.position)

    assert place.candidates == pattern.candidates == {}
    assert {*pattern.cells} == {*pattern_of(deduction).cells}


@every_technique
def test_only_the_last_step_draws_what_follows(row: TechniquePosition) -> None:
    deduction = first_deduction(row)
    *steps, end = (
        annotation_of_step(step, deduction, row.position)
        for step in proof_steps(deduction, row.position.geometry)
    )

    following = {CandidateRole.PLACED, CandidateRole.ELIMINATED}
    assert not any(following & {*step.candidates.values()} for step in steps)
    drawn = {each for each, role in end.candidates.items() if role in following}
    assert drawn == {*deduction.placements, *deduction.eliminations}


@every_technique
def test_cells_are_drawn_with_all_their_candidates(row: TechniquePosition) -> None:
    deduction = first_deduction(row)

    for step in proof_steps(deduction, row.position.geometry):
        drawn = annotation_of_step(step, deduction, row.position).candidates
        for cell in {each.cell for each in drawn}:
            digits = [each.digit for each in drawn if each.cell == cell]
            assert tuple(digits) == row.position.digits_left(cell)


@every_technique
def test_every_end_of_a_link_is_drawn(row: TechniquePosition) -> None:
    deduction = first_deduction(row)

    for step in proof_steps(deduction, row.position.geometry):
        annotation = annotation_of_step(step, deduction, row.position)
        ends = {end for link in annotation.links for end in (link.source, link.target)}
        assert ends <= {*annotation.candidates}
        assert not (annotation.links and annotation.houses)


def test_of_a_fish_the_lines_looked_at_and_those_they_lie_in_are_told_apart() -> None:
    (row,) = (each for each in ROWS if each.technique == "x-wing")
    deduction = first_deduction(row)

    end = annotation_of_step(
        proof_steps(deduction, row.position.geometry)[-1], deduction, row.position
    )

    assert sorted(role.value for role in end.houses.values()) == ["base", "base", "cover", "cover"]


CELL = SMALL.blanks()[0]
ONE = Candidate(CELL, Digit(1))


@pytest.mark.parametrize(
    ("contradiction", "cells", "houses"),
    [
        (WrongEntry(ONE), {CELL}, ()),
        (MissingCandidate(ONE), {CELL}, ()),
        (CellWithoutCandidate(Cell(CELL)), {CELL}, ()),
        (HouseWithoutPlace(HOUSE, Digit(1)), set(), (HOUSE,)),
        (UnsolvableGivens(), set(), ()),
    ],
)
def test_what_is_wrong_is_pointed_at(
    contradiction: Contradiction, cells: set[Cell], houses: tuple[object, ...]
) -> None:
    annotation = annotation_of_contradiction(contradiction, Position.of_grid(SMALL))

    assert annotation.cells == dict.fromkeys(cells, CellRole.IN_QUESTION)
    assert annotation.houses == dict.fromkeys(houses, HouseRole.BASE)
