"""A printed puzzle typed with one wrong digit: noticed, found by a click, and taken back."""

from sudoku_gui.model.geometry import Cell
from sudoku_gui.presentation.theme import LIGHT
from tests.display.conftest import Start
from tests.support.display.plan import Plan
from tests.support.display.running_program import CLEAN, RunningProgram
from tests.support.display.waiting import wait_until

# The third digit is printed as a blank.
ROWS = ("531 7", "6  195", " 98    6", "8   6   3", "4  8 3  1", "7   2   6")
LAST_ROWS = (" 6    28", "   419  5", "    8  79")
WRONG = Cell(2)


def test_a_typo_is_noticed_found_tried_and_taken_back(start: Start, plan: Plan) -> None:
    program = start()
    program.wait_for_title("Untitled – Sudoku")
    program.keys("ctrl+n")
    program.type_rows(ROWS + LAST_ROWS)
    _wait_for_verdict(program, plan, LIGHT.conflict)

    program.keys("F4")
    _wait_for_circles(program, plan)
    program.click(plan["first-correction"])
    _wait_for_verdict(program, plan, LIGHT.solver)
    program.keys("ctrl+z")
    _wait_for_verdict(program, plan, LIGHT.conflict)
    program.keys("ctrl+q")
    program.dialog("Unsaved changes")
    program.keys("Tab", "space")  # from Save to Discard

    assert program.ending() == CLEAN


def _wait_for_verdict(program: RunningProgram, plan: Plan, colour: str) -> None:
    """Until the bar at the left of the verdict has that colour."""
    x, y = plan["verdict-bar"]
    wait_until(
        lambda: program.picture().part(x - 3, y - 3, 6, 6).has(colour), f"a verdict in {colour}"
    )


def _wait_for_circles(program: RunningProgram, plan: Plan) -> None:
    """Until the wrong digit is circled and the list of corrections is complete."""
    wait_until(
        lambda: (
            WRONG in program.grid().cells_showing(LIGHT.conflict)
            or WRONG in program.grid().cells_showing(LIGHT.accent)
        ),
        "the digit that is wrong is marked",
    )
    program.wait_until_still()
