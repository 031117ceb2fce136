"""The program on a screen of 320 by 240, as people have it on a small board or far away."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.display.conftest import Copy
from tests.support.display.display import Display
from tests.support.display.running_program import RunningProgram

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
    assert program.grid().side >= 20
    program.keys("Right", "4")
    program.wait_for_title("boj2239.txt* – Sudoku")
    program.keys("alt+f")
    program.wait_for_menus(1)
