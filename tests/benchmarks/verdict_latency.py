"""How soon after a key the verdict is seen, and whether fast typing loses any key.

    python -m tests.benchmarks.verdict_latency FILE --puzzles 100

Puzzles by lot of FILE (lines that begin with 81 signs) are typed into the real window,
key by key: the next key is pressed when the verdict on the last one was painted.
Meanwhile a timer of 10 ms notes how late it comes.  Then the 81 cells of each of a
few puzzles are typed at 30 keys a second, whatever the verdicts do, and keys that
left no digit are counted.  Qt's platform is the one in QT_QPA_PLATFORM.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject, QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sudoku_gui.app import SWITCH_SECONDS
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers import engine
from sudoku_gui.ui.program import Program
from tests.benchmarks.event_loop import Figures, Probe

KEYS_PER_SECOND = 30
_PATIENCE_MILLISECONDS = 10_000
_CELLS = 81


@dataclass(frozen=True, slots=True)
class Latencies:
    """Seconds from each key to its verdict, in ascending order; loop: what the timer saw.

    slowest: the puzzle as far as it was typed when the verdict took longest.
    """

    seconds: tuple[float, ...]
    slowest: Grid
    loop: Figures

    def at(self, share: float) -> float:
        """What `share` of the keys did not exceed, in milliseconds."""
        return self.seconds[min(len(self.seconds) - 1, int(share * len(self.seconds)))] * 1000


class Typist(QObject):
    """Types into the window of `program` and sees when verdicts are painted."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._program = program
        self._loop = QEventLoop()
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE_MILLISECONDS)
        self._patience.timeout.connect(self._loop.quit)
        self._is_reached = False
        self._painted_at = 0.0
        view = program.window.verdict
        for part in (view, *view.findChildren(QObject)):
            part.installEventFilter(self)
        program.checks.judge.verdict_reached.connect(self._note_verdict)

    def seconds_for(self, sign: str) -> float:
        """Press the key of `sign`, which changes the puzzle; how long the verdict takes."""
        self._is_reached = False
        before = time.perf_counter()
        QTest.keyClicks(self._program.window.grid, sign)  # lets the window live already
        self._patience.start()
        if self._painted_at < before:
            self._loop.exec()
        self._patience.stop()
        assert self._painted_at > before, "no verdict was seen"
        return self._painted_at - before

    def skip(self) -> None:
        """Press the key that leaves a blank, and let the window live."""
        QTest.keyClicks(self._program.window.grid, "0")
        QApplication.processEvents()

    @property
    def typed(self) -> Grid:
        """What the grid holds."""
        return self._program.workbench.game.sheet.givens

    def start_anew(self) -> None:
        """An empty grid with the cursor in its first cell, and the verdict on it."""
        self._program.workbench.new(9)
        self._program.window.grid.select(Cell(0))
        while self._program.checks.judge.verdict is None:
            run_for(0.01)

    def _note_verdict(self) -> None:
        self._is_reached = True
        self._program.window.verdict.update()  # also where it looks as before

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._is_reached and event.type() is QEvent.Type.Paint:
            self._is_reached = False
            self._painted_at = time.perf_counter()
            self._loop.quit()
        return False


def measure(program: Program, puzzles: Sequence[Grid]) -> Latencies:
    """Type every puzzle, waiting for each verdict."""
    typist, probe = Typist(program), Probe(program.window.grid.viewport())
    seen: list[tuple[float, bytes]] = []
    probe.begin()
    for puzzle in puzzles:
        typist.start_anew()
        for sign in puzzle.line():
            if sign == "0":
                typist.skip()
            else:
                seconds = typist.seconds_for(sign)
                seen.append((seconds, typist.typed.digits))
        assert typist.typed == puzzle, "a key was lost"
    seen.sort()
    slowest = Grid(puzzles[0].geometry, seen[-1][1])
    return Latencies(tuple(seconds for seconds, _ in seen), slowest, probe.figures())


def keys_lost(program: Program, puzzle: Grid) -> int:
    """Type the cells at 30 keys a second; how many are not what was typed."""
    Typist(program).start_anew()
    signs = iter(puzzle.line())
    loop, timer = QEventLoop(), QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setInterval(1000 // KEYS_PER_SECOND)

    def press() -> None:
        sign = next(signs, None)
        if sign is None:
            loop.quit()
        else:
            QTest.keyClicks(program.window.grid, sign)

    timer.timeout.connect(press)
    timer.start()
    loop.exec()
    timer.stop()
    typed = program.workbench.game.sheet.givens
    return sum(one != other for one, other in zip(typed.digits, puzzle.digits, strict=True))


def puzzles_in(path: Path, count: int, seed: int) -> list[Grid]:
    """At most `count` puzzles of the file, by lot."""
    lines = [line[:_CELLS] for line in path.read_text("utf-8").splitlines()]
    grids = [Grid.from_line(line) for line in lines if _is_puzzle(line)]
    if len(grids) <= count:
        return grids
    return random.Random(seed).sample(grids, count)


@contextmanager
def open_program(application: QApplication) -> Iterator[Program]:
    """The program in its window, with settings of its own."""
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder, "settings.ini")), QSettings.Format.IniFormat)
        program = Program(application, store)
        program.start([])
        run_for(0.3)
        yield program
        program.shut_down()
        program.window.hide()


def run_for(seconds: float) -> None:
    """Let the window live."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def _is_puzzle(line: str) -> bool:
    return len(line) == _CELLS and set(line) <= set("0123456789.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the status is 1 if a key was lost."""
    parser = argparse.ArgumentParser(description="how soon the verdict follows a key")
    parser.add_argument("file", type=Path)
    parser.add_argument("--puzzles", type=int, default=100)
    parser.add_argument("--fast", type=int, default=3, help="puzzles typed at 30 keys a second")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    puzzles = puzzles_in(wanted.file, wanted.puzzles, wanted.seed)
    sys.setswitchinterval(SWITCH_SECONDS)
    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    with open_program(application) as program:
        latencies = measure(program, puzzles)
        lost = sum(keys_lost(program, puzzle) for puzzle in puzzles[: wanted.fast])
    print(f"platform {application.platformName()}, {os.cpu_count()} processors, {engine.form()}")
    print(f"file {wanted.file.name}\npuzzles {len(puzzles)}\nkeys {len(latencies.seconds)}")
    for name, share in (("median", 0.5), ("p99", 0.99), ("max", 1.0)):
        print(f"verdict_{name}_ms {latencies.at(share):.1f}")
    for name, share in (("p99", 0.99), ("max", 1.0)):
        print(f"loop_late_{name}_ms {latencies.loop.late_at(share):.1f}")
    print(f"slowest {latencies.slowest}")
    print(f"keys_lost_at_{KEYS_PER_SECOND}_per_s {lost} of {wanted.fast * _CELLS}")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
