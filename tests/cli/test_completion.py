"""`sudoku-gui completion`: each shell is asked what it would complete."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from sudoku_gui import cli
from sudoku_gui.solvers import ALGORITHMS
from tests.support.terminal import run_command
from tests.support.waiting import PATIENCE_SECONDS

NAMES = {algorithm.name for algorithm in ALGORITHMS}
_ASKED = {
    # What the shells' own functions do when Tab is pressed.
    "bash": (
        'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _sudoku_gui; '
        'printf "%s\\n" "${COMPREPLY[@]}"'
    ),
    "zsh": (
        "compdef() { :; }; _files() { :; }; compadd() { shift; print -l -- $@; }; "
        'source "$1"; shift; words=("$@"); CURRENT=$#; _sudoku_gui'
    ),
    "fish": 'source $argv[1]; complete -C "$argv[2..]"',
}


def completed(shell: str, folder: Path, *words: str) -> set[str]:
    """What the shell offers for the last of the words, which begins with what is given."""
    if shutil.which(shell) is None:
        if "CI" in os.environ:
            pytest.fail(f"{shell} is not installed")
        pytest.skip(f"{shell} is not installed")
    script = folder / f"completion.{shell}"
    script.write_bytes(run_command("completion", shell).output)
    alone = {"bash": ["--norc"], "zsh": ["-f"], "fish": ["--no-config"]}[shell]
    asked = ["-c", _ASKED[shell], *([] if shell == "fish" else [shell]), str(script)]
    ended = subprocess.run(
        [shell, *alone, *asked, *words],
        env={"PATH": os.environ["PATH"], "HOME": str(folder), "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE_SECONDS,
    )
    assert not ended.stderr
    found = {line.split("\t")[0] for line in ended.stdout.splitlines()}
    return {word for word in found if word.startswith(words[-1])}


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["sol"], ["solve"]),
        (["tech"], ["techniques"]),
        (["solve", "--alg"], ["--algorithm"]),
        (["solve", "--algorithm", "inst"], ["instant"]),
        (["trace", "--until", "d"], ["deadend", "deepest"]),
        (["convert", "--to", "boj"], ["boj2580", "boj2239"]),
        (["help", "tr"], ["trace"]),
        (["completion", "z"], ["zsh"]),
        (["trace", "--from", "boj"], []),
    ],
    ids=" ".join,
)
def test_what_is_typed_is_completed(
    shell: str, words: list[str], wanted: list[str], tmp_path: Path
) -> None:
    assert completed(shell, tmp_path, "sudoku-gui", *words) == set(wanted)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_and_algorithm_is_offered(shell: str, tmp_path: Path) -> None:
    assert completed(shell, tmp_path, "sudoku-gui", "") >= {*cli.COMMANDS}
    assert completed(shell, tmp_path, "sudoku-gui", "race", "--") >= {"--csv", "--json"}
    assert completed(shell, tmp_path, "sudoku-gui", "trace", "--algorithm", "") >= NAMES


def test_another_shell_is_bad_use() -> None:
    assert run_command("completion", "tcsh").status == 2
