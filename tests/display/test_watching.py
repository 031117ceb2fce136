"""A search watched by keys: single steps, pauses, changes of speed, stop, undo, reset."""

from pathlib import Path

from sudoku_gui.formats import format_named, write
from sudoku_gui.presentation.theme import LIGHT
from tests.display.conftest import Copy, Start
from tests.support.display.moments import search_over, wait_until_shown
from tests.support.display.plan import Plan
from tests.support.display.running_program import RunningProgram
from tests.support.display.waiting import AT_ONCE, wait_until

SLOWEST, FASTEST = ["ctrl+bracketleft"] * 10, ["ctrl+bracketright"] * 50
HARD, HARD_BLANKS = "inkala-2012.txt", 60  # a hundred thousand steps


def test_every_step_shows_what_the_search_did_and_stop_keeps_it(
    start: Start, copy_of: Copy
) -> None:
    puzzle = copy_of("small-4x4.txt")
    search = search_over(puzzle)
    program = start(puzzle)
    program.wait_for_title("small-4x4.txt – Sudoku")

    for _ in range(15):
        program.keys("F6")
        search.advance(1)
        wait_until_shown(program, search.moment())
    program.keys("F7")
    program.save_digits_as("stopped.2239")

    expected = write(search.moment().grid, format_named("boj2239"))
    assert puzzle.with_name("stopped.2239").read_bytes() == expected


def test_pause_holds_the_search_where_the_next_step_goes_on(
    start: Start, copy_of: Copy, plan: Plan
) -> None:
    program = _start_watching(start, copy_of(HARD))

    _end_movement("F5", program, plan)
    held = _cells_filled(program)
    program.keys("F6")
    wait_until(lambda: _cells_filled(program) != held, "one more step", AT_ONCE)

    assert len(_cells_filled(program) ^ held) == 1


def test_the_speed_changes_while_the_search_runs(start: Start, copy_of: Copy) -> None:
    program = start(copy_of(HARD))
    program.wait_for_title(f"{HARD} – Sudoku")

    program.keys(*SLOWEST, "F5")
    wait_until(lambda: bool(_cells_filled(program)), "the first digit")
    program.keys(*FASTEST)

    program.wait_for_depth(HARD_BLANKS)  # at one step a second that takes a day


def test_what_stop_kept_goes_with_undo_and_comes_with_redo(
    start: Start, copy_of: Copy, plan: Plan
) -> None:
    program = _start_watching(start, copy_of(HARD))

    _end_movement("F7", program, plan)
    kept = _cells_filled(program)
    program.keys("ctrl+z")
    program.wait_for_depth(0, AT_ONCE)
    program.keys("ctrl+y")
    wait_until(lambda: _cells_filled(program) == kept, "redo brings all back", AT_ONCE)


def test_reset_leads_back_to_the_puzzle_also_while_the_search_runs(
    start: Start, copy_of: Copy
) -> None:
    program = _start_watching(start, copy_of(HARD))

    program.keys("F8")
    program.wait_for_depth(0, AT_ONCE)
    program.wait_until_still()

    assert _cells_filled(program) == set()


def _start_watching(start: Start, puzzle: Path) -> RunningProgram:
    """A program in which the search over `puzzle` has filled some cells and goes on."""
    program = start(puzzle)
    program.wait_for_title(f"{puzzle.name} – Sudoku")
    program.keys("F5")
    wait_until(lambda: len(_cells_filled(program)) >= 3, "three digits")
    return program


def _end_movement(key: str, program: RunningProgram, plan: Plan) -> None:
    """Press a key that pauses or stops the search, and wait until it stands still."""

    def button() -> bytes:
        x, y = plan["watch-button"]
        return program.picture().part(x - 40, y - 10, 80, 20).pixels

    moving = button()
    program.keys(key)
    wait_until(lambda: button() != moving, f"{key} is heard")
    program.wait_until_still()


def _cells_filled(program: RunningProgram) -> set[int]:
    return set(program.grid().cells_showing(LIGHT.solver))
