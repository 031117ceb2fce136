"""How much of the engine's speed is left to a search that is watched as fast as it goes.

    python -m tests.benchmarks.watch_speed --rounds 7
    python -m tests.benchmarks.watch_speed --rounds 7 --panels search_tree,lesson,step_log

By turns the real window watches a search that does not end, and the engine alone runs the
same one in the thread of the window, which then stands still.  Each ratio is that of the
steps a second in one such turn, and the middle one of all turns is printed:

    wall        by the clock on the wall
    own         likewise, without the time for which other programs kept the processor from the
                thread of searches, where the system (Linux) tells it: what a quiet machine shows
    processor   by the processor time of that thread, with all that it does besides searching

Qt's platform is the one in QT_QPA_PLATFORM: "offscreen" needs no display.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QSettings
from PySide6.QtWidgets import QApplication

from sudoku_gui.app import prepare_threads
from sudoku_gui.model.game import Game
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.playback.pace import UNLIMITED_PACE
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.search.shown_moment import ShownMoment
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.solvers import algorithm_named
from sudoku_gui.solvers.search import Algorithm, Search
from sudoku_gui.ui.files.settings import Settings
from sudoku_gui.ui.program import Program
from tests.benchmarks.event_loop import run_for
from tests.support.journals import journals_beside
from tests.support.ui.searches import ENDLESS

_SLICE = 1_000_000


@dataclass(frozen=True, slots=True)
class Turn:
    """The steps a second of the window, each as a share of those of the engine."""

    wall: float
    own: float
    processor: float
    engine: float  # steps a second of the engine alone
    window_share: float  # of the time of a processor that the window's thread takes
    reports: float  # a second


@dataclass(frozen=True, slots=True)
class ThreadTimes:
    """Seconds of a thread: on a processor, and ready for one that others had."""

    ran: float
    waited: float

    @classmethod
    def of_searches(cls) -> "ThreadTimes":
        """Those of the thread of searches, by the name that it has; none outside Linux."""
        for task in Path("/proc/self/task").glob("*"):
            if (task / "comm").read_text("ascii").strip() == "solver":
                ran, waited, _ = (task / "schedstat").read_text("ascii").split()
                return cls(int(ran) / 1e9, int(waited) / 1e9)
        return cls(0.0, 0.0)


class Witness(QObject):
    """Notes how far the search is that the window shows."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.steps = self.reports = 0
        program.search.moment_changed.connect(self.note)

    def note(self, shown_moment: ShownMoment) -> None:
        """Note what is shown."""
        self.steps, self.reports = shown_moment.moment.counters.steps, self.reports + 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit status says nothing about the figures."""
    parser = argparse.ArgumentParser(description="how fast a search is watched")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.8, help="of watching, each round")
    parser.add_argument("--algorithm", default="used-tables")
    parser.add_argument("--panels", default="", help="names of the actions that open them")
    wanted = parser.parse_args(arguments)
    panels = [ActionId(name) for name in wanted.panels.split(",") if name]
    prepare_threads()
    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder, "settings.ini")), QSettings.Format.IniFormat)
        Settings(store).layout = WindowLayout.WATCH
        program = Program(application, store, journals_beside(store))
        program.start([])
        for panel in panels:
            program.window.named_actions[panel].trigger()
        algorithm = algorithm_named(wanted.algorithm)
        turns = measure(program, algorithm, wanted.rounds, wanted.seconds)
        for panel in panels:
            program.window.named_actions[panel].trigger()
        program.shut_down()
    print(f"platform {application.platformName()}, {os.cpu_count()} processors")
    for name in ("wall", "own", "processor"):
        print(f"to_engine_{name} {_middle(turns, name):.3f}")
    print(f"engine_steps_per_s {_middle(turns, 'engine'):,.0f}")
    print(f"window_thread_percent {100 * _middle(turns, 'window_share'):.1f}")
    print(f"reports_per_s {_middle(turns, 'reports'):.1f}")
    return 0


def measure(program: Program, algorithm: Algorithm, rounds: int, seconds: float) -> list[Turn]:
    """What each round gave."""
    program.search.choose_algorithm(algorithm)
    program.game_controller.open_game(Game(Puzzle(ENDLESS)))
    program.search.set_pace(UNLIMITED_PACE)
    witness = Witness(program)
    engine = algorithm.start(ENDLESS)
    program.game_search.watch()
    run_for(seconds)
    return [_turn(program, witness, engine, seconds) for _ in range(rounds)]


def _turn(program: Program, witness: Witness, engine: Search, seconds: float) -> Turn:
    program.search.play()
    run_for(seconds / 5)
    steps, reports, before = witness.steps, witness.reports, ThreadTimes.of_searches()
    window, began = time.thread_time(), time.monotonic()
    run_for(seconds)
    took, window = time.monotonic() - began, time.thread_time() - window
    steps, reports, after = (
        witness.steps - steps,
        witness.reports - reports,
        ThreadTimes.of_searches(),
    )
    program.search.pause()
    run_for(seconds / 10)
    alone = _steps_a_second(engine, seconds / 2)
    return Turn(
        steps / took / alone,
        steps / (took - (after.waited - before.waited)) / alone,
        steps / ((after.ran - before.ran) or took) / alone,
        alone,
        window / took,
        reports / took,
    )


def _steps_a_second(engine: Search, seconds: float) -> float:
    """By the processor time of this thread."""
    taken, began = 0, time.thread_time()
    while time.thread_time() - began < seconds:
        taken += engine.advance(_SLICE)
    return taken / (time.thread_time() - began)


def _middle(turns: Sequence[Turn], name: str) -> float:
    return float(statistics.median(getattr(turn, name) for turn in turns))


if __name__ == "__main__":
    sys.exit(main())
