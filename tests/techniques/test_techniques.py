"""Every technique, in positions of its own finding and on the way to solutions."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.checker import is_proved
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.deduction_search import DeductionSearch
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.registry import TECHNIQUES, techniques_named
from tests.model.variants import DIAGONAL_PUZZLES
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.solvers.corpus import solved_rows, unique_rows
from tests.support.techniques.brute_force import follows
from tests.support.techniques.paths import random_path
from tests.support.techniques.positions import TechniquePosition, technique_positions
from tests.support.techniques.spoiling import broken_positions, changed_proofs

ROWS = technique_positions()
OF_DIGITS_ALONE = {"full-house"}
"""Techniques to whose pattern no candidate can be added."""

PUZZLES = (
    *((row.puzzle, row.solution) for row in unique_rows()),
    *((row.puzzle, row.solution) for row in solved_rows() if row.puzzle.geometry.size < 16),
    *(
        tuple(Grid(Geometry.diagonal(9), Grid.from_line(line).digits) for line in lines)
        for lines in DIAGONAL_PUZZLES
    ),
    (SMALL, SMALL_SOLVED),
)

every_row = pytest.mark.parametrize(
    "row", ROWS, ids=[f"{row.technique}-{index}" for index, row in enumerate(ROWS)]
)


def test_there_are_positions_of_every_technique() -> None:
    assert {row.technique for row in ROWS} == {each.name for each in TECHNIQUES}


@every_row
def test_in_its_positions_a_technique_finds_what_follows(row: TechniquePosition) -> None:
    deduction = _found(row)

    assert is_proved(deduction, row.position)
    assert follows(deduction, row.position)


@every_row
def test_a_technique_does_not_fire_where_one_piece_is_missing(row: TechniquePosition) -> None:
    broken = list(broken_positions(_found(row), row.position))

    assert broken or row.technique in OF_DIGITS_ALONE
    for position in broken:
        assert row.effect not in [_effect(each) for each in _every(row.technique, position)]


@every_row
def test_a_proof_with_one_thing_changed_is_refused(row: TechniquePosition) -> None:
    deduction = _found(row)

    changed = [replace(deduction, proof=proof) for proof in changed_proofs(deduction)]

    assert changed
    assert not any(is_proved(each, row.position) for each in changed)


@every_row
def test_a_proof_is_refused_for_another_conclusion(row: TechniquePosition) -> None:
    deduction = _found(row)
    others = [
        each
        for each in _every(row.technique, row.position)
        if not {*each.placements, *each.eliminations}
        <= {*deduction.placements, *deduction.eliminations}
    ]

    for other in others:
        with_other = replace(
            deduction, placements=other.placements, eliminations=other.eliminations
        )
        assert not is_proved(with_other, row.position)
    assert not is_proved(replace(deduction, placements=(), eliminations=()), row.position)


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(PUZZLES), st.integers(0, 2**32))
def test_no_deduction_is_against_the_solution(puzzle: tuple[Grid, Grid], seed: int) -> None:
    givens, solution = puzzle
    search = DeductionSearch(givens.geometry, TECHNIQUES)

    for _, deductions in random_path(Position.of_grid(givens), search, Random(seed)):
        for each in deductions:
            assert all(solution.digit_at(one.cell) == one.digit for one in each.placements)
            assert all(solution.digit_at(one.cell) != one.digit for one in each.eliminations)


@settings(max_examples=5, deadline=None)
@given(st.sampled_from(PUZZLES), st.integers(0, 2**32))
def test_the_first_deduction_is_the_easiest(puzzle: tuple[Grid, Grid], seed: int) -> None:
    search = DeductionSearch(puzzle[0].geometry, TECHNIQUES)

    for position, every in random_path(Position.of_grid(puzzle[0]), search, Random(seed)):
        assert search.first(position) == every[0]
        assert every[0].tenths == min(each.tenths for each in every)


def _found(row: TechniquePosition) -> Deduction:
    deductions = _every(row.technique, row.position)
    return next(each for each in deductions if _effect(each) == row.effect)


def _every(technique: str, position: Position) -> list[Deduction]:
    return list(DeductionSearch(position.geometry, techniques_named(technique)).every(position))


def _effect(deduction: Deduction) -> tuple[object, object]:
    return deduction.placements, deduction.eliminations
