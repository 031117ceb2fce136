"""The photo that stays with the game, in the whole program: taken, looked at, saved, removed."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.formats import PuzzleRecord, RecordPart, format_named, read, write_all
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.photo import Photo
from sudoku_gui.model.puzzle import Puzzle
from sudoku_gui.photo.kept_picture import kept
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.ui.files.document_prompts import UnsavedChoice
from sudoku_gui.ui.photo.kept_photo_window import KeptPhotoWindow
from tests.support.drawn_pictures import PUZZLE
from tests.support.journals import journals_beside
from tests.support.kept_photos import CORNERS, jpeg
from tests.support.photos import photo_of_nothing, photo_of_puzzle, saved
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram


@pytest.fixture
def photo() -> Photo:
    """A photo that can be decoded."""
    page = kept(photo_of_puzzle()).data
    return Photo(page, kept(photo_of_nothing()).data, CORNERS)


@pytest.fixture
def start(
    qapp: QApplication, store: QSettings, qtbot: QtBot
) -> Iterator[Callable[[], OpenProgram]]:
    """Starts the program, each time over the same data; all of them end with the test."""
    opened: list[OpenProgram] = []

    def start_program() -> OpenProgram:
        opened.append(OpenProgram(qapp, store, qtbot))
        opened[-1].program.journal.notice_posted.connect(opened[-1].said.append)
        opened[-1].program.start([])
        return opened[-1]

    yield start_program
    for each in opened:
        each.end()


def put(opened: OpenProgram, photo: Photo | None) -> Game:
    game = Game(Puzzle(SMALL))
    game.photo = photo
    opened.game_controller.open_game(game)
    return game


def is_offered(opened: OpenProgram) -> bool:
    return opened.action(ActionId.SHOW_PHOTO).isEnabled()


def window_of(opened: OpenProgram) -> KeptPhotoWindow:
    return opened.program.kept_photo.window


def button(window: KeptPhotoWindow, name: str) -> QPushButton:
    found = window.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def test_a_photo_that_was_taken_is_there_after_the_program_was_killed(
    start: Callable[[], OpenProgram], tmp_path: Path
) -> None:
    first = start()
    first.open_file(saved(photo_of_puzzle(), tmp_path / "photo.png"))
    photos = first.program.photos
    first.wait_until(photos.window.take.isEnabled)
    photos.window.take.click()
    first.wait_until(lambda: first.puzzle.givens.line() == PUZZLE)
    first.enter(0, 3)
    taken = first.game_controller.game.photo
    assert taken is not None
    first.program.shut_down()

    second = start()
    second.wait_until(lambda: second.puzzle.givens.line() == PUZZLE)

    assert second.sentences[-1] == "Here is where you stopped."
    assert second.game_controller.game.photo == taken
    assert is_offered(second)


def test_a_game_that_is_thrown_away_leaves_no_photo(
    start: Callable[[], OpenProgram], store: QSettings, photo: Photo
) -> None:
    opened, folder = start(), journals_beside(store)
    put(opened, photo)
    opened.wait_until(lambda: bool(list(folder.glob("*.photo"))))
    opened.person.unsaved = UnsavedChoice.DISCARD

    opened.window.close()
    opened.wait_until(lambda: not opened.window.isVisible())

    assert list(folder.iterdir()) == []


def test_the_entry_is_there_for_a_game_with_a_photo_alone(
    opened: OpenProgram, photo: Photo
) -> None:
    assert not is_offered(opened)

    put(opened, photo)
    assert is_offered(opened)
    opened.enter(0, 3)
    opened.trigger("undo")
    assert is_offered(opened)

    put(opened, None)
    assert not is_offered(opened)


def test_the_window_shows_photo_and_grid_and_goes_with_the_game(
    opened: OpenProgram, photo: Photo
) -> None:
    put(opened, photo)

    opened.trigger("show_photo")
    window = window_of(opened)
    assert window.isVisible()
    assert not window.page.fit.photo.isEmpty()
    assert not window.grid.fit.photo.isEmpty()
    assert window.told == ""

    opened.wait_until(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert not window.grid.isVisible()
    put(opened, None)
    assert not window.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_W])
def test_keys_close_the_window(opened: OpenProgram, photo: Photo, key: Qt.Key) -> None:
    put(opened, photo)
    opened.trigger("show_photo")
    opened.wait_until(window_of(opened).isActiveWindow)
    held = Qt.KeyboardModifier.ControlModifier if key is Qt.Key.Key_W else None

    QTest.keyClick(window_of(opened), key, held or Qt.KeyboardModifier.NoModifier)

    assert not window_of(opened).isVisible()


@pytest.mark.qt_log_ignore("Bogus marker length", extend=True)
def test_a_photo_that_cannot_be_decoded_is_said_to_be_damaged(opened: OpenProgram) -> None:
    put(opened, Photo(jpeg(), jpeg(), CORNERS))

    opened.trigger("show_photo")

    assert window_of(opened).told == "The photo is damaged and cannot be shown."


def test_a_photo_is_removed_and_put_back(opened: OpenProgram, photo: Photo) -> None:
    game = put(opened, photo)
    game.mark_saved()
    opened.trigger("show_photo")

    button(window_of(opened), "kept-remove").click()
    assert game.snapshot.photo is None
    assert game.is_modified
    assert not window_of(opened).isVisible()
    assert opened.sentences[-1] == "The photo is not kept any more."

    opened.said[-1].actions[0].accept()
    assert game.photo is photo
    assert is_offered(opened)


def test_a_photo_is_put_back_into_no_other_game(opened: OpenProgram, photo: Photo) -> None:
    put(opened, photo)
    opened.trigger("show_photo")
    button(window_of(opened), "kept-remove").click()
    other = put(opened, None)

    opened.said[-1].actions[0].accept()

    assert other.photo is None


def test_saving_asks_before_the_photo_is_lost_and_keeps_it_in_a_file_of_games(
    opened: OpenProgram, photo: Photo, tmp_path: Path
) -> None:
    game = put(opened, photo)
    opened.person.target = SaveTarget(tmp_path / "a.sdk", format_named("sdk"))

    opened.trigger("save_as")

    assert opened.person.parts_to_lose == [{RecordPart.PHOTO}]
    opened.person.target = SaveTarget(tmp_path / "a.sudoku", format_named("sudoku"))
    opened.trigger("save_as")
    opened.wait_until(lambda: not game.is_modified)
    (record,) = read((tmp_path / "a.sudoku").read_bytes()).records
    assert record.history is not None
    assert record.history.photo == photo


def test_a_file_with_a_photo_opens_with_it(
    opened: OpenProgram, photo: Photo, tmp_path: Path
) -> None:
    game = Game(Puzzle(SMALL))
    game.photo = photo
    path = tmp_path / "a.sudoku"
    path.write_bytes(write_all([PuzzleRecord.of_game(game)], format_named("sudoku")))

    opened.open_file(path)
    opened.wait_until(lambda: is_offered(opened))

    assert opened.game_controller.game.photo == photo
    assert not opened.program.documents.is_modified
    opened.game_controller.enter_in_all((Cell(0),), Digit(3))
    assert opened.program.documents.is_modified
