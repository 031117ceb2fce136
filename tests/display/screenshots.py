"""Takes the pictures of the README from the real window: python -m tests.display.screenshots.

They show fixed moments, so that they change only where the window does.  Another
folder than resources/screenshots may be named on the command line.
"""

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sudoku_gui.assets import resource
from sudoku_gui.formats import read
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import start_search
from tests.support.display.display import Display
from tests.support.display.running_program import NINE, RunningProgram
from tests.support.display.waiting import wait_until
from tests.support.terminal import ROOT

SAMPLE = "boj2239.txt"
A_DEAD_END, A_STEP_BACK = 31, 34  # steps of the first algorithm over the sample
# The 3 in the fourth row stands there twice.
TYPED_ROWS = ("53  7", "6  195", " 98    6", "8   6  33", "4  8 3  1", "7   2")


@dataclass(frozen=True, slots=True)
class Scene:
    """What a picture shows: the file opened, and how the window gets there from its start."""

    files: tuple[Path, ...]
    lead_to: Callable[[RunningProgram], None]


def type_a_mistake(program: RunningProgram) -> None:
    """A puzzle being typed, two of its cells at odds."""
    program.wait_for_title("Untitled – Sudoku")
    program.type_rows(TYPED_ROWS)
    program.wait_for_title("Untitled* – Sudoku")


def go_to_a_dead_end(program: RunningProgram) -> None:
    """A placement after which nothing fits the next blank."""
    program.wait_for_title(f"{SAMPLE} – Sudoku")
    _go_to_step(program, A_DEAD_END, LIGHT)


def go_to_a_step_back(program: RunningProgram) -> None:
    """A digit taken out again, in Korean and dark."""
    program.wait_for_title(f"{SAMPLE} – Sudoku")
    program.choose_by_keys("alt+v", "a", "d")
    program.choose_by_keys("alt+v", "l", "Down")
    program.keys("Return")
    program.wait_for_title(f"{SAMPLE} – 스도쿠")
    _go_to_step(program, A_STEP_BACK, DARK)


SAMPLE_FILE = resource("puzzles", SAMPLE)
PICTURES = {
    "typing.png": Scene((), type_a_mistake),
    "watching-light-en.png": Scene((SAMPLE_FILE,), go_to_a_dead_end),
    "watching-dark-ko.png": Scene((SAMPLE_FILE,), go_to_a_step_back),
}


def take_pictures(folder: Path) -> None:
    """Write every picture into `folder`."""
    with tempfile.TemporaryDirectory() as own:
        display = Display(Path(own))
        try:
            for name, scene in PICTURES.items():
                home = Path(own) / name
                home.mkdir()
                _take(RunningProgram(display, home, scene.files), scene, folder / name)
        finally:
            display.close()


def _take(program: RunningProgram, scene: Scene, path: Path) -> None:
    try:
        scene.lead_to(program)
        program.display.do("mousemove", 0, 0)  # out of the picture
        program.wait_until_still()
        program.picture().save(path)
    finally:
        program.kill()


def _go_to_step(program: RunningProgram, step: int, theme: Theme) -> None:
    search = start_search(ALGORITHMS[0], read(SAMPLE_FILE.read_bytes()).puzzle.givens)
    search.advance(step)
    filled = sorted(search.moment().path)
    program.keys(*["F6"] * step)
    wait_until(
        lambda: program.grid(NINE, theme).cells_showing(theme.solver) == filled, f"step {step}"
    )


if __name__ == "__main__":
    take_pictures(Path(sys.argv[1]) if sys.argv[1:] else ROOT / "resources" / "screenshots")
