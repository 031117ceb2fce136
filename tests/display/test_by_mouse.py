"""A whole puzzle by the mouse alone: typed in, noted, coloured, saved, opened again, solved."""

import re
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sudoku_gui.model.geometry import Cell, Geometry
from sudoku_gui.presentation.window_layout import WindowLayout
from tests.support.display.display import Display
from tests.support.display.running_program import CLEAN
from tests.support.display.waiting import wait_until
from tests.support.display.witnessed_program import WitnessedProgram
from tests.support.puzzles import SMALL, SMALL_SOLVED

FOUR = Geometry.of_size(4)
NOTED, COLOURED = SMALL.blanks()[:2]


class MousePlayer(WitnessedProgram):
    """Somebody who has nothing but a mouse, and what they do with it."""

    first_layout = WindowLayout.PLAY

    def said_of(self, cell: Cell) -> str:
        """What the grid says of a cell."""
        (said,) = self.seen(f"{FOUR.name(cell)}: .*", "Cell")
        return said.name

    def wait_until_said(self, cell: Cell, pattern: str) -> None:
        """Wait until the grid says of a cell something in which `pattern` is found."""
        wait_until(lambda: bool(re.search(pattern, self.said_of(cell))), f"{cell}: {pattern}")

    def press_cell(self, cell: Cell) -> None:
        """Press a cell."""
        self.click_on(f"{FOUR.name(cell)}: .*", "Cell")

    def press_digit(self, digit: int) -> None:
        """Press a key of the number pad."""
        self.click_on(rf"{digit}, (complete|\d (left|too many))")

    def write(self, cell: Cell, digit: int) -> None:
        """Press a cell and a digit for it, until it stands there."""
        self.press_cell(cell)
        self.press_digit(digit)
        self.wait_until_said(cell, f": (given|entry) {digit}")

    def click_in_dialog(self, title: str, name: str) -> None:
        """Click on a button of the dialog called `title`, once it is there and rests."""
        window, looks = self.dialog(title), deque[tuple[tuple[int, int], ...]]([()], 2)

        def is_at_rest() -> bool:
            area = self.display.rectangle(window)
            places = (each.place for each in self.seen(name, "Button"))
            looks.append(tuple(place for place in places if area.contains(place)))
            return len(looks[1]) == 1 and looks[0] == looks[1]

        wait_until(is_at_rest, f"{name!r} in {title!r} can be clicked")
        self.display.do("mousemove", *looks[1][0], "click", 1)

    def quit(self) -> None:
        """Choose to quit, with nothing left to be saved."""
        self.choose_in_menus("File", "Quit")
        assert self.ending() == CLEAN


@pytest.fixture
def start_player(display: Display, tmp_path: Path) -> Iterator[Callable[[], MousePlayer]]:
    """Starts the program with the same home each time."""
    home, started = tmp_path / "home", list[MousePlayer]()
    home.mkdir()

    def start() -> MousePlayer:
        started.append(MousePlayer(display, home))
        return started[-1]

    yield start
    if any(not program.has_ended for program in started):
        display.picture().save(tmp_path / "screen.png")
    for program in started:
        program.kill()


def test_a_whole_puzzle_is_played_by_the_mouse_alone(
    start_player: Callable[[], MousePlayer],
) -> None:
    player = start_player()
    type_the_puzzle_in(player)
    note_colour_undo_and_redo(player)
    write_some_digits(player)
    save_and_quit(player)

    player = start_player()
    open_the_game_again(player)
    write_the_rest(player)

    player.find("Solved.*", "StaticText")
    player.choose_in_menus("File", "Save")
    wait_until(lambda: "*" not in player.title, "the solved game is saved")
    player.quit()


def type_the_puzzle_in(player: MousePlayer) -> None:
    player.choose_in_menus("File", "New of Another Size", "4 × 4")
    for cell in SMALL.filled():
        player.write(cell, SMALL.digit_at(cell))
    player.click_on("Play it", "Button")


def note_colour_undo_and_redo(player: MousePlayer) -> None:
    player.click_on("Corner")
    player.press_cell(NOTED)
    player.press_digit(SMALL_SOLVED.digit_at(NOTED))
    player.click_on("Colour")
    player.press_cell(COLOURED)
    player.click_on("green")
    player.wait_until_said(COLOURED, "green")
    player.click_on("Undo", "Button")
    wait_until(lambda: "green" not in player.said_of(COLOURED), "the colour is undone")
    player.click_on("Redo", "Button")
    player.wait_until_said(COLOURED, "green")
    player.click_on("Digit")


def write_some_digits(player: MousePlayer) -> None:
    for cell in SMALL.blanks()[2:5]:
        player.write(cell, SMALL_SOLVED.digit_at(cell))


def save_and_quit(player: MousePlayer) -> None:
    player.choose_in_menus("File", "Save")
    player.click_in_dialog("Save the grid", "Save")
    player.wait_until_in_front()
    wait_until(lambda: "*" not in player.title, "the game is saved")
    player.quit()


def open_the_game_again(player: MousePlayer) -> None:
    player.choose_in_menus("File", "Open Recent", ".*[.]sudoku")
    player.wait_until_said(COLOURED, "green")
    player.wait_until_said(NOTED, "blank.*note")


def write_the_rest(player: MousePlayer) -> None:
    for cell in SMALL.blanks():
        if cell not in SMALL.blanks()[2:5]:
            player.write(cell, SMALL_SOLVED.digit_at(cell))
