"""README.md and CONTRIBUTING.md: what they tell to run is run, and what they name is there."""

import re
from pathlib import Path

import pytest

from sudoku_gui.ui.preflight import FOR_ANY_WINDOW, FOR_X11
from tests.support.markdown import Example, MarkdownFile, run_example
from tests.support.recipes import code_blocks_in, recipes_in
from tests.support.terminal import ROOT

README = MarkdownFile(ROOT / "README.md")
CONTRIBUTING = MarkdownFile(ROOT / "CONTRIBUTING.md")
CI_RUN = (ROOT / ".ci" / "run").read_text("utf-8")
RUN_BY_CI = {
    "run-command": README,
    "test-command": README,
    "system-libraries": README,
    "check-command": CONTRIBUTING,
}
DEVELOP = "develop-command"
TWO_MINUTES = 150  # lines
LIKE_A_PATH = re.compile(r"`((?:\w+/)+[\w.-]*|\w+\.(?:py|toml|md))`")

both = pytest.mark.parametrize("document", [README, CONTRIBUTING], ids=lambda each: each.path.name)


@pytest.mark.parametrize("example", README.examples, ids=lambda example: example.command)
def test_an_example_prints_what_the_readme_shows(example: Example, tmp_path: Path) -> None:
    assert run_example(example, tmp_path) == example.printed


def test_the_readme_shows_the_terminal_at_work() -> None:
    assert any(example.command.startswith("sudoku-gui solve ") for example in README.examples)


def test_the_readme_is_read_in_two_minutes() -> None:
    assert len(README.text.splitlines()) <= TWO_MINUTES


@both
def test_every_block_of_code_is_an_example_or_is_run_on_a_new_machine(
    document: MarkdownFile,
) -> None:
    to_copy = [block for block in document.blocks if block.mark in (*RUN_BY_CI, DEVELOP)]
    of_recipes = code_blocks_in(document.text)
    others = [
        block for block in document.blocks if block not in to_copy and block.text not in of_recipes
    ]

    assert {block.language for block in to_copy} == {"sh"}
    assert {block.language for block in others} <= {"bat", "console", "mermaid", "text"}


@pytest.mark.parametrize("mark", ["run-command", "test-command"])
def test_windows_is_told_the_same_line_by_line(mark: str) -> None:
    command = README.text_of(mark)
    for here, there in {
        " && ": "\n",
        "python3 ": "py -3 ",
        ".venv/bin/": ".venv\\Scripts\\",
        "resources/puzzles/": "resources\\puzzles\\",
        "'": '"',
    }.items():
        command = command.replace(here, there)

    assert README.text_of(f"windows-{mark}") == command


@pytest.mark.parametrize("mark", RUN_BY_CI)
def test_a_marked_command_stands_there_once_and_is_run_from_there(mark: str) -> None:
    document = RUN_BY_CI[mark]

    assert [block.mark for block in document.blocks].count(mark) == 1
    assert f"(command_of {document.path.name} {mark}" in CI_RUN


@pytest.mark.parametrize("mark", ["run-command", "test-command"])
def test_the_run_and_test_commands_need_nothing_before_them(mark: str) -> None:
    command = README.text_of(mark)

    assert command.startswith("python3 -m venv --clear .venv && ")
    assert command.count("\n") == 1


def test_who_develops_installs_what_who_tests_installs_and_more() -> None:
    testing = README.text_of("test-command").partition(" && .venv/bin/python")[0]

    developing = CONTRIBUTING.text_of(DEVELOP).strip()

    assert developing == testing.replace("'.[test]'", "'.[animation,test,check]'")


def test_the_libraries_of_the_readme_are_those_that_the_program_asks_for() -> None:
    asked_for = {library.package for library in FOR_ANY_WINDOW + FOR_X11 if not library.comes_with}

    assert asked_for <= set(README.text_of("system-libraries").split())


@both
def test_every_link_and_every_picture_is_there(document: MarkdownFile) -> None:
    for link in document.links:
        assert link.words
        assert link.target.startswith("https://") or (ROOT / link.target).is_file(), link.target


def test_every_file_that_contributing_names_is_there() -> None:
    made = {path for recipe in recipes_in(CONTRIBUTING.text) for path in recipe.new_files}
    named = set(LIKE_A_PATH.findall(CONTRIBUTING.prose)) - made

    assert named
    assert [
        name
        for name in named
        if not any((place / name).exists() for place in (ROOT, ROOT / "sudoku_gui", ROOT / "tests"))
        and not list((ROOT / "tests").rglob(name))
    ] == []
