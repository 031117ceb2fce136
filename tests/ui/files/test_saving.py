"""Saving is all or nothing: what the file holds after a save that cannot be."""

import errno
import os
import resource
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sudoku_gui.documents.puzzle_files import FileFailed, FileSaved, digest_at, write_file
from sudoku_gui.formats import format_named, write
from tests.support.contents import bare
from tests.support.puzzles import SMALL, SMALL_SOLVED
from tests.support.waiting import PATIENCE_SECONDS

BOJ2580 = format_named("boj2580")
NEW = write(SMALL_SOLVED, BOJ2580)
OLD = write(SMALL, BOJ2580) * 10
DISK_FULL = "the disk is full"

only_for_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount a disk")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "grid.txt"
    path.write_bytes(OLD)
    return path


def save(path: Path) -> FileSaved | FileFailed:
    return write_file(path, (bare(SMALL_SOLVED),), BOJ2580)


def problem_of(outcome: FileSaved | FileFailed) -> str:
    assert isinstance(outcome, FileFailed)
    return str(outcome.problem)


def assert_nothing_happened(path: Path) -> None:
    assert path.read_bytes() == OLD
    assert list(path.parent.iterdir()) == [path]


def test_a_longer_file_is_replaced_as_a_whole(file: Path) -> None:
    assert save(file) == FileSaved(
        file, BOJ2580, (bare(SMALL_SOLVED),), frozenset(), digest_at(file)
    )

    assert file.read_bytes() == NEW
    assert list(file.parent.iterdir()) == [file]


def test_a_link_still_leads_to_the_file_it_led_to(file: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.txt"
    link.symlink_to(file)

    save(link)

    assert link.is_symlink()
    assert file.read_bytes() == NEW


def test_who_may_read_the_file_stays_as_it_was(file: Path) -> None:
    file.chmod(0o640)

    save(file)

    assert file.stat().st_mode & 0o777 == 0o640


def test_a_vanished_folder_is_named(file: Path) -> None:
    shutil.rmtree(file.parent)

    assert problem_of(save(file)) == f"there is no folder {file.parent}"
    assert not file.parent.exists()


def test_a_folder_nobody_may_write_to_is_said_to_be_so() -> None:
    # Not even root may make a file here.
    assert problem_of(save(Path("/sys/grid.txt"))) in {
        "this file or its folder may not be written to",
        "the system says: Permission denied",
        "the system says: Read-only file system",
    }


@pytest.mark.parametrize("what", ["file", "folder"])
def test_what_may_only_be_read_is_left_alone(file: Path, what: str) -> None:
    locked = file if what == "file" else file.parent
    mode = locked.stat().st_mode
    locked.chmod(mode & ~0o222)
    if os.access(locked, os.W_OK):
        pytest.skip("root may write anywhere")

    outcome = save(file)
    locked.chmod(mode)

    assert problem_of(outcome) == "this file or its folder may not be written to"
    assert_nothing_happened(file)


def test_a_disk_that_takes_only_a_part_is_said_to_be_full(file: Path) -> None:
    with _files_limited_to(len(NEW) // 2):
        outcome = save(file)

    assert problem_of(outcome) == DISK_FULL
    assert_nothing_happened(file)


@only_for_root
def test_a_full_disk_is_said_to_be_full(tmp_path: Path) -> None:
    with _tiny_disk(tmp_path) as disk:
        file = disk / "grid.txt"
        file.write_bytes(OLD)
        (disk / "ballast").write_bytes(b"\0" * _free_bytes(disk))

        outcome = save(file)

        assert problem_of(outcome) == DISK_FULL
        assert file.read_bytes() == OLD
        assert sorted(each.name for each in disk.iterdir()) == ["ballast", "grid.txt"]


@only_for_root
def test_a_disk_that_can_only_be_read_is_said_to_be_so(tmp_path: Path) -> None:
    with _tiny_disk(tmp_path) as disk:
        file = disk / "grid.txt"
        file.write_bytes(OLD)
        subprocess.run(
            ["mount", "-o", "remount,ro", str(disk)], check=True, timeout=PATIENCE_SECONDS
        )

        assert problem_of(save(file)) == "this file or its folder may not be written to"
        assert_nothing_happened(file)


def test_what_does_not_take_its_place_is_not_said_to_be_saved(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "replace", fail)

    assert problem_of(save(file)) == "the disk does not answer"
    assert_nothing_happened(file)


def test_a_mode_that_nobody_may_change_stays_as_it_was(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_handle: int, _mode: int) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    file.chmod(0o666)
    monkeypatch.setattr(os, "fchmod", refuse)

    assert isinstance(save(file), FileSaved)
    assert (file.read_bytes(), file.stat().st_mode & 0o777) == (NEW, 0o666)


def test_what_does_not_reach_the_disk_is_not_said_to_be_saved(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_handle: int) -> None:
        raise OSError(errno.EDQUOT, "Disk quota exceeded")

    monkeypatch.setattr(os, "fsync", fail)

    assert problem_of(save(file)) == "the disk is full"
    assert_nothing_happened(file)


def test_a_file_system_that_cannot_sync_is_not_a_failure(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_handle: int) -> None:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(os, "fsync", refuse)

    assert isinstance(save(file), FileSaved)
    assert file.read_bytes() == NEW


@contextmanager
def _files_limited_to(size: int) -> Iterator[None]:
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@contextmanager
def _tiny_disk(tmp_path: Path) -> Iterator[Path]:
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(disk)]
    if subprocess.run(mount, check=False, capture_output=True, timeout=PATIENCE_SECONDS).returncode:
        pytest.skip("no disk may be mounted here")
    try:
        yield disk
    finally:
        subprocess.run(["umount", str(disk)], check=True, timeout=PATIENCE_SECONDS)


def _free_bytes(disk: Path) -> int:
    return shutil.disk_usage(disk).free
