"""The search for deductions: lazy, and kept for the next position."""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FrameType

import pytest

from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques import nested_forcing_chains
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.checker import is_proved
from sudoku_gui.techniques.deduction import Deduction
from sudoku_gui.techniques.deduction_search import (
    DeductionSearch,
    KeptSearch,
    proved,
    proved_in_slices,
)
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.registry import TECHNIQUES, techniques_named
from sudoku_gui.techniques.technique import FindingCollector
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.techniques.positions import one_of_each_technique

HARD = Grid.from_line(
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
)
MOST_CALLS = 8_000


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


def test_on_an_empty_grid_nothing_is_tried() -> None:
    search, empty = DeductionSearch(HARD.geometry, TECHNIQUES), Grid.empty(HARD.geometry)

    assert next(search.by_technique(Position.of_grid(empty)), None) is None


def test_a_search_is_kept_for_the_same_techniques_alone() -> None:
    kept, singles = KeptSearch(), techniques_named("hidden-single")

    search = kept.of(SMALL.geometry, singles)

    assert kept.of(SMALL.geometry, list(singles)) is search
    assert kept.of(SMALL.geometry, techniques_named("naked-single")) is not search


@pytest.mark.parametrize(
    "name",
    [
        "als-xy-wing",
        "als-chain",
        "aic",
        "grouped-aic",
        "grouped-continuous-nice-loop",
        "forcing-chain-contradiction",
        "forcing-chain-verity",
        "death-blossom",
        "dynamic-forcing-chain-plus",
    ],
)
def test_little_is_done_between_two_pauses(name: str) -> None:
    techniques, position = techniques_named(name), Position.of_grid(HARD)
    search = DeductionSearch(HARD.geometry, techniques)
    for _ in search.by_technique(position):
        pass  # tables are made, once for all positions

    calls = calls_between_pauses(search.by_technique(position))

    assert len(calls) > 30
    assert max(calls) < MOST_CALLS


@pytest.mark.parametrize("name", ["nested-multiple-forcing-chain", "nested-dynamic-forcing-chain"])
def test_a_long_proof_is_made_in_slices(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    row = next(each for each in one_of_each_technique() if each.technique == name)
    (technique,) = techniques_named(name)
    masks, collector = CandidateMasks(row.position.geometry), FindingCollector(stops_at_first=True)
    masks.load(row.position.masks, row.position.placed_digits)
    technique.make_finder(row.position.geometry).find(masks, collector)
    whole = proved(technique, collector.found[0], row.position)

    monkeypatch.setattr(nested_forcing_chains, "_STEPS", 20)
    slices = proved_in_slices(technique, collector.found[0], row.position)

    assert next(slices, "end") is None
    assert len([*slices]) > 10
    assert proved(technique, collector.found[0], row.position) == whole


def calls_between_pauses(work: Iterator[object]) -> list[int]:
    """How many Python functions are called from one pause to the next.

    Those that may be compiled are left out: they are the same in both forms.
    """
    calls = [0]

    def count(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and not may_be_compiled(frame.f_code.co_filename):
            calls[-1] += 1

    sys.setprofile(count)
    try:
        for _ in work:
            calls.append(0)
    finally:
        sys.setprofile(None)
    return calls


@cache
def may_be_compiled(file: str) -> bool:
    return Path(file).with_suffix(".pxd").exists()
