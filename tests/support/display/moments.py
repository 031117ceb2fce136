"""Moments of a search, counted here and looked for on the screen."""

from pathlib import Path

from sudoku_gui.formats import read
from sudoku_gui.model.geometry import Geometry
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.search import Moment, Search, StepKind
from sudoku_gui.solvers.search_start import start_search
from tests.support.display.running_program import RunningProgram
from tests.support.display.waiting import AT_ONCE, wait_until

FOUR = Geometry.of_size(4)


def search_over(puzzle: Path) -> Search:
    """A search of the file at `puzzle` as the program does it at first."""
    return start_search(ALGORITHMS[0], read(puzzle.read_bytes()).puzzle.givens)


def wait_until_shown(program: RunningProgram, moment: Moment) -> None:
    """Wait until a grid of 4x4 shows `moment`, progress and a step back by different grounds."""
    is_back = moment.kind is StepKind.BACKTRACK
    ground = LIGHT.taken_back_ground if is_back else LIGHT.placed_ground

    def is_shown() -> bool:
        grid = program.grid(FOUR)
        filled = grid.cells_showing(LIGHT.solver)
        return set(filled) == set(moment.path) and grid.ground_of(moment.cell) == ground

    wait_until(is_shown, f"step {moment.counters.steps}", AT_ONCE)
