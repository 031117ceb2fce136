"""A student walks along the search of a well-known puzzle: all that is seen is counted anew."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_gui.formats import read
from sudoku_gui.playback.depth_picture import DepthPicture, DepthView
from sudoku_gui.playback.jumps import ToNext
from sudoku_gui.presentation.search.shown_moment import ShownMoment, TimelineState
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import Condition
from sudoku_gui.ui.search.search_controller import SearchPhase
from sudoku_gui.ui.search.timeline_places import timeline_places
from sudoku_gui.ui.search.timeline_widget import TimelineWidget
from tests.support.playback.naive import Walked, walk
from tests.support.solvers.corpus import DATA
from tests.support.ui.open_program import OpenProgram

LEFT = Qt.MouseButton.LeftButton
READABLE, BRISK = 15, 30  # positions of the slider: some 30 and 1,000 steps a second
LONGEST = 100_000
SOLUTION = DATA / "solutions" / "wikipedia.txt"


class Student:
    """Somebody at the window of a program, and a naive count of the search looked at."""

    def __init__(self, opened: OpenProgram, qtbot: QtBot) -> None:
        self.opened = opened
        self.scenes: list[ShownMoment] = []
        self.surveys: list[TimelineState] = []
        self._qtbot = qtbot
        self.views: list[DepthView] = []
        algorithm = algorithm_named("used-tables")
        opened.choose_algorithm(algorithm)
        opened.choose("samples>", "The puzzle on Wikipedia's page")
        opened.wait_for_sentence("Opened")
        self.timeline.view_wanted.connect(self.views.append)
        opened.search.moment_changed.connect(self.scenes.append)
        opened.search.timeline_changed.connect(self.surveys.append)
        self.naive: Walked = walk(algorithm, opened.sheet.givens, LONGEST)

    @property
    def at(self) -> int:
        """The step that is shown."""
        return self.opened.steps()

    @property
    def timeline(self) -> TimelineWidget:
        """What one drags along."""
        return self.opened.window.search_view.timeline

    @property
    def picture(self) -> DepthPicture:
        """The newest picture of the depth."""
        return self.surveys[-1].picture

    def wait_until_at(self, step: int) -> None:
        """Wait until a step is shown, and stood at."""
        self._qtbot.waitUntil(lambda: (self.at, self.surveys[-1].now) == (step, step))

    def wait_until_before(self, step: int) -> None:
        """Wait until something before a step is shown."""
        self._qtbot.waitUntil(lambda: self.at < step)

    def wait_until_all_is_known(self) -> None:
        """Wait until the search is explored to its end."""
        self._qtbot.waitUntil(lambda: self.surveys[-1].is_complete)

    def zoom_in_to(self, step: int) -> None:
        """Turn the wheel over a step until steps can be told apart."""
        asked = -1
        while asked < len(self.views):
            asked = len(self.views)
            turn_wheel(self.timeline, self.place_of(step))
            self._qtbot.waitUntil(lambda: self.picture.span == self.views[-1].span)
        shown = self.picture.span
        exact = self.naive.depths(range(shown.first, shown.last + 1))
        self._qtbot.waitUntil(lambda: [depth.high for depth in self.picture.columns] == exact)

    def place_of(self, step: int) -> QPoint:
        """Where a step lies in the picture."""
        share = self.picture.span.share_of(step)
        plot = timeline_places(self.timeline.size(), is_zoomed=True).plot
        return QPoint(plot.left() + int(share * plot.width()), plot.center().y())

    def drag_to(self, step: int) -> None:
        """Drag the handle from beside a step to it."""
        place = self.place_of(step)
        QTest.mousePress(self.timeline, LEFT, pos=place + QPoint(90, 0))
        for beside in (60, 30, 0):
            QTest.mouseMove(self.timeline, place + QPoint(beside, 0))
        QTest.mouseRelease(self.timeline, LEFT, pos=place)

    def check(self) -> None:
        """What is shown now must be what the naive count has at this step."""
        moment = self.naive.moments[self.at]
        counters = moment.counters
        assert self.opened.game_controller.shown.grid == moment.grid
        assert self.opened.counters() == {
            "placements": counters.placements,
            "backtracks": counters.backtracks,
            "tries": counters.tries,
            "reads": counters.reads,
            "calls": counters.calls,
            "depth": counters.depth,
        }
        end = f"{self.naive.end:,}"
        assert self.timeline.accessibleDescription() == f"Step {self.at:,} of {end}"


def turn_wheel(timeline: TimelineWidget, place: QPoint) -> None:
    """Turn the wheel by a notch away from oneself, Ctrl held down."""
    event = QWheelEvent(
        QPointF(place),
        QPointF(timeline.mapToGlobal(place)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # not inverted
    )
    QApplication.sendEvent(timeline, event)


@pytest.fixture
def student(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[Student]:
    opened = OpenProgram(qapp, store, qtbot)
    opened.program.start([])
    yield Student(opened, qtbot)
    opened.end()


def test_a_student_walks_along_a_search(student: Student) -> None:
    opened, naive = student.opened, student.naive
    watch_a_few_steps(student)

    student.wait_until_all_is_known()
    deepest = deepest_in(naive, range(naive.end // 2))
    student.zoom_in_to(deepest)
    student.drag_to(deepest)
    student.wait_until_at(deepest)
    student.check()

    opened.trigger("next_dead_end")
    dead_end = naive.meant_by(ToNext(Condition.dead_end()), deepest, naive.end)
    student.wait_until_at(dead_end)
    student.check()

    for _ in range(3):
        opened.trigger("step_back")
    student.wait_until_at(dead_end - 3)
    student.check()

    play_backwards_and_stop(student)

    opened.trigger("end")
    opened.wait_for(SearchPhase.ENDED)
    student.wait_until_at(naive.end)
    student.check()
    assert opened.sheet.grid == read(SOLUTION.read_bytes()).puzzle.givens

    assert [shown_moment.moment for shown_moment in student.scenes] == [
        naive.moments[shown_moment.moment.counters.steps] for shown_moment in student.scenes
    ]


def watch_a_few_steps(student: Student) -> None:
    """At a pace at which they can be read, and pause."""
    student.opened.set_speed(READABLE)
    student.opened.trigger("watch")
    student.opened.wait_for_steps(5)
    student.opened.trigger("watch")
    student.opened.wait_for(SearchPhase.PAUSED)
    student.wait_until_all_is_known()
    student.check()
    assert 5 <= student.at <= 500


def play_backwards_and_stop(student: Student) -> None:
    """Slowly, then faster while it plays; what is shown is kept, and the way on."""
    opened, began_at, scenes = student.opened, student.at, len(student.scenes)
    opened.trigger("play_back")
    student.wait_until_before(began_at - 2)
    slowly = student.at
    opened.set_speed(BRISK)
    student.wait_until_before(slowly - 200)
    assert opened.phase is SearchPhase.PLAYING
    backwards = [shown_moment.moment.counters.steps for shown_moment in student.scenes[scenes:]]
    assert backwards == sorted(backwards, reverse=True)

    opened.trigger("stop")
    stopped_at = student.at
    student.wait_until_at(stopped_at)
    student.check()
    opened.wait_for(SearchPhase.STOPPED)
    assert opened.sheet.grid == student.naive.moments[stopped_at].grid
    assert opened.sentences[-1] == f"Stopped after {stopped_at:,} steps."


def deepest_in(naive: Walked, steps: range) -> int:
    """The first of `steps` at which most blanks are filled."""
    depths = naive.depths(steps)
    return steps[depths.index(max(depths))]
