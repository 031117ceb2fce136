"""What a frame of a search costs, beside another checkout of the program.

    python -m tests.benchmarks.frames --against ../before --turns 15

A frame is a moment of a search as the window shows it.  Measured are the sheet made for it
(`sheet`), and the whole of it: the sheet, and the window that shows it until the grid is
painted (`frame`), at 9x9 and 25x25.  The two checkouts take turns, each in a process of its
own, and what counts is the ratio within a turn, in seconds of the processor, so that what
else the machine does counts little.  The platform of Qt is "offscreen".

A checkout may keep its parts elsewhere than this one: they are found by what they define, or
defined before a rename.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from inspect import signature
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from tests.support.waiting import PATIENCE_SECONDS

HERE = Path(__file__).resolve().parents[2]
SIZES = (9, 25)
_SHEETS = 20  # measured for each frame, which takes longer
_STEPS_BETWEEN = 7  # from one moment to the next
_MOMENTS = 60

Seconds = dict[str, float]
"""How long a part of a frame takes on a grid of a size, by the name of both."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; or, asked for one turn, measure that and print it for the other."""
    parser = argparse.ArgumentParser(description="what a frame of a search costs")
    parser.add_argument("--against", type=Path, metavar="CHECKOUT")
    parser.add_argument("--turns", type=int, default=15)
    parser.add_argument("--frames", type=int, default=300)
    parser.add_argument("--one-turn", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args(arguments)
    if wanted.one_turn:
        print(json.dumps(measure(wanted.frames)))
        return 0
    checkouts = [HERE, *([wanted.against.resolve()] if wanted.against else [])]
    turns = [[_turn(each, wanted.frames) for each in checkouts] for _ in range(wanted.turns)]
    for name in turns[0][0]:
        print(_line_of(name, [[each[name] for each in turn] for turn in turns]))
    return 0


def measure(frames: int) -> Seconds:
    """What a frame costs in the checkout that is imported."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    widgets, core = import_module("PySide6.QtWidgets"), import_module("PySide6.QtCore")
    application = widgets.QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        store = core.QSettings(f"{folder}/settings.ini", core.QSettings.Format.IniFormat)
        program = _program(application, store, Path(folder))
        program.start([])
        found: Seconds = {}
        for size in SIZES:
            found |= _costs(program.window, size, frames)
        program.shut_down()
    return found


def _program(application: Any, store: Any, folder: Path) -> Any:
    """A program of the checkout, which may be older than journals."""
    make = _part("Program")
    has_journals = "journals" in signature(make).parameters
    return make(application, store, folder) if has_journals else make(application, store)


def _costs(window: Any, size: int, frames: int) -> Seconds:
    grid = _part("Grid").empty(_part("Geometry").of_size(size))
    sheet = _part("Sheet").of_givens(grid)
    shown_moment_of = _part("shown_moment_of", "scene_of")
    show_moment = getattr(window, "show_moment", None) or window.show_scene
    moments = _moments(grid)

    def show(moment: Any) -> None:
        show_moment(shown_moment_of(sheet, moment, None))
        window.grid.grab()

    show(moments[0])  # lays the grid out for its size
    return {
        f"{size}x{size} sheet": _seconds_each(
            lambda moment: shown_moment_of(sheet, moment, None), moments, frames * _SHEETS
        ),
        f"{size}x{size} frame": _seconds_each(show, moments, frames),
    }


def _moments(grid: Any) -> list[Any]:
    """Moments of a search row by row, with more and more digits."""
    search = _part("start_search")(_part("algorithm_named")("used-tables"), grid)
    moments = []
    for _ in range(_MOMENTS):
        search.advance(_STEPS_BETWEEN)
        moments.append(search.moment())
    return moments


def _seconds_each(do: Callable[[Any], object], moments: Sequence[Any], times: int) -> float:
    began = time.process_time()
    for moment in islice(cycle(moments), times):
        do(moment)
    return (time.process_time() - began) / times


def _part(*names: str) -> Any:
    """What the imported checkout calls by one of `names`, in whatever module it is."""
    package = Path(str(import_module("sudoku_gui").__file__)).parent
    definition = re.compile(rf"^(?:def|class) ({'|'.join(names)})\b", re.MULTILINE)
    for path in sorted(package.rglob("*.py")):
        found = definition.search(path.read_text("utf-8"))
        if found:
            inside = path.relative_to(package.parent).with_suffix("")
            return getattr(import_module(".".join(inside.parts)), found[1])
    raise LookupError(f"{package} defines none of {names}")


def _turn(checkout: Path, frames: int) -> Seconds:
    words = [sys.executable, "-P", str(Path(__file__).resolve()), "--one-turn"]
    ended = subprocess.run(
        [*words, "--frames", str(frames)],
        check=True,
        stdout=subprocess.PIPE,
        cwd=checkout,
        env=os.environ | {"PYTHONPATH": str(checkout)},
        timeout=10 * PATIENCE_SECONDS,
    )
    found: Seconds = json.loads(ended.stdout)
    return found


def _line_of(name: str, turns: Sequence[Sequence[float]]) -> str:
    ours = statistics.median(turn[0] for turn in turns)
    if len(turns[0]) == 1:
        return f"{name} {ours * 1e6:.1f} us"
    theirs = statistics.median(turn[1] for turn in turns)
    ratios = sorted(turn[0] / turn[1] for turn in turns)
    return (
        f"{name} {ours * 1e6:.1f} us, against {theirs * 1e6:.1f} us, "
        f"ratio {statistics.median(ratios):.3f} (from {ratios[0]:.3f} to {ratios[-1]:.3f})"
    )


if __name__ == "__main__":
    sys.exit(main())
