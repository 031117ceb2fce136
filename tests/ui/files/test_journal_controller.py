"""The journal of the window: whatever ends the program, the next start goes on there."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from sudoku_gui.documents import document_restoration
from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.documents.file_transfer import FileTransfer
from sudoku_gui.documents.journal_file import JournalFolder, read_journal
from sudoku_gui.documents.puzzle_files import READING_CANCELLED, FileFailed
from sudoku_gui.documents.samples import SAMPLES
from sudoku_gui.formats import format_named, write, write_all
from sudoku_gui.model import note_moves
from sudoku_gui.model.game import Game
from sudoku_gui.model.geometry import Cell, Digit
from sudoku_gui.model.notes import NoteKind
from sudoku_gui.model.puzzle import Metadata
from sudoku_gui.presentation.grid.grid_cursor import TypingMode
from sudoku_gui.presentation.journal_notices import (
    lost_notice,
    not_kept_notice,
    not_to_be_had_notice,
    unfinished_words,
)
from sudoku_gui.presentation.notice import Notice, NoticeTone
from sudoku_gui.ui.files.document_prompts import UnsavedChoice
from tests.support.contents import bare
from tests.support.journals import journals_beside
from tests.support.puzzles import SMALL, SMALL_LINE
from tests.support.ui.open_program import OpenProgram, write_puzzle

Start = Callable[..., OpenProgram]
BLANK = SMALL.blanks()[0]


@pytest.fixture
def start(qapp: QApplication, store: QSettings, qtbot: QtBot) -> Iterator[Start]:
    """Starts the program, each time over the same data; all of them end with the test."""
    opened: list[OpenProgram] = []

    def start_with(*files: Path) -> OpenProgram:
        opened.append(OpenProgram(qapp, store, qtbot))
        opened[-1].program.journal.notice_posted.connect(opened[-1].said.append)
        opened[-1].program.start([str(file) for file in files])
        return opened[-1]

    yield start_with
    for each in opened:
        each.end()


@pytest.fixture
def folder(store: QSettings) -> JournalFolder:
    """The journals of all these programs."""
    return JournalFolder(journals_beside(store))


def end(opened: OpenProgram) -> None:
    """End the program as a signal would: without a question."""
    opened.program.shut_down()


def close(opened: OpenProgram, answer: UnsavedChoice = UnsavedChoice.CANCEL) -> None:
    """Close the window as people do, with this answer to the question about changes."""
    opened.person.unsaved = answer
    opened.window.close()
    opened.wait_until(lambda: not opened.window.isVisible())


def wait_until_written(opened: OpenProgram, folder: JournalFolder, sign: bytes) -> None:
    """Let the window live until the journal says `sign`."""
    opened.wait_until(
        lambda: any(sign in b"\n".join(read_journal(path).lines) for path in folder.paths())
    )


def type_puzzle(opened: OpenProgram) -> None:
    """Put a puzzle on the table, with an entry, notes, and a move undone."""
    opened.put(SMALL)
    opened.enter(BLANK, 3)
    opened.game_controller.write_notes(
        lambda sheet: note_moves.toggle_note(sheet, SMALL.blanks()[1:3], NoteKind.CENTRE, Digit(2))
    )
    opened.enter(SMALL.blanks()[4], 1)
    opened.game_controller.undo()


def test_the_next_start_goes_on_where_the_last_one_ended(start: Start) -> None:
    first = start()
    type_puzzle(first)
    before = first.game_controller.game.snapshot
    end(first)

    second = start()
    second.wait_for_sentence("Here is where you stopped")

    assert second.game_controller.game.snapshot == before
    assert second.program.documents.is_modified
    assert second.person.asked == []
    assert second.window.grid.selected == SMALL.blanks()[1]  # of the last move, two notes
    second.game_controller.redo()
    assert second.sheet.grid.digit_at(SMALL.blanks()[4]) == 1


def test_the_game_resumed_goes_on_being_kept(start: Start) -> None:
    for digit in (1, 2, 3):
        opened = start()
        if digit == 1:
            opened.put(SMALL)
        else:
            opened.wait_for_sentence("Here is where you stopped")
        opened.enter(SMALL.blanks()[digit], digit)
        end(opened)

    last = start()
    last.wait_for_sentence("Here is where you stopped")

    assert len(last.game_controller.game.moves) == 3


def test_an_untouched_window_leaves_nothing(start: Start, folder: JournalFolder) -> None:
    end(start())

    assert folder.paths() == []


def test_a_digit_is_written_while_the_window_lives(start: Start, folder: JournalFolder) -> None:
    opened = start()
    opened.put(SMALL)
    opened.enter(BLANK, 3)

    wait_until_written(opened, folder, b'"enter"')


def test_what_is_typed_as_givens_goes_on_being_typed_so(start: Start) -> None:
    first = start()
    first.enter(5, 9)
    end(first)

    second = start()
    second.wait_for_sentence("Here is where you stopped")

    assert second.game_controller.typing is TypingMode.GIVENS
    assert second.sheet.givens.digit_at(Cell(5)) == 9
    assert second.window.grid.selected == 6  # and not the first cell, whose row is typed


def test_another_puzzle_is_one_click_away(start: Start) -> None:
    first = start()
    type_puzzle(first)
    end(first)
    second = start()
    second.wait_for_sentence("Here is where you stopped")
    second.person.unsaved = UnsavedChoice.DISCARD

    second.offer().click()
    dialog = second.program.new_puzzles.dialog
    assert dialog is not None
    type_in = dialog.findChild(QPushButton, "type-in")
    assert type_in is not None
    type_in.click()

    assert second.sheet.grid.blanks() == tuple(Cell(cell) for cell in range(81))
    end(second)
    third = start()
    third.wait_until(lambda: third.program.journal.unfinished == ())
    assert third.sheet.grid.line().strip("0.") == ""


def test_what_was_thrown_away_does_not_come_back(start: Start, folder: JournalFolder) -> None:
    first = start()
    type_puzzle(first)

    close(first, UnsavedChoice.DISCARD)

    assert folder.paths() == []


def test_what_was_saved_at_closing_is_resumed_with_its_file(start: Start, tmp_path: Path) -> None:
    first = start()
    first.put(SMALL)
    first.enter(BLANK, 3)
    first.person.target = SaveTarget(tmp_path / "kept.csv", format_named("csv"))
    close(first, UnsavedChoice.SAVE)

    second = start()
    second.wait_for_sentence("Here is where you stopped")

    assert second.program.documents.name == "kept.csv"
    assert second.sheet.grid.digit_at(BLANK) == 3
    assert not second.program.documents.is_modified
    second.game_controller.undo()
    assert second.program.documents.is_modified


def test_a_file_that_is_gone_is_said_and_its_puzzle_is_there(start: Start, tmp_path: Path) -> None:
    path = write_puzzle(tmp_path, "gone.txt", SMALL)
    first = start(path)
    first.wait_for_sentence("Opened gone.txt")
    first.enter(BLANK, 3)
    end(first)
    path.unlink()

    second = start()
    second.wait_for_sentence("Here is where you stopped. gone.txt")

    assert second.sheet.grid.digit_at(BLANK) == 3
    assert second.said[-1].tone is NoticeTone.WARNING
    assert second.program.documents.is_modified


@pytest.fixture
def collection(tmp_path: Path) -> Path:
    """A file of many puzzles."""
    path = tmp_path / "many.sdm"
    path.write_bytes(write_all([bare(SMALL)] * 50, format_named("csv")))
    return path


def play_in(opened: OpenProgram) -> None:
    """Enter something in two puzzles of a collection."""
    for row, digit in ((7, 3), (31, 4)):
        opened.program.documents.select_puzzle(row)
        opened.enter(BLANK, digit)


def test_a_collection_comes_back_at_its_place(start: Start, collection: Path) -> None:
    first = start(collection)
    first.wait_for_sentence("many.sdm: 50 puzzles")
    play_in(first)
    end(first)

    second = start()
    second.wait_for_sentence("Here is where you stopped")

    documents = second.program.documents
    assert (documents.row, len(documents.collection)) == (31, 50)
    assert second.sheet.grid.digit_at(BLANK) == 4
    assert documents.collection.record(7).entries.digit_at(BLANK) == 3
    assert documents.is_modified


def test_puzzles_removed_from_a_collection_stay_removed(start: Start, collection: Path) -> None:
    first = start(collection)
    first.wait_for_sentence("many.sdm: 50 puzzles")
    play_in(first)
    documents = first.program.documents
    documents.reduce_to(documents.collection.without([0, 1, 40]))
    end(first)

    second = start()
    second.wait_for_sentence("Here is where you stopped")

    documents = second.program.documents
    assert (documents.row, len(documents.collection)) == (29, 47)
    assert second.sheet.grid.digit_at(BLANK) == 4
    assert documents.collection.record(5).entries.digit_at(BLANK) == 3
    second.trigger("put_back_removed")
    assert (documents.row, len(documents.collection)) == (31, 50)


def test_a_collection_that_was_pasted_comes_back(start: Start) -> None:
    first = start()
    first.program.opener.open_text(f"{SMALL_LINE}\n" * 5)
    first.wait_until(lambda: len(first.collection) == 5)
    first.program.documents.select_puzzle(3)
    first.enter(BLANK, 3)
    end(first)

    second = start()
    second.wait_for_sentence("Here is where you stopped")

    assert (second.program.documents.row, len(second.collection)) == (3, 5)
    assert second.sheet.grid.digit_at(BLANK) == 3


@pytest.mark.parametrize("happens", ["gone", "others", "shorter"])
def test_of_a_collection_that_is_gone_the_puzzles_begun_are_there(
    start: Start, collection: Path, happens: str
) -> None:
    first = start(collection)
    first.wait_for_sentence("many.sdm: 50 puzzles")
    play_in(first)
    end(first)
    collection.unlink()
    if happens == "others":
        other = bare(SMALL.with_digits({BLANK: Digit(1)}))
        collection.write_bytes(write_all([other] * 50, format_named("csv")))
    if happens == "shorter":
        collection.write_bytes(write_all([bare(SMALL)] * 20, format_named("csv")))

    second = start()
    second.wait_for_sentence("Here is where you stopped. many.sdm")

    documents = second.program.documents
    assert [documents.collection.record(row).entries.digit_at(BLANK) for row in (0, 1)] == [3, 4]
    assert documents.row == 1
    assert documents.is_modified
    assert documents.document.path is None


def test_a_sample_that_was_only_looked_at_is_there_again(start: Start) -> None:
    first = start()
    first.program.opener.open_sample(SAMPLES[2])
    first.wait_until(lambda: first.program.documents.name == str(SAMPLES[2].title))
    end(first)

    second = start()
    second.wait_for_sentence("Here is where you stopped")

    assert second.program.documents.name == str(SAMPLES[2].title)


def test_a_file_that_is_asked_for_is_opened_and_the_game_waits(
    start: Start, tmp_path: Path
) -> None:
    first = start()
    type_puzzle(first)
    before = first.game_controller.game.snapshot
    first.game_controller.edit_game(lambda game: game.set_metadata(Metadata("waits")))
    end(first)
    path = write_puzzle(tmp_path, "other.txt", SMALL.with_digits({BLANK: Digit(3)}))

    second = start(path)
    second.wait_for_sentence("Untitled is unfinished and was kept")

    assert second.program.documents.name == "other.txt"
    (waiting,) = second.program.journal.unfinished
    assert not second.offer().isHidden()
    second.enter(SMALL.blanks()[1], 4)
    second.program.journal.go_back_to(waiting)
    second.wait_for_sentence("Here is where you stopped")
    assert second.game_controller.game.snapshot == before
    second.wait_until(lambda: len(second.program.journal.unfinished) == 1)
    (other,) = second.program.journal.unfinished
    assert str(other.name) == "other.txt"
    assert waiting.path != other.path


def test_the_menu_lists_what_waits(start: Start, tmp_path: Path) -> None:
    first = start()
    type_puzzle(first)
    end(first)
    second = start(write_puzzle(tmp_path, "other.txt", SMALL))
    second.wait_for_sentence("Untitled is unfinished and was kept")

    second.choose("unfinished>", unfinished_words(second.program.journal.unfinished[0]))
    second.wait_for_sentence("Here is where you stopped")

    second.wait_until(lambda: not second.window.menus.submenus["unfinished>"].isEnabled())


def test_a_warning_about_the_file_is_not_covered_by_what_waits(
    start: Start, tmp_path: Path
) -> None:
    first = start()
    type_puzzle(first)
    end(first)
    path = tmp_path / "bad.txt"
    path.write_text("no puzzle\n", "utf-8")

    second = start(path)
    second.wait_until(lambda: len(second.program.journal.unfinished) == 1)

    assert second.said[-1].tone is NoticeTone.WARNING


def test_of_several_windows_the_one_left_last_is_resumed_and_the_others_wait(
    start: Start, folder: JournalFolder
) -> None:
    windows = [start(), start()]
    for number, window in enumerate(windows):
        window.put(SMALL)
        window.game_controller.edit_game(
            partial(Game.set_metadata, metadata=Metadata(f"window {number}"))
        )
        window.enter(BLANK, 3)
    for window in windows:
        end(window)
    assert len(folder.paths()) == 2

    third = start()
    third.wait_for_sentence("Here is where you stopped. 1 more unfinished puzzle waits")

    assert third.puzzle.metadata.title == "window 1"
    assert len(third.program.journal.unfinished) == 1


def test_a_second_window_leaves_the_game_of_a_living_one_alone(
    start: Start, folder: JournalFolder
) -> None:
    first = start()
    type_puzzle(first)
    wait_until_written(first, folder, b'"undo"')
    (path,) = folder.paths()
    content = path.read_bytes()

    second = start()
    second.put(SMALL)
    second.enter(BLANK, 1)
    end(second)

    assert path.read_bytes() == content
    assert all("Here is where" not in sentence for sentence in second.sentences)
    assert len(folder.paths()) == 2


def test_a_puzzle_that_another_window_has_taken_meanwhile_is_said_to_be_gone(
    start: Start, tmp_path: Path
) -> None:
    first = start()
    type_puzzle(first)
    end(first)
    path = write_puzzle(tmp_path, "other.txt", SMALL)
    second, third = start(path), start(path)
    for each in (second, third):
        each.wait_for_sentence("Untitled is unfinished and was kept")
    (waiting,) = third.program.journal.unfinished

    second.offer().click()
    second.wait_for_sentence("Here is where you stopped")
    third.program.journal.go_back_to(waiting)

    third.wait_for_sentence(str(not_to_be_had_notice().sentence))
    assert third.program.documents.name == "other.txt"


def test_a_damaged_journal_is_said_once_and_read_up_to_there(
    start: Start, folder: JournalFolder
) -> None:
    first = start()
    type_puzzle(first)
    end(first)
    (path,) = folder.paths()
    path.write_bytes(path.read_bytes().replace(b'"centre"', b'"corner"').replace(b"/2/", b"/1/"))

    second = start()
    second.wait_for_sentence("Here is where you stopped, as far as")
    assert second.sheet.grid.digit_at(BLANK) == 3
    end(second)
    third = start()
    third.wait_for_sentence("Here is where you stopped.")

    assert third.sheet.grid.digit_at(BLANK) == 3
    assert path.with_suffix(".damaged").exists()


def test_a_journal_of_which_nothing_can_be_read_is_said_once(
    start: Start, folder: JournalFolder
) -> None:
    first = start()
    type_puzzle(first)
    end(first)
    (path,) = folder.paths()
    path.write_bytes(path.read_bytes()[1:])

    second = start()
    second.wait_for_sentence(str(lost_notice().sentence))
    end(second)

    third = start()
    third.wait_until(lambda: folder.paths() == [])
    assert lost_notice() not in third.said


def test_a_disk_that_takes_nothing_is_said_once_and_playing_goes_on(
    start: Start, store: QSettings
) -> None:
    in_the_way = journals_beside(store)
    in_the_way.touch()
    opened = start()
    type_puzzle(opened)
    sentence = not_kept_notice(NotADirectoryError()).sentence.template.split("{")[0]

    opened.wait_for_sentence(sentence)
    for digit in (1, 2, 3, 4):
        opened.enter(BLANK, digit)
    in_the_way.unlink()
    opened.enter(BLANK, 1)
    wait_until_written(opened, JournalFolder(in_the_way), b'"1e"')

    assert opened.sheet.grid.digit_at(BLANK) == 1
    told = [each for each in opened.said if each.sentence.template.startswith(sentence)]
    assert len(told) == 1


def test_the_end_of_the_session_asks_nothing_and_loses_nothing(
    start: Start, folder: JournalFolder
) -> None:
    first = start()
    type_puzzle(first)
    before = first.game_controller.game.snapshot

    first.program.end_unasked()
    first.window.close()

    assert not first.window.isVisible()
    assert first.person.asked == []
    second = start()
    second.wait_for_sentence("Here is where you stopped")
    assert second.game_controller.game.snapshot == before


def test_what_is_shown_of_a_search_is_kept_by_going_back_elsewhere(
    start: Start, tmp_path: Path
) -> None:
    first = start()
    type_puzzle(first)
    end(first)
    second = start(write_puzzle(tmp_path, "other.txt", SMALL))
    second.wait_for_sentence("Untitled is unfinished and was kept")
    second.go_to(5)

    second.program.journal.go_back_to(second.program.journal.unfinished[0])
    second.wait_for_sentence("Here is where you stopped")

    assert second.shown_moment is None
    assert isinstance(second.said[-1], Notice)


def test_a_puzzle_written_as_text_is_no_journal(start: Start, folder: JournalFolder) -> None:
    journals = folder.begin().path.parent
    journals.mkdir()
    (journals / "0123456789abcdef.journal").write_bytes(write(SMALL, format_named("line")))

    opened = start()
    opened.put(SMALL)
    opened.enter(BLANK, 3)
    end(opened)

    assert len(folder.paths()) == 1


def test_nobody_has_to_wait_for_a_long_list_that_was_left(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "two.sdm"
    path.write_text(f"{SMALL.line('.')}\n" * 2, "utf-8")
    first = start(path)
    first.wait_until(lambda: len(first.program.documents.collection) == 2)
    first.enter(BLANK, 3)
    end(first)

    def read_for_ever(path: Path, reading: FileTransfer) -> FileFailed:
        reading.size = 10
        while not reading.is_cancelled:
            time.sleep(0.01)
        return FileFailed(path, READING_CANCELLED)

    with monkeypatch.context() as slow:
        slow.setattr(document_restoration, "read_file", read_for_ever)
        second = start()
        second.wait_for_sentence("Opening what you left: 0 %…")
        second.said[-1].actions[0].accept()
        second.wait_for_sentence("two.sdm is unfinished and was kept.")
    assert len(second.program.documents.collection) == 1

    second.said[-1].actions[0].accept()
    second.wait_for_sentence("Here is where you stopped.")
    assert len(second.program.documents.collection) == 2
    assert second.sheet.grid.digit_at(BLANK) == 3
