"""What follows `sudoku-gui`: a command, an option, or neither."""

import re
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_gui import cli
from sudoku_gui.cli.command import ExitStatus
from sudoku_gui.formats import FORMATS
from sudoku_gui.solvers.engine import compilation
from tests.support.puzzles import SMALL_FILE, SMALL_LINE, SMALL_SOLVED_LINE
from tests.support.terminal import bare_environment, run_command
from tests.support.waiting import PATIENCE_SECONDS


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
        (["--at", "4", "file"], False),
        (["--at=4", "file"], False),
        (["--att", "file"], True),
    ],
)
def test_the_terminal_is_meant_by_a_command_or_an_option(words: list[str], is_meant: bool) -> None:
    assert cli.is_meant_by(words) is is_meant


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_a_command_is_called_by_the_name_of_its_module(name: str) -> None:
    assert cli.command_named(name).name == name


def _loaded_by(*words: str) -> set[str]:
    """The modules that are loaded when the program has done what `words` ask for."""
    script = (
        "import sys; from sudoku_gui.__main__ import main; main(sys.argv[1:]); "
        "print(*sys.modules, file=sys.stderr)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script, *words],
        env=bare_environment(),
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE_SECONDS,
    )
    return set(ended.stderr.split())


def test_a_command_loads_what_it_needs_and_none_of_the_others() -> None:
    loaded = _loaded_by("batch", "--help")

    assert "sudoku_gui.cli.batch" in loaded
    assert not loaded & {
        *(f"sudoku_gui.cli.{name}" for name in cli.COMMANDS if name != "batch"),
        "sudoku_gui.formats.registry",
        "sudoku_gui.solvers.registry",
        "sudoku_gui.playback.timeline",
        "importlib.metadata",
    }


def test_who_wants_a_solution_waits_for_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "rows.txt"
    path.write_text("".join(f"{SMALL_LINE[at : at + 4]}\n" for at in range(0, 16, 4)))

    loaded = _loaded_by("solve", str(path))

    formats = {f"sudoku_gui.formats.{name}" for name in FORMATS.names}
    assert loaded & formats == {"sudoku_gui.formats.boj2239"}
    if compilation.is_compiled():  # otherwise Cython's own Python loads some of them
        assert not loaded & {
            "dataclasses",
            "inspect",
            "ctypes",
            "csv",
            "json",
            "platform",
            "shutil",
        }
    assert not loaded & {
        "sudoku_gui.file_replacement",
        "sudoku_gui.solvers.search",
        "sudoku_gui.playback",
        *(f"sudoku_gui.cli.{name}" for name in cli.COMMANDS if name != "solve"),
    }


def test_a_file_behind_two_dashes_may_begin_with_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("-puzzle").write_bytes(SMALL_FILE)

    ended = run_command("solve", "--format", "line", "--", "-puzzle")

    assert (ended.status, ended.lines) == (0, [SMALL_SOLVED_LINE])


@pytest.mark.parametrize(
    "words",
    [["solve", ""], ["batch", ""], ["convert", "", "-"], ["convert", "-", ""], ["export", ""]],
)
def test_an_empty_word_names_no_file(words: list[str]) -> None:
    ended = run_command(*words)

    assert (ended.status, ended.output) == (2, b"")
    assert 'found "", expected the name of a file' in ended.messages[0]


def test_ctrl_c_is_raised_while_a_command_runs_and_not_afterwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard = list[int]()

    def run(_: object) -> ExitStatus:
        signal.raise_signal(signal.SIGINT)
        return ExitStatus.DONE

    command = replace(cli.command_named("formats"), add_arguments=lambda _: None, run=run)
    monkeypatch.setattr(cli, "command_named", lambda _: command)
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        ended = run_command("formats")
        signal.raise_signal(signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, before)

    assert (ended.status, ended.errors, heard) == (130, b"", [signal.SIGINT])
