"""The program on a screen of 320 by 240, as people have it on a small board or far away."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sudoku_gui.presentation.theme import LIGHT
from tests.display.conftest import Copy
from tests.support.display.display import Display
from tests.support.display.running_program import RunningProgram
from tests.support.display.waiting import wait_until

WIDTH, HEIGHT = 320, 240


@pytest.fixture
def program(
    display: Display, tmp_path_factory: pytest.TempPathFactory, copy_of: Copy
) -> Iterator[RunningProgram]:
    """The program with a puzzle open, on a display of its own."""
    home: Path = tmp_path_factory.mktemp("small")
    small = Display(home, f"{WIDTH}x{HEIGHT}x24")
    started = RunningProgram(small, home, [copy_of("boj2239.txt")])
    yield started
    started.kill()
    small.close()


def test_the_window_is_no_larger_than_the_screen_and_can_be_worked_in(
    program: RunningProgram,
) -> None:
    program.wait_for_title("boj2239.txt – Sudoku")

    place = program.display.rectangle(program.window)
    assert place.width <= WIDTH
    assert place.height <= HEIGHT
    wait_until(lambda: _width_of_grid(program) >= 9 * 20, "the grid is as wide as its least")
    program.keys("Right", "4")
    program.wait_for_title("boj2239.txt* – Sudoku")
    program.keys("alt+f")
    program.wait_for_menus(1)


def _width_of_grid(program: RunningProgram) -> int:
    """How long the upper edge of the grid is, 0 while none is seen; the rest is scrolled to."""
    picture = program.picture()
    try:
        left, top = picture.find_line(LIGHT.thick_line, 9 * 20)
    except ValueError:
        return 0
    return picture.length_of_line(left, top)
