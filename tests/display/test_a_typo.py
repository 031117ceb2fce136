"""A printed puzzle typed with one wrong digit: noticed, found by a click, and taken back."""

import re
from pathlib import Path

from sudoku_gui.language import say
from sudoku_gui.model.geometry import Cell, Digit, Geometry
from sudoku_gui.model.grid import BLANK
from sudoku_gui.presentation.theme import LIGHT
from sudoku_gui.solvers.diagnose.typos import Typo, TypoKind
from sudoku_gui.wording.typos import typo_sentence
from tests.support.display.display import Display
from tests.support.display.plan import Plan
from tests.support.display.running_program import CLEAN
from tests.support.display.waiting import wait_until
from tests.support.display.witnessed_program import WitnessedProgram

# The third digit is printed as a blank.
ROWS = ("531 7", "6  195", " 98    6", "8   6   3", "4  8 3  1", "7   2   6")
LAST_ROWS = (" 6    28", "   419  5", "    8  79")
WRONG = Cell(2)
TYPO = Typo(TypoKind.EXTRA_GIVEN, (WRONG,), (Digit(1),), (BLANK,), 1, has_more=False)


def test_a_typo_is_noticed_found_tried_and_taken_back(
    display: Display, plan: Plan, tmp_path: Path
) -> None:
    program = WitnessedProgram(display, tmp_path)
    try:
        program.begin_grid()
        program.type_rows(ROWS + LAST_ROWS)
        _wait_for_verdict(program, plan, LIGHT.conflict)
        program.keys("F4")
        _try_correction(program)
        _wait_for_verdict(program, plan, LIGHT.solver)
        program.keys("ctrl+z")
        _wait_for_verdict(program, plan, LIGHT.conflict)
        program.keys("ctrl+q")
        program.dialog("Unsaved changes")
        program.keys("Tab", "space")  # from Save to Discard

        assert program.ending() == CLEAN
    finally:
        if not program.has_ended:
            display.picture().save(tmp_path / "screen.png")
        program.kill()


def _try_correction(program: WitnessedProgram) -> None:
    """Click on what was printed, once the list of corrections is complete."""
    correction = f"{re.escape(say(typo_sentence(TYPO, Geometry.of_size(9))))}.*"
    program.find(correction, "Cell")
    program.wait_until_gone(".*", "ProgressBar")
    program.click_on(correction, "Cell")


def _wait_for_verdict(program: WitnessedProgram, plan: Plan, colour: str) -> None:
    """Until the bar at the left of the verdict has that colour."""
    x, y = plan["verdict-bar"]
    wait_until(
        lambda: program.picture().part(x - 3, y - 3, 6, 6).has(colour), f"a verdict in {colour}"
    )
