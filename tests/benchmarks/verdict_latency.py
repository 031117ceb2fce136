"""How soon after a key the verdict is seen, and whether fast typing loses any key.

    python -m tests.benchmarks.verdict_latency FILE... --puzzles 100
    python -m tests.benchmarks.verdict_latency FILE... --part 1/20

Puzzles by lot of the files (the first 81 signs in a row on each line), or the part of all
of them that is asked for, are typed into the real window, key by key: the next key is
pressed when the verdict on the last one was painted, and so a puzzle takes a third of a
second.  Meanwhile a timer of 10 ms notes how late it comes.  Then the 81 cells of each of a
few puzzles are typed at 30 keys a second, whatever the verdicts do, and keys that
left no digit are counted.  Qt's platform is the one in QT_QPA_PLATFORM.
"""

import argparse
import os
import random
import re
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

from sudoku_gui.app import prepare_threads
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import Grid
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.ui.program import Program
from tests.benchmarks.event_loop import Figures, Probe
from tests.support.journals import journals_beside
from tests.support.ui.open_program import free

KEYS_PER_SECOND = 30
_PATIENCE_MILLISECONDS = 10_000
_CELLS = 81
_PUZZLE = re.compile(r"(?<![0-9.])[0-9.]{81}(?![0-9.])")


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
        program.checks.verdicts.verdict_reached.connect(self._note_verdict)

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
        return self._program.game_controller.game.sheet.givens

    def start_anew(self) -> None:
        """An empty grid with the cursor in its first cell, and the verdict on it."""
        self._program.game_controller.new(9)
        self._program.window.grid.select(Cell(0))
        while self._program.checks.verdicts.verdict is None:
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
    typed = program.game_controller.game.sheet.givens
    return sum(one != other for one, other in zip(typed.digits, puzzle.digits, strict=True))


@dataclass(frozen=True, slots=True)
class Part:
    """Every so many-th puzzle, from the `number`-th on, which is `of_all` parts in all."""

    number: int
    of_all: int

    def of(self, puzzles: Sequence[Grid]) -> list[Grid]:
        """Those of `puzzles` that belong to this part."""
        return list(puzzles[self.number - 1 :: self.of_all])


def part_from(words: str) -> Part:
    """The part that is written "2/5"; raises ValueError for what is none."""
    number, of_all = map(int, words.split("/"))
    if not 1 <= number <= of_all:
        raise ValueError(f"no part: {words}")
    return Part(number, of_all)


def puzzles_of(paths: Sequence[Path]) -> list[Grid]:
    """The puzzles of the files, each once, in their order."""
    lines = (line for path in paths for line in path.read_text("utf-8").splitlines())
    found = (match[0].replace(".", "0") for line in lines if (match := _PUZZLE.search(line)))
    return [Grid.from_line(line) for line in dict.fromkeys(found) if set(line) != {"0"}]


@contextmanager
def open_program(application: QApplication) -> Iterator[Program]:
    """The program in its window, with settings of its own."""
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder, "settings.ini")), QSettings.Format.IniFormat)
        program = Program(application, store, journals_beside(store))
        program.start([])
        run_for(0.3)
        yield program
        program.shut_down()
        free(program)


def run_for(seconds: float) -> None:
    """Let the window live."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the status is 1 if a key was lost."""
    parser = argparse.ArgumentParser(description="how soon the verdict follows a key")
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--puzzles", type=int, default=100, help="by lot")
    parser.add_argument("--part", type=part_from, help="in place of some by lot, such as 2/5")
    parser.add_argument("--fast", type=int, default=3, help="puzzles typed at 30 keys a second")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    known = puzzles_of(wanted.files)
    by_lot = random.Random(wanted.seed).sample(known, min(len(known), wanted.puzzles))
    puzzles = wanted.part.of(known) if wanted.part else by_lot
    prepare_threads()
    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    with open_program(application) as program:
        latencies = measure(program, puzzles)
        lost = sum(keys_lost(program, puzzle) for puzzle in puzzles[: wanted.fast])
    print(
        f"platform {application.platformName()}, {os.cpu_count()} processors, {compilation.form()}"
    )
    print(f"files {len(wanted.files)}\npuzzles {len(puzzles)} of {len(known)}")
    print(f"keys {len(latencies.seconds)}")
    for name, share in (("median", 0.5), ("p99", 0.99), ("max", 1.0)):
        print(f"verdict_{name}_ms {latencies.at(share):.1f}")
    for name, share in (("p99", 0.99), ("max", 1.0)):
        print(f"loop_late_{name}_ms {latencies.loop.late_at(share):.1f}")
    print(f"slowest {latencies.slowest}")
    print(f"keys_lost_at_{KEYS_PER_SECOND}_per_s {lost} of {wanted.fast * _CELLS}")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
