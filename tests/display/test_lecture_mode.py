"""Lecture mode by keys on a real display: in with F11, larger, out with Esc, and as before."""

from tests.display.conftest import Copy, Start
from tests.support.display.running_program import CLEAN
from tests.support.display.screen import Picture
from tests.support.display.waiting import wait_until


def test_f11_and_escape_lead_in_and_out_and_everything_is_as_before(
    start: Start, copy_of: Copy
) -> None:
    program = start(copy_of("small-4x4.txt"))
    program.wait_for_title("small-4x4.txt – Sudoku")
    program.keys("F6", "F6")
    program.wait_until_still()
    before = program.picture()

    program.keys("F11")
    wait_until(lambda: program.picture() != before, "lecture mode")
    program.wait_until_still()
    large = program.picture()
    program.keys("ctrl+plus")
    wait_until(lambda: program.picture() != large, "larger text")
    program.wait_until_still()
    program.keys("Escape")
    program.wait_until_still()

    wait_until(lambda: _share_that_differs(program.picture(), before) < 0.0015, "all is as before")
    program.keys("ctrl+q")
    assert program.ending() == CLEAN


def _share_that_differs(one: Picture, other: Picture) -> float:
    """The share of pixels that differ: rims of circles do, which were painted part by part before.

    A digit, or anything that has moved, would be more.
    """
    pairs = zip(memoryview(one.pixels).cast("I"), memoryview(other.pixels).cast("I"), strict=True)
    return sum(a != b for a, b in pairs) / (one.width * one.height)
