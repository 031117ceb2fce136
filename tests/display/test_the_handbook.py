"""The handbook opened, searched and closed by keys, beside a window that goes on working."""

from sudoku_gui.assets import resource
from tests.display.conftest import Start
from tests.support.display.running_program import CLEAN
from tests.support.display.waiting import wait_until

HANDBOOK = "Handbook – Sudoku"


def test_the_handbook_is_read_by_keys_while_a_search_goes_on(start: Start) -> None:
    program = start(resource("puzzles", "against-row-major.txt"))
    program.wait_for_title("against-row-major.txt – Sudoku")
    program.keys("F5")

    program.keys("F1")
    handbook = program.dialog(HANDBOOK)
    program.keys("ctrl+f")
    program.type("pointing")
    program.keys("Return", "ctrl+Next", "alt+Left", "F1")
    assert program.display.has_focus(handbook)
    program.keys("Escape")

    program.wait_until_in_front()
    assert program.display.windows(HANDBOOK) == []
    program.keys("F1")
    program.dialog(HANDBOOK)
    program.keys("ctrl+w")
    program.wait_until_in_front()
    program.keys("F7")
    wait_until(lambda: program.grid().depth > 0, "the search has gone on")
    program.keys("ctrl+z", "ctrl+q")

    assert program.ending() == CLEAN
