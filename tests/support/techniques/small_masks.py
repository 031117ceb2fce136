"""Candidates in the smallest grid, in which all sets of cells are soon tried."""

from collections.abc import Sequence

from hypothesis import strategies as st

from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.candidate_masks import CandidateMasks

GEOMETRY = Grid.from_line("0" * 16).geometry
MASKS = st.lists(
    st.sampled_from([0, 2, 6, 6, 10, 12, 18, 24, 14, 22, 26, 30]), min_size=16, max_size=16
)


def loaded(of_cell: Sequence[int]) -> CandidateMasks:
    """The masks in which these candidates are."""
    masks = CandidateMasks(GEOMETRY)
    masks.load(of_cell, bytes(len(of_cell)))
    return masks


def sees(one: int, other: int) -> bool:
    """Whether a cell sees another."""
    return Cell(other) in GEOMETRY.peers_of(Cell(one))
