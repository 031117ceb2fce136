"""A file that is open here and changed, replaced or deleted by somebody else."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sudoku_gui.documents.puzzle_files import FileChanged, digest_at
from sudoku_gui.formats import format_named, read, write
from sudoku_gui.model.geometry import Cell
from sudoku_gui.presentation.notice import NoticeTone
from sudoku_gui.ui.files.document_prompts import OutsideChoice, UnsavedChoice
from sudoku_gui.ui.files.file_access import FileAccess
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.ui.document_bench import DocumentBench

GAME = format_named("sudoku")
THEIRS = write(SMALL_SOLVED, GAME)
MINE, KEPT_MINE, KEPT_THEIRS = 3, "mine", "theirs"


@pytest.fixture
def file(desk: DocumentBench, tmp_path: Path) -> Path:
    """A game that is open, with a digit that is in no file yet."""
    path = tmp_path / "game.sudoku"
    path.write_bytes(write(SMALL, GAME))
    desk.open(path)
    desk.enter(0, MINE)
    return path


def _replace(path: Path) -> None:
    beside = path.with_name("beside")
    beside.write_bytes(THEIRS)
    beside.replace(path)


def _change_unseen(path: Path) -> None:
    """As long as before, and with the times of before."""
    old = path.stat()
    path.write_bytes(path.read_bytes().replace(b"2", b"3", 1))
    os.utime(path, ns=(old.st_atime_ns, old.st_mtime_ns))


CHANGES: dict[str, Callable[[Path], object]] = {
    "changed": lambda path: path.write_bytes(THEIRS),
    "replaced": _replace,
    "changed without a trace": _change_unseen,
    "emptied": lambda path: path.write_bytes(b""),
    "deleted": Path.unlink,
}
every_change = pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)


@every_change
def test_before_saving_over_what_somebody_else_did_it_is_asked(
    desk: DocumentBench, file: Path, change: Callable[[Path], object]
) -> None:
    change(file)
    found = digest_at(file)

    desk.save()

    what = "changed" if file.exists() else "deleted"
    assert desk.person.asked == [f"game.sudoku {what} outside?"]
    assert digest_at(file) == found
    assert desk.documents.is_modified


@every_change
def test_who_keeps_his_own_replaces_theirs(
    desk: DocumentBench, file: Path, change: Callable[[Path], object]
) -> None:
    change(file)
    desk.person.outside = OutsideChoice.MINE

    desk.save()

    assert read(file.read_bytes()).records[0].entries.digit_at(Cell(0)) == MINE
    assert not desk.documents.is_modified
    desk.enter(2, 1)
    desk.save()
    assert len(desk.person.asked) == 1


def test_who_loads_theirs_has_the_file(desk: DocumentBench, file: Path) -> None:
    file.write_bytes(THEIRS)
    desk.person.outside = OutsideChoice.THEIRS

    desk.save()

    assert desk.sheet.givens == SMALL_SOLVED
    assert file.read_bytes() == THEIRS
    assert not desk.documents.is_modified


def test_theirs_that_cannot_be_read_leave_mine_as_it_is(desk: DocumentBench, file: Path) -> None:
    file.write_bytes(b"no puzzle at all")
    desk.person.outside = OutsideChoice.THEIRS

    desk.save()

    assert desk.sheet.grid.digit_at(Cell(0)) == MINE
    assert desk.documents.is_modified
    assert desk.said[-1].tone is NoticeTone.WARNING


def test_who_saves_as_another_leaves_theirs_where_it_is(
    desk: DocumentBench, file: Path, tmp_path: Path
) -> None:
    file.write_bytes(THEIRS)
    desk.person.outside = OutsideChoice.ANOTHER
    mine = desk.will_save_to(tmp_path / "mine.sudoku", GAME)

    desk.save()

    assert file.read_bytes() == THEIRS
    assert read(mine.read_bytes()).records[0].entries.digit_at(Cell(0)) == MINE
    assert desk.documents.name == "mine.sudoku"


@pytest.mark.parametrize(
    ("choice", "closes"),
    [
        (OutsideChoice.MINE, True),
        (OutsideChoice.ANOTHER, True),
        (OutsideChoice.THEIRS, False),
        (OutsideChoice.CANCEL, False),
    ],
)
def test_the_window_closes_only_when_mine_is_safe(
    desk: DocumentBench, file: Path, tmp_path: Path, choice: OutsideChoice, *, closes: bool
) -> None:
    file.write_bytes(THEIRS)
    desk.will_save_to(tmp_path / "mine.sudoku", GAME)
    desk.person.unsaved, desk.person.outside = UnsavedChoice.SAVE, choice

    closed = list[bool]()
    desk.saver.after_saving(lambda: closed.append(True))
    desk.files.work()

    assert bool(closed) == closes


def test_the_same_content_written_again_is_no_change(desk: DocumentBench, file: Path) -> None:
    content = file.read_bytes()
    file.unlink()
    file.write_bytes(content)

    desk.save()

    assert desk.person.asked == []
    assert not desk.documents.is_modified


def test_saving_as_the_open_file_asks_as_well(desk: DocumentBench, file: Path) -> None:
    file.write_bytes(THEIRS)
    desk.will_save_to(file, GAME)

    desk.saver.save_as()
    desk.files.work()

    assert file.read_bytes() == THEIRS


@every_change
def test_a_change_is_said_at_once_and_once(
    desk: DocumentBench, file: Path, change: Callable[[Path], object], qtbot: QtBot
) -> None:
    said = len(desk.said)
    change(file)

    def is_said() -> bool:
        desk.files.work()
        return len(desk.said) > said

    qtbot.waitUntil(is_said)

    labels = [str(action.label) for action in desk.said[-1].actions]
    assert ("Load theirs" in labels) == file.exists()
    assert {"Keep mine", "Save as another…"} <= set(labels)


def test_our_own_saving_is_no_change(
    desk: DocumentBench, file: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, look_at = list[bytes](), FileAccess.look_at

    def look(access: FileAccess, path: Path, then: Callable[[FileChanged], None]) -> None:
        looks.append(digest_at(path))
        look_at(access, path, then)

    monkeypatch.setattr(FileAccess, "look_at", look)
    desk.save()
    said = len(desk.said)

    qtbot.waitUntil(lambda: bool(looks))
    desk.files.work()

    assert looks[-1] == digest_at(file)
    assert len(desk.said) == said


@pytest.mark.parametrize("kept", [KEPT_MINE, KEPT_THEIRS])
def test_what_the_notice_offers_is_done(
    desk: DocumentBench, file: Path, kept: str, qtbot: QtBot
) -> None:
    desk.save()
    said = len(desk.said)
    file.write_bytes(THEIRS)

    def is_said() -> bool:
        desk.files.work()
        return len(desk.said) > said

    qtbot.waitUntil(is_said)
    label = "Keep mine" if kept == KEPT_MINE else "Load theirs"
    next(each for each in desk.said[-1].actions if str(each.label) == label).accept()
    desk.files.work()
    desk.save()

    assert desk.person.asked == []
    assert (desk.sheet.givens == SMALL_SOLVED) == (kept == KEPT_THEIRS)


def test_loading_theirs_over_changes_asks_first(desk: DocumentBench, file: Path) -> None:
    file.write_bytes(THEIRS)

    desk.saver._load_theirs()
    desk.files.work()

    assert desk.person.asked == ["game.sudoku changed outside?"]
    assert desk.sheet.grid.digit_at(Cell(0)) == MINE
