"""A game from the first given to "solved" by what a screen reader can do, and nothing else."""

import os
import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

import pytest

from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import sign_of
from sudoku_gui.presentation.window_layout import WindowLayout
from tests.support.display.accessibility_bus import (
    AccessibilityBus,
    Accessible,
    is_accessibility_bus_installed,
)
from tests.support.display.display import Display
from tests.support.display.endings import solved_pattern
from tests.support.display.running_program import CLEAN, RunningProgram
from tests.support.display.waiting import wait_until
from tests.support.puzzles import SMALL, SMALL_SOLVED

GEOMETRY = SMALL.geometry
BLANKS = SMALL.blanks()
NOTED, COLOURED, MISTYPED = BLANKS[:3]


class HeardProgram(RunningProgram):
    """A program in the layout for playing, and what a screen reader hears of it."""

    first_layout = WindowLayout.PLAY

    def __init__(self, display: Display, home: Path, bus: AccessibilityBus, *files: Path) -> None:
        super().__init__(display, home, files, **bus.environment)
        self._desktop = bus.desktop

    @cached_property
    def application(self) -> Accessible:
        """The program, which is not the only one on the bus of a screen reader."""
        return self._desktop.find("application", "sudoku_gui")

    @cached_property
    def main(self) -> Accessible:
        """The main window."""
        return self.application.find("frame")

    @cached_property
    def centre(self) -> Accessible:
        """The central widget."""
        (centre,) = (each for each in self.main.children if each.role == "filler")
        return centre

    @cached_property
    def table(self) -> Accessible:
        """The grid."""
        return self.centre.find("table", "Sudoku grid")

    @cached_property
    def pad(self) -> Accessible:
        """The number pad."""
        return self.centre.find("filler", "Number pad")

    def choose_entry(self, *names: str) -> None:
        """Choose an entry of a menu by the names on the way to it."""
        (at,) = (each for each in self.main.children if each.role == "menu bar")
        for name in names:
            at = at.find("menu item", re.escape(name))
        at.press()

    def cell(self, cell: Cell) -> Accessible:
        """A cell of the grid."""
        return self.table.find("cell", f"{GEOMETRY.name(cell)}:.*")

    def told(self, cell: Cell) -> str:
        """What is told of a cell."""
        return self.cell(cell).name

    def choose_kind(self, name: str) -> None:
        """Choose what a key of the pad writes."""
        kind = self.pad.find("check box", name)
        kind.press()
        wait_until(lambda: kind.is_checked, f"{name} is chosen")

    def press_pad(self, cell: Cell, digit: Digit) -> None:
        """Press the key of a digit on the pad for a cell; what is told of that changes."""
        before = self.told(cell)
        self.table.select_alone(self.cell(cell))
        self.pad.find("push button", f"{sign_of(digit)}, .*").press()
        wait_until(lambda: self.told(cell) != before, f"{digit} in {before}")

    def wait_for_name(self, name: str) -> None:
        """Wait until the window is called so."""
        wait_until(lambda: self.main.name == name, f"a window called {name}")

    def save_in(self, path: Path) -> None:
        """Save in the dialog for that."""
        self.choose_entry("File", "Save As…")
        dialog = self.application.find("dialog")
        dialog.find("text").write(str(path))
        dialog.find("push button", "Save").press()
        self.wait_for_name(f"{path.name} – Sudoku")


@pytest.fixture
def bus() -> Iterator[AccessibilityBus]:
    """A bus for screen readers; where continuous integration runs, it must be there."""
    if not is_accessibility_bus_installed() and "CI" not in os.environ:
        pytest.skip("not installed: at-spi2-core, dbus")
    started = AccessibilityBus()
    yield started
    started.close()


def test_a_puzzle_is_typed_in_played_saved_reopened_and_solved_by_screen_reader(
    display: Display, bus: AccessibilityBus, tmp_path: Path
) -> None:
    saved = tmp_path / "evening.sudoku"
    program = HeardProgram(display, tmp_path, bus)
    try:
        _enter_puzzle(program)
        _note_colour_and_undo(program)
        program.save_in(saved)
        kept = [program.told(cell) for cell in map(Cell, GEOMETRY.cells)]
        program.choose_entry("File", "Quit")
        assert program.ending() == CLEAN

        program = HeardProgram(display, tmp_path, bus, saved)
        program.wait_for_name(f"{saved.name} – Sudoku")
        assert [program.told(cell) for cell in map(Cell, GEOMETRY.cells)] == kept

        for cell in BLANKS:
            program.press_pad(cell, SMALL_SOLVED.digit_at(cell))
        program.centre.find("label", solved_pattern())
    finally:
        program.kill()


def _enter_puzzle(program: HeardProgram) -> None:
    program.choose_entry("File", "New of Another Size", "4 × 4")
    wait_until(lambda: len(program.table.children) == 25, "a grid of 4x4, with its headers")
    for cell in map(Cell, GEOMETRY.cells):
        if SMALL.digit_at(cell):
            program.press_pad(cell, SMALL.digit_at(cell))
    switch = program.centre.find("filler", "What is typed")
    program.centre.find("push button", "Play it").press()
    wait_until(lambda: switch.find("check box", "Play").is_checked, "the puzzle is played")


def _note_colour_and_undo(program: HeardProgram) -> None:
    program.choose_kind("Corner")
    program.press_pad(NOTED, Digit(1))

    blank = program.told(COLOURED)
    program.choose_kind("Colour")
    program.table.select_alone(program.cell(COLOURED))
    program.pad.find("push button", "yellow").press()
    wait_until(lambda: program.told(COLOURED) != blank, "a colour")

    blank = program.told(MISTYPED)
    program.choose_kind("Digit")
    program.press_pad(MISTYPED, Digit(1))
    program.pad.find("push button", "Undo").press()
    wait_until(lambda: program.told(MISTYPED) == blank, "no entry any more")
