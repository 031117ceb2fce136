"""Saving in the file thread, turned by hand."""

from pathlib import Path

from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.documents.puzzle_files import FileSaved
from sudoku_gui.formats import format_named, read
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


def test_it_is_said_that_many_puzzles_are_being_saved(tmp_path: Path) -> None:
    files, told = HandTurnedFiles(), list[str]()
    access = FileAccess(files)
    access.notice_posted.connect(lambda notice: told.append(str(notice.sentence)))

    access.save([bare(SMALL)] * 1_000, SaveTarget(tmp_path / "many.line", LINE))
    assert told == ["Saving 1,000 puzzles to many.line…"]
    files.work()

    assert told[1:] == ["Saved many.line"]


def test_nothing_follows_on_a_file_that_was_not_saved(tmp_path: Path) -> None:
    files, told, safe = HandTurnedFiles(), list[str](), list[FileSaved]()
    access = FileAccess(files)
    access.notice_posted.connect(lambda notice: told.append(str(notice.sentence)))

    access.save([bare(SMALL)], SaveTarget(tmp_path / "gone" / "one.line", LINE), safe.append)
    files.work()

    assert len(told) == 1
    assert told[0].startswith("one.line was not saved: there is no folder ")
    assert safe == []
