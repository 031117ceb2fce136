"""How long the window's event loop is kept waiting while a search runs flat out.

    python -m tests.benchmarks.event_loop --seconds 10 --stops 50
    python -m tests.benchmarks.event_loop --seconds 10 --race seconds

The real window watches the puzzle made to defeat searches row by row at full speed,
while a timer of 10 ms notes how late it comes.  A search that ends, as a compiled one
does within seconds, is watched again.  Then it is stopped again and again, at random
moments, by the action of the menu: a stop shows when the window has painted what the
solver's thread answered.  With --race all algorithms race over the puzzle instead, each
as fast as it can (seconds) or on one clock of steps (steps).  Qt's platform is the one in
QT_QPA_PLATFORM: "offscreen" needs no display, and without it a display is used.
"""

import argparse
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject, QSettings, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from sudoku_gui import formats
from sudoku_gui.app import prepare_threads
from sudoku_gui.assets import resource
from sudoku_gui.model.game import Game
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.playback.pace import UNLIMITED_PACE
from sudoku_gui.playback.race_runner import RaceRule
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.ui.program import Program
from sudoku_gui.ui.race.race_worker import RaceReport
from tests.support.journals import journals_beside

PROBE_SECONDS = 0.010
WARM_UP_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class Figures:
    """What the measurement gave: seconds late per probe, and what was done meanwhile.

    busy: processor seconds of the window's thread from each probe to the next, which its longest
    piece of work does not exceed; other programs that want the processor change nothing in it.
    """

    seconds: float
    late: tuple[float, ...]
    busy: tuple[float, ...]
    frames: int
    steps: int

    def late_at(self, share: float) -> float:
        """The lateness that `share` of the probes did not exceed, in milliseconds."""
        ordered = sorted(self.late)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000

    @property
    def busy_max(self) -> float:
        """What no piece of work of the window's thread exceeds, in milliseconds."""
        return max(self.busy, default=0.0) * 1000


class Probe(QObject):
    """Notes how late a timer comes, and counts the paintings of a widget."""

    def __init__(self, painted: QWidget) -> None:
        super().__init__()
        self._late: list[float] = []
        self._busy: list[float] = []
        self._frames = 0
        self._steps = self._steps_of_search = 0
        self._began = self._last = self._last_worked = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(round(PROBE_SECONDS * 1000))
        self._timer.timeout.connect(self._note)
        painted.installEventFilter(self)

    def begin(self) -> None:
        """Forget what was seen so far and measure from now on."""
        self._late.clear()
        self._busy.clear()
        self._frames = self._steps = 0
        self._began = self._last = time.monotonic()
        self._last_worked = time.thread_time()
        self._timer.start()

    def figures(self) -> Figures:
        """What was seen since `begin`."""
        return Figures(
            time.monotonic() - self._began,
            tuple(self._late),
            tuple(self._busy),
            self._frames,
            self._steps,
        )

    def _note(self) -> None:
        now, worked = time.monotonic(), time.thread_time()
        self._late.append(max(0.0, now - self._last - PROBE_SECONDS))
        self._busy.append(worked - self._last_worked)
        self._last, self._last_worked = now, worked

    def take_scene(self, shown_moment: ShownMoment) -> None:
        """Count the steps of the search that is watched."""
        self._take(shown_moment.moment.counters.steps)

    def take_race(self, report: RaceReport) -> None:
        """Count the steps of all searches of a race together."""
        self._take(sum(each.moment.counters.steps for each in report.standings))

    def _take(self, steps: int) -> None:
        if steps > self._steps_of_search:  # fewer: it is another search
            self._steps += steps - self._steps_of_search
        self._steps_of_search = steps

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self._frames += event.type() is QEvent.Type.Paint
        return False


def measure(
    program: Program, puzzle: Puzzle, seconds: float, warm_up: float = WARM_UP_SECONDS
) -> Figures:
    """The figures of `seconds` of watching `puzzle` at full speed."""
    probe = Probe(program.window.grid.viewport())
    program.search.moment_changed.connect(probe.take_scene)
    program.game_controller.open_game(Game(puzzle))
    program.search.set_pace(UNLIMITED_PACE)
    program.search.ended.connect(program.game_search.watch, Qt.ConnectionType.QueuedConnection)
    program.game_search.watch()
    run_for(warm_up)
    probe.begin()
    run_for(seconds)
    figures = probe.figures()
    program.search.ended.disconnect(program.game_search.watch)
    program.game_controller.stop()
    return figures


def measure_race(
    program: Program,
    puzzle: Puzzle,
    rule: RaceRule,
    seconds: float,
    warm_up: float = WARM_UP_SECONDS,
) -> Figures:
    """The figures of `seconds` of a race of all algorithms over `puzzle`, at full speed."""
    program.game_controller.open_game(Game(puzzle))
    program.races.open()
    window, controller, thread = (
        program.races.window,
        program.races.controller,
        program.races.race_thread,
    )
    assert window is not None
    assert controller is not None
    assert thread is not None
    lanes = window.lanes.widget()
    assert lanes is not None
    probe = Probe(lanes)
    thread.reported.connect(probe.take_race)
    window.controls.rules.setCurrentIndex(list(RaceRule).index(rule))
    window.controls.speed.move_by(100)
    controller.run(True)
    run_for(warm_up)
    probe.begin()
    run_for(seconds)
    figures = probe.figures()
    window.close()
    return figures


def measure_stops(program: Program, puzzle: Puzzle, stops: int, seed: int) -> list[float]:
    """The seconds each stop of a search of `puzzle` at full speed took to show."""
    chance = random.Random(seed)
    return [_seconds_to_stop(program, puzzle, chance.uniform(0.05, 0.3)) for _ in range(stops)]


def _seconds_to_stop(program: Program, puzzle: Puzzle, after: float) -> float:
    program.game_controller.open_game(Game(puzzle))
    program.search.set_pace(UNLIMITED_PACE)
    program.game_search.watch()
    run_for(after)
    shown = QEventLoop()
    program.search.timeline_changed.connect(shown.quit)
    began = time.monotonic()
    program.window.named_actions[ActionId.STOP].trigger()
    shown.exec()
    QApplication.processEvents()  # paints
    program.search.timeline_changed.disconnect(shown.quit)
    return time.monotonic() - began


def puzzle_to_watch() -> Puzzle:
    """The one that keeps a search row by row busy for minutes."""
    return formats.read(resource("puzzles", "against-row-major.txt").read_bytes()).puzzle


def run_for(seconds: float) -> None:
    """Let the event loop run for so long."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit status says nothing about the figures."""
    parser = argparse.ArgumentParser(description="how late the window's event loop is")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--algorithm", default="used-tables")
    parser.add_argument("--race", choices=[rule.value for rule in RaceRule])
    parser.add_argument("--stops", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    prepare_threads()
    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder, "settings.ini")), QSettings.Format.IniFormat)
        program = Program(application, store, journals_beside(store))
        program.search.choose_algorithm(algorithm_named(wanted.algorithm))
        program.start([])
        if wanted.race:
            figures = measure_race(
                program, puzzle_to_watch(), RaceRule(wanted.race), wanted.seconds
            )
            program.shut_down()
            _print(figures, application.platformName())
            return 0
        figures = measure(program, puzzle_to_watch(), wanted.seconds)
        stops = measure_stops(program, puzzle_to_watch(), wanted.stops, wanted.seed)
        program.shut_down()
    _print(figures, application.platformName())
    print(f"stops {len(stops)} (seed {wanted.seed})")
    for name, seconds in (("median", statistics.median(stops)), ("max", max(stops))):
        print(f"stop_shows_{name}_ms {seconds * 1000:.1f}")
    return 0


def _print(figures: Figures, platform: str) -> None:
    print(f"platform {platform}, {os.cpu_count()} processors, {figures.seconds:.1f} s")
    print(f"probes {len(figures.late)}")
    for name, share in (("median", 0.5), ("p99", 0.99), ("max", 1.0)):
        print(f"late_{name}_ms {figures.late_at(share):.1f}")
    print(f"frames_per_s {figures.frames / figures.seconds:.1f}")
    print(f"steps_per_s {figures.steps / figures.seconds:,.0f}")


if __name__ == "__main__":
    sys.exit(main())
