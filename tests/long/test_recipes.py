"""The recipes of CONTRIBUTING.md: each is followed in a copy of the program, and tried there."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from tests.support.recipes import Insertion, copy_of_program, recipes_in
from tests.support.terminal import ROOT, bare_environment
from tests.support.waiting import PATIENCE_SECONDS

DOCUMENT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
RECIPES = {recipe.name: recipe for recipe in recipes_in(DOCUMENT)}

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def _an_algorithm_is_listed_and_solves(checkout: Path) -> None:
    puzzle = checkout / "puzzle.line"
    puzzle.write_text(f"{PUZZLE}\n", "utf-8")

    listed = _program(checkout, "algorithms")
    solved = _program(checkout, "solve", "--algorithm", "descending-check", str(puzzle))

    assert "descending-check      Direct check, descending" in listed
    assert SOLUTION in re.sub(r"\W", "", "".join(solved))


def _a_technique_is_listed_and_gives_a_hint(checkout: Path) -> None:
    puzzle = checkout / "puzzle.line"
    puzzle.write_text(SOLUTION.replace("5", ".", 1), "utf-8")

    listed = _program(checkout, "techniques")
    hint = _program(checkout, "hint", "--technique", "last-place", "--words", str(puzzle))

    assert listed[0].split()[:2] == ["last-place", "1.0"]
    assert hint == ["Last place (1.0): In row 1, r1c1 is the only place left for 5. So r1c1 is 5."]


def _a_format_is_listed_written_and_read_back(checkout: Path) -> None:
    puzzle, tagged = checkout / "puzzle.line", checkout / "puzzle.tagged"
    puzzle.write_text(f"{PUZZLE}\n", "utf-8")

    listed = _program(checkout, "formats")
    _program(checkout, "convert", str(puzzle), str(tagged))
    read_back = _program(checkout, "convert", str(tagged), "-", "--to", "line")

    assert [line.split()[:2] for line in listed].count(["tagged", ".tagged"]) == 1
    assert tagged.read_text("utf-8") == f"sudoku {PUZZLE}\n"
    assert read_back == [PUZZLE.replace(".", "0")]


def _a_command_prints(checkout: Path) -> None:
    assert _program(checkout, "sizes")[:3] == ["4x4    16", "6x6    36", "9x9    81"]


def _an_action_in_a_menu_has_its_effect(checkout: Path) -> None:
    before, after = _chosen(checkout, "Edit", "First Blank")

    assert (before["cell"], after["cell"]) == (0, PUZZLE.index("."))


def _a_panel_opens_from_its_menu_and_is_restored(checkout: Path) -> None:
    closed, opened = _chosen(checkout, "View", "Blank Cells")
    restored, closed_again = _chosen(checkout, "View", "Blank Cells")

    assert closed["docks"] == closed_again["docks"] == {}
    assert opened["docks"] == restored["docks"] == {"blank_count": ["51 blank cells"]}


CHECKS: Mapping[str, Callable[[Path], None]] = {
    "Add an algorithm": _an_algorithm_is_listed_and_solves,
    "Add a technique": _a_technique_is_listed_and_gives_a_hint,
    "Add a format": _a_format_is_listed_written_and_read_back,
    "Add a command": _a_command_prints,
    "Add an action": _an_action_in_a_menu_has_its_effect,
    "Add a panel": _a_panel_opens_from_its_menu_and_is_restored,
}


@pytest.mark.parametrize("name", CHECKS)
def test_who_follows_the_recipe_gets_what_it_promises(name: str, tmp_path: Path) -> None:
    checkout = copy_of_program(tmp_path)
    RECIPES[name].apply(checkout)

    CHECKS[name](checkout)


def test_every_recipe_is_tried() -> None:
    assert list(RECIPES) == list(CHECKS)


@pytest.mark.parametrize("there", ["no such line", "def …"])
def test_a_recipe_that_names_no_line_or_several_is_noticed(there: str, tmp_path: Path) -> None:
    (tmp_path / "some.py").write_text("def one(): ...\ndef two(): ...\n", "utf-8")

    with pytest.raises(AssertionError, match=f"lines '{there}', expected one"):
        Insertion.of_diff("some.py", f" {there}\n+three = 3\n").apply(tmp_path)


def _program(checkout: Path, *arguments: str) -> Sequence[str]:
    """The lines that the program of `checkout` writes."""
    return _python(checkout, "-m", "sudoku_gui", *arguments).splitlines()


def _chosen(checkout: Path, menu: str, entry: str) -> Sequence[Mapping[str, object]]:
    """What is seen in its window before an entry of a menu is chosen, and after."""
    settings = str(checkout / "settings.ini")
    written = _python(checkout, "-m", "tests.support.ui.recipe_program", settings, menu, entry)
    return [json.loads(line) for line in written.splitlines()]


def _python(checkout: Path, *arguments: str) -> str:
    """What Python writes where `sudoku_gui` is that of `checkout`, and its tests are ours."""
    ended = subprocess.run(
        [sys.executable, *arguments],
        cwd=checkout,
        env=bare_environment(
            PYTHONPATH=f"{checkout}{os.pathsep}{ROOT}",
            QT_QPA_PLATFORM="offscreen",
            LC_ALL="C.UTF-8",
        ),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout
