"""Almost locked sets in chains: what follows if one has lost a digit."""

import pytest

from sudoku_gui.model.candidates import Candidate
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.techniques.als_nodes import AlsNodes
from sudoku_gui.techniques.candidate_masks import CandidateMasks
from sudoku_gui.techniques.position import Position

GEOMETRY = Grid.from_line("." * 81).geometry
STRIDE = GEOMETRY.size + 1
CANDIDATES = GEOMETRY.cell_count * STRIDE


def test_a_set_is_a_node_with_each_of_its_digits() -> None:
    nodes = _nodes({0: (1, 2), 1: (2, 3)})

    found = [(each.digit, each.cells) for each in nodes.nodes if each.every_cell == (0, 1)]

    assert found == [(1, (0,)), (2, (0, 1)), (3, (1,))]


def test_a_set_that_has_lost_a_digit_takes_the_others_from_what_sees_them() -> None:
    nodes = _nodes({0: (1, 2), 1: (2, 3)})
    targets: list[list[int]] = [[] for _ in range(2 * CANDIDATES)]

    for _ in nodes.add_targets(targets, [], CANDIDATES):
        pass

    at = next(at for at, each in enumerate(nodes.nodes) if each.every_cell == (0, 1))
    lost_1 = 2 * (CANDIDATES + at)
    assert nodes.nodes[at].digit == 1
    assert 2 * (2 * STRIDE + 2) in targets[lost_1]  # 2 in r1c3 is false then
    assert 2 * (2 * STRIDE + 1) not in targets[lost_1]
    assert lost_1 in targets[2 * (8 * STRIDE + 1) + 1]  # 1 in r1c9 takes it from the set
    assert nodes.nodes[nodes.with_digit(at, 3)].digit == 3
    assert {8 * STRIDE + 2, 8 * STRIDE + 3} <= nodes.excluded_by_rest(at)


@pytest.mark.parametrize("digit", [9, 1])
def test_a_set_without_the_digit_that_it_leaves_to_a_cell_has_the_one_that_it_could_lose(
    digit: int,
) -> None:
    nodes = _nodes({0: (1, 2), 1: (2, 3), 2: (2, 3, digit)})
    at = next(at for at, each in enumerate(nodes.nodes) if each.every_cell == (0, 1))
    assert nodes.nodes[at].digit == 1

    joined = nodes.joined(at, 2, digit)

    assert nodes.nodes[joined].every_cell == (0, 1, 2)
    excluded = nodes.excluded_by_rest(joined)
    assert 27 * STRIDE + 1 in excluded  # by the 1 in r1c1, as r1c3 has none any more
    assert 3 * STRIDE + 2 in excluded
    assert 27 * STRIDE + 2 not in excluded  # r1c1 need not have the 2


def _nodes(left: dict[int, tuple[int, ...]]) -> AlsNodes:
    """The nodes of a blank grid in which some cells have so few digits left."""
    position = Position.of_grid(Grid.from_line("." * 81))
    for cell, digits in left.items():
        for digit in range(1, STRIDE):
            if digit not in digits:
                position = position.without(Candidate(Cell(cell), Digit(digit)))
    masks = CandidateMasks(GEOMETRY)
    masks.load(position.masks, position.placed_digits)
    nodes = AlsNodes(GEOMETRY)
    nodes.load(masks)
    return nodes
