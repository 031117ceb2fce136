"""Journals on the disk: what is kept through kills, damage, full disks and other windows."""

import errno
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.documents.journal_file import JournalFolder, read_journal

LINES = [b"first", b"second", b"third and last"]


def _written(folder: Path, lines: Sequence[bytes] = LINES) -> Path:
    """A journal with these lines, whose window is gone."""
    journal = JournalFolder(folder).begin()
    journal.append(lines)
    journal.release()
    return journal.path


def test_what_is_appended_is_read_again(tmp_path: Path) -> None:
    journal = JournalFolder(tmp_path).begin()
    for line in LINES:
        journal.append([line])
    journal.sync()

    found = read_journal(journal.path)

    assert (found.lines, found.is_damaged) == (LINES, False)
    journal.release()


def test_a_journal_without_a_line_has_no_file(tmp_path: Path) -> None:
    folder = tmp_path / "not there yet"

    JournalFolder(folder).begin().release()

    assert not folder.exists()
    assert JournalFolder(folder).paths() == []


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_file_cut_anywhere_keeps_its_whole_lines_and_is_not_called_damaged(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    path = _written(tmp_path_factory.mktemp("cut"))
    whole = path.read_bytes()
    length = data.draw(st.integers(0, len(whole)))
    path.write_bytes(whole[:length])

    found = read_journal(path)

    assert found.lines == LINES[: whole[:length].count(b"\n")]
    assert not found.is_damaged


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_one_wrong_byte_costs_its_line_and_those_behind_it(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    path = _written(tmp_path_factory.mktemp("wrong"))
    whole = bytearray(path.read_bytes())
    place = data.draw(st.integers(0, len(whole) - 1))
    whole[place] ^= data.draw(st.integers(1, 255))
    hit = path.read_bytes()[:place].count(b"\n")
    is_line_end = path.read_bytes()[place] == ord("\n")  # the next line belongs to this one then
    path.write_bytes(whole)

    found = read_journal(path)

    assert found.lines == LINES[:hit]
    if hit + is_line_end < len(LINES) - 1:
        assert found.is_damaged


def test_a_line_that_is_missing_is_noticed(tmp_path: Path) -> None:
    path = _written(tmp_path)
    first, _second, third = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(first + third + third)

    found = read_journal(path)

    assert (found.lines, found.is_damaged) == (LINES[:1], True)


def test_the_next_line_takes_the_place_of_a_torn_one(tmp_path: Path) -> None:
    path = _written(tmp_path)
    path.write_bytes(path.read_bytes()[:-4])
    taken = JournalFolder(tmp_path).take(path)
    assert taken is not None

    taken[0].append([b"another"])

    assert read_journal(path).lines == [*LINES[:2], b"another"]
    taken[0].release()


def test_other_lines_take_the_place_of_all(tmp_path: Path) -> None:
    journal = JournalFolder(tmp_path).begin()
    journal.append(LINES)

    journal.replace([b"all"])
    journal.append([b"and more"])

    assert read_journal(journal.path).lines == [b"all", b"and more"]
    assert journal.line_count == 2
    journal.release()


def test_nobody_takes_the_journal_of_a_living_window(tmp_path: Path) -> None:
    folder = JournalFolder(tmp_path)
    journal = folder.begin()
    journal.append(LINES)
    assert folder.take(journal.path) is None

    journal.replace([b"also when it was written anew"])
    assert folder.take(journal.path) is None

    journal.release()
    taken = folder.take(journal.path)
    assert taken is not None
    assert folder.take(journal.path) is None
    taken[0].release()


def test_a_journal_that_is_removed_leaves_nothing(tmp_path: Path) -> None:
    journal = JournalFolder(tmp_path).begin()
    journal.append(LINES)

    journal.remove()

    assert list(tmp_path.iterdir()) == []
    assert JournalFolder(tmp_path).take(journal.path) is None
    assert list(tmp_path.iterdir()) == []


def test_locks_without_a_journal_are_cleared_away(tmp_path: Path) -> None:
    path = _written(tmp_path)
    path.unlink()
    os.utime(path.with_suffix(".lock"), (1_000_000, 1_000_000))

    assert JournalFolder(tmp_path).paths() == []
    assert list(tmp_path.iterdir()) == []


def test_a_lock_made_just_now_is_left_to_the_window_that_is_about_to_take_it(
    tmp_path: Path,
) -> None:
    path = _written(tmp_path)
    path.unlink()

    assert JournalFolder(tmp_path).paths() == []
    assert list(tmp_path.iterdir()) == [path.with_suffix(".lock")]


def test_the_journal_written_last_comes_first(tmp_path: Path) -> None:
    paths = [_written(tmp_path) for _ in range(3)]
    for age, path in enumerate(paths):
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    (tmp_path / "no name of ours.journal").touch()

    assert JournalFolder(tmp_path).paths() == paths

    taken = JournalFolder(tmp_path).take(paths[2])
    assert taken is not None
    taken[0].touch()
    taken[0].release()
    assert JournalFolder(tmp_path).paths()[0] == paths[2]


@pytest.mark.parametrize("call", ["write", "fsync"])
def test_what_the_disk_refuses_is_written_once_it_can_be(tmp_path: Path, call: str) -> None:
    journal = JournalFolder(tmp_path).begin()
    journal.append(LINES[:1])
    refuse = OSError(errno.ENOSPC, "no space left")

    with patch.object(os, call, side_effect=refuse), suppress(OSError):
        journal.append(LINES[1:2])
        journal.sync()
    journal.append(LINES[2:])

    assert read_journal(journal.path).lines == LINES
    journal.release()


@pytest.mark.parametrize("call", ["write", "fsync"])
def test_what_the_disk_has_refused_is_written_by_the_next_sync(tmp_path: Path, call: str) -> None:
    journal = JournalFolder(tmp_path).begin()
    journal.append(LINES[:1])
    refuse = OSError(errno.ENOSPC, "no space left")

    with patch.object(os, call, side_effect=refuse), suppress(OSError):
        journal.append(LINES[1:])
        journal.sync()
    journal.sync()

    assert read_journal(journal.path).lines == LINES
    journal.release()


def test_a_folder_that_cannot_be_made_costs_nothing_once_it_can_be(tmp_path: Path) -> None:
    folder = tmp_path / "in the way"
    folder.touch()
    journal = JournalFolder(folder).begin()
    with pytest.raises(OSError, match="in the way"):
        journal.append(LINES[:1])

    folder.unlink()
    journal.append(LINES[1:])

    assert read_journal(journal.path).lines == LINES
    journal.release()


def test_a_copy_of_a_damaged_journal_is_kept(tmp_path: Path) -> None:
    path = _written(tmp_path)
    damaged = path.read_bytes().replace(b"second", b"secund")
    path.write_bytes(damaged)
    taken = JournalFolder(tmp_path).take(path)
    assert taken is not None
    journal, found = taken

    assert found.is_damaged
    journal.keep_damaged()
    journal.append([b"more"])

    assert path.with_suffix(".damaged").read_bytes() == damaged
    assert read_journal(path).lines == [LINES[0], b"more"]
    assert JournalFolder(tmp_path).paths() == [path]
    journal.release()


def test_in_a_folder_that_cannot_be_read_there_is_no_journal(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "loop").symlink_to("loop")

    for name in ("absent", "file", "loop", "longer than the system takes" * 20):
        assert JournalFolder(tmp_path / name).paths() == []
    with patch.object(Path, "glob", side_effect=OSError(errno.ESTALE, "the server has gone")):
        assert JournalFolder(tmp_path).paths() == []
