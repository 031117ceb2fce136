"""A hint in four presses, on a real display."""

from sudoku_gui.model.geometry import Cell
from sudoku_gui.presentation.theme import LIGHT
from tests.display.conftest import Copy, Start
from tests.support.display.running_program import CLEAN, RunningProgram
from tests.support.display.waiting import wait_until

FIRST = Cell(5)  # r1c6 is 8, the only place left in its box
NO_CELLS: list[Cell] = []


def test_four_presses_find_explain_and_enter_a_digit(start: Start, copy_of: Copy) -> None:
    program = start(copy_of("wikipedia.txt"))
    program.wait_for_title("wikipedia.txt – Sudoku")
    program.wait_until_still()

    pictures = [program.picture()]
    for _ in range(3):
        _press(program, "alt+F11")
        pictures.append(program.picture())
    assert len({picture.pixels for picture in pictures}) == len(pictures)
    _press(program, "shift+F11")
    _press(program, "ctrl+F11")
    assert program.picture().pixels == pictures[-1].pixels

    program.keys("alt+F11")
    wait_until(lambda: program.grid().cells_showing(LIGHT.entry) == [FIRST], "it is entered")
    program.keys("ctrl+z")
    wait_until(lambda: program.grid().cells_showing(LIGHT.entry) == NO_CELLS, "it is taken back")
    program.keys("ctrl+q")

    assert program.ending() == CLEAN


def test_escape_ends_a_hint(start: Start, copy_of: Copy) -> None:
    program = start(copy_of("wikipedia.txt"))
    program.wait_for_title("wikipedia.txt – Sudoku")
    program.wait_until_still()
    before = program.picture()

    _press(program, "alt+F11")
    _press(program, "Escape")

    assert program.picture().pixels == before.pixels
    program.keys("ctrl+q")
    assert program.ending() == CLEAN


def _press(program: RunningProgram, key: str) -> None:
    """Press a key, and wait until the window shows what follows."""
    program.keys(key)
    program.wait_until_still()
