"""A new puzzle by a level, by keys, on a real display."""

from tests.display.conftest import Start
from tests.support.display.running_program import CLEAN


def test_a_level_begins_a_game_and_the_next_one_of_its_kind_follows(start: Start) -> None:
    program = start()
    program.wait_for_title("Untitled – Sudoku")

    program.keys("ctrl+n")
    program.dialog("New Puzzle")
    program.keys("alt+m")
    program.wait_until_in_front()
    program.wait_for_title("Medium puzzle – Sudoku")
    program.wait_until_still()
    first = program.picture()

    program.keys("ctrl+n")
    program.dialog("New Puzzle")
    program.keys("Return")  # the same level again
    program.wait_until_in_front()
    program.wait_until_still()
    assert program.picture().pixels != first.pixels
    program.keys("ctrl+q")

    assert program.ending() == CLEAN


def test_typing_in_begins_as_ever(start: Start) -> None:
    program = start()
    program.wait_for_title("Untitled – Sudoku")

    program.begin_grid()
    program.type("1")

    program.wait_for_title("Untitled* – Sudoku")
    program.kill()
