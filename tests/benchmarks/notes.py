"""What notes and selections cost on the screen, beside painting the digits of a full grid.

    python -m tests.benchmarks.notes --turns 15

Measured on puzzles of 9x9 and 25x25, in milliseconds of the processor: one note more (`note`),
all cells selected (`selection`), all candidates filled in (`fill`: the move; `filled`: painting
them for the first time), and for comparison one digit more (`digit`) and a digit in every
blank (`full`).  What counts is the ratio to `full` within a turn, so that what else the
machine does counts little; a frame of the screen is 16 ms.  The platform of Qt is "offscreen".
"""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from math import isqrt

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from sudoku_gui.model import moves, note_moves
from sudoku_gui.model.candidates import candidates_of_blanks
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK, Grid
from sudoku_gui.model.notes import NoteKind
from sudoku_gui.model.sheet import Sheet
from sudoku_gui.presentation.grid.grid_layers import GridLayers, grid_look_of
from sudoku_gui.presentation.grid.note_layout import rows_of_notes
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.ui.grid import note_painter
from sudoku_gui.ui.grid.grid_layout import GridLayout
from sudoku_gui.ui.grid.grid_painter import GridPicture

SIZES = (9, 25)
NAMES = ("digit", "note", "selection", "fill", "filled", "full")
_SIDE = 900  # pixels of the grid
_CURSOR = Cell(0)

Milliseconds = dict[str, float]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="what notes and selections cost")
    parser.add_argument("--turns", type=int, default=15)
    wanted = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication(sys.argv[:1])
    for size in SIZES:
        turns = [measure(size) for _ in range(wanted.turns)]
        for name in NAMES:
            print(_line_of(f"{size}x{size} {name}", name, turns))
    del application
    return 0


def measure(size: int) -> Milliseconds:
    """What each costs once, on a grid that nothing was noted on before."""
    geometry = Geometry.of_size(size)
    cells, full = tuple(map(Cell, geometry.cells)), _solved(geometry)
    givens = {cell: Digit(BLANK) for cell in cells if cell * 7 % 5 >= 2}  # two fifths stay
    sheet, digit = Sheet.of_givens(full.with_digits(givens)), Digit(1)
    blank = sheet.grid.blanks()[0]
    candidates = candidates_of_blanks(sheet.grid)
    noted = note_moves.write_notes(sheet, candidates, NoteKind.CORNER).done_to(sheet)
    entered = moves.enter_in_all(sheet, (blank,), digit).done_to(sheet)
    one = note_moves.toggle_note(sheet, [blank], NoteKind.CORNER, digit).done_to(sheet)
    return {
        "digit": _painting(sheet, entered),
        "note": _painting(sheet, one),
        "selection": _painting(sheet, sheet, frozenset(cells)),
        "fill": _milliseconds(lambda: _filled(sheet)),
        "filled": _painting(sheet, noted),
        "full": _painting(sheet, Sheet.of_givens(full)),
    }


def _solved(geometry: Geometry) -> Grid:
    """A solved grid, each row the one above moved on."""
    root = isqrt(geometry.size)
    rows = (root * (row % root) + row // root for row in range(geometry.size))
    return Grid(
        geometry,
        bytes(
            (row + column) % geometry.size + 1 for row in rows for column in range(geometry.size)
        ),
    )


def _filled(sheet: Sheet) -> Sheet:
    candidates = candidates_of_blanks(sheet.grid)
    return note_moves.write_notes(sheet, candidates, NoteKind.CORNER).done_to(sheet)


def _painting(before: Sheet, after: Sheet, selection: frozenset[Cell] | None = None) -> float:
    """How long a sheet takes to be painted where another one is."""
    layout = GridLayout(before.geometry, QSize(_SIDE, _SIDE))
    picture, alone = GridPicture(layout, LIGHT, 1.0, QFont()), frozenset({_CURSOR})
    picture.show(grid_look_of(GridLayers(before), _CURSOR, alone))
    note_painter.kept_row.cache_clear()
    rows_of_notes.cache_clear()
    return _milliseconds(
        lambda: picture.show(grid_look_of(GridLayers(after), _CURSOR, selection or alone))
    )


def _milliseconds(do: Callable[[], object]) -> float:
    began = time.process_time()
    do()
    return (time.process_time() - began) * 1000


def _line_of(title: str, name: str, turns: Sequence[Milliseconds]) -> str:
    ours = statistics.median(turn[name] for turn in turns)
    ratios = sorted(turn[name] / max(turn["full"], 1e-6) for turn in turns)
    return f"{title} {ours:.2f} ms, of all digits {statistics.median(ratios):.3f}"


if __name__ == "__main__":
    sys.exit(main())
