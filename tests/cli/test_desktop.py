"""`sudoku-gui desktop`: what is installed for the user, and removed again."""

import os
import shutil
import stat
import sys
import sysconfig
from configparser import RawConfigParser
from pathlib import Path

import pytest

from sudoku_gui.assets import resource
from tests.support.terminal import ROOT, run_command

FILES = (
    "applications/sudoku-gui.desktop",
    "icons/hicolor/scalable/apps/sudoku-gui.svg",
    "mime/packages/sudoku-gui.xml",
)


@pytest.fixture
def _no_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)


def test_everything_is_installed_where_the_user_has_it(home: Path, tmp_path: Path) -> None:
    ended = run_command("desktop", "--install")

    assert ended.status == 0
    assert ended.lines == [str(home / name) for name in FILES]
    assert ended.messages[0] == (
        f"installed for this user: a menu entry that starts {tmp_path}/my bin/sudoku-gui"
    )
    entry = _entry(home)
    assert entry["Exec"] == f'"{tmp_path}/my bin/sudoku-gui" %F'
    assert entry["TryExec"] == f"{tmp_path}/my bin/sudoku-gui"
    assert (home / FILES[1]).read_bytes() == resource("icons", "app.svg").read_bytes()


@pytest.mark.usefixtures("_no_tools")
def test_what_was_installed_is_removed_and_nothing_else(home: Path) -> None:
    other = home / "applications" / "other.desktop"
    other.parent.mkdir()
    other.write_text("[Desktop Entry]\n", "utf-8")
    before = _files_in(home)
    run_command("desktop", "--install")

    ended = run_command("desktop", "--remove")

    assert ended.status == 0
    assert ended.lines == [str(home / name) for name in FILES]
    assert _files_in(home) == before


@pytest.mark.usefixtures("_no_tools")
def test_installing_again_is_as_good_as_once(home: Path) -> None:
    run_command("desktop", "--install")
    once = _files_in(home)

    ended = run_command("desktop", "--install")

    assert ended.status == 0
    assert _files_in(home) == once


def test_there_may_be_nothing_to_remove(home: Path) -> None:
    ended = run_command("desktop", "--remove")

    assert (ended.status, ended.output) == (0, b"")
    assert ended.messages == [f"nothing is installed in {home}"]
    assert _files_in(home) == {}


@pytest.mark.usefixtures("_no_tools")
def test_tools_that_are_not_there_are_named(home: Path) -> None:
    messages = run_command("desktop", "--install").messages

    assert messages[1:] == [
        f"{tool} is not installed; desktops may not notice before the next login"
        for tool in ("update-mime-database", "update-desktop-database")
    ]


def test_a_tool_that_fails_is_reported_with_its_reason(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool = tmp_path / "update-mime-database"
    tool.write_text("#!/bin/sh\necho no room >&2\nexit 1\n", "utf-8")
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))

    ended = run_command("desktop", "--install")

    assert ended.status == 0
    assert "update-mime-database failed: no room" in ended.messages


@pytest.mark.usefixtures("_no_tools")
@pytest.mark.parametrize("option", ["--install", "--remove"])
def test_where_one_file_cannot_be_changed_none_is(option: str, home: Path) -> None:
    if option == "--remove":
        run_command("desktop", "--install")
        (home / FILES[2]).unlink()
    (home / FILES[2]).mkdir(parents=True)  # where a file is to be written or removed
    before = _files_in(home)

    ended = run_command("desktop", option)

    assert (ended.status, ended.output) == (2, b"")
    assert str(home / FILES[2]) in ended.messages[0]
    assert _files_in(home) == before


@pytest.mark.usefixtures("_no_tools")
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere mknod makes no socket")
def test_what_is_no_file_is_not_read(home: Path) -> None:
    socket = home / FILES[0]  # a FIFO would be waited for
    socket.parent.mkdir()
    os.mknod(socket, stat.S_IFSOCK | 0o600)

    ended = run_command("desktop", "--install")

    assert (ended.status, ended.output) == (2, b"")
    assert ended.messages == [f"{socket}: not a regular file"]


@pytest.mark.usefixtures("_no_tools")
@pytest.mark.parametrize("in_the_way", ["", "applications"])
def test_a_file_in_the_place_of_a_folder_is_named(in_the_way: str, home: Path) -> None:
    file = home / in_the_way
    if not in_the_way:
        home.rmdir()
    file.touch()

    ended = run_command("desktop", "--install")

    assert (ended.status, ended.output) == (2, b"")
    assert ended.messages == [f"{home / FILES[0]}: there is no folder {home / 'applications'}"]


def test_lists_that_were_never_made_are_not_renewed(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("update-mime-database", "update-desktop-database"):
        tool = tmp_path / name
        tool.write_text('#!/bin/sh\n[ -d "$1" ]\n', "utf-8")
        tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    (home / FILES[0]).parent.mkdir()
    (home / FILES[0]).touch()

    ended = run_command("desktop", "--remove")

    assert ended.status == 0
    assert ended.messages == ["removed"]


@pytest.mark.usefixtures("_no_tools")
def test_an_icon_cache_that_is_there_is_not_left_behind(home: Path) -> None:
    cache = home / "icons" / "hicolor" / "icon-theme.cache"

    assert "gtk-update-icon-cache" not in run_command("desktop", "--install").errors.decode()
    cache.touch()
    assert "gtk-update-icon-cache" in run_command("desktop", "--install").errors.decode()


@pytest.mark.usefixtures("_no_tools")
@pytest.mark.parametrize("named", [None, "", "not/absolute"])
def test_without_a_place_that_is_named_the_usual_one_is_taken(
    named: str | None, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(home))
    if named is None:
        monkeypatch.delenv("XDG_DATA_HOME")
    else:
        monkeypatch.setenv("XDG_DATA_HOME", named)

    ended = run_command("desktop", "--install")

    assert ended.lines == [str(home / ".local/share" / name) for name in FILES]


@pytest.mark.usefixtures("_no_tools")
def test_python_m_installs_an_entry_for_the_program_beside_it(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [str(ROOT / "sudoku_gui" / "__main__.py")])
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path / "my bin"))

    run_command("desktop", "--install")

    assert _entry(home)["TryExec"] == f"{tmp_path}/my bin/sudoku-gui"


def test_there_is_no_entry_for_a_program_that_is_not_installed(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [str(ROOT / "sudoku_gui" / "__main__.py")])
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))

    ended = run_command("desktop", "--install")

    assert (ended.status, ended.output) == (2, b"")
    assert "pip install ." in ended.messages[0]
    assert _files_in(home) == {}


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_are_told_honestly(
    system: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)

    ended = run_command("desktop", "--install")

    assert (ended.status, ended.output) == (2, b"")
    assert ended.messages == [
        "menu entries are installed on Linux and the like only, not on this system"
    ]
    assert _files_in(home) == {}


@pytest.mark.parametrize("words", [[], ["--install", "--remove"], ["--install", "file"]])
def test_it_is_one_or_the_other(words: list[str], home: Path) -> None:
    assert run_command("desktop", *words).status == 2
    assert _files_in(home) == {}


def _entry(home: Path) -> dict[str, str]:
    parser = RawConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(home / FILES[0], "utf-8")
    return dict(parser["Desktop Entry"])


def _files_in(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
