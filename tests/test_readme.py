"""README.md: its commands are run, and what it shows is what they print.

    sh        to copy and run; the marked ones are run by .ci/run on a new machine
    bat       the run and test commands as Windows has them
    console   a terminal: lines after "$ " are run here, the others are what they print
    text      no commands

A command that opens the window has no place in a console block.
"""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from sudoku_gui.presentation.actions import ACTIONS
from sudoku_gui.ui.preflight import FOR_ANY_WINDOW, FOR_X11
from tests.support.patience import PATIENCE_SECONDS
from tests.support.terminal import ROOT, bare_environment

README = (ROOT / "README.md").read_text("utf-8")
CI_RUN = (ROOT / ".ci" / "run").read_text("utf-8")
KEYS = README.partition("\n## Keys\n")[2].partition("\n## ")[0]
RUN_BY_CI = ("run-command", "test-command", "check-command", "system-libraries")
PIPX = "pipx-command"


@dataclass(frozen=True, slots=True)
class Block:
    """A block of code: the mark before it (or ""), its language and its text."""

    mark: str
    language: str
    text: str


@dataclass(frozen=True, slots=True)
class Example:
    """A command in a terminal, and what is shown of what it prints."""

    command: str
    printed: str


_BLOCK = re.compile(r"(?:<!-- ([\w-]+) -->\n)?^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [Block(mark or "", language, text) for mark, language, text in _BLOCK.findall(README)]
EXAMPLES = [
    Example(*example.partition("\n")[::2])
    for block in BLOCKS
    if block.language == "console"
    for example in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]
]


_ROWS_ABOUT_THE_GRID = 2  # that begin with a key, at the head of the section
_NAMES = {"→": "Right", "←": "Left", "↑": "Up", "↓": "Down", "PgDn": "PgDown", "Enter": "Return"}


@pytest.fixture
def terminal(tmp_path: Path) -> dict[str, str]:
    """An environment in which `sudoku-gui` is the program in this checkout."""
    command = tmp_path / "sudoku-gui"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m sudoku_gui "$@"\n', "utf-8")
    command.chmod(0o755)
    return bare_environment(PATH=f"{tmp_path}{os.pathsep}{os.environ['PATH']}")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.command)
def test_an_example_prints_what_the_readme_shows(
    example: Example, terminal: dict[str, str]
) -> None:
    ended = subprocess.run(
        ["sh", "-c", example.command],
        cwd=ROOT,
        env=terminal,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE_SECONDS,
        check=False,
    )

    assert ended.stdout == example.printed


def test_the_readme_shows_the_terminal_at_work() -> None:
    assert any(example.command.startswith("sudoku-gui solve ") for example in EXAMPLES)


def test_every_block_of_code_is_an_example_or_is_run_on_a_new_machine() -> None:
    to_copy = [block for block in BLOCKS if block.mark in (*RUN_BY_CI, PIPX)]

    assert {block.language for block in to_copy} == {"sh"}
    assert {block.language for block in BLOCKS if block not in to_copy} <= {
        "bat",
        "console",
        "text",
    }


@pytest.mark.parametrize("mark", ["run-command", "test-command"])
def test_windows_is_told_the_same_line_by_line(mark: str) -> None:
    command = _text_of(mark)
    for here, there in {
        " && ": "\n",
        "python3 ": "py -3 ",
        ".venv/bin/": ".venv\\Scripts\\",
        "resources/puzzles/": "resources\\puzzles\\",
        "'": '"',
    }.items():
        command = command.replace(here, there)

    assert _text_of(f"windows-{mark}") == command


@pytest.mark.skipif(shutil.which("pipx") is None, reason="pipx is not installed")
def test_pipx_understands_what_it_is_told() -> None:
    subprocess.run([*_text_of(PIPX).split(), "--help"], capture_output=True, check=True)


@pytest.mark.parametrize("mark", RUN_BY_CI)
def test_a_marked_command_stands_in_the_readme_once_and_is_run_from_there(mark: str) -> None:
    assert [block.mark for block in BLOCKS].count(mark) == 1
    assert f"$(readme_command {mark})" in CI_RUN or f"(readme_command {mark} " in CI_RUN


def test_the_run_and_test_commands_need_nothing_before_them() -> None:
    for command in (_text_of("run-command"), _text_of("test-command")):
        assert command.startswith("python3 -m venv --clear .venv && ")
        assert command.count("\n") == 1


def test_the_libraries_of_the_readme_are_those_that_the_program_asks_for() -> None:
    asked_for = {library.package for library in FOR_ANY_WINDOW + FOR_X11 if not library.comes_with}

    assert asked_for <= set(_text_of("system-libraries").split())


def test_the_table_of_keys_has_every_key_of_every_menu_and_no_other() -> None:
    rows = [line for line in KEYS.splitlines() if line.startswith("| <kbd>")]
    table = "\n".join(rows[_ROWS_ABOUT_THE_GRID:])

    listed = re.findall(r"<kbd>(.+?)</kbd>", table)

    assert len(listed) == len(set(listed))
    keys = {key for spec in ACTIONS.values() for key in spec.keys}
    assert set(map(_as_qt_calls_it, listed)) == keys - {"F1"}
    assert "<kbd>F1</kbd>\nshows all keys." in KEYS


def _text_of(mark: str) -> str:
    (text,) = (block.text for block in BLOCKS if block.mark == mark)
    return text


def _as_qt_calls_it(key: str) -> str:
    for printed, name in _NAMES.items():
        key = key.replace(printed, name)
    return key
