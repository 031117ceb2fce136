"""Saving in the file thread, turned by hand."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.documents.puzzle_files import FileChanged, FileOpened, FileSaved
from sudoku_gui.formats import format_named, read
from sudoku_gui.presentation.notice import Notice, NoticeTone
from sudoku_gui.ui.files.file_access import FileAccess
from tests.support.contents import bare
from tests.support.puzzles import SMALL
from tests.support.ui.fakes import HandTurnedFiles

LINE = format_named("line")


def test_what_follows_waits_until_the_file_is_safe(tmp_path: Path) -> None:
    files, told, safe = HandTurnedFiles(), list[str](), list[FileSaved]()
    access = FileAccess(files)
    access.notice_posted.connect(lambda notice: told.append(str(notice.sentence)))
    path = tmp_path / "one.line"

    access.save([bare(SMALL)], SaveTarget(path, LINE), safe.append)
    assert (told, safe) == ([], [])
    files.work()

    assert told == ["Saved one.line"]
    assert [saved.path for saved in safe] == [path]
    assert read(path.read_bytes()).records[0].grid == SMALL


@pytest.mark.parametrize(
    ("count", "sentence"),
    [(1_000, "Saving 1,000 puzzles to many.line: 0 %…"), (1, "Saving many.line…")],
)
def test_a_saving_that_takes_a_while_says_how_far_it_is(
    qtbot: QtBot, tmp_path: Path, count: int, sentence: str
) -> None:
    files, told = HandTurnedFiles(), list[str]()
    access = FileAccess(files)
    access.notice_posted.connect(lambda notice: told.append(str(notice.sentence)))

    access.save([bare(SMALL)] * count, SaveTarget(tmp_path / "many.line", LINE))
    qtbot.waitUntil(lambda: len(told) > 0)
    files.work()

    assert (told[0], told[-1]) == (sentence, "Saved many.line")


def test_a_saving_can_be_cancelled(qtbot: QtBot, tmp_path: Path) -> None:
    files, told, safe = HandTurnedFiles(), list[Notice](), list[FileSaved]()
    access = FileAccess(files)
    access.notice_posted.connect(told.append)
    path = tmp_path / "many.line"

    access.save([bare(SMALL)], SaveTarget(path, LINE), safe.append)
    qtbot.waitUntil(lambda: len(told) > 0)
    (cancel,) = told[0].actions
    cancel.accept()
    files.work()

    assert str(told[-1].sentence) == "many.line was not saved: saving it was cancelled"
    assert told[-1].tone is NoticeTone.PLAIN  # nothing is wrong
    assert safe == []
    assert not path.exists()


def test_a_saving_that_is_to_be_settled_is_said_to_be_over(qtbot: QtBot, tmp_path: Path) -> None:
    files, told, found = HandTurnedFiles(), list[str](), list[FileChanged]()
    access = FileAccess(files)
    access.notice_posted.connect(lambda notice: told.append(str(notice.sentence)))
    target = SaveTarget(tmp_path / "many.line", LINE)

    access.save([bare(SMALL)], target, expected=b"another", changed=found.append)
    qtbot.waitUntil(lambda: len(told) > 0)
    files.work()

    assert told[-1] == "many.line is not saved yet."
    assert len(found) == 1


def test_what_is_to_follow_waits_for_a_saving_under_way(tmp_path: Path) -> None:
    files, done = HandTurnedFiles(), list[str]()
    access = FileAccess(files)
    access.after_saves(lambda: done.append("at once"))
    access.save(
        [bare(SMALL)], SaveTarget(tmp_path / "a.line", LINE), lambda _: done.append("saved")
    )

    access.after_saves(lambda: done.append("then"))
    assert done == ["at once"]
    files.work()

    assert done == ["at once", "saved", "then"]
    access.after_saves(lambda: done.append("at once"))
    assert done[-1] == "at once"


def test_nothing_follows_on_a_file_that_was_not_saved(tmp_path: Path) -> None:
    files, told, safe = HandTurnedFiles(), list[str](), list[FileSaved]()
    access = FileAccess(files)
    access.notice_posted.connect(lambda notice: told.append(str(notice.sentence)))

    access.save([bare(SMALL)], SaveTarget(tmp_path / "gone" / "one.line", LINE), safe.append)
    files.work()

    assert len(told) == 1
    assert told[0].startswith("one.line was not saved: there is no folder ")
    assert safe == []


def test_a_reading_that_takes_a_while_says_how_far_it_is_and_can_be_cancelled(
    qtbot: QtBot, tmp_path: Path
) -> None:
    files, told, opened = HandTurnedFiles(), list[Notice](), list[FileOpened]()
    access = FileAccess(files)
    access.notice_posted.connect(told.append)
    path = tmp_path / "many.line"
    path.write_bytes(f"{SMALL.line()}\n".encode())

    access.open(path, opened.append)
    qtbot.waitUntil(lambda: len(told) > 0)
    (cancel,) = told[0].actions
    cancel.accept()
    files.work()

    assert str(told[-1].sentence) == "many.line was not opened: reading it was cancelled"
    assert opened == []


def test_what_was_said_of_a_reading_does_not_stay(qtbot: QtBot, tmp_path: Path) -> None:
    files, told, opened = HandTurnedFiles(), list[str](), list[FileOpened]()
    access = FileAccess(files)
    access.notice_posted.connect(lambda notice: told.append(str(notice.sentence)))
    path = tmp_path / "many.line"
    path.write_bytes(f"{SMALL.line()}\n".encode())

    access.open(path, opened.append)
    qtbot.waitUntil(lambda: len(told) > 0)
    files.work()

    assert told[-1] == "many.line is read."
    assert len(opened) == 1


def test_a_short_reading_is_not_worth_a_word(tmp_path: Path) -> None:
    files, told, opened = HandTurnedFiles(), list[Notice](), list[FileOpened]()
    access = FileAccess(files)
    access.notice_posted.connect(told.append)
    path = tmp_path / "one.line"
    path.write_bytes(f"{SMALL.line()}\n".encode())

    access.open(path, opened.append)
    files.work()

    assert told == []
    assert len(opened) == 1
