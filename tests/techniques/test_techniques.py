"""Every technique, in positions of its own finding and on the way to solutions."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings

from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.techniques.checker import is_proved
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.deduction_search import DeductionSearch
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.registry import TECHNIQUES, techniques_named
from tests.support.techniques.brute_force import follows
from tests.support.techniques.positions import TechniquePosition, technique_positions
from tests.support.techniques.spoiling import (
    OF_DIGITS_ALONE,
    broken_positions,
    changed_proofs,
    found_without_a_piece,
)
from tests.support.techniques.strategies import positions_of_solutions

NESTED = {each.name for each in TECHNIQUES if each.name.startswith("nested-")}
"""Techniques that take seconds where there are many candidates, as Python minutes."""
FIRST_ROWS = {row.technique: row for row in reversed(technique_positions())}
FOUND_ROWS = tuple(
    row
    for row in technique_positions()
    if compilation.is_compiled() or row.technique not in NESTED or row is FIRST_ROWS[row.technique]
)
"""All positions; in pure form one for each technique that is NESTED, seconds for each."""
ROWS = tuple(row for row in FOUND_ROWS if compilation.is_compiled() or row.technique not in NESTED)
"""Those in which a technique can be asked again and again."""
QUICK = tuple(each for each in TECHNIQUES if each.name not in NESTED)


def _parametrized(rows: Sequence[TechniquePosition]) -> pytest.MarkDecorator:
    """Return a mark for tests of each row, which are long but for the first of a technique."""
    return pytest.mark.parametrize(
        "row",
        [
            pytest.param(row, id=f"{row.technique}-{index}", marks=_marks_of(row))
            for index, row in enumerate(rows)
        ],
    )


def _marks_of(row: TechniquePosition) -> tuple[pytest.MarkDecorator, ...]:
    return () if row is FIRST_ROWS[row.technique] else (pytest.mark.long,)


every_row = _parametrized(ROWS)


@pytest.fixture(autouse=True, scope="module")
def _no_searches_kept() -> Iterator[None]:
    """Gives back what the searches have worked out, tens of megabytes for nested chains."""
    yield
    _searches.cache_clear()


def test_there_are_positions_of_every_technique() -> None:
    assert {row.technique for row in technique_positions()} == {each.name for each in TECHNIQUES}


@pytest.mark.parametrize("row", FOUND_ROWS, ids=lambda row: row.technique)
def test_in_its_positions_a_technique_finds_what_follows(row: TechniquePosition) -> None:
    deduction = _found(row)

    assert is_proved(deduction, row.position)
    assert follows(deduction, row.position)


@every_row
def test_a_technique_does_not_fire_where_one_piece_is_missing(row: TechniquePosition) -> None:
    deduction = _found(row)

    assert list(broken_positions(deduction, row.position)) or row.technique in OF_DIGITS_ALONE
    assert not found_without_a_piece(deduction, row.position)


@every_row
def test_a_proof_with_one_thing_changed_is_refused_unless_the_rest_is_enough(
    row: TechniquePosition,
) -> None:
    deduction = _found(row)

    changed = [replace(deduction, proof=proof) for proof in changed_proofs(deduction.proof)]
    refused = [each for each in changed if not is_proved(each, row.position)]

    assert len(refused) > len(changed) / 2
    assert all(follows(each, row.position) for each in changed if each not in refused)


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


@settings(deadline=None, max_examples=10)
@given(positions_of_solutions())
def test_no_technique_is_against_the_solution_and_the_easiest_comes_first(
    drawn: tuple[Position, Grid],
) -> None:
    position, solution = drawn
    found = [each.first(position) for each in _searches(position.geometry)]
    deductions = [each for each in found if each is not None]

    for each in deductions:
        assert all(solution.digit_at(one.cell) == one.digit for one in each.placements)
        assert all(solution.digit_at(one.cell) != one.digit for one in each.eliminations)
    first = DeductionSearch(position.geometry, QUICK).first(position)
    assert first == (deductions[0] if deductions else None)


@pytest.mark.parametrize("name", sorted(NESTED))
def test_all_that_nested_chains_conclude_on_small_grids_is_proved_and_follows(name: str) -> None:
    if not compilation.is_compiled():
        pytest.skip("as Python it takes minutes")
    rows = [row for row in technique_positions() if row.technique in NESTED]
    for row in rows:
        easier = _every("dynamic-forcing-chain-plus", row.position)
        deductions = _every(name, row.position)  # raises if one is not proved

        assert not easier, "only what nested chains find"
        assert deductions or row.technique != name
        assert all(follows(each, row.position) for each in deductions)


def test_the_table_is_in_the_order_of_difficulty() -> None:
    assert sorted(TECHNIQUES, key=lambda each: each.tenths) == [*TECHNIQUES]


@cache
def _searches(geometry: Geometry) -> tuple[DeductionSearch, ...]:
    """A search for each technique alone."""
    return tuple(DeductionSearch(geometry, [each]) for each in QUICK)


def _found(row: TechniquePosition) -> Deduction:
    deductions = _every(row.technique, row.position)
    return next(each for each in deductions if _effect(each) == row.effect)


def _every(technique: str, position: Position) -> list[Deduction]:
    return list(DeductionSearch(position.geometry, techniques_named(technique)).every(position))


def _effect(deduction: Deduction) -> tuple[object, object]:
    return deduction.placements, deduction.eliminations
