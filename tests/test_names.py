"""The names of the package: each public class has one of its own, in the terms of the field."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
MODULES = sorted((ROOT / "sudoku_gui").rglob("*.py"))

# Words that no class and no module is called by any more, and what says it in the field.
METAPHORS = {
    "closer look": "exact depths",
    "conclusions": "search messages",
    "course": "history, steps, step target",
    "deed": "job",
    "departure": "branch point",
    "desk": "what a part uses, by name",
    "door": "entry",
    "doors": "entry",
    "dress": "style",
    "exhibit": "render",
    "fate": "result",
    "glimpse": "preview",
    "habits": "defaults",
    "hands": "program state",
    "holding": "data structure",
    "holdings": "data structures",
    "instalments": "resumable",
    "ladder": "nearby checkpoints",
    "lesson": "learning panels",
    "patience": "timer, limit",
    "scene": "shown moment",
    "scout": "moment finder",
    "settling": "disambiguation",
    "sitting": "game actions",
    "slip": "typo",
    "slips": "typos",
    "slot": "item",
    "stamps": "pixmap cache",
    "stretch": "step range",
    "trial": "attempts",
    "walk": "timeline actions, search base",
    "walker": "replay cursor",
    "wish": "options, preference",
    "wishes": "options, preferences",
    "workbench": "game controller",
}


def test_no_two_public_classes_of_the_package_have_one_name() -> None:
    places = defaultdict(list)
    for path in MODULES:
        for name in _classes_of(path):
            if not name.startswith("_"):
                places[name].append(path.relative_to(ROOT).as_posix())

    assert {name: where for name, where in places.items() if len(where) > 1} == {}


def test_no_class_and_no_module_is_named_by_a_metaphor() -> None:
    named = [
        f"{path.relative_to(ROOT).as_posix()}: {name} (say: {METAPHORS[metaphor]})"
        for path in MODULES
        for name in [path.stem, *_classes_of(path)]
        for metaphor in METAPHORS
        if f" {metaphor} " in f" {_words_of(name)} "
    ]

    assert named == []


def test_a_metaphor_is_recognised_in_either_spelling() -> None:
    assert _words_of("_CloserLook") == "closer look"
    assert _words_of("closer_look") == "closer look"


@cache
def _classes_of(path: Path) -> list[str]:
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return [node.name for node in nodes if isinstance(node, ast.ClassDef)]


def _words_of(name: str) -> str:
    return " ".join(each.lower() for each in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", name))
