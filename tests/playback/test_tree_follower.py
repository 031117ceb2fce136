"""The tree that follows a search as it is played."""

import math

import pytest

from sudoku_gui.playback.jumps import ToStep
from sudoku_gui.playback.pace import READABLE_PACE, UNLIMITED_PACE, PlayDirection
from sudoku_gui.playback.player import Player
from sudoku_gui.playback.search_tree import EMPTY_TREE
from sudoku_gui.playback.time_slicer import TimeSlicer
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.playback.tree_follower import TreeFollower
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.explain.attempts import AttemptResult
from tests.support.playback.clock import Clock
from tests.support.solvers.corpus import puzzle_of_counts


class Watched:
    """A search of which 3,000 steps are known, and the tree that follows it."""

    def __init__(self, pace: float) -> None:
        self.clock = Clock(seconds_per_look=0.1)
        self.timeline = Timeline(ALGORITHMS[0], puzzle_of_counts("E"))
        self.timeline.explore(3_000)
        self.player = Player(self.timeline, pace, TimeSlicer(self.clock))
        self.follower = TreeFollower(self.player)
        self.follower.set_wanted(True)

    def draw(self) -> None:
        while self.follower.has_work:
            self.follower.work(500)

    def stand_at(self, step: int) -> None:
        self.player.jump(ToStep(step))
        self.player.move(0, math.inf)


def test_the_tree_is_that_of_the_moment_looked_at() -> None:
    watched = Watched(pace=10)
    for step in (0, 1_000, 17):
        watched.stand_at(step)
        watched.draw()

        assert watched.follower.tree.at == step


def test_it_follows_steps_that_can_be_read() -> None:
    watched = Watched(READABLE_PACE)
    watched.stand_at(100)
    watched.draw()

    watched.player.play(PlayDirection.FORWARDS)
    watched.player.move(1, math.inf)
    watched.draw()

    assert watched.follower.tree.at == 100 + READABLE_PACE


@pytest.mark.parametrize("pace", [READABLE_PACE + 1, UNLIMITED_PACE])
def test_it_waits_while_steps_go_by_too_fast_and_catches_up_where_they_stop(pace: float) -> None:
    watched = Watched(pace)
    watched.stand_at(100)
    watched.draw()

    watched.player.play(PlayDirection.FORWARDS)
    watched.player.move(1, watched.clock() + 5)
    is_busy = watched.follower.has_work
    watched.player.play(PlayDirection.PAUSED)
    watched.draw()

    assert not is_busy
    assert watched.follower.tree.at == watched.timeline.current_step > 100


def test_where_nobody_looks_nothing_is_drawn() -> None:
    watched = Watched(pace=10)
    watched.draw()

    watched.follower.set_wanted(False)

    assert not watched.follower.has_work
    assert watched.follower.tree is EMPTY_TREE
    assert watched.follower.work(10)


def test_what_failed_is_unfolded_and_folded() -> None:
    watched = Watched(pace=10)
    watched.stand_at(2_000)
    watched.draw()
    branches = [each for fork in watched.follower.tree.path for each in fork.branches]
    failed = next(each for each in branches if each.result is AttemptResult.FAILED and each.inside)

    watched.follower.unfold(failed.node, True)
    watched.draw()
    unfolded = [fork.node for fork in watched.follower.tree.unfolded]
    watched.follower.unfold(failed.node, False)
    watched.draw()

    assert unfolded == [failed.node]
    assert watched.follower.tree.unfolded == ()


def test_of_what_is_far_up_nothing_is_drawn_again() -> None:
    watched = Watched(pace=10)
    watched.stand_at(2_000)
    watched.draw()
    before = watched.follower.tree.path

    watched.stand_at(2_001)
    watched.draw()

    after = watched.follower.tree.path
    assert all(one is other for one, other in zip(before[:-3], after, strict=False))
