"""The puzzle of a file that a command is about."""

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
