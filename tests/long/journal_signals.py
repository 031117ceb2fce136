"""A trial of the journal: the program is ended from outside in the middle of a game.

    python -m tests.long.journal_signals --count 40 --seed 1

Each time the real program starts in a process of its own and plays at random; after up to 1.5 s
it gets SIGTERM, SIGHUP or SIGINT, or loses its display, whose server is killed.  What
the next start resumes must be the game as it was at most a second before.
"""

import argparse
import faulthandler
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from unittest.mock import patch

from PySide6.QtCore import QTimer

from sudoku_gui import app
from sudoku_gui.model.game import Game
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.ui.program import Program
from tests.long.bound import upper_bound
from tests.long.journal_player import (
    MILLISECONDS,
    PUZZLE,
    GameWatch,
    Outcome,
    do_at_random,
    log_of,
    outcome_of,
    resume_in,
    wait_until_ready,
)
from tests.support.display.display import Display, programs_missing
from tests.support.display.waiting import TooLongError, wait_until
from tests.support.session_bus import NO_BUS
from tests.support.waiting import PATIENCE_SECONDS

WAYS = ("SIGTERM", "SIGHUP", "SIGINT", "display")
LONGEST = 1.5  # seconds until the end
_ROOT = Path(__file__).parents[2]
_MESSAGES = "messages-of-the-program.txt"


def has_display() -> bool:
    """Whether there is a display that can be lost."""
    return not programs_missing()


def ended(way: str, seed: int, seconds: float) -> Outcome:
    """End one game in this way after so many seconds, and return what is left of it."""
    with ExitStack() as ending:
        folder = Path(ending.enter_context(tempfile.TemporaryDirectory()))
        display = Display(folder) if way == "display" else None
        if display is not None:
            ending.callback(display.close)
        child = _start(ending, folder, seed, display)
        with _telling_where_it_is(child, folder):
            wait_until_ready(folder, "game")
            time.sleep(seconds)
            if display is None:
                child.send_signal(signal.Signals[way])
            else:
                display.lose()
            wait_until(lambda: child.poll() is not None, "the program ended")
        end = time.monotonic()
        found = resume_in(folder / "sudoku_gui")
        return outcome_of(found[0] if found else None, log_of(folder, "game"), end)


def _start(
    ending: ExitStack, folder: Path, seed: int, display: Display | None
) -> "subprocess.Popen[bytes]":
    """Start the program, with its data in `folder`."""
    folders = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"), str(folder))
    platform = {} if display is None else {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display.name}
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.long.journal_signals", "--child", str(folder), str(seed)],
        cwd=_ROOT,
        env={**os.environ, **NO_BUS, "QT_QPA_PLATFORM": "offscreen", **folders, **platform},
        stderr=ending.enter_context((folder / _MESSAGES).open("wb")),
    )
    ending.callback(child.kill)
    return child


@contextmanager
def _telling_where_it_is(child: "subprocess.Popen[bytes]", folder: Path) -> Iterator[None]:
    """Let a program that takes too long say what it was doing, and raise that."""
    try:
        yield
    except TooLongError as error:
        child.send_signal(signal.SIGABRT)
        child.wait(PATIENCE_SECONDS)
        said = (folder / _MESSAGES).read_text(errors="replace")
        raise TooLongError(f"{error}; the program said\n{said}") from None


def _play(folder: Path, seed: int) -> int:
    """The process itself: the program as it is, but for somebody who plays."""
    faulthandler.enable()
    random = Random(seed)
    log = (folder / "game.log").open("w", buffering=1)

    class Playing(Program):
        def _make_documents(self, journals: Path) -> None:
            # A display can be lost between two parts that hear of a move: this hears of it first.
            self._watch = GameWatch(self.game_controller, log)
            super()._make_documents(journals)

        def start(self, files: Sequence[str], moment: str = "") -> None:
            super().start(files, moment)
            self.game_controller.open_game(Game(Puzzle(PUZZLE)))
            self._timer = QTimer(self)
            self._timer.timeout.connect(lambda: do_at_random(self.game_controller, random))
            self._timer.start(MILLISECONDS)
            (folder / "game.ready").touch()

    # As a terminal starts it: whoever runs the trial may ignore what is sent.
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    with patch.object(app, "Program", Playing):
        return app.open_window([])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the trial and print its figures; the status is 1 if a game was not resumed."""
    parser = argparse.ArgumentParser(description="end the program while somebody plays")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--child", nargs=2, help=argparse.SUPPRESS)
    wanted = parser.parse_args(arguments)
    if wanted.child:
        return _play(Path(wanted.child[0]), int(wanted.child[1]))
    random = Random(wanted.seed)
    ways = WAYS if has_display() else WAYS[:-1]
    outcomes = []
    for number in range(wanted.count):
        way = ways[number % len(ways)]
        outcome = ended(way, random.randrange(1 << 32), random.uniform(0.02, LONGEST))
        outcomes.append(outcome)
        if outcome.fault:
            print(f"{way}: {outcome}", flush=True)
    wrong = sum(bool(outcome.fault) for outcome in outcomes)
    most = max(outcome.lost_moves for outcome in outcomes)
    print(f"ends {wanted.count} by {', '.join(ways)}\nseed {wanted.seed}\nwrong {wrong}")
    print(f"lost at most {most} moves")
    if wrong:
        return 1
    print(f"rate of lost games below {upper_bound(wanted.count):.2g} (95 %)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
