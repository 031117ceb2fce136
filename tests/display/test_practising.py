"""A technique practised by keys, on a real display."""

from tests.display.conftest import Copy, Start
from tests.support.display.running_program import CLEAN


def test_a_position_is_shown_and_its_proof_and_the_game_stays(start: Start, copy_of: Copy) -> None:
    program = start(copy_of("wikipedia.txt"))
    program.wait_for_title("wikipedia.txt – Sudoku")
    program.wait_until_still()
    before = program.picture()

    program.keys("ctrl+shift+F11")
    program.dialog("Practise a Technique")
    program.keys("alt+w", "alt+n", "Escape")
    program.wait_until_in_front()
    program.wait_until_still()

    assert program.picture().pixels == before.pixels
    program.keys("ctrl+q")
    assert program.ending() == CLEAN
