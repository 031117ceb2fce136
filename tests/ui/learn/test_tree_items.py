"""What is seen of a tree that changes: forks laid out again, and those in a part of it."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QRegion

from sudoku_gui.playback.search_tree import TreeSnapshot
from sudoku_gui.ui.learn.tree_items import groups_in, lines_in
from sudoku_gui.ui.learn.tree_layout import TreeLayout
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.ui.trees import growing_tree

LONG = puzzle_of_counts("defeating")


def laid_out(tree: TreeSnapshot, before: TreeLayout | None = None) -> TreeLayout:
    """The layout of a tree, perhaps with what is known from the one before."""
    return TreeLayout(
        tree, LONG.geometry, 16, lambda words: 8 * len(words), lambda _: "r1c1", before
    )


def test_in_a_part_of_a_tree_are_the_forks_and_lines_that_reach_into_it() -> None:
    (tree,) = growing_tree(LONG, [120])
    layout = laid_out(tree)
    whole = QRegion(0, 0, 9_000, 9_000)
    groups, lines = list(groups_in(layout, whole)), list(lines_in(layout, whole))
    assert len(groups) == len(tree.path) + len(tree.unfolded)
    assert len(lines) == len(groups) - 1

    for part in (QRect(0, 0, 300, 300), QRect(700, 500, 200, 400), QRect(150, 900, 10, 10)):
        seen = list(groups_in(layout, QRegion(part)))
        assert {id(group) for group in groups if group.rect.intersects(part)} <= set(map(id, seen))
        ends = {
            (line.x1(), line.y1(), line.x2(), line.y2())
            for line, _ in lines_in(layout, QRegion(part))
        }
        for line, _ in lines:
            if part.contains(line.p1()) or part.contains(line.p2()):
                assert (line.x1(), line.y1(), line.x2(), line.y2()) in ends


def test_forks_that_are_laid_out_again_lie_where_they_would_without() -> None:
    before = None
    for tree in growing_tree(LONG, [30, 31, 40, 41, 42, 120, 90, 400]):
        again = laid_out(tree, before)
        anew = laid_out(tree)
        for number in anew.rows:
            assert [group.rect for group in again.row(number)] == [
                group.rect for group in anew.row(number)
            ]
            assert [group.nodes for group in again.row(number)] == [
                group.nodes for group in anew.row(number)
            ]
            assert again.right_of(number) == max(each.rect.right() for each in anew.row(number))
        before = again
