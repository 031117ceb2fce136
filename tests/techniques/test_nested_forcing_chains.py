"""Nested forcing chains, as far as they are not in the tests of all techniques."""

import pytest

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.deduction_search import proved
from sudoku_gui.techniques.forcing.forcing_search import CASES, CONTRADICTION
from sudoku_gui.techniques.position import Position
from sudoku_gui.techniques.registry import techniques_named
from sudoku_gui.techniques.technique import Finding

PUZZLE = ".....5..4.9.....2...6.7.3.....7..8....86.....13..8......3.1.6...2......54......9."


def position() -> Position:
    found = Position.of_grid(Grid.from_line(PUZZLE))
    for cell, digit in ((14, 1), (23, 1), (34, 6), (35, 6)):
        found = found.without(Candidate(Cell(cell), digit))
    return found


@pytest.mark.parametrize(
    "finding",
    [
        Finding((), ((70, 1 << 4),), (CONTRADICTION, 1267, 178), 15),
        Finding((), ((11, 1 << 1),), (CASES, 57, 198), 14),
    ],
    ids=["contradiction", "cases"],
)
def test_a_chain_that_is_met_twice_is_proved_by_what_is_left_each_time(finding: Finding) -> None:
    (technique,) = techniques_named("nested-dynamic-forcing-chain")

    deduction = proved(technique, finding, position())

    assert deduction.eliminations == finding.ruled_out()
