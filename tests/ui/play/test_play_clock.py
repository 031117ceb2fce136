"""The seconds that a game is played, by a clock turned by hand."""

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.ui.play.play_clock import PlayClock
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.game_bench import GameBench

BLANKS = SMALL.blanks()


class Timed:
    """A game and its clock."""

    def __init__(self) -> None:
        self.game_bench = GameBench(SMALL)
        self.controller = self.game_bench.bench
        self.seconds, self.is_in_front = 100.0, True
        self.clock = PlayClock(
            self.controller,
            self.game_bench.search,
            lambda: self.is_in_front,
            clock=lambda: self.seconds,
        )

    @property
    def game(self) -> Game:
        """The game that is timed."""
        return self.controller.game

    def enter(self, place: int) -> None:
        """Enter the digit of the solution into a blank."""
        cell = BLANKS[place]
        self.controller.enter_in_all((Cell(cell),), Digit(SMALL_SOLVED.digit_at(cell)))

    def wait(self, seconds: float) -> None:
        """Let time go by, and the timer wake each second if it runs."""
        for _ in range(int(seconds)):
            self.seconds += 1
            if self.clock.is_running:
                self.clock.tick()
        self.seconds += seconds % 1

    def set_in_front(self, is_in_front: bool) -> None:
        """Bring the window to the front, or something else."""
        self.is_in_front = is_in_front
        self.clock.look_again()


@pytest.fixture
def timed(qapp: QApplication) -> Timed:
    return Timed()


def test_it_counts_from_the_first_move_on(timed: Timed) -> None:
    timed.wait(10)
    assert (timed.clock.is_running, timed.game.totals.seconds) == (False, 0)

    timed.enter(0)
    timed.wait(7)
    assert timed.game.totals.seconds == 7


def test_typing_the_puzzle_is_not_counted(timed: Timed) -> None:
    timed.controller.new(4)
    timed.controller.enter_in_all((Cell(0),), Digit(1))
    timed.wait(5)
    assert not timed.clock.is_running

    timed.controller.set_typing(TypingMode.ENTRIES)
    timed.controller.enter_in_all((Cell(1),), Digit(2))
    assert timed.clock.is_running


def test_it_stands_still_behind_other_windows_and_loses_no_part_of_a_second(timed: Timed) -> None:
    timed.enter(0)
    timed.wait(3.5)
    timed.set_in_front(False)
    timed.wait(60)
    timed.set_in_front(True)
    timed.wait(2)

    assert timed.game.totals.seconds == 5.5


def test_it_stands_still_while_it_is_paused(timed: Timed) -> None:
    timed.enter(0)
    timed.wait(3)
    timed.clock.toggle_pause()
    timed.wait(60)
    timed.clock.toggle_pause()
    timed.wait(1)

    assert timed.game.totals.seconds == 4


def test_whoever_goes_on_playing_is_not_paused_any_more(timed: Timed) -> None:
    heard: list[bool] = []
    timed.clock.paused_changed.connect(heard.append)
    timed.enter(0)
    timed.clock.toggle_pause()
    timed.enter(1)

    assert heard == [True, False]
    assert timed.clock.is_running


def test_what_does_not_run_cannot_be_paused(timed: Timed) -> None:
    timed.clock.toggle_pause()

    assert not timed.clock.is_paused


def test_a_solved_game_is_not_played_any_longer(timed: Timed) -> None:
    for place in range(len(BLANKS)):
        timed.enter(place)
        timed.wait(1)
    timed.wait(60)

    assert timed.game.totals.seconds == len(BLANKS) - 1
    timed.controller.undo()
    assert timed.clock.is_running


def test_while_a_search_is_looked_at_nobody_plays(timed: Timed) -> None:
    timed.enter(0)
    timed.game_bench.game_search.step(1)

    assert not timed.clock.is_running


def test_each_game_has_a_time_of_its_own(timed: Timed) -> None:
    timed.enter(0)
    timed.wait(3.75)
    first = timed.game
    timed.controller.open_game(Game(Puzzle(SMALL)))
    assert not timed.clock.is_running

    timed.enter(0)
    timed.wait(2)
    assert (first.totals.seconds, timed.game.totals.seconds) == (3, 2)
    timed.controller.open_game(first)
    timed.wait(2)
    assert first.totals.seconds == 5


def test_the_time_in_which_the_machine_slept_is_not_counted(timed: Timed) -> None:
    timed.enter(0)
    timed.seconds += 8 * 3600
    timed.clock.tick()

    assert timed.game.totals.seconds < 10


def test_moves_know_when_they_were_made(timed: Timed) -> None:
    timed.enter(0)
    timed.wait(4)
    timed.enter(1)

    assert [timed_move.seconds for timed_move in timed.game.timed_moves] == [0, 4]
