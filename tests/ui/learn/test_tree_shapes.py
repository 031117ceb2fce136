"""How the branches of a fork are drawn, wherever that is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.playback.search_tree import TreeBranch, TreeFork
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.ui.learn.tree_shapes import ForkShape, PlacedBranch, TreeMeasures, inside_words

MEASURES = TreeMeasures(Geometry.of_size(9), 16, lambda words: 8 * len(words), lambda _: "r1c1")
STEPS = st.integers(1, 2**40).map(lambda half: 2 * half)


def failed(inside: int) -> TreeBranch:
    return TreeBranch(Cell(0), Digit(1), AttemptResult.FAILED, 1, inside)


def drawn(branch: TreeBranch, *, is_open: bool = False) -> PlacedBranch:
    shape = ForkShape(TreeFork(0, 0, None, (branch,)), MEASURES, is_last=False)
    (node,) = shape.placed((0,), (is_open,), 0, None).nodes
    return node


@given(STEPS, STEPS)
def test_triangles_grow_with_the_steps_that_they_stand_for(few: int, many: int) -> None:
    few, many = sorted((few, many))

    small, large = drawn(failed(few)), drawn(failed(many))

    assert small.triangle.height() <= large.triangle.height()
    if many >= 2 * few:
        assert small.triangle.height() < large.triangle.height()


@given(STEPS)
def test_the_number_stands_in_the_triangle_where_it_finds_room_and_else_below(steps: int) -> None:
    node = drawn(failed(steps))
    height = node.number.top() - node.triangle.top()  # where the triangle is so wide, too

    if node.number.top() <= node.triangle.bottom():
        assert node.triangle.contains(node.number)
        assert height >= node.number.width()
    else:
        assert node.number.top() == node.triangle.bottom() + 1


def test_numbers_find_room_in_the_largest_triangles_only() -> None:
    assert [
        drawn(failed(steps)).triangle.contains(drawn(failed(steps)).number)
        for steps in (100, 138_350_568)
    ] == [False, True]


@pytest.mark.parametrize(
    "branch", [failed(0), TreeBranch(Cell(0), Digit(1), AttemptResult.PLACED, 1)]
)
def test_below_a_dead_end_and_what_stands_nothing_hangs(branch: TreeBranch) -> None:
    assert drawn(branch).area == drawn(branch).rect


def test_what_is_unfolded_has_no_triangle() -> None:
    node = drawn(failed(100), is_open=True)

    assert node.area == node.rect


@pytest.mark.parametrize(
    ("inside", "words"),
    [(2, "2"), (9_999, "9999"), (10_000, "10k"), (9_999_999, "9999k"), (10_000_000, "10M")],
)
def test_many_steps_are_written_in_few_signs(inside: int, words: str) -> None:
    assert inside_words(failed(inside)) == words
