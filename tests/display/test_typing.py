"""A puzzle from a newspaper: typed, solved by one click, saved."""

from pathlib import Path

from tests.display.conftest import Start
from tests.support.display.plan import Plan
from tests.support.display.running_program import CLEAN

SOLUTIONS = Path(__file__).parents[1] / "data" / "solutions"
# Space and 0 skip a blank; rows shorter than nine cells end with Enter.
ROWS = ("53  7", "6  195", "098000060", "8   6   3", "4  8 3  1", "7   2   6")
MISTYPED = "5"
LAST_ROWS = (" 6    28", "   419  5", "000080079")


def test_a_newspaper_puzzle_is_typed_corrected_solved_and_saved(
    start: Start, plan: Plan, tmp_path: Path
) -> None:
    program = start()
    program.wait_for_title("Untitled – Sudoku")

    program.begin_grid()
    program.type_rows(ROWS)
    program.type(MISTYPED)
    program.keys("BackSpace")
    program.type_rows(LAST_ROWS)
    program.wait_for_title("Untitled* – Sudoku")
    program.click(plan["solve-button"])
    program.wait_for_depth(51)
    program.save_digits_as("wikipedia.2239")
    program.keys("ctrl+q")

    assert program.ending() == CLEAN
    saved = tmp_path / "home" / "wikipedia.2239"
    assert saved.read_bytes() == (SOLUTIONS / "wikipedia.txt").read_bytes()
