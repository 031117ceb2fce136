"""Code and data beside the grid, and why not?, by keys on a real display."""

from sudoku_gui.solvers.algorithms.used_tables import ALGORITHM
from sudoku_gui.solvers.explain.sub_steps import inner_moments
from tests.display.conftest import Copy, Start
from tests.support.display.moments import search_over, wait_until_shown
from tests.support.display.waiting import wait_until

STEPS = 4


def test_one_walks_through_a_step_by_keys_and_the_grid_follows(start: Start, copy_of: Copy) -> None:
    puzzle = copy_of("small-4x4.txt")
    search = search_over(puzzle)
    program = start(puzzle)
    program.wait_for_title("small-4x4.txt – Sudoku")

    program.keys("ctrl+d", *["F6"] * STEPS)
    search.advance(STEPS)
    before = search.moment()
    wait_until_shown(program, before)
    search.advance(1)
    after = search.moment()

    program.wait_until_still()
    still = program.picture()
    program.keys("ctrl+F6")
    wait_until(lambda: program.picture() != still, "the first look")
    looks = inner_moments(ALGORITHM.procedure, before, after, with_looks=True)
    program.keys(*["ctrl+F6"] * (len(looks) - 1))
    wait_until_shown(program, after)
    program.keys("ctrl+d")
    wait_until_shown(program, after)


def test_why_not_is_answered_in_a_menu_that_a_digit_closes(start: Start, copy_of: Copy) -> None:
    program = start(copy_of("small-4x4.txt"))
    program.wait_for_title("small-4x4.txt – Sudoku")
    before = program.picture()

    program.keys("F2")
    program.wait_for_menus(1)
    program.keys("2")
    program.wait_for_menus(0)
    wait_until(lambda: program.picture() != before, "the answer in the grid")
    program.keys("F7", "Escape")

    program.wait_until_still()
