"""Deductions and contradictions in words."""

import pytest

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.contradictions import (
    CellWithoutCandidate,
    ClashingDigits,
    Contradiction,
    HouseWithoutPlace,
    MissingCandidate,
    UnsolvableGivens,
    WrongEntry,
)
from sudoku_gui.techniques.deduction_search import DeductionSearch
from sudoku_gui.techniques.registry import techniques_named
from sudoku_gui.wording.deductions import contradiction_sentence, proof_sentences
from tests.support.techniques.positions import technique_positions

GEOMETRY = Geometry.of_size(9)
SOME = Candidate(Cell(10), Digit(7))
CLASHING = Grid.empty(GEOMETRY).with_digits({Cell(0): Digit(5), Cell(1): Digit(5)})


@pytest.mark.parametrize(
    ("technique", "words"),
    [
        (
            "hidden-single",
            ["In box 1, r2c2 is the only place left for 6.", "So r2c2 is 6."],
        ),
        ("naked-single", ["r5c6 has only the digit 4 left.", "So r5c6 is 4."]),
        (
            "direct-claiming",
            [
                "In column 8, the places left for 1 are r7c8, r8c8.",
                "All of them are in box 9, so 1 goes nowhere else there.",
                "In column 7, r5c7 is the only place left for 1.",
                "So r5c7 is 1.",
            ],
        ),
        (
            "locked-pair",
            [
                "r7c2 has only the digits 5, 9 left.",
                "r9c2 has only the digits 5, 9 left.",
                "r7c2, r9c2 take 5, 9, so these go nowhere else in column 2, box 7.",
                "So 5 is ruled out in r1c2, r5c2, r8c3, r9c1; "
                "9 is ruled out in r1c2, r4c2, r5c2, r8c3, r9c1.",
            ],
        ),
        (
            "hidden-pair",
            [
                "In column 9, the places left for 3 are r3c9, r6c9.",
                "In column 9, the places left for 5 are r3c9, r6c9.",
                "3, 5 fill r3c9, r6c9, so no other digit goes there.",
                "So 7 is ruled out in r3c9.",
            ],
        ),
        (
            "empty-rectangle",
            [
                "In column 7, the places left for 7 are r2c7, r8c7.",
                "If r2c7 is 7: 7 is ruled out in r2c2, r2c3; 7 is in r1c2, r3c2; "
                "7 is ruled out in r8c2.",
                "If r8c7 is 7: 7 is ruled out in r8c2.",
                "So 7 is ruled out in r8c2.",
            ],
        ),
        (
            "skyscraper",
            [
                "In column 3, the places left for 7 are r2c3, r8c3.",
                "If r2c3 is 7: 7 is ruled out in r2c7; r8c7 is 7; "
                "7 is ruled out in r8c2, r8c5, r8c8.",
                "If r8c3 is 7: 7 is ruled out in r8c2, r8c5, r8c8.",
                "So 7 is ruled out in r8c2, r8c5, r8c8.",
            ],
        ),
        (
            "finned-x-wing",
            [
                "In row 1, the places left for 4 are r1c1, r1c4.",
                "In row 9, the places left for 4 are r9c1, r9c2, r9c4.",
                "All of them but r9c2 are in column 1, column 4: either 4 is in r9c2, or it goes "
                "nowhere else in column 1, column 4, and both rule out the same.",
                "So 4 is ruled out in r7c1.",
            ],
        ),
    ],
)
def test_a_proof_is_a_sentence_for_each_thing_to_be_seen(technique: str, words: list[str]) -> None:
    row = next(each for each in technique_positions() if each.technique == technique)
    search = DeductionSearch(GEOMETRY, techniques_named(technique))
    deductions = (each for each in search.every(row.position))
    deduction = next(each for each in deductions if each.eliminations == row.eliminations)

    assert list(map(str, proof_sentences(deduction, GEOMETRY))) == words


@pytest.mark.parametrize(
    ("contradiction", "words"),
    [
        (
            ClashingDigits(CLASHING.conflicts()),
            "digits clash: r1c1 and r1c2 both hold 5 (row 1, box 1)",
        ),
        (UnsolvableGivens(), "the puzzle has no solution"),
        (WrongEntry(SOME), "7 in r2c2 is wrong: it leaves no solution"),
        (MissingCandidate(SOME), "7 is ruled out in r2c2, where the solution has it"),
        (CellWithoutCandidate(Cell(10)), "r2c2 has no candidate left"),
        (HouseWithoutPlace(GEOMETRY.houses[0], Digit(7)), "row 1 has no place left for 7"),
    ],
)
def test_what_is_wrong_with_a_position_is_said_with_its_place(
    contradiction: Contradiction, words: str
) -> None:
    assert str(contradiction_sentence(contradiction, GEOMETRY)) == words
