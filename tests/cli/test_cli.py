"""What follows `sudoku-gui`: a command, an option, or neither."""

import re
import subprocess
import sys

import pytest

from sudoku_gui import cli
from tests.cli.terminal import bare_environment, run_command


def test_the_help_lists_every_command() -> None:
    ended = run_command("--help")

    assert ended.status == 0
    for command in cli.COMMANDS:
        assert re.search(rf"^    {command} +\S", ended.output.decode(), re.MULTILINE)


@pytest.mark.parametrize("words", [["--frob"], ["-"], ["solve", "--frob"], ["formats", "all"]])
def test_a_word_that_nobody_knows_is_bad_use(words: list[str]) -> None:
    ended = run_command(*words)

    assert (ended.status, ended.output) == (2, b"")
    assert len(ended.messages) == 1


@pytest.mark.parametrize(
    ("words", "is_meant"),
    [
        (["solve", "file"], True),
        (["algorithms"], True),
        (["--version"], True),
        (["--frob"], True),
        ([], False),
        (["file"], False),
        (["--", "-file"], False),
    ],
)
def test_the_terminal_is_meant_by_a_command_or_an_option(words: list[str], is_meant: bool) -> None:
    assert cli.is_meant_by(words) is is_meant


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_a_command_is_called_by_the_name_of_its_module(name: str) -> None:
    assert cli.command_named(name).name == name


def test_a_command_loads_what_it_needs_and_none_of_the_others() -> None:
    script = (
        "import sys; from sudoku_gui.__main__ import main; main(['batch', '--help']); "
        "print(*sys.modules, file=sys.stderr)"
    )

    ended = subprocess.run(
        [sys.executable, "-c", script],
        env=bare_environment(),
        capture_output=True,
        text=True,
        check=True,
    )

    loaded = set(ended.stderr.split())
    assert "sudoku_gui.cli.batch" in loaded
    assert not loaded & {
        *(f"sudoku_gui.cli.{name}" for name in cli.COMMANDS if name != "batch"),
        "sudoku_gui.formats.table",
        "sudoku_gui.solvers.table",
        "sudoku_gui.playback.timeline",
        "importlib.metadata",
    }
