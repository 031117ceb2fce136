"""What desktops make of the entry and the file types that `sudoku-gui desktop` installs."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sudoku_gui import language
from sudoku_gui.assets import resource
from sudoku_gui.formats import FORMATS
from tests.support.terminal import ROOT, run_command
from tests.support.waiting import PATIENCE_SECONDS

ENTRY = Path("applications", "sudoku-gui.desktop")
TYPE_TAG = "{http://www.freedesktop.org/standards/shared-mime-info}mime-type"
OTHERS_TOO = {".txt", ".in", ".out", ".csv", ".xml", ".json", ".save"}
"""Suffixes that stand for much else, and are not taken."""

TOOLS = (
    "update-mime-database",
    "update-desktop-database",
    "xdg-mime",
    "gio",
    "desktop-file-validate",
)
SAMPLES = {
    "a.2580": ("solutions/boj2580.txt", "application/x-sudoku-boj2580"),
    "a.2239": ("solutions/boj2239.txt", "application/x-sudoku-boj2239"),
    "a.sdk": ("formats/sudocue_example.sdk", "application/x-sudoku-sdk"),
    "a.ss": ("formats/sudopedia_example.ss", "application/x-sudoku-ss"),
    "a.ksudoku": ("formats/ksudoku_save_constructed.xml", "application/x-sudoku-ksudoku"),
    "a.opensudoku": ("bad/xml_one_bad_game.opensudoku", "application/x-opensudoku"),
}


def test_every_suffix_of_our_own_has_its_type_and_no_other_has() -> None:
    suffixes = {suffix for each in FORMATS for suffix in each.suffixes}
    patterns = [glob.get("pattern") for kind in _types() for glob in kind.findall("{*}glob")]

    assert sorted(map(str, patterns)) == sorted(f"*{each}" for each in suffixes - OTHERS_TOO)


def test_the_entry_names_every_type_and_no_other() -> None:
    entry = resource("desktop", "sudoku-gui.desktop").read_text("utf-8")

    types = "".join(f"{kind.get('type')};" for kind in _types())

    assert f"\nMimeType={types}\n" in entry


def test_every_type_is_called_something_in_every_language() -> None:
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    for kind in _types():
        names = {name.get(lang, "en"): name.text for name in kind.findall("{*}comment")}
        assert names.keys() == language.LANGUAGES.keys()
        assert all(names.values())


@pytest.fixture
def ask(home: Path) -> Callable[..., str]:
    """What the tools of real desktops say when everything is installed."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing and "CI" not in os.environ:
        pytest.skip(f"not installed: {', '.join(missing)}")
    ended = run_command("desktop", "--install")
    assert (ended.status, len(ended.messages)) == (0, 1)  # and no complaint

    def ask_tool(*words: str | Path) -> str:
        environment = {**os.environ, "XDG_CURRENT_DESKTOP": "GNOME"}
        asked = subprocess.run(
            words,
            env=environment,
            capture_output=True,
            check=True,
            text=True,
            timeout=PATIENCE_SECONDS,
        )
        return asked.stdout.strip()

    return ask_tool


def test_the_entry_is_valid(ask: Callable[..., str], home: Path) -> None:
    assert ask("desktop-file-validate", home / ENTRY) == ""


@pytest.mark.parametrize("name", SAMPLES)
def test_a_file_of_ours_is_known_and_opened_by_the_program(
    name: str, ask: Callable[..., str], tmp_path: Path
) -> None:
    content, type_ = SAMPLES[name]
    shutil.copy(ROOT / "tests" / "data" / content, tmp_path / name)

    assert ask("xdg-mime", "query", "filetype", tmp_path / name) == type_
    assert ask("xdg-mime", "query", "default", type_) == "sudoku-gui.desktop"
    assert "sudoku-gui.desktop" in ask("gio", "mime", type_)


@pytest.mark.parametrize(
    ("name", "content"),
    [("a.txt", "0 3 5\n"), ("a.ss", "(define (f x) x)\n"), ("a.xml", "<a/>"), ("a.csv", "1,2\n")],
)
def test_a_file_of_others_stays_theirs(
    name: str, content: str, ask: Callable[..., str], tmp_path: Path
) -> None:
    (tmp_path / name).write_text(content, "utf-8")

    type_ = ask("xdg-mime", "query", "filetype", tmp_path / name)

    assert "sudoku" not in type_
    assert ask("xdg-mime", "query", "default", type_) != "sudoku-gui.desktop"


def test_what_was_chosen_to_open_a_file_stays_chosen(ask: Callable[..., str], home: Path) -> None:
    chosen = home / "applications" / "mimeapps.list"
    (home / "applications" / "other.desktop").write_text(
        "[Desktop Entry]\nType=Application\nName=Other\nExec=true\n", "utf-8"
    )
    chosen.write_text("[Default Applications]\napplication/x-sudoku-sdk=other.desktop\n", "utf-8")

    run_command("desktop", "--install")

    assert ask("xdg-mime", "query", "default", "application/x-sudoku-sdk") == "other.desktop"


def test_the_entry_starts_the_program_wherever_it_is(
    ask: Callable[..., str], home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "`of` $a \"b\" \\c 'd'" / "sudoku-gui"
    program.parent.mkdir()
    heard = tmp_path / "heard"
    os.mkfifo(heard)
    program.write_text(f'#!/bin/sh\nprintf "%s\\n" "$0" "$@" >{heard}\n', "utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(program)])
    run_command("desktop", "--install")

    subprocess.run(
        ["gio", "launch", home / ENTRY, tmp_path / "a.sdk"], check=True, timeout=PATIENCE_SECONDS
    )

    assert heard.read_text("utf-8") == f"{program}\n{tmp_path}/a.sdk\n"


def test_nothing_is_known_any_more_after_the_removal(
    ask: Callable[..., str], home: Path, tmp_path: Path
) -> None:
    (tmp_path / "a.sdk").write_text("...\n", "utf-8")

    ended = run_command("desktop", "--remove")

    assert ended.messages == ["removed"]
    assert "sudoku" not in ask("xdg-mime", "query", "filetype", tmp_path / "a.sdk")
    assert ask("xdg-mime", "query", "default", "application/x-sudoku-sdk") == ""


def _types() -> list[ElementTree.Element]:
    tree = ElementTree.parse(resource("desktop", "sudoku-gui.xml"))
    return tree.findall(TYPE_TAG)
