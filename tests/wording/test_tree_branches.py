"""What is said about the branches of a tree."""

import pytest

from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.playback.search_tree import TreeBranch
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.wording.branches import branch_sentence, with_share

GEOMETRY = Geometry.of_box_shape(3, 3)
WHERE = Cell(10), Digit(7)


@pytest.mark.parametrize(
    ("branch", "words"),
    [
        (TreeBranch(*WHERE, AttemptResult.PLACED, 1_200), "7 in r2c2: stands since step 1,200"),
        (TreeBranch(*WHERE, AttemptResult.UNTRIED), "7 in r2c2: not tried yet"),
        (
            TreeBranch(*WHERE, AttemptResult.REFUSED, blocker=Cell(80)),
            "7 in r2c2: not possible, because of r9c9",
        ),
        (TreeBranch(*WHERE, AttemptResult.FAILED, 3), "7 in r2c2: dead end at step 3"),
        (
            TreeBranch(*WHERE, AttemptResult.FAILED, 3, inside=9, solutions=1),
            "7 in r2c2: placed at step 3, taken back behind 1 solution",
        ),
        (
            TreeBranch(*WHERE, AttemptResult.FAILED, 3, inside=4_000),
            "7 in r2c2: placed at step 3, failed after 4,000 steps inside",
        ),
    ],
)
def test_each_kind_of_branch_has_its_sentence(branch: TreeBranch, words: str) -> None:
    assert str(branch_sentence(branch, GEOMETRY)) == words


def test_of_what_failed_the_share_of_all_steps_is_told() -> None:
    failed = TreeBranch(*WHERE, AttemptResult.FAILED, 3, inside=4_000)
    standing = TreeBranch(*WHERE, AttemptResult.PLACED, 3)

    said = [
        str(with_share(branch_sentence(branch, GEOMETRY), branch, 16_000))
        for branch in (failed, standing)
    ]

    assert said[0].endswith("4,000 steps inside (25.0% of all so far)")
    assert said[1] == str(branch_sentence(standing, GEOMETRY))
