"""The timeline on the screen: dragged by the mouse, and walked along by keys."""

from pathlib import Path

from sudoku_gui.presentation.theme import LIGHT
from tests.display.conftest import Copy, Start
from tests.support.display.moments import search_over, wait_until_shown
from tests.support.display.plan import Plan
from tests.support.display.running_program import RunningProgram
from tests.support.display.waiting import wait_until

STEPS = 30


def test_dragging_along_the_timeline_shows_the_moment_under_the_mouse(
    start: Start, copy_of: Copy, plan: Plan
) -> None:
    puzzle = copy_of("small-4x4.txt")
    program = start(puzzle)
    program.wait_for_title("small-4x4.txt – Sudoku")
    program.keys("F6")
    _wait_until_at(1, program, plan, puzzle)

    program.drag(*(_place_of(step, plan) for step in (1, 28, 6, 19)))
    _wait_until_at(19, program, plan, puzzle)

    program.keys("Left", "Left", "Right")  # the timeline has the keys now
    _wait_until_at(18, program, plan, puzzle)


def _place_of(step: int, plan: Plan) -> tuple[int, int]:
    """The middle of a step's column in a picture of all steps."""
    (left, y), (right, _) = plan["timeline-left"], plan["timeline-right"]
    return left + int((step + 0.5) / (STEPS + 1) * (right - left)), y


def _wait_until_at(step: int, program: RunningProgram, plan: Plan, puzzle: Path) -> None:
    """Wait until timeline and grid show that step, the timeline in full and at its place.

    The timeline glides in when a search begins, and several steps look alike in the grid.
    """
    wait_until(lambda: _has_handle_at(step, program, plan), f"the handle at step {step}")
    search = search_over(puzzle)
    search.advance(step)
    wait_until_shown(program, search.moment())


def _has_handle_at(step: int, program: RunningProgram, plan: Plan) -> bool:
    x, _ = _place_of(step, plan)
    _, foot = plan["timeline-handle"]
    return program.picture().colour_at(x, foot) == LIGHT.standing
