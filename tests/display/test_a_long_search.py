"""While the puzzle that defeats row-major search runs at full speed, all else works at once."""

from collections import deque

import pytest

from sudoku_gui.model.geometry import Cell
from tests.display.conftest import Copy, Start
from tests.support.display.plan import Plan
from tests.support.display.running_program import CLEAN, RunningProgram
from tests.support.display.waiting import AT_ONCE, wait_until

PUZZLE = "against-row-major.txt"
BLANKS = 64
FASTEST = ["ctrl+bracketright"] * 50
LAST_CELL_BUT_ONE = Cell(79)
LOOKS = 20  # in a row at which a grid of the same size is at rest


@pytest.fixture
def program(start: Start, copy_of: Copy, plan: Plan) -> RunningProgram:
    """A program that searches at full speed and would do so for hours."""
    searching = start(copy_of(PUZZLE))
    searching.wait_for_title(f"{PUZZLE} – Sudoku")
    searching.keys(*FASTEST)
    searching.click(plan["watch-button"])
    wait_until(lambda: searching.grid().depth > 10, "the search is deep")
    return searching


def test_a_menu_opens_at_once(program: RunningProgram, plan: Plan) -> None:
    program.click(plan["File"])

    program.wait_for_menus(1, AT_ONCE)


def test_a_digit_typed_ends_the_search_and_stands_at_once(program: RunningProgram) -> None:
    program.click(program.grid().place_of(LAST_CELL_BUT_ONE))
    program.keys("1")

    program.wait_for_title(f"{PUZZLE}* – Sudoku", AT_ONCE)


def test_the_grid_grows_with_the_window_at_once(program: RunningProgram) -> None:
    before = _side_at_rest(program)

    program.resize(1100, 900)

    wait_until(lambda: program.grid().side > before, "a larger grid", AT_ONCE)


def test_pause_holds_the_search_at_once(program: RunningProgram, plan: Plan) -> None:
    program.click(plan["watch-button"])

    _, timeline = plan["timeline-top"]  # which goes on to show what is explored
    program.wait_until_still(AT_ONCE, above=timeline)
    assert 0 < program.grid().depth < BLANKS  # and has not come to its end


def test_stop_holds_the_search_and_what_is_explored_at_once(
    program: RunningProgram, plan: Plan
) -> None:
    program.click(plan["stop-button"])

    program.wait_until_still(AT_ONCE)
    assert 0 < program.grid().depth < BLANKS


@pytest.mark.parametrize("key", ["ctrl+q", "alt+F4"])
def test_the_program_ends_at_once(program: RunningProgram, key: str) -> None:
    program.keys(key)

    assert program.ending(AT_ONCE) == CLEAN


@pytest.mark.parametrize("key", ["ctrl+q", "alt+F4"])
def test_the_program_ends_from_a_pause(program: RunningProgram, key: str) -> None:
    program.keys("F5", key)

    assert program.ending(AT_ONCE) == CLEAN


def _side_at_rest(program: RunningProgram) -> int:
    """Return the side of a cell after the timeline has slid in and made the grid smaller."""
    sides = deque([0], LOOKS)

    def is_at_rest() -> bool:
        sides.append(program.grid().side)
        return len(set(sides)) == 1

    wait_until(is_at_rest, "the grid keeps its size")
    return sides[0]
