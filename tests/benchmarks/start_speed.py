"""What starting costs: processor time, as multiples of what it costs to start next to nothing.

    python -m tests.benchmarks.start_speed --rounds 15
    python -m tests.benchmarks.start_speed --rounds 15 --only solve

`solve FILE` is compared with an interpreter that does nothing, the window (without a puzzle and
with one) with an empty window of PySide6; a window costs what it has cost when a first key has
been typed and is seen.  All take turns; of each the round with the least time counts, so that
the machine need not be quiet.  The engine should be compiled.  Qt's platform is the one in
QT_QPA_PLATFORM: "offscreen" needs no display, and without it a display is used.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from sudoku_gui.assets import resource
from sudoku_gui.solvers.engine import compilation
from tests.benchmarks.processes import run
from tests.support.terminal import bare_environment

NOTHING, SOLVE = "nothing", "solve"
EMPTY, WINDOW, PUZZLE = "empty_window", "window", "window_with_puzzle"
OF = {SOLVE: NOTHING, WINDOW: EMPTY, PUZZLE: EMPTY}  # what each is compared with

_PUZZLE_FILE = resource("puzzles", "hard.txt")
# What an installed `sudoku-gui` consists of.
_PROGRAM = "import sys; from sudoku_gui.__main__ import main; sys.exit(main())"
_WINDOW = ("-m", "tests.benchmarks.first_key")
_WORDS: Mapping[str, tuple[str, ...]] = {
    NOTHING: ("-c", "pass"),
    SOLVE: ("-c", _PROGRAM, "solve", str(_PUZZLE_FILE)),
    EMPTY: (*_WINDOW, "empty"),
    WINDOW: (*_WINDOW, "program"),
    PUZZLE: (*_WINDOW, "program", str(_PUZZLE_FILE)),
}


def measure(rounds: int, wanted: Sequence[str] = tuple(OF)) -> dict[str, float]:
    """The seconds of `wanted`, and of what they are compared with."""
    names = sorted({*wanted, *(OF.get(name, name) for name in wanted)}, key=list(_WORDS).index)
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            _seconds(name, Path(folder))  # which leaves modules compiled and fonts known
        turns = [{name: _seconds(name, Path(folder)) for name in names} for _ in range(rounds)]
    return {name: min(turn[name] for turn in turns) for name in names}


def _seconds(name: str, folder: Path) -> float:
    """What a start costs somebody who has never started the program."""
    with tempfile.TemporaryDirectory(dir=folder) as home:
        words = [sys.executable, *_WORDS[name]]
        return run(words, folder / "output", _environment(Path(home), folder)).processor


def _environment(home: Path, folder: Path) -> dict[str, str]:
    kept = {name: os.environ[name] for name in _DISPLAY if name in os.environ}
    return bare_environment(
        **kept,
        HOME=str(home),
        XDG_CONFIG_HOME=str(home),
        XDG_DATA_HOME=str(home),
        XDG_RUNTIME_DIR=str(home),
        XDG_CACHE_HOME=str(folder),
        LANG="C.UTF-8",
        QT_LOGGING_RULES="default.warning=false",  # what "offscreen" cannot do
    )


_DISPLAY = ("QT_QPA_PLATFORM", "DISPLAY", "XAUTHORITY", "WAYLAND_DISPLAY")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit status says nothing about the figures."""
    parser = argparse.ArgumentParser(description="what starting costs")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--only", choices=list(OF), action="append")
    wanted = parser.parse_args(arguments)
    seconds = measure(wanted.rounds, wanted.only or tuple(OF))
    print(f"engine {compilation.form()}\nplatform {os.environ.get('QT_QPA_PLATFORM', 'default')}")
    for name, each in seconds.items():
        ratio = f" ({each / seconds[OF[name]]:.2f} times {OF[name]})" if name in OF else ""
        print(f"{name}_s {each:.3f}{ratio}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
