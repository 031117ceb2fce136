"""What the worker reports besides the moment looked at: pictures of the depth, and previews."""

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_gui.playback.depth_picture import DepthPictureBuilder, DepthView, StepSpan
from sudoku_gui.playback.depth_profile import DepthRange
from sudoku_gui.playback.jumps import ToStep
from sudoku_gui.playback.subtree_follower import SubtreeFollower
from sudoku_gui.solvers.search import StepKind
from tests.support.puzzles import SMALL
from tests.support.ui.searches import ENDLESS, WHOLE, timeline_of
from tests.support.ui.worker_bench import Bench


@pytest.fixture
def bench(qapp: QApplication) -> Bench:
    return Bench()


def test_a_picture_that_is_wanted_is_reported_when_it_is_exact(bench: Bench) -> None:
    bench.begin(ENDLESS)
    bench.jump(ToStep(20_000), 1)  # so far that a slice is of many steps
    bench.worker.set_exploring(False)
    bench.run()

    before = len(bench.reports)
    bench.worker.set_view(DepthView(StepSpan(1_000, 1_019), 20))
    bench.run()

    exact = timeline_of(ENDLESS)
    exact.explore(1_019)
    assert {report.picture.span for report in bench.reports[before:]} == {StepSpan(1_000, 1_019)}
    assert bench.last.picture.columns == exact.profile(1_000, 1_019, 20)


def test_a_picture_of_all_explored_grows_with_it(bench: Bench) -> None:
    bench.begin()

    bench.run()

    exact = timeline_of(SMALL)
    exact.explore(30)
    assert bench.reports[0].picture.columns == (DepthRange(0, 0),)
    assert bench.last.picture.columns == exact.profile(0, 30, WHOLE.width)


def test_the_subtrees_of_a_picture_are_reported_once_they_are_found(bench: Bench) -> None:
    bench.begin(ENDLESS)
    bench.jump(ToStep(2_000), 1)
    bench.worker.set_exploring(False)
    bench.run()
    assert not bench.last.subtrees

    bench.worker.set_view(DepthView(None, 200, 3))
    bench.run()

    finder = timeline_of(ENDLESS)
    finder.explore(bench.last.explored)
    artist = DepthPictureBuilder(finder, DepthView(None, 200, 3))
    follower = SubtreeFollower(finder, artist)
    while follower.has_work(is_idle=True):
        follower.work(1_000)
    assert len(follower.rows) == 3
    assert bench.last.subtrees == follower.rows


def test_a_glimpse_is_reported_once_and_the_place_looked_at_stays(bench: Bench) -> None:
    bench.begin()
    bench.run()

    bench.worker.preview_moment(11)
    bench.run()

    glimpses = [report.preview for report in bench.reports if report.preview is not None]
    assert [preview.counters.steps for preview in glimpses] == [11]
    assert bench.last.moment.kind is StepKind.START


@pytest.mark.parametrize("step", [-1, 31])
def test_there_is_no_glimpse_of_what_is_not_explored(bench: Bench, step: int) -> None:
    bench.begin()
    bench.run()
    before = len(bench.reports)

    bench.worker.preview_moment(step)

    assert len(bench.reports) == before
    assert not bench.is_at_work()
