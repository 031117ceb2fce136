"""Photos beside a journal: written once, whole or not there, and gone with their game."""

import errno
import os
import time
from pathlib import Path
from unittest.mock import patch

import pytest

from sudoku_gui.documents import journal_photos
from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.document import Document
from sudoku_gui.documents.document_journal import JournalRecorder
from sudoku_gui.documents.document_restoration import ResumeProblem
from sudoku_gui.documents.journal_file import Journal, JournalFolder
from sudoku_gui.documents.journal_photos import name_of_photo
from sudoku_gui.documents.unfinished import ResumedDocument, find_unfinished
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.moves import enter_in_all
from sudoku_gui.model.puzzle import Puzzle
from tests.support.kept_photos import photo
from tests.support.puzzles import SMALL


class Window:
    """What a window does with its journal."""

    def __init__(self, folder: Path) -> None:
        self.game = Game(Puzzle(SMALL))
        self.game.photo = photo()
        self.document = Document(Collection.of_game(self.game), is_in_no_file=True)
        self.journal = JournalFolder(folder).begin()
        self._recorder = JournalRecorder()

    def record(self) -> None:
        edit = self._recorder.edit(self.document, is_typing_givens=False)
        assert edit is not None
        if edit.is_whole:
            self.journal.replace(edit.lines(), edit.photos or ())
        else:
            self.journal.append(edit.lines(), edit.photos)

    def play(self, digit: int) -> None:
        self.game.play(enter_in_all(self.game.sheet, (Cell(0),), Digit(digit)))
        self.record()

    def go(self) -> None:
        self.journal.release()


@pytest.fixture
def window(tmp_path: Path) -> Window:
    window = Window(tmp_path)
    window.record()
    return window


def photos_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.photo"))


def resumed(folder: Path) -> ResumedDocument:
    found = find_unfinished(JournalFolder(folder), resumes=True).resumed
    assert found is not None
    return found


def game_of(found: ResumedDocument) -> Game:
    return found.document.collection.game(0)


def test_a_game_is_resumed_with_its_photo(window: Window, tmp_path: Path) -> None:
    window.play(3)
    window.go()

    found = resumed(tmp_path)

    assert found.problem is None
    assert game_of(found).photo == photo()
    assert game_of(found).is_modified


def test_moves_are_written_without_the_photo(window: Window, tmp_path: Path) -> None:
    (path,) = photos_in(tmp_path)
    before, length = path.stat(), window.journal.path.stat().st_size

    with patch.object(journal_photos, "atomic_writer", side_effect=AssertionError):
        window.play(3)
        window.play(1)

    assert path.stat().st_mtime_ns == before.st_mtime_ns
    assert window.journal.path.stat().st_size - length < 200
    window.go()


def test_a_journal_that_is_written_anew_keeps_its_photo(window: Window, tmp_path: Path) -> None:
    (path,) = photos_in(tmp_path)
    window.document = Document(Collection.of_game(window.game), is_in_no_file=True)

    with patch.object(journal_photos, "atomic_writer", side_effect=AssertionError):
        window.record()

    assert photos_in(tmp_path) == [path]
    window.go()


def test_another_document_has_the_photo_of_the_one_before_removed(
    window: Window, tmp_path: Path
) -> None:
    window.game = Game(Puzzle(SMALL))
    window.game.photo = photo(b"other")
    window.document = Document(Collection.of_game(window.game), is_in_no_file=True)
    window.record()

    (path,) = photos_in(tmp_path)
    assert name_of_photo(photo(b"other")) in path.name
    window.go()


def test_a_photo_that_is_removed_from_the_game_is_removed_from_the_disk(
    window: Window, tmp_path: Path
) -> None:
    window.game.photo = None
    window.record()
    assert photos_in(tmp_path) == []

    window.game.photo = photo()
    window.record()
    window.go()

    assert game_of(resumed(tmp_path)).photo == photo()


def test_a_game_that_is_thrown_away_takes_its_photo_along(window: Window, tmp_path: Path) -> None:
    window.journal.remove()

    assert list(tmp_path.iterdir()) == []


def test_a_file_that_has_the_photo_is_known_to_after_a_restart(
    window: Window, tmp_path: Path
) -> None:
    window.game.mark_saved()
    window.record()
    window.game.photo = None
    window.record()
    window.go()

    game = game_of(resumed(tmp_path))

    assert (game.photo, game.saved.photo) == (None, photo())
    assert game.is_modified


@pytest.mark.parametrize("damage", [b"", b"{}", b"\xff", None])
def test_a_photo_that_is_damaged_or_gone_costs_nothing_but_itself(
    window: Window, tmp_path: Path, damage: bytes | None
) -> None:
    window.play(3)
    window.go()
    (path,) = photos_in(tmp_path)
    if damage is None:
        path.unlink()
    else:
        path.write_bytes(damage)

    found = resumed(tmp_path)

    assert found.problem is ResumeProblem.PHOTO_LOST
    assert game_of(found).photo is None
    assert game_of(found).sheet == window.game.sheet


def test_one_of_several_games_has_a_photo_and_keeps_it(tmp_path: Path) -> None:
    window = Window(tmp_path)
    games = {0: Game(Puzzle(SMALL)), 1: window.game}
    records = [*Collection.of_game(games[0]).records(), *Collection.of_game(games[1]).records()]
    pasted = f"{SMALL}\n{SMALL}\n"
    window.document = Document(Collection.resumed(records, games), row=1, source=pasted)
    window.record()
    window.play(3)
    window.go()

    collection = resumed(tmp_path).document.collection

    assert [collection.game(row).photo for row in (0, 1)] == [None, photo()]


def test_a_full_disk_is_told_and_the_photo_is_written_once_there_is_room(tmp_path: Path) -> None:
    window = Window(tmp_path)
    full = OSError(errno.ENOSPC, "full")
    with (
        patch.object(journal_photos, "atomic_writer", side_effect=full),
        pytest.raises(OSError, match="full"),
    ):
        window.record()
    assert not window.journal.path.exists()

    window.journal.sync()
    window.go()

    assert game_of(resumed(tmp_path)).photo == photo()


def test_photos_of_a_journal_that_is_gone_are_removed_at_the_next_start(
    window: Window, tmp_path: Path
) -> None:
    window.go()
    window.journal.path.unlink()
    (path,) = photos_in(tmp_path)
    JournalFolder(tmp_path).paths()
    assert path.exists(), "its window may be about to write the journal"

    long_ago = time.time() - 3_600
    os.utime(path, (long_ago, long_ago))
    JournalFolder(tmp_path).paths()

    assert photos_in(tmp_path) == []


def test_photos_of_a_living_window_are_left_alone(window: Window, tmp_path: Path) -> None:
    (path,) = photos_in(tmp_path)
    window.journal.path.unlink()
    long_ago = time.time() - 3_600
    os.utime(path, (long_ago, long_ago))

    JournalFolder(tmp_path).paths()

    assert path.exists()
    window.go()


def test_a_name_that_leads_elsewhere_is_no_photo(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "a.journal")

    assert journal.photo("../../etc/passwd") is None
    assert journal.photo("") is None
    assert journal.photo("\0") is None
