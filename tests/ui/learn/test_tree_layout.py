"""Where the nodes of a search tree lie."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QRegion

from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.search_tree import TreeFork, TreeSnapshot
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.ui.learn.tree_layout import EMPTY_TREE_LAYOUT, TreeDirection, TreeLayout
from sudoku_gui.ui.learn.tree_shapes import HERE, PlacedBranch, PlacedFork, TreeMeasures
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.ui.trees import growing_tree, tree_at

ALGORITHMS = st.sampled_from(["used-tables", "dancing-links", "descending", "singles-first"])
LONG = puzzle_of_counts("defeating")
LINE = 16


def same_words(_: TreeFork) -> str:
    return "r1c1"


def its_words(fork: TreeFork) -> str:
    return f"below {fork.node}"


def measures(
    grid: Grid, words_of: Callable[[TreeFork], str] = same_words, *, shows_all: bool = False
) -> TreeMeasures:
    return TreeMeasures(grid.geometry, LINE, lambda words: 8 * len(words), words_of, shows_all)


def laid_out(
    step: int,
    grid: Grid = SMALL,
    algorithm: str = "used-tables",
    before: TreeLayout | None = None,
    *,
    shows_all: bool = False,
) -> TreeLayout:
    tree = tree_at(step, grid, algorithm)
    return TreeLayout(tree, measures(grid, shows_all=shows_all), before)


def groups_of(layout: TreeLayout) -> Iterator[PlacedFork]:
    for number in layout.rows:
        yield from layout.row(number)


def nodes_of(layout: TreeLayout) -> Iterator[PlacedBranch]:
    for group in groups_of(layout):
        yield from group.nodes


def drawings_of(layout: TreeLayout) -> list[tuple[object, ...]]:
    """All that is drawn, in its place."""
    return [
        (row, group.words, group.rect, group.parent, group.nodes)
        for row in layout.rows
        for group in layout.row(row)
    ]


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 200), ALGORITHMS, st.booleans(), st.sampled_from([same_words, its_words]))
def test_all_is_drawn_once_and_nothing_lies_over_anything_else(
    step: int, algorithm: str, shows_all: bool, words_of: Callable[[TreeFork], str]
) -> None:
    tree = tree_at(step, LONG, algorithm)

    layout = TreeLayout(tree, measures(LONG, words_of, shows_all=shows_all))

    nodes = list(nodes_of(layout))
    drawn = [(node.fork, node.branch) for node in nodes if node.branch is not HERE]
    assert sorted(drawn, key=str) == sorted(wanted(tree, shows_all), key=str)
    for row in layout.rows:
        areas = [node.area for group in layout.row(row) for node in group.nodes]
        for left, right in pairwise(areas):
            assert left.right() < right.left()
        for area in areas:
            assert layout.rect.contains(area)
            assert area.top() == layout.top_of(row)
            assert area.bottom() < layout.top_of(row) + layout.height_of(row)


def wanted(tree: TreeSnapshot, shows_all: bool) -> Iterator[tuple[int, object]]:
    """What is to be drawn of a tree: the fork and the branch."""
    for fork in (*tree.path, *tree.unfolded):
        for branch in fork.branches:
            if shows_all or branch.result in {AttemptResult.PLACED, AttemptResult.FAILED}:
                yield fork.node, branch


@settings(deadline=None, max_examples=40)
@given(st.lists(st.integers(0, 400), min_size=2, max_size=5), ALGORITHMS)
def test_a_tree_lies_where_it_would_whatever_was_laid_out_before(
    steps: list[int], algorithm: str
) -> None:
    layout = None
    for tree in growing_tree(LONG, steps, algorithm):
        layout = TreeLayout(tree, measures(LONG), layout)
        alone = TreeLayout(tree, measures(LONG))
        assert drawings_of(layout) == drawings_of(alone)
        assert (layout.rect, layout.present()) == (alone.rect, alone.present())


def test_of_rows_that_are_the_same_none_is_laid_out_again() -> None:
    first, later = growing_tree(SMALL, [14, 15])
    before = TreeLayout(first, measures(SMALL))
    groups = [*before.row(0)]

    layout = TreeLayout(later, before.measures, before)

    assert 0 < layout.rows_kept < len(layout.rows)
    assert layout.row(0)[0] is groups[0]


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 400), ALGORITHMS)
def test_the_way_to_the_moment_runs_straight_down(step: int, algorithm: str) -> None:
    layout = laid_out(step, LONG, algorithm)
    on_way = {id(fork): fork for fork in layout.tree.path}

    middles = [
        group.middles[group.shape.middle]
        for group in groups_of(layout)
        if id(group.fork) in on_way and group.shape.middle >= 0
    ]

    assert middles == [0] * len(layout.tree.path)


def test_a_line_leads_from_each_digit_to_those_below_it() -> None:
    layout = laid_out(200, LONG)

    for group in groups_of(layout):
        if group.parent is not None:
            above = layout.node_at(group.parent - QPoint(0, 2))
            assert above is not None
            assert above.branch.node == group.fork.node
            assert group.parent.y() == above.rect.bottom() + 1


def test_refused_and_untried_digits_are_shown_on_demand_only() -> None:
    kinds, all_kinds = (
        {node.branch.result for node in nodes_of(laid_out(17, shows_all=shows_all))}
        for shows_all in (False, True)
    )

    assert kinds == {AttemptResult.PLACED, AttemptResult.FAILED, HERE.result}
    assert all_kinds == kinds | {AttemptResult.REFUSED}


@pytest.mark.parametrize("shows_all", [False, True])
def test_the_search_stands_at_one_place_below_what_it_placed_last(shows_all: bool) -> None:
    for step in range(30):
        layout = laid_out(step, shows_all=shows_all)
        (here,) = (node for node in nodes_of(layout) if node.branch is HERE)

        assert layout.here() == here
        assert here.fork == layout.tree.path[-1].node
        assert here.sign in {"?", "✗"}


def test_where_nothing_is_left_to_try_a_cross_says_so() -> None:
    signs = {}
    for step in range(30):
        layout = laid_out(step)
        here = layout.here()
        assert here is not None
        results = {branch.result for branch in layout.tree.path[-1].branches}
        signs[here.sign, AttemptResult.UNTRIED in results] = step

    assert signs.keys() == {("?", True), ("✗", False)}


def test_what_forks_are_about_stands_in_a_column_or_else_at_each() -> None:
    tree = tree_at(200, LONG)

    in_column = TreeLayout(tree, measures(LONG))
    at_each = TreeLayout(tree, measures(LONG, its_words))

    assert in_column.words_width > len("r1c1") * 8
    assert at_each.words_width == 0
    assert at_each.rect.width() > in_column.rect.width() - in_column.words_width


def test_what_is_deeper_lies_lower() -> None:
    layout = laid_out(30)

    for group in groups_of(layout):
        assert group.rect.top() == layout.top_of(group.fork.depth)
    tops = [layout.top_of(row) for row in layout.rows]
    assert all(
        lower - upper == layout.height_of(row) >= layout.measures.node_height
        for row, (upper, lower) in enumerate(pairwise(tops))
    )


def test_a_node_is_found_where_it_is_drawn() -> None:
    layout = laid_out(2_000, LONG)

    for node in nodes_of(layout):
        for part in (node.rect, node.triangle, node.number):
            if not part.isEmpty():
                assert layout.node_at(part.center()) == node
        if node.branch is not HERE:
            assert layout.find(node.fork, node.branch) == node
    assert layout.node_at(QPoint(-5_000, -5)) is None
    assert layout.node_at(QPoint(5, layout.rect.bottom() + 500)) is None


def test_from_the_present_one_comes_to_the_start_by_way_of_the_parents() -> None:
    layout = laid_out(30)
    node = layout.present()
    signs = []

    while node is not None:
        signs.append(node.branch.digit)
        node = layout.neighbour(node, TreeDirection.PARENT)

    assert signs[::-1] == [SMALL_SOLVED.digit_at(cell) for cell in SMALL.blanks()]


def test_where_nothing_stands_yet_the_present_is_where_the_search_stands() -> None:
    layout = laid_out(0)

    assert layout.present() == layout.first() == layout.here() is not None


def test_from_the_start_one_comes_to_the_present_by_way_of_the_children() -> None:
    layout = laid_out(29)
    present = layout.present()
    node = layout.first()
    while node is not None and node.branch.result is not AttemptResult.PLACED:
        node = layout.neighbour(node, TreeDirection.AFTER)

    assert node is not None
    way = [node]
    while (below := layout.neighbour(way[-1], TreeDirection.CHILD)) is not None:
        way.append(below)

    assert way[-2:] == [present, layout.here()]


def test_siblings_lie_beside_each_other_and_come_to_an_end() -> None:
    layout = laid_out(30, shows_all=True)
    node = layout.first()
    seen = []
    while node is not None:
        seen.append(node.branch.digit)
        last, node = node, layout.neighbour(node, TreeDirection.AFTER)

    assert seen == [1, 2, 3, 4]
    before = layout.neighbour(last, TreeDirection.BEFORE)
    assert before is not None
    assert before.branch.digit == 3


def test_the_rows_between_two_heights_are_those_that_are_seen() -> None:
    layout = laid_out(30)

    assert layout.rows_between(0, layout.top_of(1) - 1) == range(1)
    assert layout.rows_between(layout.top_of(1), layout.top_of(3) - 1) == range(1, 3)
    assert list(layout.rows_between(-500, 100_000)) == list(layout.rows)


@settings(deadline=None, max_examples=40)
@given(
    st.integers(0, 400),
    st.tuples(
        st.integers(-900, 900), st.integers(-50, 900), st.integers(1, 500), st.integers(1, 500)
    ),
)
def test_in_a_part_of_a_tree_are_the_forks_and_lines_that_reach_into_it(
    step: int, part: tuple[int, int, int, int]
) -> None:
    layout, region = laid_out(step, LONG), QRegion(QRect(*part))

    found = {id(group) for group in layout.groups_in(region)}

    for group in groups_of(layout):
        lines = QRect() if group.parent is None else QRect(group.parent, group.rect.topLeft())
        if region.intersects(group.rect) or region.intersects(lines.normalized()):
            assert id(group) in found


def test_where_there_is_no_tree_there_is_no_node() -> None:
    assert EMPTY_TREE_LAYOUT.first() is None
    assert EMPTY_TREE_LAYOUT.present() is None
    assert EMPTY_TREE_LAYOUT.node_at(QPoint(10, 10)) is None
    assert list(EMPTY_TREE_LAYOUT.rows_between(0, 500)) == []
