"""The tree around a moment, against one made from every moment of the search."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.model.candidates import blockers
from sudoku_gui.model.geometry import NO_CELL
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.explorer import RecordingLimits
from sudoku_gui.playback.jumps import ToNextSolution
from sudoku_gui.playback.search_tree import (
    NO_NODE,
    WHOLE_UP_TO,
    TreeBranch,
    TreeBuilder,
    TreeFork,
    TreeSnapshot,
)
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import ALGORITHMS, algorithm_named
from sudoku_gui.solvers.explain.attempts import AttemptResult
from sudoku_gui.solvers.search import Algorithm, Moment, Outcome, StepKind
from tests.support.playback.naive import FEW, Walked, walk, walks
from tests.support.puzzles import SMALL
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.solvers.naive_counter import solutions_of

REFUSED = {AttemptResult.REFUSED}


@settings(deadline=None, max_examples=60)
@given(walks(), st.data())
def test_the_path_is_that_of_the_moments(walked: Walked, data: st.DataObject) -> None:
    timeline = _explored(walked)
    tree = timeline.tree_builder()

    for at in data.draw(st.lists(st.integers(0, walked.end), min_size=1, max_size=5)):
        drawn = _drawn(tree, at)

        assert drawn.at == at
        assert drawn.path == _naive_path(walked.moments, at)


@settings(deadline=None, max_examples=60)
@given(walks(), st.data())
def test_a_short_search_is_drawn_whole(walked: Walked, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, min(walked.end, WHOLE_UP_TO)))

    drawn = _drawn(_explored(walked).tree_builder(), at)

    forks = _naive_forks(walked.moments, at)
    on_path = {fork.node for fork in drawn.path}
    assert {fork.node: fork for fork in (*drawn.path, *drawn.unfolded)} == forks
    assert [fork.node for fork in drawn.unfolded] == sorted(forks.keys() - on_path)


@pytest.mark.parametrize(
    "algorithm", [each for each in ALGORITHMS if each.takes_back], ids=lambda one: one.name
)
def test_a_branch_that_was_taken_back_knows_the_solutions_found_below_it(
    algorithm: Algorithm,
) -> None:
    grid = Grid.from_line("1234341200000000")
    timeline = Timeline(algorithm, grid, FEW)
    count = len(solutions_of(grid, 100))
    for _ in range(count + 1):
        timeline.jump(ToNextSolution())

    drawn = _drawn(timeline.tree_builder(), timeline.explored)

    assert timeline.outcome is Outcome.EXHAUSTED
    for fork in (*drawn.path, *drawn.unfolded):
        for branch in fork.branches:
            if branch.result is AttemptResult.FAILED:
                before = _digits_above(timeline, branch)
                assert branch.solutions == len(solutions_of(before, 100))
    assert sum(branch.solutions for branch in drawn.path[0].branches) == count


@pytest.mark.parametrize("name", ["used-tables", "dancing-links", "descending"])
def test_a_long_search_is_folded_and_unfolds_where_one_asks(name: str) -> None:
    walked = walk(algorithm_named(name), puzzle_of_counts("E"), 2_000)
    tree = _explored(walked).tree_builder()
    at = 1_500
    folded = _drawn(tree, at)
    failed = [branch for fork in folded.path for branch in fork.branches if branch.inside]

    tree.unfold(failed[0].node)
    unfolded = _finished(tree)

    naive = _naive_forks(walked.moments, at)
    assert folded.unfolded == ()
    assert unfolded.unfolded == (naive[failed[0].node],)
    tree.fold(failed[0].node)
    assert _finished(tree) == folded


def test_what_failed_in_a_short_search_can_be_folded() -> None:
    walked = walk(ALGORITHMS[0], puzzle_of_counts("E"), 200)
    tree = _explored(walked).tree_builder()
    whole = _drawn(tree, 200)
    node = next(b.node for fork in whole.path for b in fork.branches if b.inside > 2)

    tree.fold(node)
    folded = _finished(tree)

    gone = {fork.node for fork in whole.unfolded} - {fork.node for fork in folded.unfolded}
    inside = next(b.inside for fork in whole.path for b in fork.branches if b.node == node)
    assert {node} < gone <= set(range(node, node + inside + 1))
    tree.unfold(node)
    assert _finished(tree) == whole


def test_a_node_is_named_by_the_step_that_placed_it() -> None:
    walked = walk(ALGORITHMS[0], SMALL)

    drawn = _drawn(_explored(walked).tree_builder(), walked.end)

    for fork in (*drawn.path, *drawn.unfolded):
        for branch in fork.branches:
            if branch.node != NO_NODE:
                moment = walked.moments[branch.node]
                assert (moment.cell, moment.digit) == (branch.cell, branch.digit)
                assert moment.kind is StepKind.PLACE


def test_a_dead_end_is_a_fork_of_which_nothing_fits() -> None:
    walked = walk(ALGORITHMS[0], SMALL)

    drawn = _drawn(_explored(walked).tree_builder(), 5)

    nothing_fits = [{branch.result for branch in fork.branches} == REFUSED for fork in drawn.path]
    assert nothing_fits == [False] * 5 + [True]


def test_after_the_end_there_is_nothing_to_go_through() -> None:
    walked = walk(ALGORITHMS[0], SMALL)

    drawn = _drawn(_explored(walked).tree_builder(), walked.end)

    assert drawn.path[-1].branches == ()
    assert len(drawn.path) == len(SMALL.blanks()) + 1


def test_a_tree_is_drawn_in_instalments_and_can_be_given_up() -> None:
    timeline = Timeline(ALGORITHMS[0], puzzle_of_counts("E"))
    timeline.explore(90_000)
    tree = timeline.tree_builder()

    tree.draw_around(80_000)
    rounds = 1
    while not tree.work(100):
        rounds += 1
        assert tree.tree.path == ()
    assert tree.tree.at == 80_000
    tree.draw_around(85_000)
    tree.work(1)
    tree.draw_around(3)

    assert 10 < rounds < 400  # not by running all the 80,000 steps again
    assert _finished(tree) == _drawn(timeline.tree_builder(), 3)


def test_a_tree_keeps_up_with_a_search_that_goes_on() -> None:
    walked = walk(ALGORITHMS[0], puzzle_of_counts("D"), 1_000)
    timeline = walked.timeline(RecordingLimits(checkpoints=16, slices=16, spacing=8))
    tree = timeline.tree_builder()

    for at in range(0, 1_000, 37):
        timeline.explore(at - timeline.explored)
        assert _drawn(tree, at).path == _naive_path(walked.moments, at)


def _explored(walked: Walked) -> Timeline:
    timeline = walked.timeline(FEW)
    timeline.explore(walked.end)
    return timeline


def _drawn(tree: TreeBuilder, at: int) -> TreeSnapshot:
    tree.draw_around(at)
    return _finished(tree)


def _finished(tree: TreeBuilder) -> TreeSnapshot:
    while not tree.work(1_000):
        pass
    return tree.tree


def _naive_path(moments: Sequence[Moment], at: int) -> tuple[TreeFork, ...]:
    """The forks below the nodes that stand after step `at`, the start first."""
    standing = [0]
    for step, moment in enumerate(moments[1 : at + 1], 1):
        if moment.kind is StepKind.PLACE:
            standing.append(step)
        else:
            standing.pop()
    forks = _naive_forks(moments, at)
    return tuple(forks[node] for node in standing)


def _naive_forks(moments: Sequence[Moment], at: int) -> dict[int, TreeFork]:
    """The fork below every node placed by step `at`."""
    branches: dict[int, list[TreeBranch]] = {0: []}
    standing = [0]
    for step, moment in enumerate(moments[1 : at + 1], 1):
        if moment.kind is StepKind.PLACE:
            placed = TreeBranch(moment.cell, moment.digit, AttemptResult.PLACED, step)
            branches[standing[-1]].append(placed)
            branches[step] = []
            standing.append(step)
        else:
            node = standing.pop()
            inside = step - node - 1
            branches[standing[-1]][-1] = TreeBranch(
                moment.cell, moment.digit, AttemptResult.FAILED, node, inside
            )
    return {node: _with_the_others(moments[node], node, tried) for node, tried in branches.items()}


def _with_the_others(moment: Moment, node: int, tried: list[TreeBranch]) -> TreeFork:
    """A fork with what was tried and, in their places, the options that were not."""
    placed = {(branch.cell, branch.digit): branch for branch in tried}
    branches = []
    for cell, digit in moment.next_choice.options:
        blocker = blockers(moment.grid, cell).get(digit, NO_CELL)
        kind = AttemptResult.UNTRIED if blocker == NO_CELL else AttemptResult.REFUSED
        other = TreeBranch(cell, digit, kind, blocker=blocker)
        branches.append(placed.pop((cell, digit), other))
    assert not placed
    return TreeFork(node, len(moment.path), moment.next_choice.house, tuple(branches))


def _digits_above(timeline: Timeline, branch: TreeBranch) -> Grid:
    """The grid as the branch begins."""
    timeline.seek(branch.node)
    return timeline.moment().grid
