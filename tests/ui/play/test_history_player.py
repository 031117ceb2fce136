"""The moves of a game played like a search, at a pace, by a clock turned by hand."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.grid import Grid
from sudoku_gui.model.moves import Move
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.playback.pace import UNLIMITED_PACE, PlayDirection
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.ui.play.history_player import HistoryPlayer
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.game_bench import GameBench

BLANKS = SMALL.blanks()


class Played:
    """A game of typed givens and twelve entries, and its player."""

    def __init__(self) -> None:
        self.game_bench = GameBench(SMALL)
        self.controller = self.game_bench.bench
        self.seconds, self.pace = 0.0, 2.0
        self.player = HistoryPlayer(self.controller, lambda: self.pace, clock=lambda: self.seconds)
        self.directions: list[PlayDirection] = []
        self.player.direction_changed.connect(self.directions.append)
        for cell in BLANKS:
            self.controller.enter_in_all((Cell(cell),), Digit(SMALL_SOLVED.digit_at(cell)))

    @property
    def place(self) -> int:
        """How many moves are done."""
        return len(self.controller.game.timed_moves)

    def wait(self, seconds: float) -> None:
        """Let time go by, and the timer wake once."""
        self.seconds += seconds
        self.player.go_on()


@pytest.fixture
def played(qapp: QApplication) -> Iterator[Played]:
    played = Played()
    yield played
    played.player.stop()  # or it would take the keys of the next test


def test_backwards_it_takes_back_what_is_due_and_stops_at_the_first_move(played: Played) -> None:
    before = played.controller.game.sheet
    played.player.play(PlayDirection.BACKWARDS)
    places = []
    while played.player.direction is PlayDirection.BACKWARDS:
        played.wait(1.0)
        places.append(played.place)

    assert places == [10, 8, 6, 4, 2, 0]
    assert played.controller.game.sheet.grid == SMALL
    played.player.play(PlayDirection.FORWARDS)
    played.wait(100)
    assert played.controller.game.sheet == before
    assert played.player.direction is PlayDirection.PAUSED


def test_a_moment_in_which_nothing_is_due_is_not_lost(played: Played) -> None:
    played.player.play(PlayDirection.BACKWARDS)
    for _ in range(4):
        played.wait(0.25)

    assert played.place == len(BLANKS) - 2


def test_forwards_from_the_end_it_begins_anew_behind_the_typed_puzzle(played: Played) -> None:
    played.controller.open_game(Game(Puzzle(Grid.empty(SMALL.geometry))), TypingMode.GIVENS)
    played.controller.enter_in_all((Cell(0),), Digit(1))
    played.controller.enter_in_all((Cell(1),), Digit(2))
    played.controller.set_typing(TypingMode.ENTRIES)
    played.controller.enter_in_all((Cell(2),), Digit(3))

    played.player.play(PlayDirection.FORWARDS)
    assert played.place == 2
    played.wait(0.5)
    assert (played.place, played.player.direction) == (3, PlayDirection.PAUSED)


def test_of_a_puzzle_being_typed_nothing_is_played_backwards(played: Played) -> None:
    played.controller.open_game(Game(Puzzle(Grid.empty(SMALL.geometry))), TypingMode.GIVENS)
    played.controller.enter_in_all((Cell(0),), Digit(1))
    played.controller.enter_in_all((Cell(1),), Digit(2))
    played.controller.undo()

    played.player.play(PlayDirection.BACKWARDS)
    played.wait(1.0)
    assert (played.place, played.player.direction) == (1, PlayDirection.PAUSED)


def test_at_full_speed_it_is_there_at_once(played: Played) -> None:
    played.pace = UNLIMITED_PACE
    played.player.play(PlayDirection.BACKWARDS)
    played.wait(0.001)

    assert (played.place, played.player.direction) == (0, PlayDirection.PAUSED)


def test_asked_again_it_stands_still_and_asked_for_the_other_way_it_turns(played: Played) -> None:
    played.player.play(PlayDirection.BACKWARDS)
    played.wait(1.0)
    played.player.play(PlayDirection.FORWARDS)
    played.wait(0.5)
    played.player.play(PlayDirection.FORWARDS)

    assert played.place == len(BLANKS) - 1
    assert played.directions == [
        PlayDirection.BACKWARDS,
        PlayDirection.FORWARDS,
        PlayDirection.PAUSED,
    ]


def test_any_key_stops_it_and_does_nothing_else(played: Played, qtbot: QtBot) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    with qtbot.waitActive(line):
        line.show()
        line.activateWindow()
    QTest.keyClick(line, Qt.Key.Key_4)
    played.player.play(PlayDirection.BACKWARDS)
    QTest.keyClick(line, Qt.Key.Key_5)

    assert (line.text(), played.player.direction) == ("4", PlayDirection.PAUSED)
    QTest.keyClick(line, Qt.Key.Key_5)
    assert line.text() == "45"


def test_whoever_changes_the_game_stops_it(played: Played) -> None:
    played.player.play(PlayDirection.BACKWARDS)
    played.wait(1.0)
    played.controller.enter_in_all((Cell(0),), Digit(4))

    assert played.player.direction is PlayDirection.PAUSED


def test_another_game_stops_it(played: Played) -> None:
    played.player.play(PlayDirection.BACKWARDS)
    played.controller.new(4)
    played.wait(10)

    assert (played.place, played.player.direction) == (0, PlayDirection.PAUSED)


def test_no_move_is_lost_or_made_anew(played: Played) -> None:
    before = played.controller.game.moves
    played.player.play(PlayDirection.BACKWARDS)
    played.wait(2.0)

    game = played.controller.game
    now: list[Move] = [*game.moves, *(timed.move for timed in game.undone_moves)]
    assert all(one is other for one, other in zip(before, now, strict=True))
