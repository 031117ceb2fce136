"""A file is replaced as a whole or not at all, and nothing is left of who was killed."""

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from sudoku_gui import file_replacement
from sudoku_gui.file_errors import NoFolderError, NotRegularError
from sudoku_gui.file_replacement import atomic_writer
from tests.support.terminal import bare_environment
from tests.support.waiting import PATIENCE_SECONDS, line_from

OLD, NEW = b"as it was\n", b"as it is to be\n"
OURS = file_replacement._name_beside(Path("out")).name

WRITER = f"""
import sys
from pathlib import Path
from unittest.mock import patch
from sudoku_gui import file_replacement

def wait(*_):
    print("waiting", flush=True)
    sys.stdin.readline()

def refuse(*_):
    raise OSError(95, "no files without names")

path, way = Path(sys.argv[1]), sys.argv[2]
if way == "by name":
    file_replacement._created_without_name = refuse
with patch.object(Path, "replace", wait) if way == "at its last moment" else patch("sys.argv"):
    with file_replacement.atomic_writer(path) as stream:
        stream.write({NEW!r})
        stream.flush()
        if way != "at its last moment":
            wait()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "out"
    file.write_bytes(OLD)
    return file


@pytest.fixture(params=["without a name", "by name"])
def _way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways in which new content may stand beside the old."""
    if request.param == "by name":
        monkeypatch.setattr(file_replacement, "_created_without_name", _refuse)


def replace(path: Path) -> None:
    with atomic_writer(path) as stream:
        stream.write(NEW)


def mode_of(path: Path) -> int:
    return path.stat().st_mode & 0o777


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


@contextmanager
def writing(path: Path, way: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process that is about to replace `path`, and waits for a line before it goes on."""
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path), way],
        env=bare_environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        try:
            assert line_from(_pipe(process.stdout)) == b"waiting\n"
            yield process
        finally:
            process.kill()


@pytest.mark.usefixtures("_way")
def test_the_new_content_is_seen_when_it_is_whole(path: Path) -> None:
    with atomic_writer(path) as stream:
        stream.write(NEW)
        stream.flush()
        assert path.read_bytes() == OLD

    assert path.read_bytes() == NEW
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.usefixtures("_way")
@pytest.mark.parametrize("interruption", [KeyboardInterrupt, GeneratorExit, OSError])
def test_whatever_is_raised_nothing_is_changed(
    path: Path, interruption: type[BaseException]
) -> None:
    with pytest.raises(interruption):
        _replace_and_be_interrupted(path, interruption)

    assert path.read_bytes() == OLD
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.usefixtures("_way")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o644, 0o666, 0o755])
def test_a_file_keeps_its_mode(path: Path, mode: int) -> None:
    path.chmod(mode)

    replace(path)

    assert mode_of(path) == mode


@pytest.mark.usefixtures("_way")
@pytest.mark.parametrize("refusal", [errno.EPERM, errno.EACCES, errno.ENOTSUP, errno.ENOSYS])
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o644, 0o666, 0o755])
def test_a_file_keeps_its_mode_where_no_mode_may_be_changed(
    path: Path, mode: int, refusal: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.chmod(mode)
    monkeypatch.setattr(os, "fchmod", _failing(refusal))

    with umask(0o027):
        replace(path)
        assert os.umask(0o027) == 0o027

    assert mode_of(path) == mode
    assert path.read_bytes() == NEW
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.usefixtures("_way")
def test_a_mode_that_cannot_be_kept_by_any_means_is_told(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.chmod(0o666)
    monkeypatch.setattr(os, "fchmod", _failing(errno.EPERM))
    monkeypatch.setattr(os, "umask", lambda _: 0)  # as where the disk has a mask of its own

    with pytest.raises(PermissionError):
        replace(path)

    assert (path.read_bytes(), mode_of(path)) == (OLD, 0o666)
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.usefixtures("_way")
def test_a_new_file_has_the_mode_of_new_files(tmp_path: Path) -> None:
    with umask(0o027):
        replace(tmp_path / "new")

    assert mode_of(tmp_path / "new") == 0o640


@pytest.mark.parametrize("links", [{"a": "a"}, {"a": "b", "b": "a"}, {"a": "b/x", "b": "a"}])
def test_links_that_lead_in_a_circle_are_left_alone(tmp_path: Path, links: dict[str, str]) -> None:
    for name, target in links.items():
        (tmp_path / name).symlink_to(target)

    with pytest.raises(OSError, match=os.strerror(errno.ELOOP)):
        replace(tmp_path / "a")

    assert {each.name: str(each.readlink()) for each in tmp_path.iterdir()} == links


@pytest.mark.usefixtures("_way")
def test_a_link_to_a_file_that_is_not_there_leads_to_the_new_one(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    (tmp_path / "first").symlink_to("second")
    (tmp_path / "second").symlink_to("folder/new")

    replace(tmp_path / "first")

    assert (folder / "new").read_bytes() == NEW
    assert (tmp_path / "first").is_symlink()
    assert (tmp_path / "second").is_symlink()
    assert len(list(tmp_path.rglob("*"))) == 4


def test_a_link_into_no_folder_is_told_with_the_folder(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("gone/new")

    with pytest.raises(NoFolderError) as caught:
        replace(tmp_path / "link")

    assert caught.value.filename == str(tmp_path / "gone")
    assert [each.name for each in tmp_path.iterdir()] == ["link"]


def test_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")

    with pytest.raises(NotRegularError):
        replace(tmp_path / "pipe")
    with pytest.raises(IsADirectoryError):
        replace(tmp_path)

    assert (tmp_path / "pipe").is_fifo()


def test_a_name_may_be_as_long_as_a_name_can_be(tmp_path: Path) -> None:
    for name in ("x" * 255, "한" * 85, "\N{GRINNING FACE}" * 63, "with\nline end"):
        replace(tmp_path / name)

        assert (tmp_path / name).read_bytes() == NEW


@pytest.mark.skipif(not hasattr(os, "O_TMPFILE"), reason="needs files without names")
def test_a_writer_that_is_killed_leaves_nothing(path: Path) -> None:
    with writing(path, "without a name") as process:
        process.kill()
        process.wait(PATIENCE_SECONDS)

    assert list(path.parent.iterdir()) == [path]
    assert path.read_bytes() == OLD


@pytest.mark.parametrize("way", ["by name", "at its last moment"])
@pytest.mark.parametrize("next_", ["out", "other"])
def test_what_a_killed_writer_leaves_is_removed_by_the_next(
    path: Path, way: str, next_: str
) -> None:
    with writing(path, way) as process:
        process.kill()
        process.wait(PATIENCE_SECONDS)
    assert path.read_bytes() == OLD
    assert len(list(path.parent.iterdir())) == 2

    replace(path.with_name(next_))

    assert {each.name for each in path.parent.iterdir()} == {"out", next_}


@pytest.mark.parametrize("way", ["by name", "at its last moment"])
def test_what_a_living_writer_needs_is_left_to_it(path: Path, way: str) -> None:
    with writing(path, way) as process:
        before = set(path.parent.iterdir())
        assert len(before) == 2

        replace(path.with_name("other"))

        assert set(path.parent.iterdir()) == {*before, path.with_name("other")}
        process.communicate(b"go on\n", PATIENCE_SECONDS)
        assert process.returncode == 0
    if way == "by name":
        assert path.read_bytes() == NEW
        assert set(path.parent.iterdir()) == {path, path.with_name("other")}


def test_nothing_else_is_removed(path: Path) -> None:
    folder, machine = path.parent, file_replacement._MACHINE
    others = [
        ".out.0123456789abcdef",
        ".sudoku-gui",
        ".out.sudoku-gui",
        f".out.{'f' * 8 if machine != 'f' * 8 else '0' * 8}-{'0' * 16}.sudoku-gui",
        f"out.{machine}-{'0' * 16}.sudoku-gui",
        f".out.{machine}-{'0' * 15}.sudoku-gui",
        f"{OURS}~",
    ]
    for name in others:
        (folder / name).write_bytes(OLD)
    (folder / f"{OURS[:-12]}1.sudoku-gui").mkdir()
    (folder / f"{OURS[:-12]}2.sudoku-gui").symlink_to(path)
    os.mkfifo(folder / f"{OURS[:-12]}3.sudoku-gui")
    before = set(folder.iterdir())

    replace(path)

    assert set(folder.iterdir()) == before


def test_the_files_of_other_users_are_left_alone(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (path.parent / OURS).write_bytes(OLD)
    monkeypatch.setattr(os, "geteuid", lambda: path.stat().st_uid + 1)

    replace(path)

    assert (path.parent / OURS).exists()


def test_where_there_are_no_locks_nothing_is_removed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (path.parent / OURS).write_bytes(OLD)
    monkeypatch.setattr("fcntl.flock", _failing(errno.ENOTSUP))

    replace(path)

    assert path.read_bytes() == NEW
    assert (path.parent / OURS).exists()


@pytest.mark.parametrize("name", ["puzzle.sdk", "puzzle.bat"])
def test_a_system_without_any_of_this_replaces_files(
    path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    path = path.rename(path.with_name(name))
    path.chmod(0o777 if name.endswith(".bat") else 0o666)  # as Windows has it
    monkeypatch.setattr(sys, "platform", "win32")
    for missing in ("O_TMPFILE", "fchmod", "geteuid", "O_NOFOLLOW", "O_NONBLOCK"):
        monkeypatch.delattr(os, missing, raising=False)

    replace(path)

    assert path.read_bytes() == NEW
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("is_removed", [True, False])
def test_who_cleans_up_before_the_lock_is_taken_does_no_harm(
    path: Path, monkeypatch: pytest.MonkeyPatch, is_removed: bool
) -> None:
    monkeypatch.setattr(file_replacement, "_created_without_name", _refuse)
    lock, tries = file_replacement._lock, list[int]()

    def be_late(handle: int) -> bool:
        tries.append(handle)
        if len(tries) > 1:
            return lock(handle)
        for each in path.parent.glob(".*.sudoku-gui"):
            each.unlink()
        return is_removed  # otherwise the other has the lock still

    monkeypatch.setattr(file_replacement, "_lock", be_late)

    replace(path)

    assert len(tries) == 2
    assert path.read_bytes() == NEW
    assert list(path.parent.iterdir()) == [path]


def _replace_and_be_interrupted(path: Path, interruption: type[BaseException]) -> None:
    with atomic_writer(path) as stream:
        stream.write(NEW)
        raise interruption


def _refuse(*_: object) -> int:
    raise OSError(errno.ENOTSUP, "no files without names")


def _failing(error: int) -> object:
    def fail(*_: object) -> None:
        raise OSError(error, os.strerror(error))

    return fail


def _pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream
    return stream
