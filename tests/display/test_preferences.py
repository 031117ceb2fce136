"""Language and appearance chosen in the menus by keys, and kept until the next start."""

from sudoku_gui.presentation.theme import DARK, LIGHT
from tests.display.conftest import Start
from tests.support.display.running_program import CLEAN, RunningProgram
from tests.support.display.waiting import AT_ONCE, wait_until

KOREAN_TITLE = "제목 없음 – 스도쿠"


def test_korean_and_the_dark_look_are_chosen_by_keys_and_survive_a_restart(start: Start) -> None:
    program = start()
    program.wait_for_title("Untitled – Sudoku")
    wait_until(lambda: _ground(program) == LIGHT.window, "a light window")

    program.choose_by_keys("alt+v", "a", "d")
    wait_until(lambda: _ground(program) == DARK.window, "a dark window", AT_ONCE)
    program.choose_by_keys("alt+v", "l", "Down")
    program.keys("Return")
    program.wait_for_title(KOREAN_TITLE, AT_ONCE)
    program.keys("ctrl+q")
    assert program.ending() == CLEAN

    again = start()
    again.wait_for_title(KOREAN_TITLE)
    wait_until(lambda: _ground(again) == DARK.window, "a dark window", AT_ONCE)
    again.keys("ctrl+q")
    assert again.ending() == CLEAN


def test_a_korean_system_is_spoken_to_in_korean(start: Start) -> None:
    program = start(LANGUAGE="ko")

    program.wait_for_title(KOREAN_TITLE)


def _ground(program: RunningProgram) -> str:
    """The colour of the window beside all its parts."""
    picture = program.picture()
    return picture.colour_at(3, picture.height - 3)
