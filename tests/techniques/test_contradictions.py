"""What is wrong with positions from which nothing is to be concluded."""

import pytest

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.diagnose import counting
from sudoku_gui.solvers.diagnose.verdict import VerdictCheck
from sudoku_gui.solvers.task import finish, run
from sudoku_gui.techniques.contradictions import (
    CellWithoutCandidate,
    ClashingDigits,
    Contradiction,
    HouseWithoutPlace,
    MissingCandidate,
    UnsolvableGivens,
    WrongEntry,
    contradiction_by,
)
from sudoku_gui.techniques.position import Position
from tests.support.puzzles import SMALL

EMPTY = Grid.empty(SMALL.geometry)
ROW = SMALL.geometry.houses[0]


def contradiction_in(position: Position, givens: Grid) -> Contradiction | None:
    """What is wrong, once the givens are judged."""
    check = VerdictCheck(givens, limit=1)
    finish(check, 1_000)
    return run(contradiction_by(check.verdict, position, givens))


def test_nothing_is_wrong_with_a_puzzle_and_right_entries() -> None:
    right = Position.of_grid(SMALL.with_digit(Cell(0), Digit(3)))

    assert contradiction_in(Position.of_grid(SMALL), SMALL) is None
    assert contradiction_in(right, SMALL) is None
    assert contradiction_in(Position.of_grid(EMPTY), EMPTY) is None


def test_clashing_digits_are_named() -> None:
    clashing = SMALL.with_digit(Cell(0), Digit(2))

    assert contradiction_in(Position.of_grid(clashing), SMALL) == ClashingDigits(
        clashing.conflicts()
    )


@pytest.mark.parametrize(
    ("givens", "entries", "wrong"),
    [
        (SMALL, {0: 1}, WrongEntry(Candidate(Cell(0), Digit(1)))),
        (SMALL, {0: 3, 3: 4}, WrongEntry(Candidate(Cell(3), Digit(4)))),
        (EMPTY, {0: 1, 1: 2, 2: 3, 7: 4}, WrongEntry(Candidate(Cell(7), Digit(4)))),
        (Grid.from_line("1230000400000000"), {}, UnsolvableGivens()),
    ],
)
def test_the_first_wrong_entry_is_named(
    givens: Grid, entries: dict[int, int], wrong: Contradiction
) -> None:
    grid = givens.with_digits({Cell(cell): Digit(digit) for cell, digit in entries.items()})

    assert contradiction_in(Position.of_grid(grid), givens) == wrong


def test_a_candidate_that_the_solution_needs_is_named() -> None:
    right = Candidate(Cell(0), Digit(3))

    assert contradiction_in(Position.of_grid(SMALL).without(right), SMALL) == MissingCandidate(
        right
    )


def test_among_several_solutions_a_cell_or_a_house_with_nothing_left_is_named() -> None:
    no_candidate = no_place = Position.of_grid(EMPTY)
    for digit in map(Digit, EMPTY.geometry.digits):
        no_candidate = no_candidate.without(Candidate(Cell(5), digit))
    for cell in ROW.cells:
        no_place = no_place.without(Candidate(cell, Digit(2)))

    assert contradiction_in(no_candidate, EMPTY) == CellWithoutCandidate(Cell(5))
    assert contradiction_in(no_place, EMPTY) == HouseWithoutPlace(ROW, Digit(2))


def test_the_search_for_a_wrong_entry_pauses_so_that_it_can_be_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(counting, "_SLICE_GUESSES", 1)
    check = VerdictCheck(EMPTY, limit=1)
    finish(check, 1_000)

    pauses = sum(1 for _ in contradiction_by(check.verdict, Position.of_grid(EMPTY), EMPTY))

    assert pauses > 1
