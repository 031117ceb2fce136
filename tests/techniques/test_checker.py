"""The checker, on proofs written by hand."""

import pytest

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.checker import is_proved
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.proof import (
    Cases,
    CellConstraint,
    Counting,
    Exclusion,
    HouseConstraint,
    NoneLeft,
    OneOf,
    Proof,
    Refutation,
    Supposition,
    TrueOrFalse,
    digits_left,
    places_left,
    two_solutions,
)
from sudoku_gui.techniques.registry import TECHNIQUES

GEOMETRY = Geometry.of_size(4)
ROW, OTHER_ROW = GEOMETRY.houses[0], GEOMETRY.houses[1]
PAIR = (Cell(0), Cell(1))
LEFT = [(1, 2), (1, 2), (1, 2, 3, 4), (2, 3, 4)]
"""The candidates of the first row; all other cells have every digit."""

POSITION = Position(
    Grid.empty(GEOMETRY),
    tuple(sum(1 << digit for digit in digits) for digits in LEFT) + (0b11110,) * 12,
)
BASES = tuple(digits_left(POSITION, cell) for cell in PAIR)
COVERS = (HouseConstraint(ROW, Digit(1)), HouseConstraint(ROW, Digit(2)))
TARGET = Candidate(Cell(2), Digit(1))


def test_a_naked_pair_is_proved_by_counting() -> None:
    assert _is_proved(TARGET, (Counting(BASES, COVERS, (TARGET,)),))


def test_so_are_several_targets_and_some_of_them() -> None:
    targets = (TARGET, Candidate(Cell(2), Digit(2)), Candidate(Cell(3), Digit(2)))

    assert all(_is_proved(each, (Counting(BASES, COVERS, targets),)) for each in targets)


@pytest.mark.parametrize(
    "step",
    [
        Counting(BASES[:1], COVERS, (TARGET,)),
        Counting((BASES[0], BASES[0]), COVERS, (TARGET,)),
        Counting(BASES, COVERS[:1], (TARGET,)),
        Counting(BASES, COVERS, ()),
        Counting(BASES, COVERS, (Candidate(Cell(2), Digit(3)),)),
        Counting((BASES[0], digits_left(POSITION, Cell(2))), COVERS, (TARGET,)),
        Counting(BASES, (COVERS[0], HouseConstraint(OTHER_ROW, Digit(2))), (TARGET,)),
        OneOf(CellConstraint(Cell(2)), (TARGET,)),
        digits_left(POSITION, Cell(2)),
    ],
)
def test_what_does_not_follow_is_refused(step: OneOf | Counting) -> None:
    assert not _is_proved(TARGET, (step,))


def test_what_the_position_does_not_have_cannot_be_ruled_out() -> None:
    absent = Candidate(Cell(3), Digit(1))

    assert not _is_proved(absent, (Counting(BASES, COVERS, (absent,)),))


def test_the_only_candidate_left_by_the_steps_before_is_true() -> None:
    targets = (TARGET, Candidate(Cell(2), Digit(2)), Candidate(Cell(3), Digit(2)))
    counting = Counting(BASES, COVERS, targets)
    position = POSITION.without(Candidate(Cell(3), Digit(3)))
    (last,) = left = tuple(each for each in digits_left(position, Cell(3)).candidates[1:])
    proof = (counting, OneOf(CellConstraint(Cell(3)), left))

    placed = Deduction(TECHNIQUES[0], 10, (last,), (), proof)
    without_counting = Deduction(TECHNIQUES[0], 10, (last,), (), proof[1:])

    assert is_proved(placed, position)
    assert not is_proved(without_counting, position)


def test_a_digit_that_stands_is_the_only_candidate_of_its_cell_and_houses() -> None:
    position = POSITION.with_digit(Cell(0), Digit(1))

    assert digits_left(position, Cell(0)).candidates == (Candidate(Cell(0), Digit(1)),)
    assert places_left(position, ROW, Digit(1)).candidates == (Candidate(Cell(0), Digit(1)),)


RECTANGLE = tuple(map(Cell, (0, 1, 8, 9)))
"""In two rows, two columns and two boxes."""


@pytest.mark.parametrize(
    ("cells", "digits", "is_right"),
    [
        (RECTANGLE, (1, 2), True),
        (RECTANGLE[:3], (1, 2), False),
        ((*RECTANGLE[:3], Cell(13)), (1, 2), False),
        ((Cell(0), Cell(1), Cell(4), Cell(5)), (1, 2), False),
    ],
)
def test_digits_that_could_change_places_need_another_candidate(
    cells: tuple[Cell, ...], digits: tuple[int, int], is_right: bool
) -> None:
    masks = [sum(1 << digit for digit in digits) if cell in cells else 30 for cell in range(16)]
    masks[cells[-1]] |= 1 << 3
    position = Position(Grid.empty(GEOMETRY), tuple(masks))
    one, other = map(Digit, digits)

    step = two_solutions(position, tuple((cell, one, other) for cell in cells))

    placed = Deduction(TECHNIQUES[0], 10, (Candidate(cells[-1], Digit(3)),), (), (step,))
    assert is_proved(placed, position) is is_right


REFUTED = Candidate(Cell(2), Digit(1))
"""Were it true, 1 would go from both cells of the pair, which then had 2 alone."""

TWOS = tuple(Candidate(cell, Digit(2)) for cell in PAIR)
TO_NOTHING: Proof = (
    Exclusion(REFUTED, tuple(Candidate(cell, Digit(1)) for cell in PAIR)),
    OneOf(CellConstraint(PAIR[0]), TWOS[:1]),
    Exclusion(TWOS[0], TWOS[1:]),
    NoneLeft(CellConstraint(PAIR[1])),
)


def test_what_leaves_nothing_to_a_cell_is_refuted() -> None:
    assert _is_proved(REFUTED, (Refutation(Supposition(REFUTED, is_true=True), TO_NOTHING),))


@pytest.mark.parametrize(
    "step",
    [
        Refutation(Supposition(REFUTED, is_true=False), TO_NOTHING),
        Refutation(Supposition(Candidate(Cell(2), Digit(2)), is_true=True), TO_NOTHING),
        Refutation(Supposition(REFUTED, is_true=True), TO_NOTHING[:-1]),
        Refutation(Supposition(REFUTED, is_true=True), TO_NOTHING[1:]),
        Refutation(Supposition(REFUTED, is_true=True), (*TO_NOTHING[:2], TO_NOTHING[3])),
        Cases(TrueOrFalse(REFUTED), (TO_NOTHING, TO_NOTHING), (REFUTED,)),
        Cases(TrueOrFalse(Candidate(Cell(3), Digit(1))), (TO_NOTHING, ()), (REFUTED,)),
        Cases(TrueOrFalse(REFUTED), (TO_NOTHING, ()), ()),
        Cases(TrueOrFalse(REFUTED), (TO_NOTHING,), (REFUTED,)),
        *TO_NOTHING,
    ],
)
def test_what_leaves_something_is_not_refuted(step: Refutation) -> None:
    assert not _is_proved(REFUTED, (step,))


def test_true_or_false_a_candidate_leads_to_the_same_unless_a_case_cannot_be() -> None:
    cases = Cases(TrueOrFalse(REFUTED), (TO_NOTHING, ()), (REFUTED,))

    assert _is_proved(REFUTED, (cases,))


def test_what_cannot_be_false_is_true() -> None:
    excluded = tuple(
        each for each in digits_left(POSITION, Cell(0)).candidates if each.digit != Digit(1)
    )
    position = POSITION.without(excluded[0])
    supposed = Supposition(Candidate(Cell(0), Digit(1)), is_true=False)
    proof = (Refutation(supposed, (NoneLeft(CellConstraint(Cell(0))),)),)

    placed = Deduction(TECHNIQUES[0], 10, (supposed.candidate,), (), proof)

    assert is_proved(placed, position)
    assert not is_proved(placed, POSITION)


def test_if_no_case_can_be_neither_can_what_was_supposed() -> None:
    branches = (TO_NOTHING[2:], (NoneLeft(CellConstraint(PAIR[0])),))
    cases = Cases(TrueOrFalse(TWOS[0]), branches, ())
    supposed = Supposition(REFUTED, is_true=True)

    assert _is_proved(REFUTED, (Refutation(supposed, (TO_NOTHING[0], cases)),))
    assert not _is_proved(REFUTED, (Refutation(supposed, (cases,)),))


def _is_proved(target: Candidate, proof: Proof) -> bool:
    return is_proved(Deduction(TECHNIQUES[0], 10, (), (target,), proof), POSITION)
