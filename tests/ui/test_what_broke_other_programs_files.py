"""Faults of other programs with opening and saving, each asked of the whole window by name.

The empty file after a crash in a save has a trial of its own: tests/long/save_kill.py.
"""

import errno
import os
import sys
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from sudoku_gui.app import prepare_threads
from sudoku_gui.documents.document import SaveTarget
from sudoku_gui.formats import SIZE_LIMIT, format_named, read
from sudoku_gui.model.grid import Grid
from sudoku_gui.presentation.actions.action_ids import ActionId
from sudoku_gui.presentation.one_line import path_on_one_line
from sudoku_gui.ui.files.document_prompts import OverwriteChoice, UnsavedChoice
from sudoku_gui.ui.search.search_controller import SearchPhase
from tests.support.formats.bad_files import bad_files
from tests.support.puzzles import SMALL
from tests.support.ui.open_program import OpenProgram, write_puzzle

BOJ2580 = format_named("boj2580")
EMPTY_9X9 = Grid.from_line("." * 81)
HARD = ("norvig_impossible.txt", "grantm4_pathological.txt", "empty_grid.txt")


def test_saving_does_not_lose_the_undo_history(opened: OpenProgram, tmp_path: Path) -> None:
    opened.person.target = SaveTarget(tmp_path / "mine.txt", BOJ2580)
    opened.enter(0, 3)
    opened.trigger("save")
    opened.wait_for_sentence("Saved")

    opened.trigger("undo")

    assert opened.sheet.grid == EMPTY_9X9


def test_undo_does_not_go_back_into_the_previous_puzzle(
    opened: OpenProgram, tmp_path: Path
) -> None:
    opened.enter(0, 3)
    opened.person.unsaved = UnsavedChoice.DISCARD
    opened.open_file(write_puzzle(tmp_path, "next.txt", SMALL))
    opened.wait_for_sentence("Opened next.txt")

    actions = opened.window.named_actions
    assert not actions[ActionId.UNDO].isEnabled()
    assert not actions[ActionId.REDO].isEnabled()
    opened.game_controller.undo()
    assert opened.sheet.grid == SMALL


def test_a_recent_file_that_is_gone_is_told_and_leaves_the_menu(
    opened: OpenProgram, tmp_path: Path
) -> None:
    path = write_puzzle(tmp_path, "gone.txt", SMALL)
    opened.open_file(path)
    opened.wait_for_sentence("Opened gone.txt")
    path.unlink()

    opened.choose("recent>", path_on_one_line(path))
    opened.wait_for_sentence("gone.txt was not opened: there is no such file")

    assert opened.sheet.grid == SMALL
    assert not opened.window.menus.submenus["recent>"].isEnabled()


@pytest.mark.parametrize("name", HARD)
def test_a_puzzle_that_froze_others_opens_at_once_and_its_search_can_be_stopped(
    opened: OpenProgram, tmp_path: Path, name: str, qtbot: QtBot
) -> None:
    path = tmp_path / name
    path.write_bytes(next(file.data for file in bad_files() if file.name == name))

    with qtbot.waitSignal(opened.program.documents.notice_posted):
        opened.open_file(path)
    opened.trigger("search_to_end")
    opened.wait_for_steps()
    if opened.phase is SearchPhase.PLAYING:
        opened.trigger("stop")

    assert opened.phase in {SearchPhase.STOPPED, SearchPhase.ENDED}


def test_a_save_that_fails_leaves_no_empty_file(
    opened: OpenProgram, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write_puzzle(tmp_path, "mine.txt", SMALL)
    before = path.read_bytes()
    opened.open_file(path)
    opened.wait_for_sentence("Opened mine.txt")
    opened.enter(0, 3)
    opened.person.content = OverwriteChoice.SHOWN

    def fail(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)

    opened.trigger("save")
    opened.wait_for_sentence("mine.txt was not saved: the disk is full")

    assert path.read_bytes() == before
    assert opened.window.isWindowModified()


def test_what_a_save_has_written_can_be_opened_again(opened: OpenProgram, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    opened.person.target = SaveTarget(path, BOJ2580)
    opened.enter(0, 3)

    opened.trigger("save")
    opened.wait_for_sentence("Saved mine.txt")

    assert read(path.read_bytes()).puzzle.givens == opened.sheet.grid


def test_a_file_that_opened_once_opens_again(opened: OpenProgram, tmp_path: Path) -> None:
    path = write_puzzle(tmp_path, "again.txt", SMALL)
    for _ in range(5):
        opened.said.clear()
        opened.open_file(path)
        opened.wait_for_sentence("Opened again.txt")

        assert opened.sheet.grid == SMALL


@pytest.mark.parametrize("special", ["folder", "pipe", "device", "too large"])
def test_a_hostile_file_leaves_the_open_game_as_it_was(
    opened: OpenProgram, tmp_path: Path, special: str
) -> None:
    opened.put(SMALL)
    opened.enter(0, 3)
    before = opened.sheet
    path = tmp_path / "special"
    match special:
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path)
        case "device":
            path.symlink_to("/dev/zero")
        case _:
            path.touch()
            os.truncate(path, SIZE_LIMIT + 1)

    opened.open_file(path)
    opened.wait_for_sentence("special was not opened: ")

    assert opened.sheet == before
    opened.trigger("undo")
    assert opened.sheet.grid == SMALL


def test_the_window_lives_on_while_a_large_file_is_read(
    opened: OpenProgram, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(partial(sys.setswitchinterval, sys.getswitchinterval()))
    prepare_threads()  # as the program does when it opens its window
    path = tmp_path / "large.txt"
    path.write_bytes(b"0 0 0 0 0 0 0 0 0\n" * 49_999)  # takes a good part of a second
    answer = "large.txt was not opened: "
    is_answered: list[bool] = []  # at each tick; that it is being read may be said before
    timer = QTimer(opened.program)
    timer.timeout.connect(
        lambda: is_answered.append(any(each.startswith(answer) for each in opened.sentences))
    )
    timer.start(10)

    opened.open_file(path)
    opened.wait_for_sentence(answer)

    assert is_answered.count(False) >= 5
