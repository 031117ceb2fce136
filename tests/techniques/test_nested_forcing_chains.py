"""Nested forcing chains, as far as they are not in the tests of all techniques."""

from collections.abc import Iterator

import pytest

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques import nested_forcing_chains
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.deduction_search import proved
from sudoku_gui.techniques.forcing.forcing_search import CASES, CONTRADICTION
from sudoku_gui.techniques.forcing.nested_search import NestedSearch
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.registry import techniques_named
from sudoku_gui.techniques.technique import Finding, FindingCollector, slices_of

PUZZLE = ".....5..4.9.....2...6.7.3.....7..8....86.....13..8......3.1.6...2......54......9."
SMALL = Position.of_grid(Grid.from_line("125463643251.....2..6.....4....1...6"))


def position() -> Position:
    found = Position.of_grid(Grid.from_line(PUZZLE))
    for cell, digit in ((14, 1), (23, 1), (34, 6), (35, 6)):
        found = found.without(Candidate(Cell(cell), Digit(digit)))
    return found


@pytest.mark.parametrize(
    "finding",
    [
        Finding((), ((Cell(70), 1 << 4),), (CONTRADICTION, 1267, 178), 15),
        Finding((), ((Cell(11), 1 << 1),), (CASES, 57, 198), 14),
    ],
    ids=["contradiction", "cases"],
)
def test_a_chain_that_is_met_twice_is_proved_by_what_is_left_each_time(finding: Finding) -> None:
    (technique,) = techniques_named("nested-dynamic-forcing-chain")

    deduction = proved(technique, finding, position())

    assert deduction.eliminations == finding.ruled_out()


@pytest.mark.parametrize("name", ["nested-multiple-forcing-chain", "nested-dynamic-forcing-chain"])
@pytest.mark.parametrize("stops_at_first", [False, True])
def test_in_each_slice_few_steps_are_done_and_in_any_slices_the_same_is_found(
    name: str, stops_at_first: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = Steps(monkeypatch)
    monkeypatch.setattr(nested_forcing_chains, "_STEPS", 1_000_000)
    whole, done_in_whole = found_in_slices(SMALL, name, steps, stops_at_first)

    monkeypatch.setattr(nested_forcing_chains, "_STEPS", 20)
    found, done = found_in_slices(SMALL, name, steps, stops_at_first)

    assert found == whole != []
    assert max(done) <= 21 < max(done_in_whole)
    assert sum(done) == sum(done_in_whole)


class Steps:
    """Counts the steps of looking for nested chains."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done = 0
        look = NestedSearch._look

        def counted(search: NestedSearch) -> Iterator[object]:
            for each in look(search):
                self.done += 1
                yield each

        monkeypatch.setattr(NestedSearch, "_look", counted)


def found_in_slices(
    position: Position, name: str, steps: Steps, stops_at_first: bool
) -> tuple[list[Finding], list[int]]:
    """Return what is found, and how many steps each slice has."""
    (technique,) = techniques_named(name)
    masks = CandidateMasks(position.geometry)
    masks.load(position.masks, position.placed_digits)
    collector = FindingCollector(stops_at_first)
    done = []
    steps.done = 0
    for _ in slices_of(technique.make_finder(position.geometry), masks, collector):
        done.append(steps.done)
        steps.done = 0
    return collector.found, [*done, steps.done]
