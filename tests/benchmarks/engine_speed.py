"""How fast the engine is, beside a plain recursive C++ program and in both of its forms.

    python -m tests.benchmarks.engine_speed

The search is that of the puzzle made to defeat searches row by row.  The C++ program
(recursive_search.cpp, compiled with -O2) and the engine, alone and with a timeline that
records, take turns, and the best time of each counts, in seconds of the processor, so that
what else runs on the machine counts little.  Where the engine is not compiled,
ask for a shorter search: `--puzzle ai-escargot`.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from sudoku_gui import formats
from sudoku_gui.assets import resource
from sudoku_gui.model.grid import Grid
from sudoku_gui.playback.timeline import Timeline
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.engine import compilation
from sudoku_gui.solvers.search import Algorithm
from tests.support.engine_form import PACKAGE, python_form
from tests.support.waiting import PATIENCE_SECONDS

SOURCE = Path(__file__).with_name("recursive_search.cpp")
ROW_BY_ROW = ALGORITHMS[0]
_SLICE = 1_000_000  # steps between two moments at which a program hears that it is to stop
_SECONDS_EACH = 0.5


@dataclass(frozen=True, slots=True)
class Run:
    """One search to its end."""

    steps: int
    seconds: float
    end: str


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit status says whether all searches were the same."""
    parser = argparse.ArgumentParser(description="how fast the engine is")
    parser.add_argument("--puzzle", default="against-row-major")
    parser.add_argument("--rounds", type=int, default=5)
    wanted = parser.parse_args(arguments)
    data = resource("puzzles", f"{wanted.puzzle}.txt").read_bytes()
    grid = formats.read(data).puzzle.givens
    print(f"engine {compilation.form()}")
    with tempfile.TemporaryDirectory() as folder:
        status = _print_turns(_contenders(grid, Path(folder)), wanted.rounds)
    _print_all_algorithms(grid)
    return status


def _contenders(grid: Grid, folder: Path) -> dict[str, Callable[[], Run]]:
    """What takes turns; without the C++ program where there is no compiler."""
    contenders = {"bare": lambda: _bare(grid), "recording": lambda: _recording(grid)}
    compiler = shutil.which("c++")
    if compiler is None:
        return contenders
    program = folder / "recursive_search"
    subprocess.run(
        [compiler, "-O2", SOURCE, "-o", program], check=True, timeout=10 * PATIENCE_SECONDS
    )
    return {"cpp": lambda: _cpp(program, grid), **contenders}


def _print_turns(contenders: dict[str, Callable[[], Run]], rounds: int) -> int:
    runs = [{name: run() for name, run in contenders.items()} for _ in range(rounds)]
    best = {name: min(each[name].seconds for each in runs) for name in contenders}
    for name, seconds in best.items():
        print(f"{name}_s {seconds:.3f}")
    for name in best.keys() - {"cpp"} if "cpp" in best else ():
        print(f"{name}_to_cpp {best[name] / best['cpp']:.3f}")
    found = {(run.steps, run.end) for each in runs for run in each.values()}
    print(f"steps {' or '.join(str(steps) for steps, _ in found)}")
    return 0 if len(found) == 1 else 1


def _cpp(program: Path, grid: Grid) -> Run:
    ended = subprocess.run(
        [program, "".join(map(str, grid.digits))],
        check=True,
        capture_output=True,
        text=True,
        timeout=10 * PATIENCE_SECONDS,
    )
    steps, seconds, end = ended.stdout.split()
    return Run(int(steps), float(seconds), end)


def _bare(grid: Grid) -> Run:
    search = ROW_BY_ROW.start(grid)
    steps, seconds = _timed(search.advance)
    return Run(steps, seconds, "".join(map(str, search.moment().grid.digits)))


def _recording(grid: Grid) -> Run:
    timeline = Timeline(ROW_BY_ROW, grid)
    steps, seconds = _timed(timeline.explore)
    timeline.seek(steps)
    return Run(steps, seconds, "".join(map(str, timeline.moment().grid.digits)))


def _timed(advance: Callable[[int], int]) -> tuple[int, float]:
    """How many steps there are to the end, and how many seconds they take."""
    steps = 0
    began = time.process_time()
    while taken := advance(_SLICE):
        steps += taken
    return steps, time.process_time() - began


def _print_all_algorithms(grid: Grid) -> None:
    forms = {"python": _as_python()}
    if compilation.is_compiled():
        forms["compiled"] = tuple(ALGORITHMS)
    for form, algorithms in forms.items():
        for algorithm in algorithms:  # last-blank takes no step where every house has two blanks
            print(f"{form} {algorithm.name} {_steps_per_second(algorithm, grid):.0f} steps/s")


def _as_python() -> tuple[Algorithm, ...]:
    with python_form():
        names = [algorithm.name.replace("-", "_") for algorithm in ALGORITHMS]
        modules = [import_module(f"{PACKAGE}.solvers.algorithms.{name}") for name in names]
        return tuple(module.ALGORITHM for module in modules)


def _steps_per_second(algorithm: Algorithm, grid: Grid) -> float:
    """From the start, again and again if the end comes soon."""
    steps = 0
    began = time.process_time()
    while (seconds := time.process_time() - began) < _SECONDS_EACH:
        search = algorithm.start(grid)
        while time.process_time() < began + _SECONDS_EACH and (taken := search.advance(10_000)):
            steps += taken
    return steps / seconds


if __name__ == "__main__":
    sys.exit(main())
