"""A file of several puzzles: gone through by key and by its list, played in, and saved from."""

from pathlib import Path

from sudoku_gui.formats import read
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.presentation.theme import LIGHT
from tests.display.conftest import Start
from tests.support.display.running_program import CLEAN, RunningProgram
from tests.support.display.waiting import wait_until

# Told apart by where their only given stands; the cursor is in the first cell.
PLACES = (Cell(10), Cell(30), Cell(50), Cell(70))
PUZZLES = [Grid.from_line("." * 81).with_digit(cell, Digit(7)) for cell in PLACES]
ENTERED = Cell(0)


def test_a_collection_is_gone_through_played_and_saved_from(start: Start, tmp_path: Path) -> None:
    many = tmp_path / "many.sdm"
    many.write_text("".join(f"{puzzle}\n" for puzzle in PUZZLES), "utf-8")
    program = start(many)
    program.wait_for_title("many.sdm – Sudoku")
    _wait_for_puzzle(program, 0)

    program.keys("3")
    program.wait_for_title("many.sdm* – Sudoku")
    program.keys("ctrl+Next", "ctrl+Next")
    _wait_for_puzzle(program, 2)
    assert program.grid().cells_showing(LIGHT.entry) == []
    program.keys("ctrl+Prior")
    _wait_for_puzzle(program, 1)

    program.keys("ctrl+l", "ctrl+l")  # hides the list and shows it again, for the keys
    program.keys("Down", "Down", "Return")
    _wait_for_puzzle(program, 3)
    program.keys("Home", "Return")
    _wait_for_puzzle(program, 0)
    wait_until(
        lambda: program.grid().cells_showing(LIGHT.entry) == [ENTERED], "the entry is there again"
    )

    program.keys("ctrl+l", "ctrl+l", "End", "shift+Up")
    program.choose_by_keys("alt+o", "l")
    program.dialog("Save 2 puzzles")
    program.type("two.sdm")
    program.keys("Return")
    program.wait_until_in_front()
    saved = tmp_path / "two.sdm"
    wait_until(saved.exists, "the selected puzzles are saved")
    assert [content.grid for content in read(saved.read_bytes()).records] == PUZZLES[2:]

    program.keys("ctrl+q")
    program.dialog("Unsaved changes")
    program.keys("Tab", "space")  # from Save to Discard
    assert program.ending() == CLEAN


def _wait_for_puzzle(program: RunningProgram, row: int) -> None:
    """Until the puzzle in `row`, counted from 0, is on the table."""
    wait_until(
        lambda: program.grid().cells_showing(LIGHT.given) == [PLACES[row]],
        f"puzzle {row + 1} is on the table",
    )
