"""The manual page, which is installed with the program."""

import os
import re
import shutil
import subprocess

import pytest

from sudoku_gui import cli
from sudoku_gui.cli.parsers import parser_of
from tests.support.terminal import ROOT
from tests.support.waiting import PATIENCE_SECONDS

PAGE = ROOT / "resources" / "man" / "sudoku-gui.1"


def options_of(name: str) -> set[str]:
    usage = parser_of(cli.command_named(name)).format_usage()
    return set(re.findall(r"(?<!\w)--?[a-z][a-z-]*", usage))


def words_of_page() -> set[str]:
    plain = PAGE.read_text("utf-8").replace("\\-", "-")
    return set(re.findall(r"[\w-]+", plain))


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_is_told_with_every_option(name: str) -> None:
    assert {name, *options_of(name)} <= words_of_page()


def test_no_option_is_told_that_is_not_there() -> None:
    known = {"--help", "--version", "-V", "-h"}
    for name in cli.COMMANDS:
        known |= options_of(name)

    assert {word for word in words_of_page() if word.startswith("-") and len(word) > 1} <= known


def test_the_page_is_set_without_a_complaint() -> None:
    if shutil.which("groff") is None:
        if "CI" in os.environ:
            pytest.fail("groff is not installed")
        pytest.skip("groff is not installed")

    ended = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", "-z", str(PAGE)],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE_SECONDS,
    )

    assert (ended.stdout, ended.stderr) == ("", "")
