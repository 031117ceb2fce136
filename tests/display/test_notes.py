"""A player's notes: written, filled in and taken back by the keys of a real keyboard."""

from sudoku_gui.model.geometry import Cell
from sudoku_gui.presentation.theme import LIGHT
from tests.display.conftest import Copy, Start
from tests.support.display.running_program import CLEAN, RunningProgram
from tests.support.display.waiting import wait_until

BLANK, OTHER = Cell(40), Cell(42)  # with a given between them; 5 fits both
WAY = ("Right",) * 4 + ("Down",) * 4  # to the first of them
FIVE_OF_KEYPAD = "84"  # the code of the key, whatever Num Lock makes of it
BLANKS = 51


def test_a_cell_is_noted_filled_and_undone_by_keys(start: Start, copy_of: Copy) -> None:
    program = start(copy_of("wikipedia.txt"))
    program.wait_for_title("wikipedia.txt – Sudoku")
    program.keys(*WAY)

    for key in ("shift+5", f"shift+{FIVE_OF_KEYPAD}", "ctrl+5"):
        program.keys(key)
        _wait_for_notes(program, {BLANK}, f"{key} notes a digit")
        program.keys("ctrl+z")
        _wait_for_notes(program, set(), "undo takes it back")
    program.keys("x", "5", "z")
    _wait_for_notes(program, {BLANK}, "a mode notes it")
    program.keys("Delete")
    _wait_for_notes(program, set(), "it is erased")

    program.keys("ctrl+shift+f")
    wait_until(lambda: len(_noted(program)) > BLANKS // 2, "candidates are filled in")
    program.keys("5")
    wait_until(lambda: BLANK in _noted(program), "the digit stands there in the same ink")
    program.keys("ctrl+z", "ctrl+z")
    _wait_for_notes(program, set(), "all is taken back")
    program.keys("ctrl+z", "ctrl+z", "ctrl+q")

    assert program.ending() == CLEAN


def test_several_cells_are_selected_by_keys_and_noted_at_once(start: Start, copy_of: Copy) -> None:
    program = start(copy_of("wikipedia.txt"))
    program.wait_for_title("wikipedia.txt – Sudoku")

    program.keys(*WAY, "shift+Right", "shift+Right", "shift+5")

    _wait_for_notes(program, {BLANK, OTHER}, "both are noted")
    program.keys("ctrl+z", "ctrl+q")
    assert program.ending() == CLEAN


def _noted(program: RunningProgram) -> set[Cell]:
    """The cells in which something is written in the player's ink."""
    return set(program.grid().cells_showing(LIGHT.entry))


def _wait_for_notes(program: RunningProgram, cells: set[Cell], what: str) -> None:
    wait_until(lambda: _noted(program) == cells, what)
