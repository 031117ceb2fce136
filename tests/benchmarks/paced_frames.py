"""What it costs the window to show a search at a pace, with panels open, and while one drags.

    python -m tests.benchmarks.paced_frames --seconds 4

For each case the real window plays a search that does not end, or somebody drags along its
timeline.  Told are the processor time of the window's thread for each report of the search that
is shown, and its share of a processor; the share of the whole process; and, over as many seconds
again, for a timer that asks costs something itself, how late a timer of 10 ms comes, at the
median, in one case of a hundred and at worst.  Qt's platform is the one in QT_QPA_PLATFORM.

So that figures of different machines, and of one whose clock changes, can be compared, before
each case an empty window of PySide6 is started, and the costs are told as shares of that, too.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QDockWidget

from sudoku_gui.app import prepare_threads
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.search.shown_moment import TimelineState
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.program import Program
from tests.benchmarks.event_loop import Probe, run_for
from tests.benchmarks.start_speed import EMPTY
from tests.benchmarks.start_speed import measure as measure_starts
from tests.support.journals import journals_beside
from tests.support.ui.searches import ENDLESS

_DRAG_MILLISECONDS = 16
_STARTS = 3  # of an empty window, of which the quickest counts
_AREAS = {  # so that all of them are seen at once, and none as a tab behind another
    ActionId.SEARCH_TREE: Qt.DockWidgetArea.LeftDockWidgetArea,
    ActionId.LESSON: Qt.DockWidgetArea.RightDockWidgetArea,
    ActionId.STEP_LOG: Qt.DockWidgetArea.BottomDockWidgetArea,
}


@dataclass(frozen=True, slots=True)
class Case:
    """What is played, and what is open meanwhile."""

    name: str
    pace: float  # steps a second; 0: somebody drags instead
    size: int = 9
    panels: tuple[ActionId, ...] = ()
    explores: bool = False
    from_step: int = 0  # so that the timeline has more steps than pixels


_TREE, _ALL = (ActionId.SEARCH_TREE,), tuple(_AREAS)
CASES = (
    Case("no panels, 25/s", 25),
    Case("tree, 25/s", 25, panels=_TREE),
    Case("tree, procedure and log, 25/s", 25, panels=_ALL, explores=True),
    Case("no panels, 60/s", 60),
    Case("no panels, 60/s, from step 5,000", 60, from_step=5_000),
    Case("tree, procedure and log, 60/s", 60, panels=_ALL, explores=True),
    Case("25x25, no panels, 25/s", 25, size=25, explores=True),
    Case("25x25, no panels, 60/s", 60, size=25, explores=True),
    Case("dragging while it explores", 0, explores=True),
)


@dataclass(frozen=True, slots=True)
class Cost:
    """What one case gave."""

    late: tuple[float, float, float]  # milliseconds: median, 99 of 100, worst
    report_milliseconds: float
    window_percent: float
    process_percent: float


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit status says nothing about the figures."""
    parser = argparse.ArgumentParser(description="what a search at a pace costs the window")
    parser.add_argument("--seconds", type=float, default=4.0)
    wanted = parser.parse_args(arguments)
    prepare_threads()
    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    print(f"platform {application.platformName()}, {os.cpu_count()} processors")
    for case in CASES:
        start = 1000 * measure_starts(_STARTS, (EMPTY,))[EMPTY]
        with tempfile.TemporaryDirectory() as folder:
            store = QSettings(str(Path(folder, "settings.ini")), QSettings.Format.IniFormat)
            Settings(store).layout = WindowLayout.WATCH
            program = Program(application, store, journals_beside(store))
            program.start([])
            cost = measure(program, case, wanted.seconds)
            program.shut_down()
        late = ", ".join(f"{each:.1f}" for each in cost.late)
        print(
            f"{case.name}: late {late} ms, {cost.report_milliseconds:.2f} ms a report, "
            f"window's thread {cost.window_percent:.1f} %, process {cost.process_percent:.1f} %; "
            f"of the {start:.0f} ms of an empty window {cost.report_milliseconds / start:.2%} a "
            f"report and {10 * cost.process_percent / start:.2f} a second"
        )
    return 0


def measure(program: Program, case: Case, seconds: float, warm_up: float = 1.0) -> Cost:
    """What `case` costs the window of `program`, which has just begun."""
    grid = ENDLESS if case.size == 9 else Grid.empty(Geometry.of_size(case.size))
    program.game_controller.open_game(Game(Puzzle(grid)))
    _open(program, case.panels)
    program.search.explore(case.explores)
    drag = _Drag(program)
    if case.from_step:
        program.game_search.step(case.from_step)
    if case.pace:
        program.search.set_pace(case.pace)
        program.game_search.watch()
    else:
        program.game_search.step(1)
        drag.timer.start(_DRAG_MILLISECONDS)
    run_for(warm_up)
    reports: list[TimelineState] = []
    program.search.timeline_changed.connect(reports.append)
    window, process, began = time.thread_time(), time.process_time(), time.monotonic()
    run_for(seconds)
    window, process = time.thread_time() - window, time.process_time() - process
    took = time.monotonic() - began
    program.search.timeline_changed.disconnect(reports.append)
    probe = Probe(program.window.grid.viewport())
    probe.begin()
    run_for(seconds)
    figures = probe.figures()
    drag.timer.stop()
    program.game_controller.stop()
    for panel in case.panels:
        program.window.named_actions[panel].trigger()
    return Cost(
        (figures.late_at(0.5), figures.late_at(0.99), figures.late_at(1.0)),
        1000 * window / max(1, len(reports)),
        100 * window / took,
        100 * process / took,
    )


def _open(program: Program, panels: Sequence[ActionId]) -> None:
    """Open panels at different sides of the window."""
    for panel in panels:
        program.window.named_actions[panel].trigger()
        dock = program.window.findChild(QDockWidget, panel.value)
        assert isinstance(dock, QDockWidget)
        program.window.addDockWidget(_AREAS[panel], dock)
        dock.show()


class _Drag:
    """Somebody drags along the timeline, to and fro, as often as a mouse tells."""

    def __init__(self, program: Program) -> None:
        self._timeline = program.window.search_view.timeline
        self._place = 0
        self.timer = QTimer(program)
        self.timer.timeout.connect(self._go_on)

    def _go_on(self) -> None:
        width = max(1, self._timeline.width())
        self._place = (self._place + 7) % (2 * width)
        here = QPointF(min(self._place, 2 * width - self._place), 30.0)
        button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        where = self._timeline.mapToGlobal(here)
        event = QMouseEvent(QEvent.Type.MouseMove, here, where, button, button, none)
        QApplication.sendEvent(self._timeline, event)


if __name__ == "__main__":
    sys.exit(main())
