"""`sudoku-gui algorithms`, `formats`, `--version` and `--help`."""

import re
from importlib import metadata

import pytest

from sudoku_gui import __version__, cli
from sudoku_gui.formats import FORMATS
from sudoku_gui.solvers import ALGORITHMS, engine, instant
from sudoku_gui.solvers.search import Algorithm
from tests.cli.terminal import run_command


def test_the_algorithms_are_a_line_each_with_name_and_title() -> None:
    ended = run_command("algorithms")

    assert (ended.status, ended.errors) == (0, b"")
    assert [re.split("  +", line) for line in ended.lines] == [
        *([algorithm.name, str(algorithm.title)] for algorithm in ALGORITHMS),
        [instant.NAME, str(instant.TITLE)],
    ]


@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda one: one.name)
def test_a_procedure_is_shown_line_by_line(algorithm: Algorithm) -> None:
    ended = run_command("algorithms", "--procedure", algorithm.name)

    lines = algorithm.procedure.lines
    assert (ended.status, ended.errors) == (0, b"")
    assert [line.strip() for line in ended.lines] == [str(line.text) for line in lines]
    assert [(len(line) - len(line.lstrip())) // 4 for line in ended.lines] == [
        line.indent for line in lines
    ]


def test_the_procedure_of_nobody_is_bad_use() -> None:
    ended = run_command("algorithms", "--procedure", "nobody")

    assert (ended.status, ended.output) == (2, b"")
    assert 'no algorithm is called "nobody"' in ended.messages[0]


def test_what_has_no_steps_has_no_procedure() -> None:
    ended = run_command("algorithms", "--procedure", "instant")

    assert (ended.status, ended.output) == (2, b"")
    assert '"instant" solves without steps' in ended.messages[0]


def test_the_formats_are_a_line_each_with_name_suffixes_and_what_can_be_done() -> None:
    ended = run_command("formats")

    assert (ended.status, ended.errors) == (0, b"")
    assert [re.split("  +", line) for line in ended.lines] == [
        [format_.name, " ".join(format_.suffixes), "read/write"] for format_ in FORMATS
    ]


def test_the_version_names_everything_that_is_at_work() -> None:
    ended = run_command("--version")

    assert ended.status == 0
    assert ended.lines[:2] == [f"sudoku-gui {__version__}", f"engine: {engine.form()}"]
    assert re.fullmatch(r"Python 3\.\d+\.\d+\S*", ended.lines[2])
    assert re.fullmatch(r"Qt 6\.\d+\.\d+", ended.lines[3])


def test_the_version_is_silent_about_qt_where_it_is_not_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def not_installed(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", not_installed)

    ended = run_command("--version")

    assert (ended.status, ended.errors) == (0, b"")
    assert len(ended.lines) == 3


def test_the_help_lists_every_command() -> None:
    ended = run_command("--help")

    assert ended.status == 0
    for command in cli.COMMANDS:
        assert re.search(rf"^    {command.name} +\S", ended.output.decode(), re.MULTILINE)


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
