"""A game from the first given to "solved" by keys alone."""

import re
from pathlib import Path

from sudoku_gui.assets import resource
from sudoku_gui.formats import read
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import BLANK, Grid, sign_of
from sudoku_gui.presentation.window_layout import WindowLayout
from sudoku_gui.solvers.diagnose.counting import solution_of
from tests.support.display.display import Display
from tests.support.display.endings import solved_pattern
from tests.support.display.running_program import CLEAN
from tests.support.display.waiting import wait_until
from tests.support.display.witnessed_program import WitnessedProgram

PUZZLE = read(resource("puzzles", "easy.txt").read_bytes()).puzzle.givens
NOTED, COLOURED, MISTYPED = PUZZLE.blanks()[:3]


class PlayersProgram(WitnessedProgram):
    """A program in the layout for playing, whose cells can be read."""

    first_layout = WindowLayout.PLAY

    def told(self, cell: Cell) -> str:
        """What assistive technology is told of a cell."""
        name = re.escape(PUZZLE.geometry.name(cell))
        return self.find(f"{name}:.*", "Cell").name

    def press_in(self, cell: Cell, key: str) -> None:
        """Go to a cell and press a key there; what is told of it changes."""
        row, column = PUZZLE.geometry.row_of(cell), PUZZLE.geometry.column_of(cell)
        before = self.told(cell)
        self.keys("ctrl+Home", *["Down"] * row, *["Right"] * column, key)
        wait_until(lambda: self.told(cell) != before, f"{key} in {before}")


def test_a_puzzle_is_typed_in_played_saved_reopened_and_solved_by_keys(
    display: Display, tmp_path: Path
) -> None:
    saved = tmp_path / "evening.sudoku"
    program = PlayersProgram(display, tmp_path)
    try:
        _type_puzzle_in(program)
        _note_colour_and_undo(program)
        program.keys("ctrl+s")
        program.dialog("Save the grid")
        program.type(str(saved))
        program.keys("Return")
        program.wait_for_title(f"{saved.name} – Sudoku")
        program.wait_until_in_front()
        kept = [program.told(cell) for cell in (NOTED, COLOURED, MISTYPED)]
        program.keys("ctrl+q")
        assert program.ending() == CLEAN

        program = PlayersProgram(display, tmp_path, [saved])
        program.wait_for_title(f"{saved.name} – Sudoku")
        assert [program.told(cell) for cell in (NOTED, COLOURED, MISTYPED)] == kept
        _enter_the_rest(program)
        program.find(solved_pattern())
    finally:
        program.kill()


def _type_puzzle_in(program: PlayersProgram) -> None:
    program.begin_grid()
    program.type_rows([_row_of(PUZZLE, row) for row in range(PUZZLE.geometry.size)])
    program.find("Play it", "Button")
    program.keys("ctrl+g")
    program.wait_until_gone("Play it")


def _note_colour_and_undo(program: PlayersProgram) -> None:
    program.press_in(NOTED, "shift+3")
    program.press_in(COLOURED, "ctrl+shift+2")
    blank = program.told(MISTYPED)
    program.press_in(MISTYPED, "1")
    program.keys("ctrl+z")
    wait_until(lambda: program.told(MISTYPED) == blank, "no entry any more")


def _enter_the_rest(program: PlayersProgram) -> None:
    """Go through the grid row by row, and type what is blank in the puzzle."""
    solution = solution_of(PUZZLE)
    assert solution is not None
    program.keys("ctrl+Home")
    for row, digits in enumerate(solution.rows()):
        keys = []
        for column, digit in enumerate(digits):
            cell = PUZZLE.geometry.cell_at(row, column)
            keys += [sign_of(digit)] if PUZZLE.digit_at(cell) == BLANK else []
            keys += ["Right"]
        program.keys(*keys, "Home", "Down")


def _row_of(grid: Grid, row: int) -> str:
    """A row as people type it: a space for a blank, and Enter after the last digit."""
    size = grid.geometry.size
    return grid.line(" ")[row * size : (row + 1) * size].rstrip()
