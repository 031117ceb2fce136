"""What argparse says, in the language of the user."""

import argparse
import gettext
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sudoku_gui import cli, language
from sudoku_gui.cli.argparse_sentences import SENTENCES
from tests.support.terminal import run_command


@pytest.fixture
def _korean() -> Iterator[None]:
    language.set_language("ko")
    yield
    language.set_language("en")


@pytest.mark.parametrize("sentence", SENTENCES, ids=str)
def test_each_sentence_is_one_that_argparse_has(sentence: language.Text) -> None:
    assert sentence.template in Path(argparse.__file__).read_text("utf-8")


@pytest.mark.usefixtures("_korean")
@pytest.mark.parametrize("words", [[], *([name] for name in cli.COMMANDS)], ids=" ".join)
def test_the_help_is_in_one_language(words: list[str]) -> None:
    told = run_command(*words, "--help").output.decode()

    usage, _, rest = told.partition("\n\n")
    assert usage.startswith("사용 방법: sudoku-gui ")
    # Names of commands, options, formats and the like are the same in every language.
    sentences = re.findall(r"[a-z]{3,} [a-z]{2,} [a-z]{2,}", rest)
    assert [each for each in sentences if not each.startswith("sudoku")] == []


@pytest.mark.usefixtures("_korean")
@pytest.mark.parametrize(
    "words",
    [
        ["solve", "--frob"],
        ["trace", "--at"],
        ["batch"],
        ["race", "--csv", "--json"],
        ["batch", "--format", "x", "file"],
        ["desktop"],
        ["check", "--json=1"],
        ["--version=1"],
    ],
    ids=" ".join,
)
def test_bad_use_is_told_in_one_language(words: list[str]) -> None:
    (message,) = run_command(*words).messages

    assert not re.search(r"[a-z]{3,} [a-z]{2,} [a-z]{2,}", message), message


def test_what_else_asks_the_catalogue_is_left_alone() -> None:
    run_command("solve", "--help")

    assert gettext.textdomain() == "messages"
