"""The timeline on the screen: dragged by the mouse, and walked along by keys."""

from tests.display.conftest import Copy, Start
from tests.support.display.moments import search_over, wait_until_shown
from tests.support.display.plan import Plan

STEPS = 30


def test_dragging_along_the_timeline_shows_the_moment_under_the_mouse(
    start: Start, copy_of: Copy, plan: Plan
) -> None:
    puzzle = copy_of("small-4x4.txt")
    program = start(puzzle)
    program.wait_for_title("small-4x4.txt – Sudoku")
    program.keys("F6")
    search = search_over(puzzle)
    search.advance(1)
    wait_until_shown(program, search.moment())

    program.drag(*(_place_of(step, plan) for step in (1, 28, 6, 19)))
    search.advance(18)
    wait_until_shown(program, search.moment())

    program.keys("Left", "Left", "Right")  # the timeline has the keys now
    before = search_over(puzzle)
    before.advance(18)
    wait_until_shown(program, before.moment())


def _place_of(step: int, plan: Plan) -> tuple[int, int]:
    """The middle of a step's column in a picture of all steps."""
    (left, y), (right, _) = plan["timeline-left"], plan["timeline-right"]
    return left + int((step + 0.5) / (STEPS + 1) * (right - left)), y
