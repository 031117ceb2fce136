"""What colouring every cell costs, from the key to the painted grid, at 9x9 and 25x25.

    python -m tests.benchmarks.colours --turns 30

Told are the time of the processor, its share of a frame (a sixtieth of a second), and how
many times as long it takes as painting the same grid without colours, which is measured in
turns with it.  Nine colours in every cell are nine moves that are painted once; a highlight
comes beside them.  The platform of Qt is "offscreen".
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.notes import COLOURS
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.program import Program
from tests.support.journals import journals_beside

SIZES = (9, 25)
FRAME = 1 / 60
_SIDE = 800  # pixels of the grid


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="what colouring every cell costs")
    parser.add_argument("--turns", type=int, default=30)
    turns = parser.parse_args(arguments).turns
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat)
        program = Program(application, store, journals_beside(store))
        program.start([])
        for size in SIZES:
            for line in _measured(program, size, turns):
                print(line)
        program.shut_down()
    return 0


def _measured(program: Program, size: int, turns: int) -> list[str]:
    grid = program.window.grid
    grid.resize(_SIDE, _SIDE)
    empty = Grid.empty(Geometry.of_size(size))
    program.game_controller.open_game(Game(Puzzle(empty.with_digits(_sparse_digits(size)))))
    program.window.named_actions[ActionId.SELECT_ALL].trigger()

    def one_colour() -> None:
        program.colours.colour_cells(COLOURS[1])

    def nine_colours() -> None:
        for colour in COLOURS:
            program.colours.colour_cells(colour)

    def a_filter() -> None:
        program.highlights.choose_digit(1)

    return [
        _line_of(f"{size}x{size} {name}", [_turn(program, change) for _ in range(turns)])
        for name, change in (
            ("one colour", one_colour),
            ("nine colours", nine_colours),
            ("a highlight", a_filter),
        )
    ]


def _sparse_digits(size: int) -> dict[Cell, Digit]:
    """Some digits without a conflict: the diagonal of the first row of boxes."""
    return {Cell(column): Digit(column + 1) for column in range(0, size, 2)}


def _turn(program: Program, change: Callable[[], None]) -> tuple[float, float]:
    """Return the seconds of the change until it is painted, and of painting all without it."""
    program.window.overlays.show_colours(False)
    program.window.grid.set_theme(program.preferences.theme)  # all of it is painted anew
    plain = _seconds(lambda: None, program)
    return _seconds(change, program), plain


def _seconds(change: Callable[[], None], program: Program) -> float:
    began = time.process_time()
    change()
    program.window.grid.grab()
    return time.process_time() - began


def _line_of(name: str, turns: Sequence[tuple[float, float]]) -> str:
    ours = statistics.median(changed for changed, _ in turns)
    ratio = statistics.median(changed / plain for changed, plain in turns)
    return f"{name} {ours * 1e3:.1f} ms, {ours / FRAME:.2f} frames, {ratio:.2f} times plain"


if __name__ == "__main__":
    sys.exit(main())
