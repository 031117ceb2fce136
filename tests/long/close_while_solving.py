"""A trial of closing: the program is closed while it solves, at a random moment.

    python -m tests.long.close_while_solving --count 500 --seed 1

Each time the real program starts in a process of its own, without a display, puts the
puzzle made to defeat searches row by row on the table, and watches or solves it, at
full speed or slowly; or it lets all algorithms race over it, or looks for the typo in a
puzzle whose check takes long.  After up to 300 ms its window is closed, its Quit is
chosen, or the desktop ends it.  It must end with status 0, nothing on stderr, and no
thread left over.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Never
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QTimer

from sudoku_gui import app
from sudoku_gui.formats import read
from sudoku_gui.model.game import Game
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.kit.threads.check_thread import CheckThread
from sudoku_gui.ui.program import Program
from sudoku_gui.ui.race.race_thread import RaceThread
from sudoku_gui.ui.search.search_thread import SearchThread
from tests.long.bound import upper_bound
from tests.support.session_bus import NO_BUS
from tests.support.solvers.corpus import puzzle_of_counts
from tests.support.terminal import HARMLESS
from tests.support.waiting import PATIENCE_SECONDS

LONGEST = 300  # milliseconds until the program is closed
WAYS = ("window", "action", "desktop")
COMMANDS = ("solve", "watch", "race", "find_typo")
FULL_SPEED, SLOWEST = 50, 0  # positions of the slider
_ROOT = Path(__file__).parents[2]
_IMPOSSIBLE = read((_ROOT / "tests/data/bad/norvig_impossible.txt").read_bytes()).puzzle.givens


@dataclass(frozen=True, slots=True)
class Plan:
    """How one process is to be closed; is_faulty: with a planted fault."""

    milliseconds: int
    way: str
    command: str
    speed: int
    is_faulty: bool = False

    @classmethod
    def by_lot(cls, rng: random.Random) -> "Plan":
        """Any of the plans there can be."""
        return cls(
            rng.randint(0, LONGEST),
            rng.choice(WAYS),
            rng.choice(COMMANDS),
            rng.choice((FULL_SPEED, SLOWEST)),
        )


@dataclass(frozen=True, slots=True)
class Ended:
    """How one process ended."""

    status: int
    messages: str

    @property
    def is_clean(self) -> bool:
        """Whether it ended in order."""
        return self.status == 0 and not self.messages


def run(plan: Plan) -> Ended:
    """Carry `plan` out in a process of its own."""
    with tempfile.TemporaryDirectory() as home:
        folders = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME"), home)
        words = [plan.way, plan.command, plan.speed, plan.milliseconds, int(plan.is_faulty)]
        child = subprocess.run(
            [sys.executable, "-m", "tests.long.close_while_solving", "--child", *map(str, words)],
            cwd=_ROOT,
            env={**os.environ, **NO_BUS, **folders, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE_SECONDS,
        )
    messages = [line for line in child.stderr.splitlines() if line != HARMLESS]
    return Ended(child.returncode, "\n".join(messages))


def _open_and_close(way: str, command: str, speed: str, milliseconds: str, faulty: str) -> int:
    """The process itself: the program as it is, but for what people do."""

    class Closing(Program):
        def start(self, files: Sequence[str], moment: str = "") -> None:
            super().start(files, moment)
            slider = self.window.search_view.panel.speed
            slider.move_by(int(speed) - slider.position)
            is_search = command != "find_typo"
            self.game_controller.open_game(
                Game(Puzzle(puzzle_of_counts("defeating") if is_search else _IMPOSSIBLE))
            )
            self.window.named_actions[ActionId(command)].trigger()
            if self.races.window is not None:
                self.races.window.controls.speed.move_by(int(speed))
                self.races.window.controls.run.click()
            QTimer.singleShot(int(milliseconds), self, self._close_now)

        def _close_now(self) -> None:
            {
                "window": self.window.close,
                "action": self.window.named_actions[ActionId.QUIT].trigger,
                "desktop": QCoreApplication.quit,
            }[way]()

    end_at_once = os._exit

    def end_with_threads(status: int) -> Never:
        print("a thread has not ended", file=sys.stderr, flush=True)
        end_at_once(status)

    if int(faulty):
        for thread in (SearchThread, CheckThread, RaceThread):
            patch.object(thread, "shut_down", lambda _thread: None).start()
    with patch.object(app, "Program", Closing), patch.object(os, "_exit", end_with_threads):
        return app.open_window([])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the trial and print its figures; the status is 1 if a process ended in disorder."""
    parser = argparse.ArgumentParser(description="close while solving")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--child", nargs=5, help=argparse.SUPPRESS)
    wanted = parser.parse_args(arguments)
    if wanted.child:
        return _open_and_close(*wanted.child)
    rng = random.Random(wanted.seed)
    clean = 0
    for _ in range(wanted.count):
        plan = Plan.by_lot(rng)
        ended = run(plan)
        clean += ended.is_clean
        if not ended.is_clean:
            print(f"{plan}: status {ended.status}\n{ended.messages}", flush=True)
    print(f"closes {wanted.count}\nseed {wanted.seed}\nclean {clean}")
    if clean < wanted.count:
        return 1
    print(f"rate of disorder below {upper_bound(wanted.count):.2g} (95 %)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
