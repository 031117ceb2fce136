"""The display that these tests share, and the program started on it."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sudoku_gui.assets import resource
from tests.support.display.display import Display, programs_missing
from tests.support.display.plan import Plan, plan_of_window
from tests.support.display.running_program import RunningProgram, environment_of

Start = Callable[..., RunningProgram]
Copy = Callable[[str], Path]


@pytest.fixture(scope="session")
def display(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Display]:
    """A display with a window manager; where continuous integration runs, it must be there."""
    missing = programs_missing()
    if missing and "CI" not in os.environ:
        pytest.skip(f"not installed: {', '.join(missing)}")
    shown = Display(tmp_path_factory.mktemp("display"))
    yield shown
    shown.close()


@pytest.fixture(scope="session")
def plan(display: Display, tmp_path_factory: pytest.TempPathFactory) -> Plan:
    """Where things are in the window."""
    return plan_of_window(environment_of(display, tmp_path_factory.mktemp("plan")))


@pytest.fixture
def start(display: Display, tmp_path: Path) -> Iterator[Start]:
    """Starts the program with a home of its own, the same for every start in one test."""
    started: list[RunningProgram] = []
    home = tmp_path / "home"
    home.mkdir()

    def start_with(*files: Path, **environment: str) -> RunningProgram:
        started.append(RunningProgram(display, home, files, **environment))
        return started[-1]

    yield start_with
    if any(not program.has_ended for program in started):  # the test failed: show where
        display.picture().save(tmp_path / "screen.png")
    for program in started:
        program.kill()


@pytest.fixture
def copy_of(tmp_path: Path) -> Copy:
    """Copies a sample puzzle into a folder of the test's own."""

    def copy(sample: str) -> Path:
        return Path(shutil.copy(resource("puzzles", sample), tmp_path))

    return copy
