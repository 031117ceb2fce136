"""`sudoku-gui help`."""

import pytest

from sudoku_gui import cli
from tests.support.terminal import run_command


def test_help_alone_is_the_help_of_the_program() -> None:
    assert run_command("help").output == run_command("--help").output


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_the_help_of_a_command_is_what_it_says_itself(name: str) -> None:
    ended = run_command("help", name)

    assert (ended.status, ended.output) == (0, run_command(name, "--help").output)


def test_a_command_that_is_not_there_is_bad_use() -> None:
    ended = run_command("help", "frob")

    assert (ended.status, ended.output, len(ended.messages)) == (2, b"", 1)


def test_the_version_has_a_short_option() -> None:
    assert run_command("-V").output == run_command("--version").output
