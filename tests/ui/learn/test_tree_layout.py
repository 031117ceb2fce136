"""Where the nodes of a search tree lie."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.search_tree import TreeBranch
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.ui.learn.tree_layout import EMPTY_TREE_LAYOUT, TreeDirection, TreeLayout
from sudoku_gui.ui.learn.tree_shapes import PlacedBranch, PlacedFork, inside_words
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.ui.trees import tree_at


def laid_out(
    step: int,
    grid: Grid = SMALL,
    algorithm: str = "used-tables",
    before: TreeLayout | None = None,
) -> TreeLayout:
    tree = tree_at(step, grid, algorithm)
    return TreeLayout(
        tree, grid.geometry, 16, lambda words: 8 * len(words), lambda _: "r1c1", before
    )


def groups_of(layout: TreeLayout) -> Iterator[PlacedFork]:
    for number in layout.rows:
        yield from layout.row(number)


def nodes_of(layout: TreeLayout) -> Iterator[PlacedBranch]:
    for group in groups_of(layout):
        yield from group.nodes


@given(st.integers(0, 30), st.sampled_from(["used-tables", "dancing-links", "descending"]))
def test_every_fork_is_drawn_once_and_no_node_lies_over_another(step: int, algorithm: str) -> None:
    layout = laid_out(step, algorithm=algorithm)

    groups = list(groups_of(layout))

    drawn = sorted(group.fork.node for group in groups)
    forks = (*layout.tree.path, *layout.tree.unfolded)
    assert drawn == sorted(fork.node for fork in forks)
    nodes = list(nodes_of(layout))
    for place, node in enumerate(nodes):
        assert not any(node.rect.intersects(other.rect) for other in nodes[:place])
        assert 0 <= node.rect.top() < node.rect.bottom() < layout.height


@given(
    st.lists(st.integers(0, 30), min_size=2, max_size=5),
    st.sampled_from(["used-tables", "dancing-links", "descending"]),
)
def test_a_tree_lies_where_it_would_whatever_was_laid_out_before(
    steps: list[int], algorithm: str
) -> None:
    layout = None
    for step in steps:
        layout = laid_out(step, algorithm=algorithm, before=layout)
        alone = laid_out(step, algorithm=algorithm)
        for number in alone.rows:
            drawn = [(group.words, group.rect, group.nodes) for group in layout.row(number)]
            assert drawn == [(group.words, group.rect, group.nodes) for group in alone.row(number)]
        assert layout.present() == alone.present()


def test_of_rows_that_are_the_same_none_is_laid_out_again() -> None:
    before = laid_out(14)
    rows = [before.row(number) for number in before.rows]

    layout = laid_out(15, before=before)

    assert 0 < layout.rows_kept < len(layout.rows)
    for number in range(layout.rows_kept):
        assert layout.row(number) is rows[number]


def test_what_is_deeper_lies_lower() -> None:
    for group in groups_of(laid_out(30)):
        assert group.rect.top() == 8 + group.fork.depth * laid_out(30).row_height


def test_a_node_is_found_where_it_is_drawn() -> None:
    layout = laid_out(30)

    for node in nodes_of(layout):
        assert layout.node_at(node.rect.center()) == node
        assert layout.find(node.fork, node.branch) == node
    assert layout.node_at(QPoint(-5, -5)) is None
    assert layout.node_at(QPoint(5, layout.height + 500)) is None


def test_from_the_present_one_comes_to_the_start_by_way_of_the_parents() -> None:
    layout = laid_out(30)
    node = layout.present()
    signs = []

    while node is not None:
        signs.append(node.branch.digit)
        node = layout.neighbour(node, TreeDirection.PARENT)

    assert signs[::-1] == [SMALL_SOLVED.digit_at(cell) for cell in SMALL.blanks()]


def test_where_nothing_stands_yet_the_present_is_the_first_node() -> None:
    layout = laid_out(0)

    assert layout.present() == layout.first() is not None


def test_from_the_start_one_comes_to_the_present_by_way_of_the_children() -> None:
    layout = laid_out(30)
    present = layout.present()
    node = layout.first()
    while node is not None and node.branch.result is not AttemptResult.PLACED:
        node = layout.neighbour(node, TreeDirection.AFTER)

    assert node is not None
    while (below := layout.neighbour(node, TreeDirection.CHILD)) is not None:
        node = below

    assert node == present


def test_siblings_lie_beside_each_other_and_come_to_an_end() -> None:
    layout = laid_out(30)
    node = layout.first()
    seen = []
    while node is not None:
        seen.append(node.branch.digit)
        last, node = node, layout.neighbour(node, TreeDirection.AFTER)

    assert seen == [1, 2, 3, 4]
    before = layout.neighbour(last, TreeDirection.BEFORE)
    assert before is not None
    assert before.branch.digit == 3


def test_a_mere_path_is_kept_at_the_left_and_laid_out_row_by_row() -> None:
    layout = laid_out(2_000, puzzle_of_counts("E"))
    last = layout.rows[-1]

    (group,) = layout.row(last)

    assert group.rect.left() == 8


def test_the_rows_between_two_heights_are_those_that_are_seen() -> None:
    layout = laid_out(30)
    height = layout.row_height

    assert layout.rows_between(0, 8 + height - 1) == range(1)
    assert layout.rows_between(8 + height, 8 + 3 * height - 1) == range(1, 3)
    assert list(layout.rows_between(-500, 100_000)) == list(layout.rows)


def test_where_there_is_no_tree_there_is_no_node() -> None:
    assert EMPTY_TREE_LAYOUT.first() is None
    assert EMPTY_TREE_LAYOUT.present() is None
    assert EMPTY_TREE_LAYOUT.node_at(QPoint(10, 10)) is None
    assert list(EMPTY_TREE_LAYOUT.rows_between(0, 500)) == []


@pytest.mark.parametrize(
    ("inside", "words"),
    [(2, "2"), (9_999, "9999"), (10_000, "10k"), (9_999_999, "9999k"), (10_000_000, "10M")],
)
def test_many_steps_are_written_in_few_signs(inside: int, words: str) -> None:
    branch = TreeBranch(Cell(0), Digit(1), AttemptResult.FAILED, 1, inside)

    assert inside_words(branch) == words
