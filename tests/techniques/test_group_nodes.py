"""Groups of candidates where two houses cross, and what they are linked with."""

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.group_nodes import GroupNodes, Node
from sudoku_gui.techniques.position import Position

GRID = Grid.from_line("." * 81)
STRIDE = 10
FIRST = 81 * STRIDE


def _loaded(without: set[int]) -> GroupNodes:
    """The groups of a blank grid where 5 has been ruled out in these cells."""
    position = Position.of_grid(GRID)
    for cell in without:
        position = position.without(Candidate(Cell(cell), Digit(5)))
    masks = CandidateMasks(GRID.geometry)
    masks.load(position.masks, position.placed_digits)
    groups = GroupNodes(GRID.geometry)
    groups.load(masks)
    return groups


def test_a_group_is_two_candidates_or_more_in_a_box_and_a_line() -> None:
    nodes = _loaded(without={0, 9, 10}).nodes

    assert Node(5, (1, 2)) in nodes
    assert all(len(each.cells) > 1 for each in nodes)
    assert all(0 not in each.cells for each in nodes if each.digit == 5)


def test_a_true_group_makes_false_what_is_beside_it_in_a_house() -> None:
    groups = _loaded(without=set())
    index = FIRST + groups.nodes.index(Node(5, (0, 1, 2)))

    false = {literal >> 1 for literal in groups.targets()[2 * index + 1]}

    in_row, in_box = 8 * STRIDE + 5, 20 * STRIDE + 5
    assert {in_row, in_box} <= false
    assert FIRST + groups.nodes.index(Node(5, (3, 4, 5))) in false
    assert 0 * STRIDE + 5 not in false


def test_a_false_group_makes_true_what_is_left_alone_in_a_house() -> None:
    groups = _loaded(without={3, 4, 5, 6, 7})
    index = FIRST + groups.nodes.index(Node(5, (0, 1, 2)))

    assert 2 * (8 * STRIDE + 5) + 1 in groups.targets()[2 * index]
