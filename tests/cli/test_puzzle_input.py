"""The puzzle of a file that a command is about."""

import gzip
from pathlib import Path

import pytest

from tests.support.puzzles import SMALL_FILE, SMALL_SOLVED_LINE
from tests.support.terminal import run_command

SEVERAL = b"1" + b"0" * 15 + b"\n" + SMALL_FILE + SMALL_SOLVED_LINE.encode() + b"\n"


@pytest.mark.parametrize(
    "words",
    [
        ["solve"],
        ["check", "--json"],
        ["trace", "--algorithm", "used-tables", "--json"],
        ["hint", "--all"],
    ],
    ids=lambda words: words[0],
)
def test_a_puzzle_is_chosen_by_its_number(words: list[str]) -> None:
    chosen = run_command(*words, "--puzzle", "2", given=SEVERAL)
    alone = run_command(*words, given=SMALL_FILE)

    assert (chosen.status, chosen.output, chosen.errors) == (
        alone.status,
        alone.output,
        alone.errors,
    )


@pytest.mark.parametrize("command", ["solve", "check", "race", "hint"])
def test_a_number_that_no_puzzle_has_is_bad_input(command: str) -> None:
    ended = run_command(command, "--puzzle", "4", given=SEVERAL)

    assert (ended.status, ended.output) == (2, b"")
    assert ended.messages == ["there are 3 puzzles, and no puzzle 4"]


@pytest.mark.parametrize("number", ["0", "-1", "x", "1.5"])
def test_a_number_is_counted_from_one(number: str) -> None:
    assert run_command("solve", f"--puzzle={number}", given=SEVERAL).status == 2


@pytest.mark.parametrize("words", ["solve {}", "check {}", "convert {} - --to line"])
def test_a_compressed_file_is_read_like_any_other(words: str, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.gz"
    path.write_bytes(gzip.compress(SMALL_FILE))

    plain = run_command(*words.format("-").split(), given=SMALL_FILE)
    given = run_command(*words.format("-").split(), given=path.read_bytes())
    opened = run_command(*words.format(path).split())

    assert plain.output
    assert given == plain
    assert opened.output == plain.output


def test_a_damaged_compressed_file_is_bad_input(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.gz"
    path.write_bytes(gzip.compress(SMALL_FILE)[:-3])

    ended = run_command("solve", str(path))

    assert (ended.status, ended.output) == (2, b"")
    assert ended.messages == [f"{path}: the compressed file ends too soon"]
