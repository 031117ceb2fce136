"""Closing the window while digits that a person typed are in no file."""

from threading import Timer

from tests.display.conftest import Copy, Start
from tests.support.display.running_program import CLEAN, RunningProgram
from tests.support.waiting import PATIENCE_SECONDS

PUZZLE = "boj2239.txt"


def test_closing_asks_and_goes_on_where_the_person_changes_their_mind(
    start: Start, copy_of: Copy
) -> None:
    program = _start_and_type(start, copy_of)

    program.keys("alt+F4")
    program.dialog("Unsaved changes")
    program.keys("Escape")
    program.wait_until_in_front()

    assert program.title == f"{PUZZLE}* – Sudoku"


def test_what_is_discarded_is_not_asked_about_again(start: Start, copy_of: Copy) -> None:
    program = _start_and_type(start, copy_of)

    program.keys("alt+F4")
    program.dialog("Unsaved changes")
    program.keys("Tab", "space")  # from Save to Discard

    assert program.ending() == CLEAN


def test_a_start_waits_until_the_window_of_the_last_program_is_gone(start: Start) -> None:
    last = start()
    closing = Timer(0.5, last.keys, ("ctrl+q",))

    closing.start()
    program = start()
    closing.join(PATIENCE_SECONDS)

    assert program.owns_window
    assert last.ending().status == CLEAN.status


def _start_and_type(start: Start, copy_of: Copy) -> RunningProgram:
    program = start(copy_of(PUZZLE))
    program.wait_for_title(f"{PUZZLE} – Sudoku")
    program.keys("Right", "4")
    program.wait_for_title(f"{PUZZLE}* – Sudoku")
    return program
