"""Forcing chains of several assumptions, as far as they are not in the tests of all techniques."""

import pytest

from sudoku_gui.techniques import multiple_forcing_chains
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.registry import techniques_named
from sudoku_gui.techniques.technique import FindingCollector, slices_of
from tests.support.techniques.positions import one_of_each_technique

_SLICED = (
    "cell-forcing-chain",
    "region-forcing-chain",
    "dynamic-forcing-chain",
    "dynamic-forcing-chain-plus",
    "forcing-net-contradiction",
    "forcing-net-verity",
)


@pytest.mark.parametrize("name", _SLICED)
def test_a_search_can_be_given_up_after_any_number_of_statements(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(multiple_forcing_chains, "_STATEMENTS", 1)
    (row,) = (each for each in one_of_each_technique() if each.technique == name)
    (technique,) = techniques_named(name)
    masks = CandidateMasks(row.position.geometry)
    masks.load(row.position.masks, row.position.placed_digits)
    collector = FindingCollector(stops_at_first=True)
    finder = technique.make_finder(row.position.geometry)

    slices = slices_of(finder, masks, collector)
    found_after = [len(collector.found) for _ in slices]

    cells_in_both_rounds = 2 * len(row.position.grid.blanks())
    assert found_after[:cells_in_both_rounds] == [0] * cells_in_both_rounds
    assert len(collector.found) == 1
