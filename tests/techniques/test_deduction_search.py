"""The search for deductions: lazy, and kept for the next position."""

import pytest

from sudoku_gui.techniques.checker import is_proved
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.deduction_search import DeductionSearch, KeptSearch
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.registry import TECHNIQUES, techniques_named
from tests.support.puzzles import SMALL, SMALL_SOLVED


def test_the_first_is_the_first_of_all() -> None:
    search, position = DeductionSearch(SMALL.geometry, TECHNIQUES), Position.of_grid(SMALL)

    assert search.first(position) == next(search.every(position))


def test_each_technique_tells_each_effect_once() -> None:
    position = Position.of_grid(SMALL)
    search = DeductionSearch(SMALL.geometry, TECHNIQUES)

    for found in search.by_technique(position):
        effects = [(each.placements, each.eliminations) for each in found or ()]
        assert len({*effects}) == len(effects)


def test_it_can_be_given_up_between_two_proofs(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[Deduction] = []

    def check(deduction: Deduction, position: Position) -> bool:
        checked.append(deduction)
        return is_proved(deduction, position)

    monkeypatch.setattr("sudoku_gui.techniques.deduction_search.is_proved", check)
    search, before = DeductionSearch(SMALL.geometry, TECHNIQUES), 0
    for _ in search.by_technique(Position.of_grid(SMALL)):
        assert len(checked) <= before + 1
        before = len(checked)
    assert before > 20


def test_where_nothing_follows_there_is_no_first() -> None:
    search = DeductionSearch(SMALL.geometry, TECHNIQUES)

    assert search.first(Position.of_grid(SMALL_SOLVED)) is None


def test_a_search_is_kept_for_the_same_techniques_alone() -> None:
    kept, singles = KeptSearch(), techniques_named("hidden-single")

    search = kept.of(SMALL.geometry, singles)

    assert kept.of(SMALL.geometry, list(singles)) is search
    assert kept.of(SMALL.geometry, techniques_named("naked-single")) is not search
