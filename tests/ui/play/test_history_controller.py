"""The history beside the grid, in the whole program."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView

from sudoku_gui.language import say
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.note_moves import toggle_note
from sudoku_gui.model.notes import NoteKind
from sudoku_gui.playback.pace import PlayDirection
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.theme import DARK, LIGHT
from sudoku_gui.ui.play.history_controller import HistoryController
from sudoku_gui.ui.play.history_panel import HistoryPanel
from sudoku_gui.wording.moves import move_sentence
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.open_program import FULL_SPEED_POSITION, SLOWEST_POSITION, OpenProgram

BLANKS = SMALL.blanks()
NOT_THERE = Digit(4)


class History:
    """The history of a program in which three entries were made."""

    def __init__(self, opened: OpenProgram) -> None:
        self.opened = opened
        controller = opened.program.panels[ActionId.HISTORY]
        assert isinstance(controller, HistoryController)
        self.controller = controller
        self.announced: list[str] = []
        controller.announcer.announced.connect(self.announced.append)
        opened.put(SMALL)
        opened.trigger("history")
        for cell in BLANKS[:3]:
            opened.enter(cell, SMALL_SOLVED.digit_at(cell))

    @property
    def view(self) -> QAbstractItemView:
        """The list of moves."""
        return self.opened.panel_of(HistoryPanel).moves

    @property
    def model(self) -> QAbstractItemModel:
        """Its rows."""
        return self.view.model()

    @property
    def rows(self) -> list[str]:
        """What the rows say."""
        return [self.model.index(row, 0).data() for row in range(self.model.rowCount())]

    @property
    def current(self) -> int:
        """The row that is selected."""
        return self.view.currentIndex().row()

    def spoken(self, row: int) -> str:
        """What a screen reader says of a row."""
        return str(self.model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole))

    @property
    def place(self) -> int:
        """How many moves are done."""
        return len(self.opened.game_controller.game.timed_moves)

    def click(self, row: int) -> None:
        """Click on a row."""
        where = self.view.visualRect(self.model.index(row, 0)).center()
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=where)

    def sentences(self) -> list[str]:
        """The moves of the game in words."""
        game = self.opened.game_controller.game
        return [say(move_sentence(move, game.sheet.geometry)) for move in game.moves]


@pytest.fixture
def history(opened: OpenProgram) -> Iterator[History]:
    history = History(opened)
    yield history
    history.controller.player.stop()


def test_each_move_has_its_sentence_and_its_number(history: History) -> None:
    expected = [f"{number}. {each}" for number, each in enumerate(history.sentences(), start=1)]

    assert history.rows[1:] == expected
    assert history.current == 3


def test_typing_the_puzzle_is_no_move_of_hers(history: History) -> None:
    history.opened.game_controller.new(4)
    history.opened.enter(0, 1)
    history.opened.game_controller.set_typing(TypingMode.ENTRIES)
    history.opened.enter(1, 2)

    given, entry = history.sentences()
    assert history.rows[1:] == [given, f"1. {entry}"]


def test_a_click_goes_to_that_moment_and_what_is_undone_can_be_done_again(
    history: History,
) -> None:
    before = history.rows
    history.click(1)

    assert (history.place, history.current, history.rows) == (1, 1, before)
    assert history.opened.sheet.grid.blanks() == BLANKS[1:]
    history.click(3)
    assert history.opened.sheet.grid.blanks() == BLANKS[3:]


def test_arrow_keys_walk_along_the_moves(history: History) -> None:
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down):
        QTest.keyClick(history.view, key)
    assert history.place == 2

    QTest.keyClick(history.view, Qt.Key.Key_Home)
    assert (history.place, history.opened.sheet.grid) == (0, SMALL)


def test_undo_is_followed_and_another_move_takes_the_place_of_those_undone(
    history: History,
) -> None:
    history.opened.trigger("undo")
    history.opened.trigger("undo")
    assert (history.current, len(history.rows)) == (1, 4)

    history.opened.enter(BLANKS[5], NOT_THERE)
    assert (history.current, len(history.rows), history.place) == (2, 3, 2)


def test_notes_are_listed_too(history: History) -> None:
    cells = [Cell(cell) for cell in BLANKS[4:6]]
    history.opened.game_controller.write_notes(
        lambda sheet: toggle_note(sheet, cells, NoteKind.CORNER, Digit(1))
    )

    assert history.rows[-1] == f"4. {history.sentences()[-1]}"


def test_what_is_undone_looks_and_sounds_so(history: History) -> None:
    plain = [history.spoken(row) for row in range(4)]
    assert len(set(plain) | set(history.rows)) == 5  # the present one sounds unlike the others

    history.opened.trigger("undo")
    index = history.model.index(3, 0)
    assert index.data(Qt.ItemDataRole.FontRole).italic()
    assert index.data(Qt.ItemDataRole.ForegroundRole).color().name() in {LIGHT.muted, DARK.muted}
    assert history.spoken(3) not in {plain[3], history.rows[3]}


def test_a_screen_reader_hears_where_one_has_gone(history: History) -> None:
    history.click(1)

    assert history.announced == [history.rows[1]]


def test_of_a_move_that_stops_playing_a_screen_reader_hears(history: History) -> None:
    history.opened.set_speed(SLOWEST_POSITION)
    history.opened.trigger("play_moves_back")
    history.opened.enter(BLANKS[3], SMALL_SOLVED.digit_at(BLANKS[3]))

    assert history.announced == [history.rows[4]]


def test_the_moves_are_played_back_and_on_again(history: History) -> None:
    history.opened.set_speed(FULL_SPEED_POSITION)
    history.opened.trigger("play_moves_back")
    history.opened.wait_until(lambda: history.place == 0)
    history.opened.trigger("play_moves")
    history.opened.wait_until(lambda: history.place == 3)

    history.opened.wait_until(lambda: history.controller.player.direction is PlayDirection.PAUSED)
    assert not history.opened.action(ActionId.PLAY_MOVES).isChecked()


def test_the_action_shows_which_way_it_plays(history: History) -> None:
    history.opened.trigger("play_moves_back")
    assert history.opened.action(ActionId.PLAY_MOVES_BACK).isChecked()

    history.opened.trigger("play_moves_back")
    assert not history.opened.action(ActionId.PLAY_MOVES_BACK).isChecked()


def test_what_a_search_shows_is_kept_before_one_goes_elsewhere(history: History) -> None:
    history.opened.game_search.step(2)
    history.opened.wait_for_steps(2)
    history.click(1)

    assert history.place == 1
    assert not history.opened.search.has_search


def test_a_closed_panel_lists_what_happened_when_it_is_opened(history: History) -> None:
    history.opened.trigger("history")
    history.opened.enter(BLANKS[5], SMALL_SOLVED.digit_at(BLANKS[5]))
    assert len(history.rows) == 4

    history.opened.trigger("history")
    assert (len(history.rows), history.current) == (5, 4)


def test_it_speaks_the_language_in_use(history: History) -> None:
    english = history.rows
    history.opened.choose_language("ko")

    assert history.rows[0] != english[0]
